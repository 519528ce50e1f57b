import path from 'node:path';
import { describe, expect } from 'vitest';
import { test } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';
const routeList = 'npm run content:check -- --pages lists them all';

describe('an id that two entries share', () => {
  test.for(['videos', 'blog'])('in %s', async (folder, { content }) => {
    const [first, second] = await content.filesIn(folder);
    await content.setField(first, ['id'], 9999);
    await content.setField(second, ['id'], 9999);
    expect(await content.check()).toEqual([
      `content/${second}: id is 9999, as in content/${first}: write a free number`,
    ]);
  });
});

describe('a video that does not exist', () => {
  const problem = (field: string) =>
    `${field} names the video no-such-video, which does not exist: write the name of a file of content/videos, without .yaml`;

  test('among the featured ones', async ({ content }) => {
    await content.setField('featured.yaml', ['videos', 0], 'no-such-video');
    expect(await content.check()).toEqual([`content/featured.yaml: ${problem('videos[0]')}`]);
  });

  test('as the example of a package', async ({ content }) => {
    await content.setField('packages.yaml', ['tiers', 1, 'example'], 'no-such-video');
    expect(await content.check()).toEqual([`content/packages.yaml: ${problem('tiers[1].example')}`]);
  });

  test('under a written page', async ({ content }) => {
    await content.setField(page, ['related', 0], 'no-such-video');
    expect(await content.check()).toEqual([`content/${page}: ${problem('related[0]')}`]);
  });

  test('in a written page', async ({ content }) => {
    const line = await content.appendText(page, '{% video slug="no-such-video" /%}');
    expect(await content.check()).toEqual([`content/${page}: ${problem(`line ${String(line)}`)}`]);
  });

  test('a video with a fault of its own exists', async ({ content }) => {
    const [video] = await content.filesIn('videos');
    await content.setField('featured.yaml', ['videos', 0], path.parse(video).name);
    await content.write(video, '');
    expect((await content.check()).filter((problem) => problem.startsWith('content/featured.yaml'))).toEqual([]);
  });
});

describe('a path that is no page', () => {
  test('in the menu', async ({ content }) => {
    await content.setField('navigation.yaml', ['main', 0, 'path'], '/no-such-page');
    expect(await content.check()).toEqual([
      `content/navigation.yaml: main[0].path names /no-such-page, which is no page: write the path of one, such as /contact (${routeList})`,
    ]);
  });

  test('in a text', async ({ content }) => {
    const line = await content.appendText(page, 'Read about [prices](/no-such-page).');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} names /no-such-page, which is no page: write the path of one, such as /contact (${routeList})`,
    ]);
  });

  test('with a token that only texts have', async ({ content }) => {
    await content.setField('navigation.yaml', ['main', 0, 'path'], '/{company}');
    expect(await content.check()).toEqual([
      `content/navigation.yaml: main[0].path names /{company}, which is no page: write the path of one, such as /contact (${routeList})`,
    ]);
  });

  test.for(['videos', 'blog'])('in the folder of %s', async (folder, { content }) => {
    const line = await content.appendText(page, `See [this](/${folder}/no-such-entry).`);
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} names /${folder}/no-such-entry, but content/${folder}/no-such-entry.yaml does not exist: write the name of a file that is there`,
    ]);
  });

  test.for(['contact', 'https://www.regulusfilms.example/contact', ''])(
    'but not written as a path: "%s"',
    async (value, { content }) => {
      await content.setField('navigation.yaml', ['main', 0, 'path'], value);
      expect(await content.check()).toEqual([
        'content/navigation.yaml: main[0].path is not right: write a path of the site, such as /contact',
      ]);
    },
  );
});

describe('a path that is a page', () => {
  test.for(['/contact', '/contact/', '/{product}-miami', '/videos', '/contact#form'])(
    '%s',
    async (address, { content }) => {
      await content.appendText(page, `See [this](${address}).`);
      expect(await content.check()).toEqual([]);
    },
  );

  test('of a video and of an article', async ({ content }) => {
    const [video] = await content.filesIn('videos');
    const [post] = await content.filesIn('blog');
    await content.appendText(page, `[One](/${path.dirname(video)}/${path.parse(video).name}/)`);
    await content.appendText(page, `[Two](/${path.dirname(post)}/${path.parse(post).name})`);
    expect(await content.check()).toEqual([]);
  });
});

test('a written page at an address that is taken', async ({ content }) => {
  await content.setField(page, ['path'], '/movies/');
  expect(await content.check()).toContainEqual(
    `content/${page}: path is /movies/, which is the address of another page: write one that is free`,
  );
});

test('a written page is one file, and links may lead to it', async ({ content }) => {
  await content.write('pages/drones.mdoc', await content.read(page));
  const fields = {
    path: '/drones-{product}',
    query: 'drone filming',
    title: 'Drone Filming',
    heading: 'Filmed by drones',
    lead: 'Drone filming, day and night.',
    description: 'x'.repeat(70),
    order: 999,
  };
  for (const [name, value] of Object.entries(fields)) await content.setField('pages/drones.mdoc', [name], value);
  await content.appendText(page, 'See [drones](/drones-{product}).');
  expect(await content.check()).toEqual([]);
});

test('a product whose address another page has', async ({ content }) => {
  await content.setField('site.yaml', ['product', 'slug'], 'movies');
  expect(await content.check()).toEqual([
    'content/site.yaml: product.slug gives /{product} the address of /movies: write other words',
  ]);
});

describe('a picture that does not exist', () => {
  const problem = (place: string) =>
    `names ${place}, which does not exist: put the picture there, or write the name of one that is there`;

  test('as a poster', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['poster'], '../media/posters/nothing.jpg');
    expect(await content.check()).toEqual([`content/${file}: poster ${problem('../media/posters/nothing.jpg')}`]);
  });

  test('as a portrait', async ({ content }) => {
    const [file] = await content.filesIn('team');
    await content.setField(file, ['img'], '../media/portraits/nobody.jpg');
    expect(await content.check()).toEqual([`content/${file}: img ${problem('../media/portraits/nobody.jpg')}`]);
  });

  test('in a text', async ({ content }) => {
    const figure = '{% figure src="../media/stills/nothing.jpg" alt="Nothing" caption="Nothing" /%}';
    const line = await content.appendText(page, figure);
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} ${problem('../media/stills/nothing.jpg')}`,
    ]);
  });

  test.for(['before', 'after'])('in a comparison, as its picture %s', async (field, { content }) => {
    const pictures = { before: 'grading-before', after: 'grading-after', [field]: 'nothing' };
    const line = await content.appendText(
      page,
      `{% compare before="../media/stills/${pictures.before}.jpg" beforeAlt="Gray" after="../media/stills/${pictures.after}.jpg" afterAlt="Graded" caption="Both" /%}`,
    );
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} ${problem('../media/stills/nothing.jpg')}`,
    ]);
  });

  test('under the frame sizes', async ({ content }) => {
    const line = await content.appendText(page, '{% framesizes src="../media/stills/nothing.jpg" alt="Nothing" /%}');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} ${problem('../media/stills/nothing.jpg')}`,
    ]);
  });

  test('in an article', async ({ content }) => {
    const [file] = await content.filesIn('blog');
    await content.setField(file, ['contentHtml'], '<p>Light. <img src="/blog-media/nothing.jpg" alt="Nothing"></p>');
    expect(await content.check()).toEqual([
      `content/${file}: contentHtml shows /blog-media/nothing.jpg, but content/media/blog/nothing.jpg does not exist: put the .jpg there, or write the name of one that is there`,
    ]);
  });

  test('outside the folder of pictures', async ({ content }) => {
    const line = await content.appendText(page, '{% figure src="../site.yaml" alt="Data" caption="Data" /%}');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} is "../site.yaml", which is no picture of content/media: write its place from this file, such as ../media/stills/name.jpg`,
    ]);
  });
});

describe('a loop', () => {
  const named = '../media/loops/hover/no-such-loop';
  const place = 'content/media/loops/hover/no-such-loop';

  test('that does not exist, under a video', async ({ content }) => {
    const file = await content.videoOf('corporate');
    await content.setField(file, ['loop'], named);
    expect(await content.check()).toContainEqual(
      `content/${file}: loop names ${named}, but ${place}.av1.mp4 and ${place}.mp4 do not exist: put both files there, or remove the field`,
    );
  });

  test('that does not exist, in a panel of the home page', async ({ content }) => {
    await content.setField('pages/home.yaml', ['panels', 0, 'loop'], named);
    expect(await content.check()).toContainEqual(
      expect.stringContaining(`content/pages/home.yaml: panels[0].loop names ${named}, but `),
    );
  });

  test('that lacks one of its two files', async ({ content }) => {
    const file = await content.videoOf('corporate');
    await content.setField(file, ['loop'], named);
    await content.writeFilm('media/loops/hover/no-such-loop.mp4');
    expect(await content.check()).toEqual([
      `content/${file}: loop names ${named}, but ${place}.av1.mp4 does not exist: put both files there, or remove the field`,
    ]);
  });

  test('that is there', async ({ content }) => {
    const file = await content.videoOf('corporate');
    await content.setField(file, ['loop'], named);
    await content.writeFilm('media/loops/hover/no-such-loop.av1.mp4');
    await content.writeFilm('media/loops/hover/no-such-loop.mp4');
    expect(await content.check()).toEqual([]);
  });

  test('that nobody names', async ({ content }) => {
    await content.writeFilm('media/loops/hover/no-such-loop.mp4');
    expect(await content.check()).toEqual([
      `${place}.mp4: is named by no video and no panel: name it in a field loop or featuredLoop, or delete it`,
    ]);
  });

  test.for([
    ['with its ending', `${named}.mp4`],
    ['outside the folder of loops', '../media/posters/neon-tide'],
    ['by its address', 'https://regulusfilms.example/loop'],
  ] as const)('written %s', async ([, value], { content }) => {
    const file = await content.videoOf('corporate');
    await content.setField(file, ['loop'], value);
    expect(await content.check()).toContainEqual(
      `content/${file}: loop is not right: write the loop's place from this file, without .mp4, such as ../media/loops/hover/name: name.av1.mp4 and name.mp4 stand there`,
    );
  });
});
