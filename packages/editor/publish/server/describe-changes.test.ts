import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { test, type Site } from './publish.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const ana = 'content/team/ana-quiroga.yaml';
const video = 'content/videos/neon-tide.yaml';

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
    async (site) => site.edit(ana, { title: 'Founder', order: '40' }),
    ['Ana Quiroga: Title: Director → Founder', 'Ana Quiroga: Order: 30 → 40'],
  ],
  [
    'a field of a list',
    async (site) => replace(site, video, 'role: Colorist', 'role: Grade'),
    ['Neon Tide: Credits 4, Role: Colorist → Grade'],
  ],
  [
    'an item of a list',
    async (site) => replace(site, video, 'credits:\n', 'credits:\n  - { role: Editor, person: beatriz-amaro }\n'),
    ['Neon Tide: Credits:  → Editor'],
  ],
  [
    'the changed words of a long text',
    async (site) => replace(site, ana, 'twelve motel', 'nine motel'),
    [
      'Ana Quiroga: About: … porch, a tollbooth, twelve motel rooms that were a single set: Ana likes a story with its  … → … porch, a tollbooth, nine motel rooms that were a single set: Ana likes a story with its wa …',
    ],
  ],
  [
    'the text of a page',
    async (site) => replace(site, 'content/pages/product.mdoc', 'cheaper on paper', 'free on paper'),
    [
      expect.stringMatching(
        /^\{product\} in Miami.*: Text of the page: … .*cheaper on paper.* … → … .*free on paper.* …$/,
      ) as string,
    ],
  ],
  ['a new entry', async (site) => site.write('content/team/cleo.yaml', 'name: Cleo\n'), ['New team member: Cleo']],
  ['an entry that is gone', async (site) => rm(path.join(site.root, ana)), ['Removed team member: Ana Quiroga']],
  [
    'a file of its own',
    async (site) => site.edit('content/site.yaml', { tagline: 'Shows from one table.' }),
    [expect.stringMatching(/^Name, phone and addresses: Tagline: .* → Shows from one table\.$/) as string],
  ],
  [
    'only a comment',
    async (site) => replace(site, ana, 'name:', '# Hers.\nname:'),
    ['Ana Quiroga: Only comments or line breaks:  → '],
  ],
  [
    'a file that cannot be read',
    async (site) => site.write(ana, 'name: "Ana\n'),
    ['Ana Quiroga: Cannot be read:  → the check says why'],
  ],
  [
    'pictures',
    async (site) => {
      await site.write('content/media/portraits/ana-quiroga.jpg', 'another');
      await site.write('content/media/portraits/cleo.jpg', 'new');
      await rm(path.join(site.root, 'content/media/portraits/other.jpg'));
    },
    ['ana-quiroga.jpg:  → another one', 'cleo.jpg:  → new', 'other.jpg:  → removed'].map(
      (line) => `Pictures and other files: ${line}`,
    ),
  ],
])('%s', async ([, change, expected], { site }) => {
  await change(site);
  expect(await words(site)).toEqual(expected);
});

test('a picture is shown by its place', async ({ site }) => {
  await site.edit(ana, { img: '../media/portraits/cleo.jpg' });
  await site.write('content/media/portraits/cleo.jpg', 'new');
  const place = '../media/portraits/cleo.jpg';
  expect((await site.changes()).map(({ fields }) => fields[0]?.picture)).toEqual([place, place]);
});
