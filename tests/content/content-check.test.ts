import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { replace, testFaults, write, type Fault } from './check-faults.ts';
import { test } from './copy-content.ts';

const clip = 'behind-the-scenes';
function edit(folder: string, change: (source: string) => string | Uint8Array, ...says: Fault['says']): Fault {
  return { folder, make: async (content, file) => content.write(file, change(await content.read(file))), says };
}

test('the content as it is has no problem', async ({ content }) => {
  expect(await content.check()).toEqual([]);
});

describe('a field', () => {
  testFaults({
    'that no schema knows': write(clip, 'stars', 5, 'stars is an unknown field'),
    'that is missing': write(clip, 'title', undefined),
    'with a number for an id': write('videos', 'vimeoId', 76979871, 'vimeoId is a number, not text'),
    'with a filter that addresses cannot have': write(
      'portfolios',
      'filter',
      'Video',
      /^filter can't be part of an address/,
    ),
    'with a day that does not exist': write('videos', 'published', '2024-02-30'),
    'with a name that no file can have': write(
      'videos',
      'poster',
      `../media/posters/${'x'.repeat(3_000)}.jpg`,
      `poster is "../media/posters/${'x'.repeat(42)}…", which is longer than any name or address`,
    ),
    'with an unknown token': write(
      clip,
      'title',
      'It costs {promotion.fee}.',
      'title uses {promotion.fee}, which is not a fact',
    ),
    'with a token, and too long without it': write(
      clip,
      'title',
      `${'x'.repeat(500)} {company}`,
      'title has 510 characters',
    ),
    'with a word for yes': write(clip, 'draft', 'yes'),
    'with a day for text': edit(clip, (source) => source.replace(/^title: .*$/m, 'title: 2024-05-31')),
  });
});

describe('a file', () => {
  testFaults({
    'with a field twice': replace(clip, 'order: 4\norder: 5\n', 'line 2 cannot be read (Map keys must be unique)'),
    'that ends between two lines': replace(
      'reviews',
      'name: Ana\nrating: 5\n',
      'text is missing',
      'project is missing',
      'category is missing',
      'order is missing',
    ),
    'that is a list': replace(clip, '- title: Ana', /: write a block with/),
    'with a bell': edit(clip, (source) => `title: \u0007\n${source}`, 'line 1 has an invisible character'),
    'of a page that ends early': replace('pages', '---\ntitle: "RED"\n', 'has no fields'),
    ...Object.fromEntries(
      ['---', '--- # notes', '---x: 1'].map((line) => [
        `of a page whose fields seem to end at "${line}"`,
        edit(
          'pages',
          (source) => source.replace(/^---\n/, `---\n${line}\n`),
          'line 2 has three hyphens within the fields',
        ),
      ]),
    ),
  });
});

describe('files taken together', () => {
  const address = 'write lowercase letters, digits and hyphens, such as neon-tide';

  test('names that are not read, and files that are missing', async ({ content }) => {
    const [first, second] = await content.filesIn('reviews');
    await content.rename(first, first.replace('.yaml', '.yml'));
    await content.rename(second, 'reviews/Ana Díaz.yaml');
    await content.write('pages/notes.txt', 'Call Ana.');
    await content.remove('navigation.yaml');
    await content.remove('claims.yaml');
    expect(await content.check()).toEqual([
      expect.stringContaining('content/claims.yaml: is missing: write it with figures'),
      'content/navigation.yaml: is missing: write it with main, footer, write, words, bands, endings, sample',
      'content/pages/notes.txt: is not read by any page: rename, move or delete it',
      `content/reviews/Ana Díaz.yaml: has a name that cannot be an address: ${address}`,
      `content/${first.replace('.yaml', '.yml')}: ends in .yml, which is not read: rename it to ${first}`,
    ]);
  });

  test('a file that is larger than any page', async ({ content }) => {
    const [file] = await content.filesIn('team');
    await content.write(file, `about: ${'a'.repeat(1_000_001)}`);
    expect(await content.check()).toContain(
      `content/${file}: has more than 1 MB, which is more than any page shows: divide it`,
    );
  });

  test('links to other places, which are not followed', async ({ content }) => {
    const [file] = await content.filesIn('team');
    const outside = path.join(content.folder, '..', path.basename(content.folder) + '-secret');
    await writeFile(outside, await content.read(file));
    await content.remove(file);
    for (const place of [file, 'media/stills/secret.jpg', 'pages/secret.txt']) {
      await symlink(outside, path.join(content.folder, place));
    }
    await symlink('/etc', path.join(content.folder, 'media/etc'));
    const advice = 'is a link to another place, which is not followed: put the file itself there';
    const problems = await content.check();
    await rm(outside);
    expect(problems.filter((problem) => problem.includes(' link '))).toEqual(
      ['media/etc', 'media/stills/secret.jpg', 'pages/secret.txt', file].map((place) => `content/${place}: ${advice}`),
    );
    expect(problems.filter((problem) => problem.includes('secret')).length).toBe(2);
  });

  test('a phone number and hours as people write them, and a country by its name', async ({ content }) => {
    await content.setField('site.yaml', ['phone'], '(305) 555-0142');
    await content.setField('site.yaml', ['address', 'country'], 'United States');
    const days = { firstDay: 'Monday', lastDay: 'Monday' };
    await content.setField(
      'site.yaml',
      ['hours'],
      [
        { ...days, opens: '9 am', closes: '20:00' },
        { ...days, opens: '09:00', closes: '09:00' },
        { ...days, lastDay: 'Caturday', opens: '09:00', closes: '20:00' },
      ],
    );
    expect((await content.check()).toSorted()).toEqual([
      'content/site.yaml: address.country is not right: write the country as its code of two letters, such as US',
      expect.stringContaining(': hours[0].opens is not right: write a time on the 24-hour clock'),
      expect.stringContaining(': hours[1].closes is the same as opens: write when'),
      expect.stringContaining(': hours[2].lastDay is "Caturday", which is not known: write one of Monday, '),
      'content/site.yaml: phone is not right: write + and the digits alone, such as "+14165550142"',
    ]);
  });

  test('groups that no address can name, or that have one address in two spellings', async ({ content }) => {
    const videos = await content.listFolder('videos');
    const sources = await Promise.all(videos.map(async (file) => ({ file, source: await content.read(file) })));
    const music = sources.filter(({ source }) => source.includes('category: music'));
    const [first, second, third] = music.map(({ file }) => file);
    await content.setField(first ?? '', ['group'], 'Podcast live');
    await content.setField(second ?? '', ['group'], 'podcast-live');
    await content.setField(third ?? '', ['group'], 'All');
    expect(await content.check()).toEqual([
      `content/${second ?? ''}: group is podcast-live, which has the same address as Podcast live: write it the same way in all videos of the portfolio`,
      `content/${third ?? ''}: group is All, which can't be part of an address: write a word with letters from a to z`,
    ]);
  });

  test.for(['videos', 'blog'])('an id that two entries share in %s', async (folder, { content }) => {
    const [first, second] = await content.filesIn(folder);
    const id = folder === 'videos' ? '9999' : 9999;
    await content.setField(first, ['id'], id);
    await content.setField(second, ['id'], id);
    expect(await content.check()).toEqual([
      `content/${second}: id is 9999, as in content/${first}: write a free number`,
    ]);
  });
});
