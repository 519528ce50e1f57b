import path from 'node:path';
import { describe, expect } from 'vitest';
import { placeOf, test } from './desk.fixture.ts';
import { contentPath, readView } from './view.ts';

describe('saving', () => {
  test('is not refused for problems that the content had before', async ({ desk }) => {
    const [first, second] = await desk.content.filesIn('team');
    await desk.content.setField(first, ['title'], '');
    await desk.content.setField(second, ['title'], '');
    expect(await desk.save(placeOf(first), { ...(await desk.open(placeOf(first))), title: 'Director' })).toBe('');
    expect(await desk.content.check()).toEqual([`content/${second}: title is empty: write the job`]);
  });

  test('does not overwrite a file that changed in the meantime', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const values = await desk.open(placeOf(file));
    await desk.content.setField(file, ['quote'], 'Written in another window.');
    const refused = await desk.save(placeOf(file), { ...values, title: 'Director of everything' });
    expect(refused).toContain('This was changed in the meantime');
    expect(await desk.content.read(file)).toContain('Written in another window.');
  });

  test('of the same file by two windows at once keeps one text, and tells the other window', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const values = await desk.open(placeOf(file));
    const quotes = ['Written in the first window.', 'Written in the second window.'];
    const answers = await Promise.all(quotes.map((quote) => desk.save(placeOf(file), { ...values, quote })));
    expect(answers.filter((answer) => answer.includes('This was changed in the meantime'))).toHaveLength(1);
    expect(await desk.content.read(file)).toContain(quotes[answers.indexOf('')]);
  });

  test('of two windows that do not fit together is refused for the second', async ({ desk }) => {
    const [, member] = await desk.content.filesIn('team');
    const video = await desk.content.videoOf('music');
    const values = await desk.open(placeOf(video));
    const credits = [{ role: 'Gaffer', person: path.parse(member).name }];
    const answers = await Promise.all([
      desk.save(placeOf(video), { ...values, credits }),
      desk.save(placeOf(member), undefined),
    ]);
    expect(answers.filter((answer) => answer === '')).toHaveLength(1);
    expect(await desk.content.check()).toEqual([]);
  });

  test('takes a field that was changed out of the list of samples, and leaves the others', async ({ desk }) => {
    await desk.content.setField('pages/home.yaml', ['sample'], ['lead', 'panels[0].title', 'panels[9].title', 'heading']);
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
    const refused = await desk.save(placeOf(file), { name: 'Test Client' });
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
    const values = await desk.open(placeOf(file));
    const before = await desk.content.state();
    expect(await desk.save('reviews/another-name.json', values, [placeOf(file)])).toBe('');
    expect(await desk.content.changedSince(before)).toEqual([file, 'reviews/another-name.yaml'].sort());
    expect(await desk.content.read('reviews/another-name.yaml')).toBe(source);
  });

  test('the loop of a deleted entry is deleted with it', async ({ desk }) => {
    const videos = [...(await readView(desk.content.folder))].filter(([place]) => place.startsWith('videos/'));
    const named = [...(await desk.content.state())].filter(([file]) => /\.(?:yaml|mdoc)$/.test(file));
    const isNamed = (slug: string) =>
      named.filter(([, data]) => Buffer.from(data, 'base64').toString().includes(slug)).length > 1;
    const found = videos.find(([place, data]) => data.includes('/loops/') && !isNamed(path.parse(place).name));
    if (!found) throw new Error('content has no video with a loop that nobody else names');
    const [place] = found;
    const before = await desk.content.state();
    expect(await desk.save(place, undefined)).toBe('');
    const slug = path.parse(place).name;
    expect(await desk.content.changedSince(before)).toEqual([
      `media/loops/hover/${slug}.av1.mp4`,
      `media/loops/hover/${slug}.mp4`,
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

test('the order of a list that has changed is refused', async ({ desk }) => {
  const place = 'order/team.json';
  const [, ...rest] = (await desk.open(place)).entries as { slug: string }[];
  expect(await desk.save(place, { entries: rest })).toContain('The list was changed in the meantime');
});
