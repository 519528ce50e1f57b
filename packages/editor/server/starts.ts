import path from 'node:path';
import { nameInWords } from '@site/content-tools/entries/describe-fields.ts';
import { valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { PageStart } from '../api.ts';

/** Pages to begin with, as an owner would write them. */
const folder = path.join(import.meta.dirname, '../starts');

/** Pages that are ready to fill in. */
export function listStarts(): PageStart[] {
  return readContent(folder).entries.map((entry) => ({
    label: nameInWords(entry.slug),
    values: valuesWithText(entry),
  }));
}
