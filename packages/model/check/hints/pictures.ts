import { stat } from 'node:fs/promises';
import path from 'node:path';
import { blogPictureFolder } from '../../blog/picture-folder.ts';
import { listFiles } from '@site/system/list-files.ts';
import type { Problem } from '../problem.ts';

/** The contact page draws it without being told. */
const alwaysUsed = ['map.svg'];

/** As much as a picture of this size needs when it is saved with care; in bytes. */
const mostBytes = 500_000;

/** How content names a file of content/media: articles by the address that the blog has always had. */
function nameOf(file: string): string {
  return file.replace(/^blog\//, blogPictureFolder);
}

/**
 * Pictures that nothing names, and those that are heavier than they need to be.
 * @param folder the content folder.
 * @param sources all content files, as they are written.
 */
export async function adviseOnPictures(folder: string, sources: readonly string[]): Promise<Problem[]> {
  const pictures = listFiles(path.join(folder, 'media')).filter((file) => /\.(?:jpg|png|svg)$/.test(file));
  const problems = await Promise.all(
    pictures.map(async (picture): Promise<Problem[]> => {
      const file = `content/media/${picture}`;
      const { size } = await stat(path.join(folder, 'media', picture));
      const isUsed = alwaysUsed.includes(picture) || sources.some((source) => source.includes(nameOf(picture)));
      return [
        ...(isUsed ? [] : [{ file, field: '', advice: 'is named by no content file: name it in one, or delete it' }]),
        ...(size > mostBytes
          ? [{ file, field: '', advice: `has ${String(Math.ceil(size / 1000))} kB: save it with at most 500 kB` }]
          : []),
      ];
    }),
  );
  return problems.flat();
}
