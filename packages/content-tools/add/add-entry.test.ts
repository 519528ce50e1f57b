import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { UsageError } from '@site/system/command-line.ts';
import { formatPostDate } from '../entries/new-entry.ts';
import { test, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { add, description, fail } from './add-command.fixture.ts';
import type { Command } from './add-entry.ts';

test.for<[Command, string[], string]>([
  ['video', ['--titel', 'A'], "Unknown option '--titel'\nnpm run video:add -- --help lists the options."],
  ['post', ['Quiet rooms'], '"Quiet rooms" does not belong to an option'],
])('%s %j is no command', async ([command, args, message], { shared, fake }) => {
  const error = await add(shared, fake, command, ...args).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UsageError);
  expect(error).toHaveProperty('message', expect.stringContaining(message));
});

describe('an article', () => {
  const words = ['--title', '¿Quiet? Rooms & noise', '--description', description];
  const file = 'blog/quiet-rooms-and-noise.yaml';

  test('starts as a draft with its first paragraph, dated today', async ({ content, fake }) => {
    await add(content, fake, 'post', ...words, '--paragraph', 'Rooms < 10 ft & fans hum.');
    const source = await content.read(file);
    expect(source).toMatch(/^id: \d+\ntitle: ¿Quiet\? Rooms & noise\ndate: '\d+ [A-Z][a-z]+ \d{4}'\ndescription: /);
    expect(source.endsWith('\ndraft: true\ncontentHtml: |\n  <p>Rooms &#x3C; 10 ft &#x26; fans hum.</p>\n')).toBe(true);
    expect(parse(source)).toMatchObject({ date: formatPostDate(new Date()) });
    expect(await content.check()).toEqual([]);
  });

  test('is made of plain text: empty lines divide its paragraphs', async ({ content, fake }) => {
    const text = 'Rooms < 10 ft hum.\n\nSee https://example.com/hum.';
    const paragraphs = [
      '  <p>Rooms &#x3C; 10 ft hum.</p>',
      '  <p>See <a href="https://example.com/hum">https://example.com/hum</a>.</p>',
    ].join('\n');
    await add(content, fake, 'post', ...words, '--paragraph', text);
    expect(await content.read(file)).toContain(`\ncontentHtml: |\n${paragraphs}\n`);
    await content.remove(file);
    const article = path.join(content.folder, '../article.txt');
    await writeFile(article, text);
    await add(content, fake, 'post', ...words, '--file', article);
    expect(await content.read(file)).toContain(`\ncontentHtml: |\n${paragraphs}\n`);
  });

  test('can be read from a file', async ({ content, fake }) => {
    const html = path.join(content.folder, '../article.html');
    await writeFile(html, '<p>One.</p>\n\n<p>Two.</p>');
    await add(content, fake, 'post', ...words, '--file', html, '--date', '1 May 2026');
    const source = await content.read(file);
    expect(source).toContain("\ndate: '1 May 2026'\n");
    expect(source).not.toContain('draft');
    expect(source.endsWith('\ncontentHtml: |\n  <p>One.</p>\n\n  <p>Two.</p>\n')).toBe(true);
  });

  test.for<[string[], string]>([
    [words, '--paragraph is missing: write the first paragraph, or --file with the article as text or HTML'],
    [[...words, '--paragraph', 'A.', '--date', '2026-05-01'], '--date is "2026-05-01", which is not a date: write day'],
    [[...words, '--file', 'absent.html'], '--file is "absent.html", which cannot be read'],
    [[...words, '--paragraph', 'A.', '--description', 'Short.'], '--description has 6 characters: write at least'],
  ])('is not added with %j', async ([args, message], { shared, fake }) => {
    expect(await fail(shared, fake, 'post', ...args)).toContain(message);
  });
});

describe('a team member', () => {
  async function draw(content: OwnerCopy, width: number, height: number): Promise<string> {
    const file = path.join(content.folder, '../me.png');
    await sharp({ create: { width, height, channels: 3, background: '#446688' } }).toFile(file);
    return file;
  }

  const about = 'Zoë lights night exteriors. Lamps come with a plan, and the plan comes a day before the truck does.';
  const words = [
    '--name',
    'Zoë Lindén',
    '--title',
    'Gaffer',
    '--quote',
    'Light is the first actor on set.',
    '--about',
    about,
  ];

  test('comes last, with a portrait', async ({ content, fake }) => {
    await add(content, fake, 'member', ...words, '--portrait', await draw(content, 1600, 1600), '--special');
    const source = await content.read('team/zoe-linden.yaml');
    const { order } = parse(source) as { order: number };
    expect(order % 10).toBe(0);
    expect(source).toBe(`name: Zoë Lindén
title: Gaffer
quote: Light is the first actor on set.
about: ${about}
img: ../media/portraits/zoe-linden.jpg
special: true
order: ${String(order)}
`);
    const portrait = await sharp(await content.readBytes('media/portraits/zoe-linden.jpg')).metadata();
    expect(portrait).toMatchObject({ format: 'jpeg', width: 800, height: 1000 });
    expect(await content.check()).toEqual([]);
  });

  test('is not added with a portrait that is too small, nor over another member', async ({ shared, fake }) => {
    const small = await fail(shared, fake, 'member', ...words, '--portrait', await draw(shared, 200, 200));
    expect(small).toBe('--portrait is only 200×200: give one of at least 800×1000');
    const namesake = ['--name', 'Ana Quiroga', ...words.slice(2), '--portrait', await draw(shared, 800, 1000)];
    expect(await fail(shared, fake, 'member', ...namesake)).toContain('team/ana-quiroga.yaml exists already');
  });
});
