import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { test, type Site } from './publish.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const maren = 'content/team/maren-dahl.yaml';
const video = 'content/videos/bat-season.yaml';

const replace = async (site: Site, file: string, from: string, to: string) =>
  site.write(file, (await site.read(file)).replace(from, to));

/** Every change in words, one a line. */
async function words(site: Site): Promise<string[]> {
  return (await site.changes()).flatMap(({ title, fields }) =>
    fields.length === 0
      ? [title]
      : fields.map(({ label, before, after }) => `${title}: ${label}: ${before} → ${after}`),
  );
}

test.for<[string, (site: Site) => Promise<unknown>, string[]]>([
  [
    'fields, in the words of the form',
    async (site) => site.edit(maren, { title: 'Founder', order: '40' }),
    ['Maren Dahl: Title: Producer → Founder', 'Maren Dahl: Order: 10 → 40'],
  ],
  [
    'a field of a list',
    async (site) => replace(site, video, 'role: Sound', 'role: Mix'),
    ['Bat Season: Credits 3, Role: Sound → Mix'],
  ],
  [
    'an item of a list',
    async (site) => replace(site, video, 'credits:\n', 'credits:\n  - { role: Editor, person: curtis-yarrow }\n'),
    ['Bat Season: Credits:  → Editor'],
  ],
  [
    'the changed words of a long text',
    async (site) => replace(site, maren, 'eight years', 'nine years'),
    [
      'Maren Dahl: About: … county radio desk for eight years and still times an introduction with a stopwatch. → … county radio desk for nine years and still times an introduction with a stopwatch.',
    ],
  ],
  [
    'the text of a page',
    async (site) => replace(site, 'content/pages/product.mdoc', 'paper is cheap', 'paper is free'),
    [
      expect.stringMatching(
        /^Podcast production, from card to feed: Text of the page: … .*paper is cheap.* … → … .*paper is free.* …$/,
      ) as string,
    ],
  ],
  ['a new entry', async (site) => site.write('content/team/cleo.yaml', 'name: Cleo\n'), ['New team member: Cleo']],
  ['an entry that is gone', async (site) => rm(path.join(site.root, maren)), ['Removed team member: Maren Dahl']],
  [
    'a file of its own',
    async (site) => site.edit('content/site.yaml', { tagline: 'Shows from one table.' }),
    [expect.stringMatching(/^Name, phone and addresses: Tagline: .* → Shows from one table\.$/) as string],
  ],
  [
    'only a comment',
    async (site) => replace(site, maren, 'name:', '# Hers.\nname:'),
    ['Maren Dahl: Only comments or line breaks:  → '],
  ],
  [
    'a file that cannot be read',
    async (site) => site.write(maren, 'name: "Maren\n'),
    ['Maren Dahl: Cannot be read:  → the check says why'],
  ],
  [
    'pictures',
    async (site) => {
      await site.write('content/media/portraits/maren-dahl.jpg', 'another');
      await site.write('content/media/portraits/cleo.jpg', 'new');
      await rm(path.join(site.root, 'content/media/portraits/curtis-yarrow.jpg'));
    },
    ['cleo.jpg:  → new', 'curtis-yarrow.jpg:  → removed', 'maren-dahl.jpg:  → another one'].map(
      (line) => `Pictures and other files: ${line}`,
    ),
  ],
])('%s', async ([, change, expected], { site }) => {
  await change(site);
  expect(await words(site)).toEqual(expected);
});

test('a picture is shown by its place', async ({ site }) => {
  await site.edit(maren, { img: '../media/portraits/cleo.jpg' });
  await site.write('content/media/portraits/cleo.jpg', 'new');
  const place = '../media/portraits/cleo.jpg';
  expect((await site.changes()).map(({ fields }) => fields[0]?.picture)).toEqual([place, place]);
});
