import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RawContent } from '@site/model/check/read-content.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { listTexts } from '@site/model/schemas/walk-fields.ts';
import { hasCode } from '@site/system/has-code.ts';
import type { FileEdit } from './following.ts';

/** The loops that content names, by their paths in the content folder and without an ending. */
function listLoops({ entries }: RawContent): Set<string> {
  const places = entries.flatMap(({ name, file, data }) =>
    listTexts(contentFiles[name].schema, data)
      .filter(({ meaning }) => meaning?.kind === 'loop')
      .map(({ value }) => path.posix.join(path.posix.dirname(path.posix.relative('content', file)), value)),
  );
  return new Set(places);
}

/**
 * Removes loops that no entry names any more: they would still be published, and the check would refuse them.
 * @param folder the content folder.
 */
export async function removeUnusedLoops(folder: string, before: RawContent, after: RawContent): Promise<FileEdit[]> {
  const unused = [...listLoops(before).difference(listLoops(after))];
  const edits = unused
    .flatMap((loop) => [`${loop}.av1.mp4`, `${loop}.mp4`])
    .map(async (file): Promise<FileEdit[]> => {
      const film = await readFile(path.join(folder, file)).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return undefined;
        throw error;
      });
      return film ? [{ file, before: film, after: undefined }] : [];
    });
  return (await Promise.all(edits)).flat();
}
