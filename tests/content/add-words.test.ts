import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { hosts } from '@site/content-tools/hosts/hosts.ts';
import { addMember } from '@site/content-tools/add/member-command.ts';
import { addPost, formatPostDate } from '@site/content-tools/add/post-command.ts';
import { test, type OwnerCopy } from './owner-copy.ts';
import { refuse } from './refuse.ts';

const add = async (content: OwnerCopy, command: 'post' | 'member', ...args: string[]) =>
  content.run('run-adding.ts', { command, hosts }, args);

const description = 'Why a quiet room is worth more than a large one, and how we listen to it before we light it.';

describe('an article', () => {
  const words = ['--title', '¿Quiet? Rooms & noise', '--description', description];

  test('starts as a draft with its first paragraph, dated today', async ({ content }) => {
    const { code, stderr } = await add(content, 'post', ...words, '--paragraph', 'Rooms < 10 ft & fans hum.');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const source = await content.read('blog/quiet-rooms-and-noise.yaml');
    expect(source).toMatch(/^id: \d+\ntitle: ¿Quiet\? Rooms & noise\ndate: '\d+ [A-Z][a-z]+ \d{4}'\ndescription: Why /);
    expect(source.endsWith('\ndraft: true\ncontentHtml: |\n  <p>Rooms &#x3C; 10 ft &#x26; fans hum.</p>\n')).toBe(true);
    expect(parse(source)).toMatchObject({ date: formatPostDate(new Date()) });
    expect(await content.check()).toEqual([]);
  });

  test('can come from a file', async ({ content }) => {
    const file = path.join(content.folder, '../article.html');
    await writeFile(file, '<p>One.</p>\n\n<p>Two.</p>');
    const { code } = await add(content, 'post', ...words, '--file', file, '--date', '1 May 2026');
    expect(code).toBe(0);
    const source = await content.read('blog/quiet-rooms-and-noise.yaml');
    expect(source).toContain("\ndate: '1 May 2026'\n");
    expect(source).not.toContain('draft');
    expect(source.endsWith('\ncontentHtml: |\n  <p>One.</p>\n\n  <p>Two.</p>\n')).toBe(true);
  });

  test.for<[string[], string]>([
    [words, '--paragraph is missing: write the first paragraph (or --file with the whole article as HTML)'],
    [[...words, '--paragraph', 'A.', '--date', '2026-05-01'], '--date is "2026-05-01", which is no date: write day'],
    [[...words, '--file', 'absent.html'], '--file names absent.html, which cannot be read'],
    [
      ['--title', 'A', '--description', 'Short.', '--paragraph', 'A.'],
      '--description has 6 characters: write at least 70',
    ],
    [
      [...words, '--paragraph', 'A.', '--file-name', 'what-dancers-need'],
      'content/blog/what-dancers-need.yaml is there already',
    ],
    [['Quiet rooms'], 'Quiet rooms is too much: write --title "Quiet rooms"'],
  ])('is not written with %j', async ([args, says], { shared }) => {
    expect(await refuse(shared, addPost, args)).toContain(says);
  });
});

describe('a member', () => {
  async function draw(content: OwnerCopy, width: number, height: number): Promise<string> {
    const file = path.join(content.folder, '../me.png');
    await sharp({ create: { width, height, channels: 3, background: '#446688' } })
      .png()
      .toFile(file);
    return file;
  }

  const words = ['--name', 'Zoë Lindén', '--title', 'Gaffer', '--quote', 'Light is the first actor on set.'];

  test('comes last, with a portrait', async ({ content }) => {
    const last = await add(content, 'member', ...words, '--portrait', await draw(content, 1600, 1600), '--special');
    expect(last.stderr).toBe('');
    expect(last.code).toBe(0);
    const { order } = parse(await content.read('team/zoe-linden.yaml')) as { order: number };
    expect(order % 10).toBe(0);
    expect(await content.read('team/zoe-linden.yaml')).toBe(`name: Zoë Lindén
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

  test('is not written with a portrait that is too small', async ({ shared }) => {
    const message = await refuse(shared, addMember, [...words, '--portrait', await draw(shared, 200, 200)]);
    expect(message).toBe('--portrait is only 200×200: give one of at least 800×1000');
  });

  test('is not written over another', async ({ shared }) => {
    const portrait = await draw(shared, 800, 1000);
    const args = ['--name', 'Ana Quiroga', ...words.slice(2), '--portrait', portrait];
    expect(await refuse(shared, addMember, args)).toContain('content/team/ana-quiroga.yaml is there already');
  });
});
