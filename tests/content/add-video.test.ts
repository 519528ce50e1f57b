import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import type { Hosts } from '@site/content-tools/hosts/hosts.ts';
import { silence, startFakeHosts } from '@site/content-tools/hosts/fake-hosts.fixture.ts';
import { test, type OwnerCopy } from './owner-copy.ts';
import { description, public1, synopsis, videoAnswers, wordAnswers } from './video-answers.ts';

const add = async (content: OwnerCopy, hosts: Hosts, ...args: string[]) =>
  content.run('run-adding.ts', { command: 'video', hosts }, args);

describe('a video of Vimeo', () => {
  test('becomes an entry and a poster, and comes first', async ({ content, fake }) => {
    const first = await content.videoOf('music');
    await content.setField(first, ['order'], 7);
    const { id } = parse(await content.read('videos/neon-tide.yaml')) as { id: number };
    await content.setField('videos/neon-tide.yaml', ['id'], 900);
    const { code, stdout, stderr } = await add(content, fake.hosts, public1, ...videoAnswers, '--order', '3');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(id).not.toBe(900);
    const source = await content.read('videos/salt-on-the-wind.yaml');
    expect(source).toBe(`id: 901
title: Salt on the Wind
vimeoId: '100000001'
description: ${description}
category: music
order: 3
artist: Los Vientos
genre: Salsa
year: 2026
published: 2026-03-04
durationSeconds: 187
location: Key Biscayne, Florida
synopsis: ${synopsis}
credits:
  - role: Director
    name: Ana Quiroga
  - role: Editor
    name: Desmond Pryce
poster: ../media/posters/salt-on-the-wind.jpg
posterAlt: A horn section on a white lake
`);
    const poster = await sharp(await content.readBytes('media/posters/salt-on-the-wind.jpg')).metadata();
    expect(poster).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
    expect(stdout).toContain('content/videos/salt-on-the-wind.yaml\ncontent/media/posters/salt-on-the-wind.jpg');
    expect(stdout).toContain(source.trimEnd());
    expect(await content.check()).toEqual([]);
    expect(await content.leftovers()).toEqual([]);
    expect(fake.seen[0]?.headers.referer).toBe('https://www.regulusfilms.example/');
  });

  test('that is unlisted keeps its hash', async ({ content, fake }) => {
    const { code } = await add(content, fake.hosts, 'https://vimeo.com/100000002/0a1b2c3d4e', ...videoAnswers);
    expect(code).toBe(0);
    expect(await content.read('videos/salt-on-the-wind.yaml')).toContain(`\nvimeoId: '100000002?h=0a1b2c3d4e'\n`);
  });

  test('makes room where the list begins at 0', async ({ content, fake }) => {
    const first = await content.videoOf('music');
    const corporate = await content.videoOf('corporate');
    await content.setField(first, ['order'], 0);
    const before = await content.read(first);
    const others = await content.read(corporate);
    const { code, stdout } = await add(content, fake.hosts, public1, ...videoAnswers);
    expect(code).toBe(0);
    expect(await content.read('videos/salt-on-the-wind.yaml')).toContain('\norder: 990\n');
    expect(await content.read(first)).toBe(before.replace('\norder: 0\n', '\norder: 1000\n'));
    expect(await content.read(corporate)).toBe(others);
    expect(stdout).toMatch(/The orders of \d+ others grew by 1000/);
  });

  test('whose host keeps all but its player to itself is asked for in full', async ({ content, fake }) => {
    const { code, stderr } = await add(content, fake.hosts, 'https://vimeo.com/100000005', ...videoAnswers);
    expect(code).toBe(1);
    expect(stderr).toBe(`--title is missing: write the title
--year is missing: write the year, a whole number from 1990 to 2100
--published is missing: write the day as year-month-day, such as 2024-05-31
--duration-seconds is missing: write the length in seconds, a whole number from 5 to 20000
--poster is missing: write the place of a picture of your own, at least 1280×720, since its host gives none that is large enough

Nothing was written.
`);
  });

  test('can have a poster of the owner’s own', async ({ content, fake }) => {
    const own = `${content.folder}/media/stills/lens-iris.jpg`;
    expect((await add(content, fake.hosts, public1, ...videoAnswers, '--poster', own)).code).toBe(0);
    expect(fake.seen).toHaveLength(1);
    const { stderr } = await add(content, fake.hosts, public1, ...videoAnswers, '--poster', 'absent.jpg');
    expect(stderr).toContain('has this video already');
  });
});

describe('a video of YouTube', () => {
  const link = 'https://www.youtube.com/shorts/publicVideo?feature=share';

  test('goes to days on set', async ({ content, fake }) => {
    const { code, stderr } = await add(content, fake.hosts, link, '--to', 'behind-the-scenes', ...wordAnswers);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(await content.read('behind-the-scenes/bts-rain-towers.yaml')).toBe(`title: Rain Towers
src: https://www.youtube-nocookie.com/embed/publicVideo
order: 0
poster: ../media/posters/bts-rain-towers.jpg
posterAlt: A horn section on a white lake
description: ${description}
`);
    expect(await content.check()).toEqual([]);
  });

  test('goes to the films, with a smaller picture where there is no large one', async ({ content, fake }) => {
    const film = ['--year', '2025', '--director', 'Ana Quiroga', '--runtime-minutes', '91', '--logline', synopsis];
    const { code } = await add(
      content,
      fake.hosts,
      'https://youtu.be/smallVideo_',
      '--to',
      'movies',
      ...film,
      ...wordAnswers,
    );
    expect(code).toBe(0);
    expect(parse(await content.read('movies/film-rain-towers.yaml'))).toMatchObject({ runtimeMinutes: 91, year: 2025 });
    const poster = await sharp(await content.readBytes('media/posters/film-rain-towers.jpg')).metadata();
    expect(poster).toMatchObject({ width: 1280, height: 720 });
    expect(fake.seen.map(({ line }) => line)).toContain('GET /vi/smallVideo_/maxresdefault.jpg');
  });

  test('does not go to the videos, which says why', async ({ content, fake }) => {
    const { code, stderr } = await add(content, fake.hosts, link, '--to', 'videos', ...wordAnswers);
    expect(code).toBe(1);
    expect(stderr).toContain(
      '--to is "videos": write one of behind-the-scenes, movies, since content/videos takes videos of Vimeo alone',
    );
  });
});

describe('nothing is written, and a sentence says why', () => {
  test('where nobody listens', async ({ content, fake }) => {
    await fake.close();
    const before = await content.list();
    const { code, stdout, stderr } = await add(content, fake.hosts, public1, ...videoAnswers);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'Vimeo cannot be reached (the connection is refused): see whether this computer is online, or try again later.\n\nNothing was written.\n',
    );
    expect(await content.list()).toEqual(before);
    expect(await content.leftovers()).toEqual([]);
  });

  test('where somebody stops it while the host thinks', async ({ content }) => {
    const before = await content.list();
    const fake = await startFakeHosts({ all: silence });
    const running = content.start('run-adding.ts', { command: 'video', hosts: fake.hosts }, [public1, ...videoAnswers]);
    await expect.poll(() => fake.seen.length, { timeout: 15_000 }).toBe(1);
    running.stop('SIGINT');
    const { code, stderr } = await running.outcome;
    await fake.close();
    expect([code, stderr]).toEqual([130, 'Stopped. Nothing was written.\n']);
    expect(await content.list()).toEqual(before);
    expect(await content.leftovers()).toEqual([]);
  });
});
