import { isSamplePicture } from '../media/sample-picture.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { listTexts } from '../schemas/walk-fields.ts';
import { fieldName, type Problem } from './problem.ts';
import type { RawEntry } from './read-content.ts';

const byList = 'is a sample: replace it, then take it out of the list in the line sample';

/**
 * What has to be replaced before the content is a company's own: whole entries, fields that a file lists in its line
 * `sample`, where `body` is the text below a written page's fields, and pictures.
 */
export function listSamples(entries: readonly RawEntry[]): Problem[] {
  return entries.flatMap(({ name, file, data, bodyLine }): Problem[] => {
    const { sample } = Object(data) as { readonly sample?: unknown };
    if (sample === true) {
      return [
        { file, field: 'sample', advice: 'says that all of this is a sample: replace it, then remove this line' },
      ];
    }
    const listed = (Array.isArray(sample) ? sample : []).map((field: unknown) => ({
      file,
      field: field === 'body' ? `line ${String(bodyLine)}` : String(field),
      advice: byList,
    }));
    const pictures = listTexts(contentFiles[name].schema, data)
      .filter(({ value, meaning }) => meaning?.kind === 'picture' && isSamplePicture(value))
      .map(({ path }) => ({ file, field: fieldName(path), advice: 'is a sample: choose a picture of yours' }));
    return [...listed, ...pictures];
  });
}
