import { describe, expect } from 'vitest';
import { fillQueryTable, readDocument } from '@site/model/check/query-table.ts';
import { test } from './copy-content.ts';

describe("docs/content.md lists each page's search", () => {
  test('as the content has it: after a change, run `node packages/model/check/write-query-table.ts`', async ({
    content,
  }) => {
    const document = await readDocument();
    expect(document).toBe(await fillQueryTable(document, content.folder));
  });

  test('and no longer does so once a query changes', async ({ content }) => {
    const document = await readDocument();
    await content.setField('pages/red-dragon.mdoc', ['query'], 'a camera for whales');
    const filled = await fillQueryTable(document, content.folder);
    expect(filled).not.toBe(document);
    expect(filled).toMatch(/\| `\/red-dragon` +\| a camera for whales +\|/);
  });

  test('and says so where the table is gone', async ({ content }) => {
    await expect(fillQueryTable('# Content\n', content.folder)).rejects.toThrow('has no table');
  });
});
