import { describe, expect } from 'vitest';
import { test, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { openContentStage } from '@site/model/check/content-stage.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { changeName } from './change-name.ts';
import { followNames } from './follow-names.ts';

/** What the fixture's entries name each other by. */
const video = 'videos/neon-tide';
const page = 'pages/red-dragon.mdoc';
const post = 'blog/light-a-night-exterior.yaml';

async function rename(content: OwnerCopy, entry: string, to?: string, choices = {}) {
  return changeName(content.folder, { entry, to, choices });
}

describe('a new name', () => {
  const fields: readonly (readonly [file: string, field: readonly (string | number)[], old: unknown, now: unknown])[] =
    [
      ['featured.yaml', ['videos'], ['low-orbit', 'neon-tide'], ['low-orbit', 'neon-wave']],
      ['behind-the-scenes/bts-milk-at-2500.yaml', ['video'], 'neon-tide', 'neon-wave'],
      ['navigation.yaml', ['main', 1, 'path'], '/videos/neon-tide', '/videos/neon-wave'],
      ['search.yaml', ['answers', 0, 'page'], '/videos/neon-tide/', '/videos/neon-wave/'],
      ['pages/case-one-pair.mdoc', ['film'], '/videos/neon-tide', '/videos/neon-wave'],
      ['claims.yaml', ['figures', 4, 'label'], 'of neon-tide', 'of neon-tide'],
    ];

  const texts = [
    ['[it](/videos/neon-tide)', '[it](/videos/neon-wave)'],
    ['[a [b] c](/videos/neon-tide/#top "Neon")', '[a [b] c](/videos/neon-wave/#top "Neon")'],
    ['[it][n] and [n]\n\n[n]: /videos/neon-tide', '[it][n] and [n]\n\n[n]: /videos/neon-wave'],
    ['[it](https://www.regulusfilms.example/videos/neon-tide?a=1)', '[it](/videos/neon-wave?a=1)'],
    ['{% video slug="neon-tide" /%}', '{% video slug="neon-wave" /%}'],
    ['[it](/videos/neon-tide-2), neon-tide', '[it](/videos/neon-tide-2), neon-tide'],
  ] as const;

  const articles = [
    ['<a href="/videos/neon-tide">it</a>', '<a href="/videos/neon-wave">it</a>'],
    ["<A class=x HREF='/videos/neon-tide/#a'>it</A>", '<A class=x href="/videos/neon-wave/#a">it</A>'],
    [
      '<a href=HTTP://OldSite.example/videos/neon-tide?x=1&amp;y>it</a>',
      '<a href="/videos/neon-wave?x=1&amp;y">it</a>',
    ],
    ['<a href="www.oldsite.example/videos/neon-tide">it</a>', '<a href="/videos/neon-wave">it</a>'],
    ['<a href="videos/neon-tide">it</a>', '<a href="/videos/neon-wave">it</a>'],
    [
      '<a href="https://elsewhere.example/videos/neon-tide">it</a>',
      '<a href="https://elsewhere.example/videos/neon-tide">it</a>',
    ],
  ] as const;

  test('follows in every place that names it, in drafts too, and leaves all else as it is', async ({ content }) => {
    const low = await content.read('videos/low-orbit.yaml');
    await content.write('videos/neon-tide-2.yaml', low.replace(/^id: .*/, 'id: 9999'));
    await content.setField('pages/case-one-pair.mdoc', ['draft'], true);
    for (const [file, field, old] of fields) await content.setField(file, field, old);
    const [text, html] = [await content.read(page), await content.read(post)];
    await content.write(page, [text, ...texts.map(([old]) => old)].join('\n\n'));
    await content.write(post, [html, ...articles.map(([old]) => `  <p>${old}</p>\n`)].join(''));
    await rename(content, video, 'neon-wave');
    expect(await content.check()).toEqual([]);
    expect(await content.read(page)).toBe(
      [text.replace('- neon-tide', '- neon-wave'), ...texts.map(([, now]) => now)].join('\n\n'),
    );
    expect(await content.read(post)).toBe([html, ...articles.map(([, now]) => `  <p>${now}</p>\n`)].join(''));
    for (const [file, field, , now] of fields) {
      const after = await content.read(file);
      await content.setField(file, field, now);
      expect(after, file).toBe(await content.read(file));
    }
  });

  test('of a page follows the product, and the addresses with former products lead to it', async ({ content }) => {
    await content.setField('redirects.yaml', ['products'], ['film-production']);
    await content.appendText(page, 'See [it](/concert-filming-miami/) and [that](/{product}-miami#b).');
    const { redirects } = await rename(content, '/{product}-miami', '/{product}-dade');
    expect(redirects).toEqual([
      { from: '/concert-filming-miami', to: '/{product}-dade' },
      { from: '/film-production-miami', to: '/{product}-dade' },
    ]);
    expect(await content.read(page)).toContain('See [it](/{product}-dade/) and [that](/{product}-dade#b).');
    expect(await content.check()).toEqual([]);
  });

  test('and back again leaves no redirect in a circle, and nothing else', async ({ content }) => {
    const before = await content.state();
    await rename(content, video, 'neon-wave');
    await rename(content, 'videos/neon-wave', 'neon-tide');
    expect(await content.changedSince(before)).toEqual(['redirects.yaml']);
    expect((await content.read('redirects.yaml')).match(/neon.*/g)).toEqual(['neon-wave, to: /videos/neon-tide }']);
  });

  test('twice makes no chain', async ({ content }) => {
    await rename(content, '/about', '/who-we-are');
    await rename(content, '/who-we-are', '/company-and-crew');
    const redirects = await content.read('redirects.yaml');
    for (const from of ['/our-team', '/about', '/who-we-are']) {
      expect(redirects).toContain(`{ from: ${from}, to: /company-and-crew }`);
    }
    expect(await content.check()).toEqual([]);
  });

  test('of a list with later pages is the address to which all of them lead', async ({ content }) => {
    await rename(content, 'pages/videos', '/all-films');
    expect(await content.read('redirects.yaml')).toContain('{ from: /videos/2, to: /all-films }');
    await rename(content, 'pages/videos', '/videos');
    expect(await content.read('redirects.yaml')).not.toContain('from: /videos/2,');
    expect(await content.check()).toEqual([]);
  });

  test('of a portfolio is followed by its videos, its reviews and the pages that show it', async ({ content }) => {
    const { redirects, edits } = await rename(content, 'portfolios/corporate', 'companies');
    expect(redirects).toEqual([]);
    expect(edits.map(({ file }) => file)).toEqual(
      expect.arrayContaining([await content.videoOf('companies'), 'pages/corporate-examples.mdoc']),
    );
    expect(await content.read('pages/corporate-examples.mdoc')).toContain('{% portfolio category="companies" /%}');
    await rename(content, '/corporate-videos', '/films-for-companies');
    expect(await content.read('navigation.yaml')).toContain('path: /films-for-companies');
    expect(await content.read('redirects.yaml')).toContain('{ from: /corporate-videos, to: /films-for-companies }');
  });

  test('of a figure is followed by texts and by the pages that show it', async ({ content }) => {
    const before = readContent(content.folder);
    await content.setField('claims.yaml', ['figures', 2, 'name'], 'films');
    const after = readContent(content.folder);
    const following = { before, after, renamed: new Map(), choices: {}, today: '2026-01-01' };
    const stage = await openContentStage(content.folder);
    const { edits } = await followNames(stage, following);
    await stage.drop();
    const home = edits.find(({ file }) => file === 'pages/home.yaml')?.after;
    expect(home).toContain('stats: [films, clients, awards, years]');
    expect(edits.map(({ after: text = '' }) => text).join('')).not.toMatch(/\{claims\.videos[ }]/);
    expect(edits.some(({ after: text = '' }) => text.includes('{claims.films}'))).toBe(true);
  });

  test('of a draft is followed, and is not redirected', async ({ content }) => {
    await content.setField('team/greta-holloway.yaml', ['draft'], true);
    const { redirects } = await rename(content, 'team/greta-holloway', 'greta');
    expect(redirects).toEqual([]);
    expect(await content.check()).toEqual([]);
  });

  test.for([
    ['videos/no-such-video', 'other', 'is no entry'],
    [video, 'low-orbit', 'There is one with the name low-orbit already'],
    [video, 'Neon Wave', 'is not a name'],
    ['/about', '/contact', 'is /contact, which is the address of another page'],
    ['pages/about', 'about-us', 'keeps its name'],
    ['site', '/site', 'has no address'],
  ] as const)('%s to %s is refused as a whole', async ([entry, to, words], { content }) => {
    const before = await content.state();
    await expect(rename(content, entry, to)).rejects.toThrow(words);
    expect(await content.changedSince(before)).toEqual([]);
  });

  test('is not given while a file that seems to have the old one cannot be read', async ({ content }) => {
    await content.write('featured.yaml', 'videos: [neon-tide');
    await expect(rename(content, video, 'neon-wave')).rejects.toThrow('content/featured.yaml cannot be read');
  });
});

describe('what is deleted', () => {
  test('leaves its places or is replaced, and its address leads somewhere', async ({ content }) => {
    await content.setField('search.yaml', ['checks', 0, 'finds'], '/videos/neon-tide');
    await content.appendText(page, 'See [the film](/videos/neon-tide).');
    const instead = { video: 'low-orbit', path: '/videos/low-orbit' };
    await rename(content, video, undefined, { instead, leadsTo: '/videos' });
    expect(await content.read(page)).toContain('See [the film](/videos/low-orbit).');
    expect(await content.read('redirects.yaml')).toContain('{ from: /videos/neon-tide, to: /videos }');
    expect(await content.check()).toEqual([]);
  });

  test('is taken out of lists and texts, and credits keep a name', async ({ content }) => {
    await content.appendText(page, 'See [her page](/crew/ana-quiroga), [hers][a].\n\n[a]: /crew/ana-quiroga');
    const films = await content.videoOf('music');
    await content.setField(films, ['credits'], [{ role: 'Director', person: 'ana-quiroga' }]);
    await rename(content, 'team/ana-quiroga');
    expect(await content.read(films)).toContain('- role: Director\n    name: Ana Quiroga\n');
    expect(await content.read(page)).toMatch(/See her page, hers\.\n*$/);
    expect(await content.check()).toEqual([]);
  });

  test('is not deleted where something else has to take its place', async ({ content }) => {
    const before = await content.state();
    const [tier = ''] = /(?<=example: )\S+/.exec(await content.read('packages.yaml')) ?? [];
    await expect(rename(content, `videos/${tier}`)).rejects.toThrow(/needs something in the place of .*: say what/);
    expect(await content.changedSince(before)).toEqual([]);
  });

  test('can be a page that others depend on, whose entries keep what they say', async ({ content }) => {
    const before = await content.state();
    const { edits } = await rename(content, 'pages/blog');
    expect(edits.filter(({ file }) => file.startsWith('blog/'))).toEqual([]);
    expect(await content.read('redirects.yaml')).toContain('{ from: /blog/what-dancers-need, to: / }');
    expect(await content.check()).toEqual([]);
    expect((await content.changedSince(before)).sort()).toEqual(edits.map(({ file }) => file).sort());
  });

  test('leaves an address that another page may have, without a redirect', async ({ content }) => {
    await rename(content, '/about');
    await rename(content, '/services', '/about');
    expect(await content.read('redirects.yaml')).not.toContain('from: /about,');
    expect(await content.check()).toEqual([]);
  });
});

test('a dry run says what would change, and changes nothing', async ({ content }) => {
  const before = await content.state();
  const { edits } = await changeName(content.folder, { entry: video, to: 'neon-wave', isDryRun: true });
  expect(edits.map(({ file }) => file)).toContain('videos/neon-wave.yaml');
  expect(await content.changedSince(before)).toEqual([]);
});
