import path from 'node:path';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { memoizeByEntry } from '@site/model/check/memoize-by-entry.ts';
import type { RawContent, RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { listTexts } from '@site/zod-content/walk.ts';

function listLoops({ entries }: RawContent): Set<string> {
  return new Set(entries.flatMap(loopsOf));
}

const loopsOf = memoizeByEntry(({ name, file, data }: RawEntry): readonly string[] =>
  listTexts(contentFiles[name].schema, data)
    .filter(({ meaning }) => meaning?.kind === 'loop')
    .map(({ value }) => path.posix.join(path.posix.dirname(path.posix.relative('content', file)), value)),
);

/**
 * Removes loops that no entry uses anymore: they would still be published, and the check would reject them.
 * @param stage the content with the change.
 */
export async function removeUnusedLoops(stage: ContentStage, before: RawContent, after: RawContent): Promise<void> {
  for (const file of listLoops(before).difference(listLoops(after))) {
    if (await stage.read(file)) await stage.write(file, undefined);
  }
}
