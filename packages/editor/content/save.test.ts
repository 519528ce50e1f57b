import path from 'node:path';
import { describe, expect } from 'vitest';
import { placeOf, test } from './desk.fixture.ts';
import { orderPath } from './view-names.ts';
import { contentPath, readView } from './view.ts';

describe('saving', () => {
  test('writes what changed, and says nothing', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const before = await desk.content.state();
    const source = await desk.content.read(file);
    const values = await desk.open(placeOf(file));
    expect(await desk.save(placeOf(file), { ...values, title: 'Head of everything' })).toBe('');
    expect(await desk.content.changedSince(before)).toEqual([file]);
    expect(await desk.content.read(file)).toBe(source.replace(/^title: .*$/m, 'title: Head of everything'));
  });

  test('is refused in the words of the check, and then nothing is written', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const before = await desk.content.state();
    const values = await desk.open(placeOf(file));
    const refused = await desk.save(placeOf(file), { ...values, title: '', quote: 'Ask {nobody} first.' });
    expect(refused.split('\n')).toHaveLength(2);
    expect(refused).toContain(`content/${file}: title is empty: write the job`);
    expect(refused).toContain(`content/${file}: quote uses {nobody}, which is not a fact`);
    expect(await desk.content.changedSince(before)).toEqual([]);
  });

  test('does not fail on what was wrong before', async ({ desk }) => {
    const [first, second] = await desk.content.filesIn('team');
    await desk.content.setField(first, ['title'], '');
    await desk.content.setField(second, ['title'], '');
    expect(await desk.save(placeOf(first), { ...(await desk.open(placeOf(first))), title: 'Director' })).toBe('');
    expect(await desk.content.check()).toEqual([`content/${second}: title is empty: write the job`]);
  });

  test('does not write over what changed meanwhile', async ({ desk }) => {
    const [file] = await desk.content.filesIn('team');
    const values = await desk.open(placeOf(file));
    await desk.content.setField(file, ['quote'], 'Written in another window.');
    const refused = await desk.save(placeOf(file), { ...values, title: 'Director of everything' });
    expect(refused).toContain(`content/${file} was changed in the meantime`);
    expect(await desk.content.read(file)).toContain('Written in another window.');
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
  const review = { name: 'Test Client', rating: 5, text: 'They came on time and left the room as they found it.' };

  test('a new one is a new file', async ({ desk }) => {
    const before = await desk.content.state();
    const values = { ...review, project: 'Test film', order: 500 };
    expect(await desk.save('reviews/test-client.json', values)).toBe('');
    expect(await desk.content.changedSince(before)).toEqual(['reviews/test-client.yaml']);
    expect(await desk.content.read('reviews/test-client.yaml')).toBe(
      `name: Test Client\nrating: 5\ntext: ${review.text}\nproject: Test film\norder: 500\n`,
    );
  });

  test('a new one does not take the place of another', async ({ desk }) => {
    const [file] = await desk.content.filesIn('reviews');
    const refused = await desk.save(placeOf(file), { ...review, project: 'Test film', order: 500 });
    expect(refused).toBe(`content/${file} exists already: give the new one another name.`);
  });

  test('a new one whose number was taken meanwhile gets the next', async ({ desk }) => {
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

  test('one that gets another name keeps its comments', async ({ desk }) => {
    const [file] = await desk.content.filesIn('reviews');
    const source = `# Kept.\n${await desk.content.read(file)}`;
    await desk.content.write(file, source);
    const values = await desk.open(placeOf(file));
    const before = await desk.content.state();
    expect(await desk.save('reviews/another-name.json', values, [placeOf(file)])).toBe('');
    expect(await desk.content.changedSince(before)).toEqual([file, 'reviews/another-name.yaml'].sort());
    expect(await desk.content.read('reviews/another-name.yaml')).toBe(source);
  });

  test('one that others name stays', async ({ desk }) => {
    const [slug = ''] = (await desk.open('featured.json')).videos as string[];
    const refused = await desk.remove(`videos/${slug}.json`);
    expect(refused).toContain(`content/featured.yaml: videos[0] names the video ${slug}`);
    expect(await desk.content.read(`videos/${slug}.yaml`)).toContain('title:');
  });

  test('one that goes takes its loop along', async ({ desk }) => {
    const videos = [...(await readView(desk.content.folder))].filter(([place]) => place.startsWith('videos/'));
    const named = [...(await desk.content.state())].filter(([file]) => /\.(?:yaml|mdoc)$/.test(file));
    const isNamed = (slug: string) =>
      named.filter(([, data]) => Buffer.from(data, 'base64').toString().includes(slug)).length > 1;
    const found = videos.find(([place, data]) => data.includes('/loops/') && !isNamed(path.parse(place).name));
    if (!found) throw new Error('content has no video with a loop that nobody else names');
    const [place] = found;
    const before = await desk.content.state();
    expect(await desk.remove(place)).toBe('');
    const slug = path.parse(place).name;
    expect(await desk.content.changedSince(before)).toEqual([
      `media/loops/hover/${slug}.av1.mp4`,
      `media/loops/hover/${slug}.mp4`,
      `videos/${slug}.yaml`,
    ]);
  });

  test('a block that is left empty is left out', async ({ desk }) => {
    const { service, ...page } = await desk.open('pages/color-grading.json');
    expect(service).toBeDefined();
    expect(await desk.save('pages/color-grading.json', { ...page, service: { name: '', area: { name: '' } } })).toBe(
      '',
    );
    expect(await desk.content.read('pages/color-grading.mdoc')).not.toMatch(/^service:/m);
  });
});

describe('an order', () => {
  test('changes the entry that moved, and no other', async ({ desk }) => {
    const place = orderPath('order-team');
    const entries = (await desk.open(place)).entries as { slug: string }[];
    const [first, second, ...rest] = entries;
    if (!first || !second) throw new Error('content/team has fewer than two files');
    const before = await desk.content.state();
    const wanted = [second, first, ...rest];
    expect(await desk.save(place, { entries: wanted })).toBe('');
    expect((await desk.open(place)).entries).toEqual(wanted);
    expect(await desk.content.changedSince(before)).toHaveLength(1);
  });

  test('of a list that has changed is refused', async ({ desk }) => {
    const place = orderPath('order-team');
    const [, ...rest] = (await desk.open(place)).entries as { slug: string }[];
    const refused = await desk.save(place, { entries: rest });
    expect(refused).toContain('the list was changed in the meantime');
  });
});
