import { isSamplePicture } from '../media/sample-picture.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { listTexts } from '@site/zod-content/walk.ts';
import { memoizeByEntry } from './memoize-by-entry.ts';
import { fieldName, type Problem } from '@site/zod-content/problem.ts';
import type { RawEntry } from './read-content.ts';

const byList = 'is a sample: replace it, then take it out of the list in the line sample';

/**
 * What has to be replaced before the content is a company's own: whole entries, fields listed under `sample` (where
 * `body` is a written page's text), and pictures.
 */
const samplesOf = memoizeByEntry(({ name, file, data, bodyLine }: RawEntry): readonly Problem[] => {
  const { sample } = Object(data) as { readonly sample?: unknown };
  if (sample === true) {
    return [{ file, field: 'sample', advice: 'says that all of this is a sample: replace it, then remove this line' }];
  }
  const listed = (Array.isArray(sample) ? sample : []).map((field: unknown) => ({
    file,
    field: field === 'body' ? `line ${bodyLine}` : String(field),
    advice: byList,
  }));
  const pictures = listTexts(contentFiles[name].schema, data)
    .filter(({ value, meaning }) => meaning?.kind === 'picture' && isSamplePicture(value))
    .map(({ path }) => ({ file, field: fieldName(path), advice: 'is a sample: choose a picture of yours' }));
  return [...listed, ...pictures];
});

export function listSamples(entries: readonly RawEntry[]): Problem[] {
  return entries.flatMap(samplesOf);
}
