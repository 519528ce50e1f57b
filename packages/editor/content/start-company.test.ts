import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { askAll } from '@site/content-tools/new-company/ask-all.ts';
import { makeCompany } from '@site/content-tools/new-company/make-company.ts';
import { checkContent } from '@site/model/check/check-content.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { weddingStudio } from '../../../tests/content/new-company.fixture.ts';
import { putBack } from '../publish/server/history.ts';
import { inTurn } from '../publish/server/publish.ts';
import { test } from '../publish/server/publish.fixture.ts';
import { handleEditorRequest } from '../server/editor-api.ts';
import type { Role } from '../people/person.ts';
import { readOutline } from './outline.ts';
import { listStartQuestions, startCompany } from './start-company.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Whose address is not one that stands for no site. */
const answers = { ...weddingStudio, site: 'https://www.tern-and-tide-films.com' };

/** The bytes of a folder's files, by their names. */
async function readAll(folder: string): Promise<Readonly<Record<string, string>>> {
  const read = async (file: string) => [file, await readFile(path.join(folder, file), 'base64')] as const;
  return Object.fromEntries(await Promise.all(listFiles(folder).map(read)));
}

test.for([
  ['an example', 'https://www.regulusfilms.example', true],
  ['an example', 'https://example.com', true],
  ['an example', 'http://localhost:4321', true],
  ['an example', undefined, true],
  ['an example', 'not an address', true],
  ['a site', 'https://www.tern-and-tide-films.com', false],
  ['a site', 'https://example.com.au', false],
] as const)('%s: %s', ([, origin, isAsked]) => {
  expect(listStartQuestions(origin) !== undefined).toBe(isAsked);
});

test('an example becomes what the command writes, and everything that was there is in the history', async ({
  site,
}) => {
  await site.edit('content/team/ana-quiroga.yaml', { quote: 'By hand.' });
  await site.write('content/team/new.txt', 'Not known to the check, and kept.');
  const before = await readAll(site.content);
  expect(Object.keys(before)).toContain('fr/site.yaml');
  expect(await startCompany(site.content, answers, site.person)).toBeUndefined();

  const target = path.join(site.root, '../written');
  const read = await askAll({ given: answers, isAtTerminal: false, signal: new AbortController().signal });
  await makeCompany({
    from: path.join(import.meta.dirname, '../../../content'),
    target,
    replace: false,
    answers: read,
  });
  await rm(path.join(target, 'README.md'));
  expect(await readAll(site.content)).toEqual(await readAll(target));
  expect((await readdir(site.content)).sort()).toEqual((await readdir(target)).sort());
  expect(await checkContent(site.content)).toEqual([]);
  expect(readOutline(site.content)).toMatchObject({ company: 'Tern & Tide', languages: [], startQuestions: undefined });

  expect(site.run('log', '-2', '--format=%an: %s', 'drafts').split('\n')).toEqual([
    'Olga: Start the site of Tern & Tide',
    expect.stringMatching(/^Outside of the editor: /),
  ]);
  const [publication] = await site.history();
  expect(publication?.subject).toBe('What was saved before: Start the site of Tern & Tide');
  await inTurn(site.root, async (repository) => putBack(repository, publication?.commit ?? '', site.person));
  expect(await readAll(site.content)).toEqual(before);
});

test('a company that has an address of its own is left as it is, whatever an old window asks', async ({ site }) => {
  await startCompany(site.content, answers, site.person);
  const before = await readAll(site.content);
  const again = startCompany(site.content, { ...answers, name: 'Another' }, site.person);
  await expect(again).rejects.toThrow("This site is a company's own by now, and was left as it is: reload this page.");
  expect(await readAll(site.content)).toEqual(before);
});

test('content without site.yaml can be started', async ({ site }) => {
  await rm(path.join(site.content, 'site.yaml'));
  expect(readOutline(site.content).startQuestions).toHaveLength(12);
  expect(await startCompany(site.content, answers, site.person)).toBeUndefined();
  expect(readOutline(site.content).company).toBe('Tern & Tide');
});

test.for(['no repository', 'a file that Git ignores'])(
  'nothing is replaced that would be lost: %s',
  async (why, { site }) => {
    if (why === 'no repository') await rm(path.join(site.root, '.git'), { recursive: true });
    else {
      await appendFile(path.join(site.root, '.git/info/exclude'), 'notes.txt\n');
      await site.write('content/notes.txt', 'Mine.');
    }
    const before = await readAll(site.content);
    await expect(startCompany(site.content, answers, site.person)).rejects.toThrow(
      'What is here would be lost, because no history keeps it: commit',
    );
    expect(await readAll(site.content)).toEqual(before);
  },
);

test('an owner learns what is wrong with each answer; others start nothing', async ({ site }) => {
  const before = await readAll(site.content);
  const ask = async (role: Role, given: object) =>
    handleEditorRequest(
      new Request('http://127.0.0.1:4322/api/editor/new-company', { method: 'POST', body: JSON.stringify(given) }),
      { content: site.content, hosts: {} as never, person: { ...site.person, role } },
    );
  const refused = await ask('owner', { ...answers, phone: '12', name: ' ', area: '', position: '' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    message: 'Some answers are missing or not right.',
    fields: {
      name: "Name is missing: write the company's name",
      phone: expect.stringMatching(/^Phone is not right: write \+ and the digits/) as string,
      area: expect.stringMatching(/^Area is missing: write where you work/) as string,
    },
  });
  const other = await ask('editor', answers);
  expect([other.status, await other.text()]).toEqual([422, 'Only an owner starts another site here: ask one to.']);
  expect(await readAll(site.content)).toEqual(before);
  expect((await ask('owner', answers)).status).toBe(200);
});
