import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckedContent } from '../check-content.ts';
import type { Problem } from '../problem.ts';
import { adviseOnAlike } from './alike-texts.ts';
import { listTexts } from './list-texts.ts';
import { adviseOnPictureWords } from './picture-words.ts';
import { adviseOnPictures } from './pictures.ts';
import { adviseOnReading } from './reading-level.ts';

/**
 * What could be better in content that the site can be built from; none of it stops a build.
 * @param folder the content folder.
 * @param content what the check has found there.
 */
export async function listHints(folder: string, { files, entries }: CheckedContent): Promise<Problem[]> {
  const places = files.map(({ file }) => path.join(folder, path.posix.relative('content', file)));
  const sources = await Promise.all(places.map((place) => readFile(place, 'utf8')));
  const texts = listTexts(entries);
  const hints = [
    ...adviseOnReading(texts),
    ...adviseOnAlike(texts),
    ...adviseOnPictureWords(entries),
    ...(await adviseOnPictures(folder, sources)),
  ];
  return hints.sort((a, b) => a.file.localeCompare(b.file));
}
