import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/zod-content/problem.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { test, type ContentCopy } from './copy-content.ts';

/** Messages with line and column. */
const check = async ({ folder }: ContentCopy) => (await checkContent(folder)).map(describeProblem);

const singles = Object.values(contentFiles).flatMap(({ pattern }) => (pattern.includes('*') ? [] : [pattern]));

/** A page that may be left out. */
const isThere =
  ({ folder }: ContentCopy) =>
  (file: string) =>
    existsSync(path.join(folder, file));

test('a file with a syntax error is reported once, without follow-up problems', async ({ content }) => {
  const [video] = await content.filesIn('videos');
  const [team] = await content.filesIn('team');
  const [post] = await content.filesIn('blog');
  for (const file of [...singles.filter(isThere(content)), video, team, post, 'pages/red-dragon.mdoc']) {
    const source = await content.read(file);
    await content.write(file, source.replace(/^(\w+:)/m, '$1 "'));
    const problems = await check(content);
    await content.write(file, source);
    expect(problems, file).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^content/${RegExp.escape(file)}:\\d+:\\d+: cannot be read`));
  }
}, 60_000);

test('unreadable files are reported first', async ({ content }) => {
  const [video] = await content.filesIn('videos');
  await content.setField('claims.yaml', ['figures', 4, 'label'], undefined);
  await content.write(video, 'title: "open');
  const problems = await check(content);
  expect(problems[0]).toMatch(new RegExp(`^content/${video}:1:8: cannot be read`));
  expect(problems[1]).toContain('content/claims.yaml:');
});

const wide = (order: 'le' | 'be', source: string) => {
  const bytes = Buffer.from(`\uFEFF${source}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

test.for<[what: string, make: (source: string) => string | Uint8Array, says: string]>([
  [
    'UTF-16 of Windows',
    (source) => wide('le', source),
    ':1:1: has letters that cannot be read, those of UTF-16: save it as UTF-8',
  ],
  [
    'Latin-1',
    (source) => Buffer.from(`# é\n${source}`, 'latin1'),
    ':1:3: has letters that cannot be read: save it as UTF-8',
  ],
  ['nothing', () => '', ':1:1: is empty: write a block with name, '],
  ['spaces and comments', () => '\n# Soon.\n', ':1:1: is empty: write a block with name, '],
  [
    'two texts that could not be merged',
    (source) => `<<<<<<< HEAD\n${source}=======\n${source}>>>>>>> theirs\n`,
    ':1:1: has merge conflict markers: keep one of the two texts, and remove the lines that begin with <<<<<<<',
  ],
  [
    'tabs',
    (source) => source.replace(/^name: /m, 'name:\n\t'),
    ':2:1: cannot be read (Tabs are not allowed as indentation): write spaces',
  ],
  [
    'curly quotes around a colon',
    (source) => source.replace(/^name: .*$/m, 'name: “Ana: director”'),
    ':1:7: cannot be read (The quotes are curly): write straight ones',
  ],
  [
    'curly quotes around a picture',
    (source) => source.replace(/^img: (.*)$/m, 'img: “$1”'),
    'its curly quotes are part of the text: write straight ones, or none',
  ],
  [
    'a quote that is not closed',
    (source) => source.replace(/^name: /m, 'name: "').replace(/^title: (.*)$/m, 'title: "$1"'),
    ':1:7: cannot be read (Missing closing "quote)',
  ],
  ['a star', (source) => source.replace(/^title: .*$/m, 'title: *Ana'), ':2:8: cannot be read (Unresolved alias'],
])('a file of %s gets a specific message', async ([, make, says], { content }) => {
  const [file] = await content.filesIn('team');
  await content.write(file, make(await content.read(file)));
  const [problem, ...others] = await check(content);
  expect(problem).toContain(`content/${file}:`);
  expect(problem).toContain(says);
  expect(others).toEqual([]);
});

test('a byte order mark and CRLF are accepted', async ({ content }) => {
  const files = [
    'site.yaml',
    'navigation.yaml',
    'pages/home.yaml',
    ...(await content.listFolder('pages')),
    ...(await content.listFolder('blog')),
  ];
  for (const file of files) {
    const source = await content.read(file);
    await content.write(file, `\uFEFF${source.replaceAll('\n', '\r\n')}`);
  }
  expect(await check(content)).toEqual([]);
  await content.setField('site.yaml', ['phone'], 'none');
  expect(await check(content)).toEqual([expect.stringMatching(/^content\/site\.yaml:\d+: phone /)]);
});

test('a wrong name suggests the nearest', async ({ content }) => {
  const [video] = await content.filesIn('videos');
  await content.setField('featured.yaml', ['videos', 0], 'noen-tide');
  await content.setField(video, ['credits'], [{ role: 'Director', person: 'ana-quirogo' }]);
  await content.setField(video, ['poster'], '../media/posters/neon-tidy.jpg');
  await content.setField('navigation.yaml', ['write', 'path'], '/contct');
  await content.setField('pages/cases.yaml', ['band'], 'artist');
  await content.setField('packages.yaml', ['tilers'], 1);
  await content.setField('site.yaml', ['hours', 0, 'firstDay'], 'Munday');
  await content.appendText(
    'pages/red-dragon.mdoc',
    '{company} by {phnoe}, [it](/videos/neon-tides).\n\n{% qoute %}\nYes.\n{% /qoute %}',
  );
  const problems = (await check(content)).join('\n');
  const wanted = [
    'neon-tide',
    'ana-quiroga',
    'neon-tide',
    '/contact',
    'tiers',
    'Monday',
    '{phone}',
    'quote',
    'neon-tide',
  ];
  for (const name of wanted) expect(problems).toContain(`; the nearest is ${name}`);
  expect(problems.match(/; the nearest is /g)).toHaveLength(wanted.length + 1);
});
