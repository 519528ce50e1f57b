import path from 'node:path';
import { describe, expect } from 'vitest';
import { test, type ContentCopy } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';

describe('drafts', () => {
  const advise = (value: string, draft: string) =>
    `names ${value}, which is a draft: remove it here, or publish content/${draft}.yaml`;
  const ofVideo = advise('the video next-one', 'videos/next-one');

  /** Marks a video without references as a draft. */
  async function addDraft(content: ContentCopy): Promise<void> {
    const [first] = await content.filesIn('videos');
    await content.write('videos/next-one.yaml', await content.read(first));
    await content.setField('videos/next-one.yaml', ['id'], '99999');
    await content.setField('videos/next-one.yaml', ['draft'], true);
  }

  test('that nothing refers to are fine', async ({ content }) => {
    await addDraft(content);
    for (const folder of ['movies', 'behind-the-scenes', 'team', 'reviews', 'blog']) {
      const [first] = await content.filesIn(folder);
      await content.setField(first, ['draft'], true);
    }
    expect(await content.check()).toEqual([]);
  });

  test('that other files refer to', async ({ content }) => {
    await addDraft(content);
    const [post] = await content.filesIn('blog');
    await content.setField('featured.yaml', ['videos', 0], 'next-one');
    await content.setField('packages.yaml', ['tiers', 1, 'example'], 'next-one');
    await content.setField(page, ['lastFilm'], 'next-one');
    const line = await content.appendText(page, '{% video slug="next-one" /%} and [it](/videos/next-one)');
    const html = [
      '<p><a href="/videos/next-one">here</a>, <a href="https://www.oldsite.example/videos/next-one/">there</a></p>',
      '<p><a href="https://other.example/videos/next-one">elsewhere</a></p>',
    ];
    await content.setField(post, ['contentHtml'], html.join(''));
    const inPost = `content/${post}: contentHtml ${advise('/videos/next-one', 'videos/next-one')}`;
    expect(await content.check()).toEqual([
      inPost,
      inPost,
      `content/featured.yaml: videos[0] ${ofVideo}`,
      `content/packages.yaml: tiers[1].example ${ofVideo}`,
      `content/${page}: lastFilm ${ofVideo}`,
      `content/${page}: line ${line} ${ofVideo}`,
      `content/${page}: line ${line} ${advise('/videos/next-one', 'videos/next-one')}`,
    ]);
    await content.setField(post, ['draft'], true);
    expect(await content.check()).not.toContain(inPost);
  });

  test('are drafts until their date', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    const slug = path.parse(file).name;
    await content.setField(file, ['published'], '2124-06-01');
    await content.setField('featured.yaml', ['videos', 0], slug);
    const problem = `content/featured.yaml: videos[0] ${advise(`the video ${slug}`, `videos/${slug}`)}`;
    expect(await content.check('2124-05-31')).toContain(problem);
    expect(await content.check('2124-06-01')).not.toContain(problem);
  });

  test('may not be all videos', async ({ content }) => {
    for (const video of await content.listFolder('videos')) await content.setField(video, ['draft'], true);
    expect(await content.check()).toContain('content/videos: has only drafts: publish one of them, or build later');
  });

  test('may be all reviews, and are not counted', async ({ content }) => {
    const reviews = await content.listFolder('reviews');
    const [member] = await content.filesIn('team');
    for (const review of reviews) await content.setField(review, ['draft'], true);
    // Counting the drafts would make the number one digit longer, and the title too long.
    for (let more = reviews.length; more < 10; more += 1) {
      await content.write(`reviews/more-${more}.yaml`, await content.read(reviews[0] ?? ''));
    }
    await content.setField(member, ['title'], `${'x'.repeat(59)}{count.reviews}`);
    expect(await content.check()).toEqual([]);
  });
});
