import path from 'node:path';
import { describe, expect } from 'vitest';
import { test } from './desk.fixture.ts';
import type { NamesPlanInWords } from './names-question.ts';
import { contentPath, readView, viewPath } from './view.ts';

describe('saving', () => {
  test('is not refused for problems that the content had before', async ({ desk }) => {
    const [first, second] = await desk.content.filesIn('team');
    await desk.content.setField(first, ['title'], '');
    await desk.content.setField(second, ['title'], '');
    expect(await desk.save(viewPath(first), { ...(await desk.open(viewPath(first))), title: 'Director' })).toBe('');
    expect(await desk.content.check()).toEqual([`content/${second}: title is empty: write the job`]);
  });

  test('asks before it overwrites a file that changed in the meantime', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const values = await desk.open(viewPath(file));
    await desk.content.setField(file, ['quote'], 'Written in another window.');
    const refused = await desk.save(viewPath(file), { ...values, title: 'Director of everything' });
    expect(refused).toContain('Someone else has changed');
    expect(await desk.content.read(file)).toContain('Written in another window.');
  });

  test('of the same file by two windows at once keeps one text, and asks the other window', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const values = await desk.open(viewPath(file));
    const quotes = ['Written in the first window.', 'Written in the second window.'];
    const answers = await Promise.all(quotes.map((quote) => desk.save(viewPath(file), { ...values, quote })));
    expect(answers.filter((answer) => answer.includes('Someone else has changed'))).toHaveLength(1);
    expect(await desk.content.read(file)).toContain(quotes[answers.indexOf('')]);
  });

  test('of two windows that do not fit together is refused for the second', async ({ desk }) => {
    const [, member] = await desk.content.filesIn('team');
    const video = await desk.content.videoOf('music');
    const values = await desk.open(viewPath(video));
    const credits = [{ role: 'Gaffer', person: path.parse(member).name }];
    expect(await desk.save(viewPath(member), undefined)).toBe('');
    expect(await desk.save(viewPath(video), { ...values, credits })).toContain('Credits 1, Person names the person');
    expect(await desk.content.check()).toEqual([]);
  });

  test('takes a field that was changed out of the list of samples, and leaves the others', async ({ desk }) => {
    await desk.content.setField(
      'pages/home.yaml',
      ['sample'],
      ['lead', 'panels[0].title', 'panels[9].title', 'heading'],
    );
    const values = await desk.open('pages/home.json');
    const [first = {}, ...others] = values.panels as Record<string, unknown>[];
    const panels = [{ ...first, title: 'What we make' }, ...others];
    expect(await desk.save('pages/home.json', { ...values, lead: `${String(values.lead)} Come by.`, panels })).toBe('');
    expect((await desk.open('pages/home.json')).sample).toEqual(['heading']);
    expect(await desk.save('pages/home.json', { ...(await desk.open('pages/home.json')), sample: undefined })).toBe('');
    expect(await desk.content.read('pages/home.yaml')).not.toMatch(/^sample:/m);
  });

  test('writes nothing outside of content', async ({ desk }) => {
    for (const place of ['../package.json', 'media/posters/a.json', 'videos/a/b.json', 'README.json']) {
      expect(contentPath(place)).toBeUndefined();
      const refused = await desk.save(place, { title: 'No' });
      expect(refused, place).toContain('is not a content file');
    }
  });
});

describe('entries', () => {
  test('a new entry does not overwrite another', async ({ desk }) => {
    const [file] = await desk.content.filesIn('reviews');
    const refused = await desk.save(viewPath(file), { name: 'Test Client' });
    expect(refused).toBe(`There is one with the name ${path.parse(file).name} already: give this one another.`);
  });

  test('a new entry whose number was taken in the meantime gets the next', async ({ desk }) => {
    const write = (title: string) => ({
      title,
      id: 900,
      date: '2 January 2026',
      description: `${title}: what a film crew does on a day when it rains from the first call to the last.`,
      contentHtml: '<p>Rain.</p>\n',
    });
    expect(await desk.save('blog/first.json', write('First'))).toBe('');
    expect(await desk.save('blog/second.json', write('Second'))).toBe('');
    expect(await desk.content.read('blog/first.yaml')).toContain('id: 900\n');
    expect(await desk.content.read('blog/second.yaml')).toContain('id: 901\n');
  });

  test('a renamed entry keeps its comments', async ({ desk }) => {
    const [file] = await desk.content.filesIn('reviews');
    const source = `# Kept.\n${await desk.content.read(file)}`;
    await desk.content.write(file, source);
    const values = await desk.open(viewPath(file));
    const before = await desk.content.state();
    expect(await desk.save('reviews/another-name.json', values, [viewPath(file)])).toBe('');
    expect(await desk.content.changedSince(before)).toEqual([file, 'reviews/another-name.yaml'].sort());
    expect(await desk.content.read('reviews/another-name.yaml')).toBe(source);
  });

  test('the loop of a deleted entry is deleted with it', async ({ desk }) => {
    const videos = [...readView(desk.content.folder)].filter(([place]) => place.startsWith('videos/'));
    const named = [...(await desk.content.state())].filter(([file]) => /\.(?:yaml|mdoc)$/.test(file));
    const isNamed = (slug: string) =>
      named.filter(([, data]) => Buffer.from(data, 'base64').toString().includes(slug)).length > 1;
    const texts = await Promise.all(videos.map(async ([place, data]) => [place, await data.read()] as const));
    const found = texts.find(([place, text]) => text.includes('/loops/') && !isNamed(path.parse(place).name));
    if (!found) throw new Error('content has no video with a loop that nobody else names');
    const [place] = found;
    const before = await desk.content.state();
    expect(await desk.save(place, undefined)).toBe('');
    const slug = path.parse(place).name;
    expect(await desk.content.changedSince(before)).toEqual([
      `media/loops/hover/${slug}.av1.mp4`,
      `media/loops/hover/${slug}.mp4`,
      'redirects.yaml',
      `videos/${slug}.yaml`,
    ]);
  });

  test('a new page is a draft in a file of its own, and can be let out', async ({ desk }) => {
    const { fileVersion, ...page } = await desk.open('written/color-grading.json');
    expect(fileVersion).toBeDefined();
    const fresh = {
      ...page,
      path: '/under-water',
      query: 'underwater music video filming',
      title: 'Underwater Music Video Filming',
      description: 'How an underwater music video is filmed: the pool, the housing, and who counts the minutes.',
      heading: 'Filming an underwater music video',
      lead: 'Underwater music video filming takes a pool, a housing and somebody who counts the minutes.',
      siteMapLabel: 'Under water',
      order: 9990,
      draft: true,
      body: 'A pool has no echo.\n\n## The housing\n\nIt leaks once.',
    };
    expect(await desk.save('written/under-water.json', fresh)).toBe('');
    const file = await desk.content.read('pages/under-water.mdoc');
    expect(file).toMatch(/^---\npath: \/under-water\n/);
    expect(file).toMatch(/\n---\nA pool has no echo\.\n\n## The housing\n\nIt leaks once\.\n$/);
    expect(file).toContain('draft: true\n');
    expect(await desk.save('written/under-water.json', fresh)).toContain('There is one with the name under-water');
    const opened = await desk.open('written/under-water.json');
    expect(await desk.save('written/under-water.json', { ...opened, draft: false })).toBe('');
    expect(await desk.content.read('pages/under-water.mdoc')).not.toContain('draft: true');
  });

  test('an optional block that is left empty is left out of the file', async ({ desk }) => {
    const { service, ...page } = await desk.open('written/color-grading.json');
    expect(service).toBeDefined();
    expect(await desk.save('written/color-grading.json', { ...page, service: { name: '', area: { name: '' } } })).toBe(
      '',
    );
    expect(await desk.content.read('pages/color-grading.mdoc')).not.toMatch(/^service:/m);
  });
});

describe('names', () => {
  test('a new name is asked for with all that it changes, and changes it in one save', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const slug = path.parse(file).name;
    const video = await desk.content.videoOf('music');
    await desk.content.setField(video, ['credits'], [{ role: 'Gaffer', person: slug }]);
    const title = /^title: (.*)$/m.exec(await desk.content.read(video))?.[1] ?? '';
    expect(await desk.save('team/another-name.json', await desk.open(viewPath(file)), [viewPath(file)])).toBe('');
    expect(desk.question?.follows).toContain(`Videos, ${title}: Credits 1, Person`);
    expect(await desk.content.read(video)).toContain('person: another-name\n');
    expect(await desk.content.check()).toEqual([]);
  });

  test('the address of a page changes with its links and its redirect', async ({ desk }) => {
    const values = await desk.open('pages/about.json');
    expect(await desk.save('pages/about.json', { ...values, path: '/who-we-are' })).toBe('');
    expect(desk.question?.moves).toEqual([{ from: '/about', to: '/who-we-are' }]);
    expect(desk.question?.follows).toContain('Menu and footer: Main 2, Leads to');
    expect(await desk.content.read('redirects.yaml')).toContain('{ from: /about, to: /who-we-are }');
    expect(await desk.content.check()).toEqual([]);
  });

  test('a page with sections is deleted with what is chosen for its links', async ({ desk }) => {
    const before = await desk.content.state();
    expect(await desk.delete('pages/about.yaml', () => ({ plan: 'of another time' }))).toContain('would change');
    expect(await desk.content.changedSince(before)).toEqual([]);
    expect(desk.question?.choices.path.map(({ value }) => value)).toContain('/services');
    const choose = ({ lost }: NamesPlanInWords) => {
      return { uses: Object.fromEntries(lost.map(({ id }) => [id, '/services'])), leadsTo: '/services' };
    };
    expect(await desk.delete('pages/about.yaml', choose)).toBe('');
    expect(await desk.content.read('redirects.yaml')).toContain('{ from: /about, to: /services }');
    expect(await desk.content.read('navigation.yaml')).not.toContain('path: /about }');
    expect(await desk.content.check()).toEqual([]);
  });

  test('a new entry at an address that was takes the place of its redirect', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const values = await desk.open(viewPath(file));
    expect(await desk.save('team/another-name.json', values, [viewPath(file)])).toBe('');
    expect(await desk.content.read('redirects.yaml')).toContain(`from: /crew/${path.parse(file).name},`);
    const copy = Object.entries(values).filter(([name]) => name !== 'fileVersion');
    expect(await desk.save(viewPath(file), Object.fromEntries(copy))).toBe('');
    expect(await desk.content.read('redirects.yaml')).not.toContain(`from: /crew/${path.parse(file).name},`);
  });

  test('of last words, and the part of addresses that names the product, are followed too', async ({ desk }) => {
    const navigation = await desk.open('navigation.json');
    const bands = navigation.bands as { name: string }[];
    const [first] = bands;
    const renamed = bands.map((band) => (band === first ? { ...band, name: 'another-name' } : band));
    expect(await desk.save('navigation.json', { ...navigation, bands: renamed })).toBe('');
    const site = await desk.open('site.json');
    const product = { ...(site.product as object), slug: 'stage-filming' };
    await desk.content.appendText('pages/red-dragon.mdoc', 'See [it](/concert-filming-miami).');
    expect(await desk.save('site.json', { ...site, product })).toBe('');
    expect(await desk.content.read('redirects.yaml')).toContain('  - concert-filming\n');
    expect(await desk.content.read('pages/red-dragon.mdoc')).toContain('See [it](/{product}-miami).');
    expect(await desk.content.check()).toEqual([]);
  });

  test('what nobody names and nobody sees is not asked for', async ({ desk }) => {
    const [file] = await desk.content.filesIn('reviews');
    expect(await desk.save('reviews/another-name.json', await desk.open(viewPath(file)), [viewPath(file)])).toBe('');
    expect(await desk.save('reviews/another-name.json', undefined)).toBe('');
    expect(desk.question).toBeUndefined();
  });
});

test('the order of a list that has changed is refused', async ({ desk }) => {
  const place = 'order/team.json';
  const [, ...rest] = (await desk.open(place)).entries as { slug: string }[];
  expect(await desk.save(place, { entries: rest })).toContain('The list was changed in the meantime');
});
