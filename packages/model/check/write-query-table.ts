/** `node packages/model/check/write-query-table.ts`: writes each page's query from content/ into docs/content.md. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { documentFile, fillQueryTable, readDocument } from './query-table.ts';

await writeFile(
  documentFile,
  await fillQueryTable(await readDocument(), path.join(import.meta.dirname, '../../../content')),
);
