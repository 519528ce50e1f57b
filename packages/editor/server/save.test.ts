import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, vi } from 'vitest';
import { git } from '../tests/repository.fixture.ts';
import { ben, olga, test } from './desk.fixture.ts';
import { openDrafts } from './drafts.ts';
import { moveEntry } from './order.ts';
import { keepUpload, readPicture } from './pictures.ts';
import { RefusalError } from './refusal.ts';
import { deleteEntry, readEntry, saveEntry } from './save.ts';
import { readState } from './state.ts';

const video = 'videos/neon-tide.yaml';

/** Why something was refused. */
async function refusalOf(work: Promise<unknown>) {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (error instanceof RefusalError) return error.refusal;
  throw error instanceof Error ? error : new Error('It was not refused');
}

test('a save changes its field alone, and is a commit of its person', async ({ desk }) => {
  const before = await desk.read(video);
  const { title } = desk.values(video);
  await desk.change(video, { title: 'Neon Wave' }, ben);
  expect(await desk.read(video)).toBe(before.replace(`title: ${String(title)}`, 'title: Neon Wave'));
  expect(git(desk.root, 'log', '-1', '--format=%an %s', 'drafts')).toBe('Ben Editor Change Neon Wave');
  expect(git(desk.root, 'status', '--porcelain'), 'the folder of the site is as it was').toBe('');
});

test('a line from a program of Windows is one line more, also in a file with its line ends', async ({ desk }) => {
  const post = 'blog/slow-motion-needs-light.yaml';
  for (const newline of ['\n', '\r\n']) {
    const source = (await desk.read(post)).replace(/\r?\n/g, newline);
    await writeFile(path.join(desk.drafts.content, post), source);
    const { contentHtml } = desk.values(post);
    await desk.change(post, { contentHtml: `${String(contentHtml)}<p>Pasted.</p>\r\n` });
    expect(await desk.read(post)).toBe(`${source}  <p>Pasted.</p>${newline}`);
  }
});

test('what is wrong is said at its field, and nothing is saved', async ({ desk }) => {
  const before = git(desk.root, 'rev-parse', 'drafts');
  const { fields, message } = await refusalOf(desk.change(video, { title: '', year: 'soon' }));
  expect(fields?.map(({ field }) => field).sort()).toEqual(['title', 'year']);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(git(desk.root, 'rev-parse', 'drafts')).toBe(before);
});

test('two people who change different fields both have theirs; the same field is asked about', async ({ desk }) => {
  const base = desk.values(video);
  await desk.change(video, { title: 'By Ben' }, ben);
  await saveEntry(
    desk.drafts,
    { file: video, base, values: { ...base, description: `${String(base.description)} Twice.` } },
    olga,
  );
  expect(desk.values(video)).toMatchObject({
    title: 'By Ben',
    description: `${String(base.description)} Twice.`,
  });
  const { conflicts } = await refusalOf(
    saveEntry(desk.drafts, { file: video, base, values: { ...base, title: 'By Olga' } }, olga),
  );
  expect(conflicts?.[0]?.fields).toMatchObject([{ field: 'title', mine: 'By Olga', theirs: 'By Ben' }]);
  const resolutions = { title: { side: 'mine', theirs: 'By Ben' } } as const;
  await saveEntry(desk.drafts, { file: video, base, values: { ...base, title: 'By Olga' }, resolutions }, olga);
  expect(desk.values(video).title).toBe('By Olga');
});

test('two people who move entries of a list both have their moves', async ({ desk }) => {
  const listTeam = () =>
    readState(desk.drafts.content).entries.flatMap(({ name, file }) => (name === 'team' ? file : []));
  const [first = '', second = '', ...others] = listTeam();
  const last = others.at(-1) ?? '';
  const move = { name: 'team', next: first, isAfter: false } as const;
  await moveEntry(desk.drafts, { ...move, file: last }, ben);
  await moveEntry(desk.drafts, { ...move, file: second }, olga);
  expect(listTeam()).toEqual([last, second, first, ...others.slice(0, -1)]);
  for (const file of others) await moveEntry(desk.drafts, { ...move, file }, olga);
  expect(listTeam(), 'also where no number is left between two').toEqual([second, ...others, first]);
  await desk.delete(last);
  const { message } = await refusalOf(moveEntry(desk.drafts, { ...move, file: second, next: last }, ben));
  expect(message, 'next to somebody who was deleted').toMatch(/deleted/);
});

describe('names', () => {
  test('a new name takes links, lists and translations along, with a redirect', async ({ desk }) => {
    const { main } = desk.values('navigation.yaml') as { readonly main?: readonly object[] };
    await desk.change('navigation.yaml', {
      main: [{ ...main?.[0], path: '/videos/neon-tide' }, ...(main ?? []).slice(1)],
    });
    await desk.change(video, {}, olga, 'neon-wave');
    expect(await desk.read('navigation.yaml')).toContain('path: /videos/neon-wave');
    expect(await desk.read('redirects.yaml')).toContain('to: /videos/neon-wave');
  });

  test('a deletion leaves out of lists what can be left out, and keeps the names of credits', async ({ desk }) => {
    const [slug = ''] = git(desk.root, 'grep', '-ohE', 'person: [a-z-]+', 'drafts', '--', 'content/videos')
      .split('\n')
      .map((line) => line.replace('person: ', ''));
    const { name } = desk.values(`team/${slug}.yaml`);
    await desk.delete(`team/${slug}.yaml`);
    const all = git(desk.root, 'grep', '-hF', String(name), 'drafts', '--', 'content/videos');
    expect(all).toContain(String(name));
    expect(readState(desk.drafts.content).notes).toEqual([]);
  });

  test("what another place can't do without stays, and the places are named", async ({ desk }) => {
    const { videos } = desk.values('featured.yaml');
    const names = videos as readonly string[];
    await desk.change('featured.yaml', { videos: names.slice(0, 1) });
    const { places } = await refusalOf(deleteEntry(desk.drafts, `videos/${names[0] ?? ''}.yaml`, olga));
    expect(places?.length).toBeGreaterThan(0);
  });
});

test('a new entry gets its number, on the day of the company; a second of the same name is refused', async ({
  desk,
}) => {
  vi.stubEnv('SITE_MOMENT', '2026-11-28 09:00');
  expect(readState(desk.drafts.content).today).toBe('2026-11-28');
  const values = { ...desk.values(video), id: undefined };
  const request = { file: 'videos/new-one.yaml', values: { ...values, title: 'New one', vimeoId: '998877665' } };
  await saveEntry(desk.drafts, request, olga);
  expect(desk.values('videos/new-one.yaml').id).toMatch(/^\d+$/);
  expect((await refusalOf(saveEntry(desk.drafts, request, olga))).fields?.[0]?.field).toBe('slug');
});

test('a translation is saved with the digest of the words that its form has shown', async ({ desk }) => {
  const [code = ''] = readState(desk.drafts.content).languages.map((language) => language.code);
  const file = `${code}/pages/contact.yaml`;
  const { values, translated } = readEntry(desk.drafts.content, file);
  await saveEntry(
    desk.drafts,
    { file, base: values, values: { ...values, label: 'Une phrase' }, digest: translated?.digest },
    olga,
  );
  expect(await desk.read(file)).toContain('Une phrase');
  expect(await desk.read(file)).toContain(`original: ${translated?.digest ?? ''}`);
});

test("an uploaded picture is re-encoded, and gets its entry's name", async ({ desk }) => {
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c43' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer();
  const poster = await keepUpload(desk.root, desk.drafts.content, { folder: 'posters', data, at: 0 });
  await desk.change(video, { poster });
  const { poster: saved } = desk.values(video);
  expect(saved).toMatch(/^\.\.\/media\/posters\/neon-tide(?:-\d)?\.jpg$/);
  const picture = await readPicture(desk.root, desk.drafts.content, String(saved));
  expect(picture?.data.includes('secret place')).toBe(false);
});

test('no name leads out of the content', async ({ desk }) => {
  for (const place of [
    '../../package.json',
    '../media/../site.yaml',
    'new:../../x.jpg',
    '/etc/passwd',
    '../../../../hosts.jpg',
  ]) {
    expect(await readPicture(desk.root, desk.drafts.content, place), place).toBeUndefined();
  }
  for (const file of ['../package.json', 'videos/../../package.yaml', '.git/config', 'es/../../x.yaml']) {
    expect((await refusalOf(saveEntry(desk.drafts, { file, values: {} }, olga))).message, file).toMatch(
      /not there any more/,
    );
  }
});

describe('a start', () => {
  test('takes back what a stopped program has left, and keeps what was saved', async ({ desk }) => {
    await desk.change(video, { title: 'Saved' });
    await writeFile(path.join(desk.drafts.content, 'videos/neon-tide.yaml'), 'half');
    await writeFile(path.join(desk.drafts.content, 'videos/stray.yaml'), 'title: stray');
    await writeFile(git(desk.drafts.git.folder, 'rev-parse', '--path-format=absolute', '--git-path', 'index.lock'), '');
    desk.drafts = await openDrafts(desk.root);
    expect(desk.values(video).title).toBe('Saved');
    expect(git(desk.drafts.git.folder, 'status', '--porcelain')).toBe('');
  });

  test('recreates the work tree if somebody has removed it', async ({ desk }) => {
    await desk.change(video, { title: 'Saved' });
    await rm(desk.drafts.git.folder, { recursive: true });
    desk.drafts = await openDrafts(desk.root);
    expect(desk.values(video).title).toBe('Saved');
  });
});
