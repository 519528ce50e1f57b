import { isSamplePicture } from '../media/sample-picture.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { listTexts } from '@site/zod-content/walk.ts';
import { memoizeByEntry } from './memoize-by-entry.ts';
import { fieldName, type Problem } from '@site/zod-content/problem.ts';
import type { RawEntry } from './read-content.ts';

const byList = 'is a sample: replace it, then take it out of the list in the line sample';

/** Placeholders such as [SAMPLE: what to write]. */
const sampleWords = /\[SAMPLE\b[^\]]*\]?/g;

/**
 * What has to be replaced before the content is a company's own: whole entries, fields listed under `sample` (where
 * `body` is a written page's text), words in brackets, and pictures.
 */
const samplesOf = memoizeByEntry(({ name, file, data, body, bodyLine }: RawEntry): readonly Problem[] => {
  const { sample } = Object(data) as { readonly sample?: unknown };
  if (sample === true) {
    return [{ file, field: 'sample', advice: 'says that all of this is a sample: replace it, then remove this line' }];
  }
  const listed = (Array.isArray(sample) ? sample : []).map((field: unknown) => ({
    file,
    field: field === 'body' ? `line ${bodyLine}` : String(field),
    advice: byList,
  }));
  const texts = listTexts(contentFiles[name].schema, data).map(({ path, value, meaning }) => {
    const isPicture = meaning?.kind === 'picture' && isSamplePicture(value);
    return { field: fieldName(path), value, isPicture };
  });
  const lines = body.split('\n').map((value, index) => {
    return { field: `line ${bodyLine + index}`, value, isPicture: false };
  });
  const found = [...texts, ...lines].flatMap(({ field, value, isPicture }): Problem[] => [
    ...(isPicture ? [{ file, field, advice: 'is a sample: choose a picture of yours' }] : []),
    ...[...value.matchAll(sampleWords)].map(([words]) => ({
      file,
      field,
      advice: `has ${words}: write it, or remove it`,
    })),
  ]);
  return [...listed, ...found];
});

export function listSamples(entries: readonly RawEntry[]): Problem[] {
  return entries.flatMap(samplesOf);
}
