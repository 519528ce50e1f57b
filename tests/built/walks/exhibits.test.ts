import { expect, it } from 'vitest';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { listTexts } from '@site/zod-content/walk.ts';
import { content, readPage } from '../built-pages.ts';

/** Ignores how a drawing splits a text. */
const squeeze = (words: string) => words.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();

it('a page says every word of its exhibits', () => {
  const missing = content.list('writtenPages').flatMap(({ slug, data: { exhibits } }) => {
    if (!exhibits) return [];
    const { $ } = readPage(content.routes.written(slug));
    // A script reads some words from attributes.
    const attributes = $('main .exhibit *')
      .toArray()
      .flatMap(({ attribs }) => Object.values(attribs));
    const said = squeeze([$('main .exhibit').text(), ...attributes].join(' '));
    return listTexts(contentFiles.writtenPages.schema, { exhibits })
      .filter(({ meaning }) => meaning?.kind === 'text' && !meaning.isName)
      .filter(({ value }) => !said.includes(squeeze(value)))
      .map(({ path, value }) => `${slug}: ${path.join('.')}: ${value}`);
  });
  expect(missing).toEqual([]);
});
