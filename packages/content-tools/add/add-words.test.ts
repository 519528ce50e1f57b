import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { formatPostDate } from '../entries/new-entry.ts';
import { test, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { findHosts } from '../hosts/oembed.ts';
import { add, refuse } from './run-add.fixture.ts';

const hosts = findHosts({});

describe('an article', () => {
  const description = 'Why a quiet room is worth more than a large one, and how we listen to it before we light it.';
  const words = ['--title', '¿Quiet? Rooms & noise', '--description', description];
  const file = 'blog/quiet-rooms-and-noise.yaml';

  test('starts as a draft with its first paragraph, dated today', async ({ content }) => {
    await add(content, hosts, 'post', ...words, '--paragraph', 'Rooms < 10 ft & fans hum.');
    const source = await content.read(file);
    expect(source).toMatch(/^id: \d+\ntitle: ¿Quiet\? Rooms & noise\ndate: '\d+ [A-Z][a-z]+ \d{4}'\ndescription: Why /);
    expect(source.endsWith('\ndraft: true\ncontentHtml: |\n  <p>Rooms &#x3C; 10 ft &#x26; fans hum.</p>\n')).toBe(true);
    expect(parse(source)).toMatchObject({ date: formatPostDate(new Date()) });
    expect(await content.check()).toEqual([]);
  });

  test('can come from a file', async ({ content }) => {
    const html = path.join(content.folder, '../article.html');
    await writeFile(html, '<p>One.</p>\n\n<p>Two.</p>');
    await add(content, hosts, 'post', ...words, '--file', html, '--date', '1 May 2026');
    const source = await content.read(file);
    expect(source).toContain("\ndate: '1 May 2026'\n");
    expect(source).not.toContain('draft');
    expect(source.endsWith('\ncontentHtml: |\n  <p>One.</p>\n\n  <p>Two.</p>\n')).toBe(true);
  });

  test.for<[string[], string]>([
    [words, '--paragraph is missing: write the first paragraph, or --file with the article as HTML'],
    [[...words, '--paragraph', 'A.', '--date', '2026-05-01'], '--date is "2026-05-01", which is not a date: write day'],
    [[...words, '--file', 'absent.html'], '--file is "absent.html", which cannot be read'],
    [
      ['--title', 'A', '--description', 'Short.', '--paragraph', 'A.'],
      '--description has 6 characters: write at least',
    ],
    [[...words, '--paragraph', 'A.', '--file-name', 'what-dancers-need'], 'what-dancers-need.yaml exists already'],
    [['Quiet rooms'], '"Quiet rooms" does not belong to an option'],
  ])('is not written with %j', async ([args, says], { shared }) => {
    expect(await refuse(shared, hosts, 'post', ...args)).toContain(says);
  });
});

describe('a member', () => {
  async function draw(content: OwnerCopy, width: number, height: number): Promise<string> {
    const file = path.join(content.folder, '../me.png');
    const picture = sharp({ create: { width, height, channels: 3, background: '#446688' } });
    await picture.png().toFile(file);
    return file;
  }

  const words = ['--name', 'Zoë Lindén', '--title', 'Gaffer', '--quote', 'Light is the first actor on set.'];

  test('comes last, with a portrait', async ({ content }) => {
    await add(content, hosts, 'member', ...words, '--portrait', await draw(content, 1600, 1600), '--special');
    const source = await content.read('team/zoe-linden.yaml');
    const { order } = parse(source) as { order: number };
    expect(order % 10).toBe(0);
    expect(source).toBe(`name: Zoë Lindén
title: Gaffer
quote: Light is the first actor on set.
img: ../media/portraits/zoe-linden.jpg
special: true
order: ${String(order)}
`);
    const portrait = await sharp(await content.readBytes('media/portraits/zoe-linden.jpg')).metadata();
    expect(portrait).toMatchObject({ format: 'jpeg', width: 800, height: 1000 });
    expect(await content.check()).toEqual([]);
  });

  test('is not written with a portrait that is too small, nor over another member', async ({ shared }) => {
    const small = await refuse(shared, hosts, 'member', ...words, '--portrait', await draw(shared, 200, 200));
    expect(small).toBe('--portrait is only 200×200: give one of at least 800×1000');
    const namesake = ['--name', 'Ana Quiroga', ...words.slice(2), '--portrait', await draw(shared, 800, 1000)];
    expect(await refuse(shared, hosts, 'member', ...namesake)).toContain('team/ana-quiroga.yaml exists already');
  });
});
