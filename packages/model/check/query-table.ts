import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { routeTable } from '../routes/route-table.ts';
import { pageAddress } from './page-addresses.ts';
import { readContent } from './read-content.ts';

export const documentFile = path.join(import.meta.dirname, '../../../docs/content.md');

const table = /(?<=\n## The search each page answers\n[\s\S]*?\n\n)\|[\s\S]*?\n(?=\n|$)/;

/** The table's order: that of the routes, then the pages beyond them. */
const order: readonly string[] = Object.values(routeTable);

function place(address: string): number {
  const index = order.indexOf(address);
  return index === -1 ? order.length : index;
}

/**
 * The table of docs/content.md: each page's address and query as the files write them, tokens included, so that another
 * company or product changes nothing here.
 * @param folder the content folder.
 */
async function createTable(folder: string): Promise<string> {
  const { entries } = await readContent(folder);
  const rows = entries.flatMap((entry) => {
    const address = pageAddress(entry);
    const { query } = Object(entry.data) as { query?: unknown };
    return address !== undefined && typeof query === 'string' ? [{ address, query }] : [];
  });
  rows.push({ address: routeTable.homeAlias, query: 'none: the home page again, which search engines know by `/`' });
  rows.sort((a, b) => place(a.address) - place(b.address));
  const lines = rows.map(({ address, query }) => `| \`${address}\` | ${query} |`);
  return ['| page | search |', '| --- | --- |', ...lines, ''].join('\n');
}

/**
 * docs/content.md as it should be.
 * @param document the file as it stands.
 * @param folder the content folder.
 * @throws Error where the document has lost its section or its table.
 */
export async function fillQueryTable(document: string, folder: string): Promise<string> {
  if (!table.test(document)) throw new Error('docs/content.md has no table under "The search each page answers"');
  const rows = await createTable(folder);
  const filled = document.replace(table, () => rows);
  return format(filled, { ...(await resolveConfig(documentFile)), filepath: documentFile });
}

/** docs/content.md as it stands. */
export async function readDocument(): Promise<string> {
  return readFile(documentFile, 'utf8');
}
