import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { copyWithLanguages, test as baseTest, type ContentCopy } from './copy-content.ts';

const test = baseTest.extend('languages', async ({}, { onCleanup }): Promise<ContentCopy> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  onCleanup(() => rm(folder, { recursive: true }));
  return copyWithLanguages(folder);
});

test('content in two languages is in order', async ({ languages }) => {
  expect(await languages.check()).toEqual([]);
});

test('a mistake of the first language is reported there alone, one of a translation beside it', async ({
  languages,
}) => {
  await languages.setField('site.yaml', ['phone'], '(305) 555-0142');
  await languages.setField('fr/site.yaml', ['tagline'], 'Clips'.repeat(80));
  await languages.setField('fr/site.yaml', ['founded'], 1999);
  const problems = await languages.check();
  expect(problems.map((problem) => problem.split(' ', 2).join(' '))).toEqual([
    'content/fr/site.yaml: founded',
    'content/fr/site.yaml: tagline',
    'content/site.yaml: phone',
  ]);
  await languages.write('claims.yaml', 'figures:\n\t- odd\n');
  expect((await languages.check()).filter((problem) => problem.includes('fr/claims.yaml'))).toEqual([]);
});
