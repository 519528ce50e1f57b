import { spawn } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { test } from '../entries/owner-copy.fixture.ts';
import { reply, reset, silence, startFakeHosts, type Replies } from '../hosts/fake-hosts.fixture.ts';
import { add, description, fail } from './add-command.fixture.ts';

describe('a video', () => {
  const synopsis =
    'Twelve players walked onto a salt flat at dawn without amplifiers. The wind took half the sound, and we kept what was left of it.';
  const words = ['--description', description, '--poster-alt', 'A horn section on a white lake'];
  const answers = [
    ...['--category', 'music', '--artist', 'Los Vientos', '--genre', 'Salsa', '--location', 'Key Biscayne, Florida'],
    ...['--synopsis', synopsis, '--credits', 'Director: Ana Quiroga; Editor: Desmond Pryce', ...words],
  ];
  const link = 'https://vimeo.com/100000001';
  const file = 'videos/salt-on-the-wind.yaml';

  test('on Vimeo becomes an entry with a poster', async ({ content, fake }) => {
    const [numbered] = await content.filesIn('videos');
    await content.setField(numbered, ['id'], 900);
    const message = await add(content, fake, 'video', link, ...answers, '--order', '3');
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
    expect(message).toContain('content/videos/salt-on-the-wind.yaml\ncontent/media/posters/salt-on-the-wind.jpg');
    expect(message).toContain(source.trimEnd());
    expect(await content.check()).toEqual([]);
    expect(await content.leftovers()).toEqual([]);
    expect(fake.seen[0]?.headers.referer).toBe('https://www.regulusfilms.example/');
  });

  test('comes first, makes room where its list begins at 0, keeps the hash of an unlisted one and takes a poster file', async ({
    content,
    fake,
  }) => {
    const [first, corporate] = [await content.videoOf('music'), await content.videoOf('corporate')];
    await content.setField(first, ['order'], 0);
    const [before, others] = [await content.read(first), await content.read(corporate)];
    const poster = ['--poster', path.join(content.folder, 'media/stills/lens-iris.jpg')];
    const unlisted = 'https://vimeo.com/100000002/0a1b2c3d4e';
    const message = await add(content, fake, 'video', unlisted, ...answers, ...poster);
    expect(parse(await content.read(file))).toMatchObject({ order: 990, vimeoId: '100000002?h=0a1b2c3d4e' });
    expect(await content.read(first)).toBe(before.replace('\norder: 0\n', '\norder: 1000\n'));
    expect(await content.read(corporate)).toBe(others);
    expect(message).toMatch(/To make room, 1000 was added to the orders of \d+ other entries\./);
    expect(fake.seen.filter((request) => request.line.startsWith('GET /video/'))).toEqual([]);
  });

  test('on YouTube goes to behind the scenes', async ({ content, fake }) => {
    const short = 'https://www.youtube.com/shorts/publicVideo?feature=share';
    await add(content, fake, 'video', short, '--to', 'behind-the-scenes', ...words);
    expect(await content.read('behind-the-scenes/bts-rain-towers.yaml')).toBe(`title: Rain Towers
src: https://www.youtube-nocookie.com/embed/publicVideo
order: 0
poster: ../media/posters/bts-rain-towers.jpg
posterAlt: A horn section on a white lake
description: ${description}
`);
    expect(await content.check()).toEqual([]);
  });

  test('on YouTube goes to the movies, with a smaller picture where there is no large one', async ({
    content,
    fake,
  }) => {
    const film = [
      '--year',
      '2025',
      '--credits',
      'Director: Ana Quiroga',
      '--runtime-minutes',
      '91',
      '--logline',
      synopsis,
    ];
    await add(content, fake, 'video', 'https://youtu.be/smallVideo_', '--to', 'movies', ...film, ...words);
    expect(parse(await content.read('movies/film-rain-towers.yaml'))).toMatchObject({ runtimeMinutes: 91, year: 2025 });
    const poster = await sharp(await content.readBytes('media/posters/film-rain-towers.jpg')).metadata();
    expect(poster).toMatchObject({ width: 1280, height: 720 });
    expect(fake.seen.map((request) => request.line)).toContain('GET /vi/smallVideo_/maxresdefault.jpg');
  });

  const without = (option: string) => answers.filter((_, at) => answers[at] !== option && answers[at - 1] !== option);

  test.for<[reason: string, args: string[], message: string, replies?: Replies]>([
    ['without a link', [], '--link is missing: write the link of a video on Vimeo or YouTube'],
    ['from another host', ['https://video.example/1'], '"https://video.example/1" does not lead to a video'],
    ['that is gone', ['https://vimeo.com/100000009', ...answers], 'Vimeo answers 404: the video does not exist'],
    ['that is unlisted, without its hash', ['https://vimeo.com/100000002', ...answers], 'has a second part'],
    ['that is private', ['https://vimeo.com/100000003', ...answers], 'Vimeo answers 403: the video is private'],
    ['of other sites', ['https://vimeo.com/100000004', ...answers], 'Vimeo does not allow it on this site'],
    ['that must not be embedded', ['https://youtu.be/lockedVideo', '--to', 'movies'], 'YouTube answers 401'],
    ['that YouTube removed', ['https://youtu.be/absentVideo', '--to', 'movies'], 'YouTube answers 404'],
    [
      'in a collection that takes no YouTube',
      ['https://youtu.be/publicVideo', '--to', 'videos', ...words],
      '--to is "videos": write one of movies, behind-the-scenes, since content/videos only takes videos on Vimeo',
    ],
    [
      'about which its host says nothing',
      ['https://vimeo.com/100000005', ...answers],
      `--title is missing: write the title
--year is missing: write the year, a whole number from 1990 to 2100
--published is missing: write the day as year-month-day, such as 2024-05-31
--duration-seconds is missing: write the length in seconds, a whole number from 5 to 20000
--poster is missing: write the path of a picture, at least 1280×720, since its host has none that is large enough`,
    ],
    ['without a category', [link, ...without('--category')], '--category is missing: write one of music, corporate'],
    [
      'of music without a genre',
      [link, ...without('--genre')],
      '--genre is missing: a music video needs it; write the genre, such as Salsa',
    ],
    [
      'with a wrong answer',
      [link, ...answers, '--year', '1889'],
      '--year is not right: write the year, a whole number',
    ],
    ['with the answer of a movie', [link, ...answers, '--logline', 'A'], '--logline does not apply to videos'],
    ['with an existing name', [link, ...answers, '--title', 'Neon Tide'], 'neon-tide.yaml exists already'],
    ['with an invalid name', [link, ...answers, '--file-name', '../neon'], '--file-name is "../neon", which'],
    ['that another entry shows', ['https://vimeo.com/76979871', ...answers], 'has this video already (76979871)'],
    ['with an unknown fact', [link, ...answers, '--title', 'Made in {country}'], '{country}'],
    [
      'whose host limits the rate',
      [link, ...answers],
      'Vimeo answers 429: there were too many requests, so try again in an hour.',
      { all: reply(429) },
    ],
    [
      'whose host does not answer with oEmbed',
      [link, ...answers],
      'Vimeo does not answer with oEmbed: try again later.',
      { all: reply(200, '<p>Hello</p>') },
    ],
    [
      'whose host breaks the connection',
      [link, ...answers],
      'Vimeo cannot be reached (the connection breaks): check that this computer is online, or try again later.',
      { all: reset },
    ],
  ])('%s is not added', async ([, args, message, replies], { shared }) => {
    const fake = await startFakeHosts(replies);
    const failure = await fail(shared, fake, 'video', ...args).finally(async () => fake.close());
    expect(failure).toContain(message);
  });

  test('is added without asking its host where every option is given', async ({ content, fake }) => {
    const poster = path.join(content.folder, 'media/stills/lens-iris.jpg');
    const told = ['--title', 'Salt', '--year', '2026', '--published', '2026-03-04', '--duration-seconds', '187'];
    await add(content, fake, 'video', link, '--to', 'videos', ...answers, ...told, '--poster', poster);
    expect(parse(await content.read('videos/salt.yaml'))).toMatchObject({
      title: 'Salt',
      vimeoId: '100000001',
      published: '2026-03-04',
    });
    expect(await content.check()).toEqual([]);
    expect(fake.seen).toEqual([]);
  });

  test('is not added to content with problems', async ({ content, fake }) => {
    await content.setField('team/ana-quiroga.yaml', ['order'], 'first');
    const message = await fail(content, fake, 'video', link, ...answers);
    expect(message).toMatch(/^content\/team\/ana-quiroga\.yaml:\d+: order is text/);
    expect(fake.seen).toEqual([]);
  });

  test('is not added where Ctrl-C stops the command while the host is silent', async ({ content }) => {
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
