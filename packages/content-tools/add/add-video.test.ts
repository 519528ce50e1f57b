import { spawn } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { test } from '../entries/owner-copy.fixture.ts';
import { reply, reset, silence, startFakeHosts } from '../hosts/fake-hosts.fixture.ts';
import { add, refuse } from './run-add.fixture.ts';

const description = 'A dry lake, a horn section and a wind that would not stop, filmed in one take between two trains.';
const synopsis =
  'Twelve players walked onto a salt flat at dawn without amplifiers. The wind took half the sound, and we kept what was left of it.';
const words = ['--description', description, '--poster-alt', 'A horn section on a white lake'];
const answers = [
  ...['--category', 'music', '--artist', 'Los Vientos', '--genre', 'Salsa', '--location', 'Key Biscayne, Florida'],
  ...['--synopsis', synopsis, '--credits', 'Director: Ana Quiroga; Editor: Desmond Pryce', ...words],
];
const link = 'https://vimeo.com/100000001';
const file = 'videos/salt-on-the-wind.yaml';

describe('a video on Vimeo', () => {
  test('becomes an entry and a poster', async ({ content, fake }) => {
    const [numbered] = await content.filesIn('videos');
    await content.setField(numbered, ['id'], 900);
    const said = await add(content, fake.hosts, 'video', link, ...answers, '--order', '3');
    const source = await content.read(file);
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
    expect(said).toContain('content/videos/salt-on-the-wind.yaml\ncontent/media/posters/salt-on-the-wind.jpg');
    expect(said).toContain(source.trimEnd());
    expect(await content.check()).toEqual([]);
    expect(await content.leftovers()).toEqual([]);
    expect(fake.seen[0]?.headers.referer).toBe('https://www.regulusfilms.example/');
  });

  test('comes first, and makes room where its list begins at 0', async ({ content, fake }) => {
    const [first, corporate] = [await content.videoOf('music'), await content.videoOf('corporate')];
    await content.setField(first, ['order'], 0);
    const [before, others] = [await content.read(first), await content.read(corporate)];
    const said = await add(content, fake.hosts, 'video', link, ...answers);
    expect(await content.read(file)).toContain('\norder: 990\n');
    expect(await content.read(first)).toBe(before.replace('\norder: 0\n', '\norder: 1000\n'));
    expect(await content.read(corporate)).toBe(others);
    expect(said).toMatch(/The orders of \d+ others grew by 1000/);
  });

  test('keeps the hash of an unlisted one, and can have a poster of the owner', async ({ content, fake }) => {
    const own = path.join(content.folder, 'media/stills/lens-iris.jpg');
    await add(content, fake.hosts, 'video', 'https://vimeo.com/100000002/0a1b2c3d4e', ...answers, '--poster', own);
    expect(await content.read(file)).toContain(`\nvimeoId: '100000002?h=0a1b2c3d4e'\n`);
    expect(fake.seen.filter(({ line }) => line.startsWith('GET /video/'))).toEqual([]);
  });
});

describe('a video on YouTube', () => {
  const short = 'https://www.youtube.com/shorts/publicVideo?feature=share';

  test('goes to the days on set', async ({ content, fake }) => {
    await add(content, fake.hosts, 'video', short, '--to', 'behind-the-scenes', ...words);
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
    await add(content, fake.hosts, 'video', 'https://youtu.be/smallVideo_', '--to', 'movies', ...film, ...words);
    expect(parse(await content.read('movies/film-rain-towers.yaml'))).toMatchObject({ runtimeMinutes: 91, year: 2025 });
    const poster = await sharp(await content.readBytes('media/posters/film-rain-towers.jpg')).metadata();
    expect(poster).toMatchObject({ width: 1280, height: 720 });
    expect(fake.seen.map(({ line }) => line)).toContain('GET /vi/smallVideo_/maxresdefault.jpg');
  });
});

describe('nothing is written', () => {
  test.for<[what: string, args: string[], says: string]>([
    ['without a link', [], '--link is missing: write the link of a video on Vimeo or YouTube'],
    ['for another host', ['https://video.example/1'], '"https://video.example/1" does not lead to a video'],
    [
      'for one that is gone',
      ['https://vimeo.com/100000009', ...answers],
      'Vimeo answers 404: the video does not exist',
    ],
    ['for an unlisted one without its hash', ['https://vimeo.com/100000002', ...answers], 'has a second part'],
    ['for a private one', ['https://vimeo.com/100000003', ...answers], 'Vimeo answers 403: the video is private'],
    ['for one of other sites', ['https://vimeo.com/100000004', ...answers], 'Vimeo does not allow it on this site'],
    ['where YouTube forbids embedding', ['https://youtu.be/lockedVideo', '--to', 'movies'], 'YouTube answers 401'],
    ['for one that YouTube removed', ['https://youtu.be/absentVideo', '--to', 'movies'], 'YouTube answers 404'],
    [
      'where the collection takes no YouTube',
      ['https://youtu.be/publicVideo', '--to', 'videos', ...words],
      '--to is "videos": write one of movies, behind-the-scenes, since content/videos only takes videos on Vimeo',
    ],
    [
      'where its host keeps everything but the player to itself',
      ['https://vimeo.com/100000005', ...answers],
      `--title is missing: write the title
--year is missing: write the year, a whole number from 1990 to 2100
--published is missing: write the day as year-month-day, such as 2024-05-31
--duration-seconds is missing: write the length in seconds, a whole number from 5 to 20000
--poster is missing: write the path of a picture, at least 1280×720, since its host has none that is large enough`,
    ],
    ['with a missing answer', [link, ...answers.slice(2)], '--category is missing: write one of music, corporate'],
    [
      'without the genre of a music video',
      [link, ...answers.filter((answer) => !['--genre', 'Salsa'].includes(answer))],
      '--genre is missing: a music video needs it; write one of Latin pop',
    ],
    [
      'with a wrong answer',
      [link, ...answers, '--genre', 'Polka'],
      '--genre is "Polka", which is not known: write one',
    ],
    ['with an answer too many', [link, ...answers, '--director', 'A'], '--director does not apply to videos'],
    ['with an unknown option', [link, '--titel', 'A'], "Unknown option '--titel'\nOptions: "],
    ['where the name is taken', [link, ...answers, '--title', 'Neon Tide'], 'neon-tide.yaml exists already'],
    [
      'where the name is not an address',
      [link, ...answers, '--file-name', '../neon'],
      '--file-name is "../neon", which',
    ],
    ['where the video is there', ['https://vimeo.com/76979871', ...answers], 'has this video already (76979871)'],
    ['where a word is not a fact', [link, ...answers, '--title', 'Made in {country}'], '{country}'],
  ])('%s', async ([, args, says], { shared, fake }) => {
    expect(await refuse(shared, fake.hosts, 'video', ...args)).toContain(says);
  });

  test.for<[what: string, answer: ReturnType<typeof reply>, says: string]>([
    ['limits the rate', reply(429), 'Vimeo answers 429: there were too many requests, so try again in an hour.'],
    ['sends garbage', reply(200, '<p>Hello</p>'), 'Vimeo does not answer with oEmbed: try again later.'],
    ['breaks the connection', reset, 'Vimeo cannot be reached (the connection breaks): check that this computer is'],
    ['fails', reply(500), 'Vimeo answers 500: check that this computer is online, or try again later.'],
  ])('where the host %s', async ([, answer, says], { shared }) => {
    const fake = await startFakeHosts({ all: answer });
    const message = await refuse(shared, fake.hosts, 'video', link, ...answers);
    await fake.close();
    expect(message).toContain(says);
  });

  test('where the content had a problem before', async ({ content, fake }) => {
    await content.setField('team/ana-quiroga.yaml', ['order'], 'first');
    const message = await refuse(content, fake.hosts, 'video', link, ...answers);
    expect(message).toMatch(/^content\/team\/ana-quiroga\.yaml:\d+: order is text/);
    expect(fake.seen).toEqual([]);
  });

  test('by the command itself where Ctrl-C stops it while the host is silent', async ({ content }) => {
    const before = await content.state();
    const fake = await startFakeHosts({ all: silence });
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'add.ts'), 'video', link, ...answers], {
      cwd: path.dirname(content.folder),
      env: { ...process.env, VIDEO_HOSTS: fake.origin },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    await expect.poll(() => fake.seen.length, { timeout: 30_000 }).toBe(1);
    child.kill('SIGINT');
    expect([await ended, stderr]).toEqual([130, 'Stopped. Nothing was written.\n']);
    await fake.close();
    expect(await content.changedSince(before)).toEqual([]);
    expect(await content.leftovers()).toEqual([]);
  });
});
