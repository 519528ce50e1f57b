import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { headline, type EntryChange } from '../publication.ts';
import { picture, test, type Site } from './publish.fixture.ts';

const video = 'content/videos/neon-tide.yaml';
const ana = 'content/team/ana.yaml';

/** Every change in words, one a line. */
async function words(site: Site): Promise<string[]> {
  const { changes } = await site.plan();
  return changes.flatMap((change) =>
    change.sentences.length > 0
      ? change.sentences.map((sentence) => `${headline(change)}: ${sentence}`)
      : [headline(change)],
  );
}

test.for<[string, (site: Site) => Promise<unknown>, string[]]>([
  [
    'fields, in the words of the form',
    async (site) => site.edit(video, 'year: 2023', 'year: 2024\ndurationSeconds: 200'),
    ['Neon Tide: Year changed from "2023" to "2024"', 'Neon Tide: Length added: "200"'],
  ],
  [
    'a field of a list',
    async (site) => site.edit(video, 'role: Director', 'role: Producer'),
    ['Neon Tide: Credits 1, Role changed from "Director" to "Producer"'],
  ],
  [
    'an item of a list',
    async (site) => site.edit(video, 'credits:', 'credits:\n  - role: Editor\n    name: Ben Ortiz'),
    ['Neon Tide: Credits: added "Editor"'],
  ],
  [
    'the changed words of a long text',
    async (site) => {
      const text = (number: string) =>
        `about: ${'She films at night. '.repeat(8)}There are ${number} cranes on the roof.\n`;
      await site.edit(ana, 'order:', `${text('two')}order:`);
      site.run('commit', '--quiet', '-am', 'About');
      site.run('push', '--quiet', 'origin', 'main');
      await site.edit(ana, text('two'), text('five'));
    },
    ['Ana Quiroga: About changed from "… There are two cranes on …" to "… There are five cranes on …"'],
  ],
  ['a new entry', async (site) => site.write('content/blog/rain.yaml', 'title: Rain\n'), ['New article: Rain']],
  ['an entry that is gone', async (site) => rm(path.join(site.root, ana)), ['Removed team member: Ana Quiroga']],
  [
    'another name in the address',
    async (site) => rename(path.join(site.root, video), path.join(site.root, 'content/videos/neon.yaml')),
    ['Neon Tide: Name in the address changed from "neon-tide" to "neon"'],
  ],
  [
    'another order, as one change',
    async (site) => {
      await site.edit(ana, 'order: 10', 'order: 20');
      await site.edit('content/team/ben.yaml', 'order: 20', 'order: 10');
    },
    ['Order of the team: Another place for Ana Quiroga, Ben Ortiz'],
  ],
  [
    'a file of its own',
    async (site) => site.edit('content/site.yaml', '0142', '0199'),
    ['Name, phone and addresses: Phone changed from "+13055550142" to "+13055550199"'],
  ],
  [
    'only a comment',
    async (site) => site.edit(ana, 'name:', '# Hers.\nname:'),
    ['Ana Quiroga: Only comments or line breaks changed'],
  ],
  [
    'a file that cannot be read',
    async (site) => site.write(ana, 'name: "Ana\n'),
    ['Ana Quiroga: Cannot be read: the content check says why'],
  ],
  [
    'pictures that no changed entry shows',
    async (site) => {
      for (const name of ['a', 'b', 'c'])
        await site.write(`content/media/blog/${name}.jpg`, await picture(`#${name}00`));
    },
    ['Pictures: 3 pictures added'],
  ],
])('%s', async ([, change, expected], { site }) => {
  await change(site);
  expect(await words(site)).toEqual(expected);
});

test('an entry shows the pictures that it gained, lost or exchanged', async ({ site }) => {
  const shown = async (): Promise<EntryChange['pictures']> =>
    (await site.plan()).changes.flatMap(({ pictures }) => pictures);
  await site.write('content/media/portraits/ana.jpg', await picture('#33a'));
  const [exchanged] = await shown();
  expect(exchanged?.name).toBe('ana.jpg');
  expect(exchanged?.before).not.toBe(exchanged?.after);
  expect(await site.planned()).toEqual(['Ana Quiroga']);

  await site.write('content/media/portraits/ana-2.jpg', await picture('#3a3'));
  await site.edit(ana, 'ana.jpg', 'ana-2.jpg');
  expect((await shown()).map(({ name, before, after }) => [name, before !== undefined, after !== undefined])).toEqual([
    ['ana.jpg', true, false],
    ['ana-2.jpg', false, true],
  ]);
});
