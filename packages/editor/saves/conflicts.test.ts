import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import type { Choices, Conflict } from '../publish/publication.ts';
import { ConflictQuestion } from '../publish/server/merge-entry.ts';
import { test, type Site } from '../publish/server/publish.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const file = 'content/team/ana-quiroga.yaml';

/** @returns what has to be chosen; nothing where it was saved. */
async function save(site: Site, name: string, data: object, choices: Choices = {}): Promise<readonly Conflict[]> {
  try {
    await site.save({ ...data }, name, choices);
    return [];
  } catch (error) {
    if (!(error instanceof ConflictQuestion)) throw error;
    return error.conflicts;
  }
}

test('different fields of two people merge, and both are in the history', async ({ site }) => {
  const form = await site.form();
  expect(await save(site, 'olga', { ...form, title: 'Founder' })).toEqual([]);
  expect(await save(site, 'bo', { ...form, quote: 'Said by Bo, in ink.' })).toEqual([]);
  expect(await site.read(file)).toMatch(/title: Founder\nquote: Said by Bo, in ink\./);
  expect(site.run('log', '-2', '--format=%an', 'drafts')).toBe('bo\nolga');
});

test('samples that two people have replaced are none', async ({ site }) => {
  await site.write(file, `${await site.read(file)}sample: [title, quote, about]\n`);
  const form = await site.form();
  await save(site, 'olga', { ...form, title: 'Founder' });
  expect(await save(site, 'bo', { ...form, quote: 'Said by Bo, in ink.' })).toEqual([]);
  expect(await site.read(file)).toMatch(/sample:\s+(?:- |\[ ?)about/);
});

test('one field of two people: both texts are shown whole, and a choice counts only for what was seen', async ({
  site,
}) => {
  const form = await site.form();
  const long = `Theirs, ${'a long sentence about light, '.repeat(10)}in ink.`;
  await save(site, 'olga', { ...form, about: long });
  const mine = {
    ...form,
    title: 'Founder',
    about: 'Mine, in ink, about the light of a long day and of the night after it.',
  };
  const [conflict] = await save(site, 'bo', mine);
  expect(conflict).toMatchObject({ title: 'Ana Quiroga', fields: [{ name: 'about', mine: mine.about, theirs: long }] });
  expect(await site.read(file)).toContain('title: Director');
  const choices = { [conflict?.id ?? '']: { about: 'mine' } } as const;
  const last = `${long} Again.`;
  await save(site, 'olga', { ...(await site.form()), about: last });
  expect(await save(site, 'bo', mine, choices)).toMatchObject([{ fields: [{ theirs: last }] }]);
  const [next] = await save(site, 'bo', mine);
  expect(await save(site, 'bo', mine, { [next?.id ?? '']: { about: 'mine' } })).toEqual([]);
  expect(await site.read(file)).toContain('Mine, in ink, about the light');
  expect(await site.read(file)).toContain('title: Founder');
  expect(site.run('show', `drafts~1:${file}`)).toContain('Again.');
});

test('an entry that someone has removed is not written again without a word', async ({ site }) => {
  const form = await site.form();
  await save(site, 'olga', { ...form, title: 'Founder' });
  const later = await site.form();
  await rm(path.join(site.root, file));
  const [conflict] = await save(site, 'bo', { ...later, title: 'Owner' });
  expect(conflict?.fields).toMatchObject([{ theirs: 'Removed' }]);
  const id = conflict?.id ?? '';
  expect(await save(site, 'bo', { ...later, title: 'Owner' }, { [id]: { '': 'mine' } })).toEqual([]);
  expect(await site.read(file)).toContain('title: Owner');
});
