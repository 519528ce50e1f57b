import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, vi } from 'vitest';
import { listChanges } from './changes.ts';
import { git } from '../tests/repository.fixture.ts';
import { ben, olga, test } from './desk.fixture.ts';
import { openDrafts } from './drafts.ts';
import { keepUpload } from './pictures.ts';
import { discard, listPublications, restore } from './history.ts';
import { requestPublication, listRequests, publish } from './publish.ts';
import { asRefusal, RefusalError } from './refusal.ts';
import { saveEntry } from './save.ts';

const [video, page, person] = ['videos/neon-tide.yaml', 'pages/about.yaml', 'team/ana-quiroga.yaml'];

const inRemote = (remote: string, file: string) => git(remote, 'show', `main:content/${file}`);

describe('what will change', () => {
  test('is one line for each entry, with who has changed it', async ({ desk }) => {
    await desk.change(video, { title: 'Neon Wave' }, ben);
    await desk.change(page, { label: 'Another label' });
    const changes = await listChanges(desk.drafts);
    expect(changes.map(({ title, what, people }) => [title, what, people.join()])).toEqual([
      ['Page About', 'Label', 'Olga Owner'],
      ['Film Neon Wave', 'Title', 'Ben Editor'],
    ]);
  });

  test('a new name is one line, whatever follows it', async ({ desk }) => {
    await desk.change(video, {}, olga, 'neon-wave');
    const [change, ...others] = await listChanges(desk.drafts);
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      file: 'videos/neon-wave.yaml',
      what: expect.stringMatching(/^new address/) as string,
    });
    expect(change?.files.length).toBeGreaterThan(2);
  });

  test('what comes later says when', async ({ desk }) => {
    const values = { path: '/later', heading: 'Later', from: '2099-11-29 09:00', body: 'A text.' };
    await saveEntry(desk.drafts, { file: 'pages/later.mdoc', values }, olga);
    expect((await listChanges(desk.drafts))[0]?.comes).toBe('Sunday, November 29, 09:00');
  });
});

test('ticked entries go online, the others stay; the folder and the drafts follow', async ({ desk }) => {
  await desk.change(video, { title: 'Neon Wave' });
  await desk.change(page, { label: 'Another label' });
  expect(await publish(desk.drafts, { chosen: [video] }, olga)).toBe(true);
  expect(inRemote(desk.remote, video)).toContain('Neon Wave');
  expect(inRemote(desk.remote, page)).not.toContain('Another label');
  expect(git(desk.root, 'status', '--porcelain')).toBe('');
  expect(git(desk.remote, 'log', '-1', '--format=%an %s', 'main')).toBe('Olga Owner Publish Film Neon Wave');
  expect((await listChanges(desk.drafts)).map(({ file }) => file)).toEqual([page]);
  await publish(desk.drafts, {}, olga);
  expect(await listChanges(desk.drafts)).toEqual([]);
  expect(git(desk.root, 'rev-parse', 'drafts')).toBe(git(desk.root, 'rev-parse', 'main'));
});

test('what others have published meanwhile is taken in', async ({ desk }) => {
  await desk.publishElsewhere(page, (source) => source.replace(/^siteMapLabel: .*$/m, 'siteMapLabel: Elsewhere'));
  await desk.change(page, { label: 'Another label' });
  await publish(desk.drafts, {}, olga);
  expect(inRemote(desk.remote, page)).toContain('siteMapLabel: Elsewhere');
  expect(inRemote(desk.remote, page)).toContain('label: Another label');
});

test('where two have changed the same field, both texts are shown, and one is chosen', async ({ desk }) => {
  await desk.publishElsewhere(page, (source) => source.replace(/^label: .*$/m, 'label: Theirs'));
  await desk.change(page, { label: 'Mine' });
  const error = await publish(desk.drafts, {}, olga).catch((thrown: unknown) => thrown);
  const { conflicts } = error instanceof RefusalError ? error.refusal : {};
  expect(conflicts).toMatchObject([{ file: page, fields: [{ field: 'label', mine: 'Mine', theirs: 'Theirs' }] }]);
  expect(desk.values(page).label, 'nothing is lost until one is chosen').toBe('Mine');
  await publish(desk.drafts, { resolutions: { [page]: { label: { side: 'mine', theirs: 'Theirs' } } } }, olga);
  expect(inRemote(desk.remote, page)).toContain('label: Mine');
});

test('a new person goes along with the film that names them', async ({ desk }) => {
  const values = desk.values(person);
  const others = { ...values, id: undefined };
  await saveEntry(desk.drafts, { file: 'team/zoe-new.yaml', values: { ...others, name: 'Zoe New' } }, olga);
  const { credits } = desk.values(video);
  await desk.change(video, { credits: [...(credits as unknown[]), { role: 'Gaffer', person: 'zoe-new' }] });
  await publish(desk.drafts, { chosen: [video] }, olga);
  expect(inRemote(desk.remote, 'team/zoe-new.yaml')).toContain('Zoe New');
});

test('an unreachable remote is reported in a sentence, and nothing is lost', async ({ desk }) => {
  await desk.change(video, { title: 'Neon Wave' });
  git(desk.root, 'remote', 'set-url', 'origin', '/nowhere/at/all.git');
  const error = await publish(desk.drafts, {}, olga).catch((thrown: unknown) => thrown);
  expect(asRefusal(error).message).toMatch(/cannot be reached/);
  expect(desk.values(video).title).toBe('Neon Wave');
});

test('filters such as those of Git LFS, and line ends of Windows, stay what Git makes of them', async ({ desk }) => {
  git(desk.root, 'worktree', 'remove', '--force', desk.drafts.git.folder);
  git(desk.root, 'branch', '--delete', '--force', 'drafts');
  desk.configure({ 'core.autocrlf': 'true', 'filter.kept.clean': 'base64', 'filter.kept.smudge': 'base64 -d' });
  await writeFile(path.join(desk.root, '.gitattributes'), 'content/media/posters/*.jpg filter=kept -text\n');
  git(desk.root, 'add', '.gitattributes');
  git(desk.root, 'add', '--renormalize', 'content');
  git(desk.root, 'commit', '--quiet', '--message=Keep posters outside');
  git(desk.root, 'push', '--quiet', 'origin', 'main');
  desk.drafts = await openDrafts(desk.root);
  const data = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#c43' } })
    .jpeg()
    .toBuffer();
  const poster = 'new:posters/8c2f5b1e-5d0a-4c6f-9d43-1f0f6f6f2a11';
  await keepUpload(desk.root, desk.drafts.content, { name: poster, data, at: undefined });
  await desk.change(video, { title: 'Neon Wave', poster });
  await publish(desk.drafts, {}, olga);
  const place = path.join('content/videos', String(desk.values(video).poster));
  expect(git(desk.remote, 'diff', '--numstat', 'main~', 'main', '--', `content/${video}`)).toMatch(/^2\t2\t/);
  expect(inRemote(desk.remote, video)).not.toContain('\r');
  expect(git(desk.remote, 'show', `main:${place}`)).toMatch(/^\/9j\//);
  for (const folder of [desk.root, desk.drafts.git.folder]) {
    expect((await readFile(path.join(folder, place))).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(git(folder, 'status', '--porcelain', '--', 'content')).toBe('');
  }
  const negative = await sharp(data).negate().toBuffer();
  await keepUpload(desk.root, desk.drafts.content, { name: poster, data: negative, at: undefined });
  await desk.change(video, { poster });
  await desk.change(page, { label: 'Another label' });
  await publish(desk.drafts, { chosen: [page] }, olga);
  expect(inRemote(desk.remote, page), 'without the poster that was replaced').toContain('Another label');
  git(desk.root, 'config', '--remove-section', 'filter.kept');
  const error = await openDrafts(desk.root).catch((thrown: unknown) => thrown);
  expect(asRefusal(error).message, 'where nobody has set them up').toMatch(/Git LFS, does not run/);
});

test('what somebody has set for their own use of Git changes nothing', async ({ desk }) => {
  desk.configure({ 'core.autocrlf': 'true', 'core.safecrlf': 'true', 'i18n.commitEncoding': 'ISO-8859-1' });
  desk.configure({ 'merge.ff': 'only', 'commit.gpgSign': 'true', 'gpg.program': 'false' });
  desk.configure({ 'push.pushOption': 'ci.skip', 'trailer.entry.key': 'Eintrag' });
  await writeFile(path.join(desk.root, '.git/hooks/prepare-commit-msg'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await desk.publishElsewhere(person, (source) => source.replace(/^name: .*$/m, 'name: Elsewhere'));
  vi.stubEnv('GIT_TRACE', '/dev/stdout');
  await desk.change(video, { title: 'Señal 東京' });
  await desk.change(page, { label: 'Another label' });
  await publish(desk.drafts, { chosen: [video] }, olga);
  vi.stubEnv('GIT_TRACE', undefined);
  expect(git(desk.remote, 'log', '-1', '--format=%s', 'main')).toBe('Publish Film Señal 東京');
  expect((await listChanges(desk.drafts)).map(({ file }) => file)).toEqual([page]);
});

test('who has asked to publish is known until it is published', async ({ desk }) => {
  await desk.change(video, { title: 'Neon Wave' }, ben);
  await requestPublication(desk.drafts, ben);
  expect(await listRequests(desk.drafts)).toEqual(['Ben Editor']);
  await publish(desk.drafts, {}, olga);
  expect(await listRequests(desk.drafts)).toEqual([]);
});

test('a publication is restored, and what is not published yet stays', async ({ desk }) => {
  const before = desk.values(video).title;
  await desk.change(video, { title: 'Neon Wave' });
  await publish(desk.drafts, {}, olga);
  await desk.change(page, { label: 'Not published' }, ben);
  const [last, first] = await listPublications(desk.drafts);
  expect(last?.lines).toEqual(['Film Neon Wave: Title']);
  await restore(desk.drafts, first?.commit ?? '', olga);
  expect(desk.values(video).title).toBe(before);
  expect(desk.values(page).label).toBe('Not published');
});

test('the change of one entry is dropped', async ({ desk }) => {
  const before = await desk.read(video);
  await desk.change(video, { title: 'Neon Wave' });
  await desk.change(page, { label: 'Stays' });
  await discard(desk.drafts, video, olga);
  expect(await desk.read(video)).toBe(before);
  expect(desk.values(page).label).toBe('Stays');
});
