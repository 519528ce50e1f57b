import { describe, expect } from 'vitest';
import { test } from './desk.fixture.ts';
import type { NamesPlanInWords } from './names-question.ts';

/** What the fixture's entries name each other by. */
const video = 'videos/neon-tide.yaml';
const page = 'pages/red-dragon.mdoc';
const post = 'blog/light-a-night-exterior.yaml';

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

  test('follows in every place that names it, in drafts too, and leaves all else as it is', async ({ desk }) => {
    const { content } = desk;
    const low = await content.read('videos/low-orbit.yaml');
    await content.write('videos/neon-tide-2.yaml', low.replace(/^id: .*/, 'id: 9999'));
    await content.setField('pages/case-one-pair.mdoc', ['draft'], true);
    for (const [file, field, old] of fields) await content.setField(file, field, old);
    const [text, html] = [await content.read(page), await content.read(post)];
    await content.write(page, [text, ...texts.map(([old]) => old)].join('\n\n'));
    await content.write(post, [html, ...articles.map(([old]) => `  <p>${old}</p>\n`)].join(''));
    expect(await desk.rename(video, 'neon-wave')).toBe('');
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

  test('of a page follows the product, and the addresses with former products lead to it', async ({ desk }) => {
    const { content } = desk;
    await content.setField('redirects.yaml', ['products'], ['film-production']);
    await content.appendText(page, 'See [it](/concert-filming-miami/) and [that](/{product}-miami#b).');
    expect(await desk.move('pages/product-companies-miami.mdoc', '/{product}-dade')).toBe('');
    const redirects = await content.read('redirects.yaml');
    for (const from of ['/concert-filming-miami', '/film-production-miami']) {
      expect(redirects).toContain(`{ from: ${from}, to: '/{product}-dade' }`);
    }
    expect(await content.read(page)).toContain('See [it](/{product}-dade/) and [that](/{product}-dade#b).');
    expect(await content.check()).toEqual([]);
  });

  test('and back again leaves no redirect in a circle, and nothing else', async ({ desk }) => {
    const { content } = desk;
    const before = await content.state();
    await desk.rename(video, 'neon-wave');
    await desk.rename('videos/neon-wave.yaml', 'neon-tide');
    expect(await content.changedSince(before)).toEqual(['redirects.yaml']);
    expect((await content.read('redirects.yaml')).match(/neon.*/g)).toEqual(['neon-wave, to: /videos/neon-tide }']);
  });

  test('twice makes no chain', async ({ desk }) => {
    const { content } = desk;
    await desk.move('pages/about.yaml', '/who-we-are');
    await desk.move('pages/about.yaml', '/company-and-crew');
    const redirects = await content.read('redirects.yaml');
    for (const from of ['/our-team', '/about', '/who-we-are']) {
      expect(redirects).toContain(`{ from: ${from}, to: /company-and-crew }`);
    }
    expect(await content.check()).toEqual([]);
  });

  test('of a list with later pages is the address to which all of them lead', async ({ desk }) => {
    const { content } = desk;
    await desk.move('pages/videos.yaml', '/all-films');
    expect(await content.read('redirects.yaml')).toContain('{ from: /videos/2, to: /all-films }');
    await desk.move('pages/videos.yaml', '/videos');
    expect(await content.read('redirects.yaml')).not.toContain('from: /videos/2,');
    expect(await content.check()).toEqual([]);
  });

  test('of a portfolio is followed by its videos, its reviews and the pages that show it', async ({ desk }) => {
    const { content } = desk;
    const before = await content.state();
    expect(await desk.rename('portfolios/corporate.yaml', 'companies')).toBe('');
    const changed = await content.changedSince(before);
    expect(changed).toContain(await content.videoOf('companies'));
    expect(changed).not.toContain('redirects.yaml');
    expect(await content.read('pages/corporate-examples.mdoc')).toContain('{% portfolio category="companies" /%}');
    await desk.move('portfolios/companies.yaml', '/films-for-companies');
    expect(await content.read('navigation.yaml')).toContain('path: /films-for-companies');
    expect(await content.read('redirects.yaml')).toContain('{ from: /corporate-videos, to: /films-for-companies }');
  });

  test('of a figure is followed by texts and by the pages that show it', async ({ desk }) => {
    const { content } = desk;
    const claims = await desk.open('claims.json');
    const figures = (claims.figures as { name: string }[]).map((one) => {
      return one.name === 'videos' ? { ...one, name: 'films' } : one;
    });
    const before = await content.state();
    expect(await desk.save('claims.json', { ...claims, figures })).toBe('');
    expect(await content.read('pages/home.yaml')).toContain('stats: [films, clients, awards, years]');
    const others = (await content.changedSince(before)).filter((file) => file !== 'claims.yaml');
    const changed = await Promise.all(others.map(async (file) => content.read(file)));
    expect(changed.join('')).not.toMatch(/\{claims\.videos[ }]/);
    expect(changed.join('')).toContain('{claims.films}');
  });

  test('of a draft is followed, and is not redirected', async ({ desk }) => {
    const { content } = desk;
    await content.setField('team/greta-holloway.yaml', ['draft'], true);
    const redirects = await content.read('redirects.yaml');
    expect(await desk.rename('team/greta-holloway.yaml', 'greta')).toBe('');
    expect(await content.read('redirects.yaml')).toBe(redirects);
    expect(await content.check()).toEqual([]);
  });

  test('that is taken, or is no name, is refused as a whole', async ({ desk }) => {
    const before = await desk.content.state();
    expect(await desk.rename(video, 'low-orbit')).toContain('There is one with the name low-orbit already');
    expect(await desk.rename(video, 'Neon Wave')).toContain('has a name that cannot be an address');
    expect(await desk.move('pages/about.yaml', '/contact')).toContain('is the address of another page');
    expect(await desk.content.changedSince(before)).toEqual([]);
  });

  test('is not given while a file that seems to have the old one cannot be read', async ({ desk }) => {
    const { content } = desk;
    await content.write('featured.yaml', 'videos: [neon-tide');
    expect(await desk.rename(video, 'neon-wave')).toContain('content/featured.yaml cannot be read');
  });
});

describe('what is deleted', () => {
  test('leaves its places or is replaced, and its address leads somewhere', async ({ desk }) => {
    const { content } = desk;
    await content.setField('search.yaml', ['checks', 0, 'finds'], '/videos/neon-tide');
    await content.appendText(page, 'See [the film](/videos/neon-tide).');
    const choose = ({ lost }: NamesPlanInWords) => {
      const uses = lost.map(({ id, kind }) => [id, kind === 'path' ? '/videos/low-orbit' : 'low-orbit'] as const);
      return { uses: Object.fromEntries(uses), leadsTo: '/videos' };
    };
    expect(await desk.delete(video, choose)).toBe('');
    expect(await content.read(page)).toContain('See [the film](/videos/low-orbit).');
    expect(await content.read('redirects.yaml')).toContain('{ from: /videos/neon-tide, to: /videos }');
    expect(await content.check()).toEqual([]);
  });

  test('is taken out of lists and texts, and credits keep a name', async ({ desk }) => {
    const { content } = desk;
    await content.appendText(page, 'See [her page](/crew/ana-quiroga), [hers][a].\n\n[a]: /crew/ana-quiroga');
    const films = await content.videoOf('music');
    await content.setField(films, ['credits'], [{ role: 'Director', person: 'ana-quiroga' }]);
    expect(await desk.delete('team/ana-quiroga.yaml')).toBe('');
    expect(await content.read(films)).toContain('- role: Director\n    name: Ana Quiroga\n');
    expect(await content.read(page)).toMatch(/See her page, hers\.\n*$/);
    expect(await content.check()).toEqual([]);
  });

  test('is not deleted where something else has to take its place', async ({ desk }) => {
    const { content } = desk;
    const before = await content.state();
    const [tier = ''] = /(?<=example: )\S+/.exec(await content.read('packages.yaml')) ?? [];
    expect(await desk.delete(`videos/${tier}.yaml`)).toContain('which does not exist');
    expect(desk.question?.lost.some(({ canGo }) => !canGo)).toBe(true);
    expect(await content.changedSince(before)).toEqual([]);
  });

  test('can be a page that others depend on, whose entries keep what they say', async ({ desk }) => {
    const { content } = desk;
    const before = await content.state();
    expect(await desk.delete('pages/blog.yaml')).toBe('');
    expect((await content.changedSince(before)).filter((file) => file.startsWith('blog/'))).toEqual([]);
    expect(await content.read('redirects.yaml')).toContain('{ from: /blog/what-dancers-need, to: / }');
    expect(await content.check()).toEqual([]);
  });
});
