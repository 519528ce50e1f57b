import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { checkContent } from '@site/model/check/check-content.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { test, type ContentCopy } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';

const advise = (value: string, draft: string) =>
  `names ${value}, which is a draft: remove it here, or publish content/${draft}.yaml`;

/** A video that no file of the content names, made a draft. */
async function addDraft(content: ContentCopy, slug: string): Promise<void> {
  const [first] = await content.filesIn('videos');
  await content.write(`videos/${slug}.yaml`, await content.read(first));
  await content.setField(`videos/${slug}.yaml`, ['id'], 99_999);
  await content.setField(`videos/${slug}.yaml`, ['draft'], true);
}

test('drafts that nobody names are in order', async ({ content }) => {
  await addDraft(content, 'next-one');
  for (const folder of ['movies', 'behind-the-scenes', 'team', 'reviews', 'blog']) {
    const [first] = await content.filesIn(folder);
    await content.setField(first, ['draft'], true);
  }
  expect(await content.check()).toEqual([]);
});

test('a word instead of true is no draft', async ({ content }) => {
  const [file] = await content.filesIn('blog');
  await content.setField(file, ['draft'], 'yes');
  expect(await content.check()).toEqual([
    `content/${file}: draft is not right: write true to keep it out of the site, or leave the line out`,
  ]);
});

describe('a draft that is named', () => {
  const problem = (field: string) => `${field} ${advise('the video next-one', 'videos/next-one')}`;

  test('among the featured videos', async ({ content }) => {
    await addDraft(content, 'next-one');
    await content.setField('featured.yaml', ['videos', 0], 'next-one');
    expect(await content.check()).toEqual([`content/featured.yaml: ${problem('videos[0]')}`]);
  });

  test('as the example of a package', async ({ content }) => {
    await addDraft(content, 'next-one');
    await content.setField('packages.yaml', ['tiers', 1, 'example'], 'next-one');
    expect(await content.check()).toEqual([`content/packages.yaml: ${problem('tiers[1].example')}`]);
  });

  test('under and in a written page', async ({ content }) => {
    await addDraft(content, 'next-one');
    await content.setField(page, ['related', 0], 'next-one');
    const line = await content.appendText(page, '{% video slug="next-one" /%}');
    const link = await content.appendText(page, 'See [it](/videos/next-one).');
    expect(await content.check()).toEqual([
      `content/${page}: ${problem('related[0]')}`,
      `content/${page}: ${problem(`line ${String(line)}`)}`,
      `content/${page}: line ${String(link)} ${advise('/videos/next-one', 'videos/next-one')}`,
    ]);
  });

  test('in an article, unless that is a draft too', async ({ content }) => {
    await addDraft(content, 'next-one');
    const [file] = await content.filesIn('blog');
    const html = [
      '<p><a href="/videos/next-one">here</a>, <a href="https://www.oldsite.example/videos/next-one/">there</a></p>',
      '<p><a href="https://other.example/videos/next-one">elsewhere</a></p>',
    ];
    await content.setField(file, ['contentHtml'], html.join(''));
    const line = `content/${file}: contentHtml ${advise('/videos/next-one', 'videos/next-one')}`;
    expect(await content.check()).toEqual([line, line]);

    await content.setField(file, ['draft'], true);
    expect(await content.check()).toEqual([]);
  });
});

test('a video is a draft until its day', async ({ content }) => {
  const [file] = await content.filesIn('videos');
  const slug = path.parse(file).name;
  await content.setField(file, ['published'], '2124-06-01');
  await content.setField('featured.yaml', ['videos', 0], slug);
  const checkOn = async (today: string) =>
    (await checkContent(content.folder, today)).map(({ file, field, advice }) =>
      describeProblem({ file, field, advice }),
    );
  const problem = `content/featured.yaml: videos[0] ${advise(`the video ${slug}`, `videos/${slug}`)}`;
  expect(await checkOn('2124-05-31')).toContain(problem);
  expect(await checkOn('2124-06-01')).not.toContain(problem);
});

test('a collection of drafts alone', async ({ content }) => {
  for (const name of await readdir(path.join(content.folder, 'reviews'))) {
    await content.setField(`reviews/${name}`, ['draft'], true);
  }
  expect(await content.check()).toEqual([
    'content/reviews: holds drafts alone: publish one of them, or wait with the build',
  ]);
});

test('counts are without drafts, as in the build', async ({ content }) => {
  const [review] = await content.filesIn('reviews');
  const [member] = await content.filesIn('team');
  const names = await readdir(path.join(content.folder, 'reviews'));
  const digits = String(names.length).length;
  // Counted, the drafts would give the number one more digit, and the title one more letter than it may have.
  for (let number = names.length; number < 10 ** digits; number += 1) {
    await content.write(`reviews/draft-${String(number)}.yaml`, await content.read(review));
    await content.setField(`reviews/draft-${String(number)}.yaml`, ['draft'], true);
  }
  await content.setField(member, ['title'], `${'x'.repeat(60 - digits)}{count.reviews}`);
  expect(await content.check()).toEqual([]);
});
