import { expect } from 'vitest';
import { test } from './copy-content.ts';

test('mistakes of all kinds are reported in one run, whatever else is wrong', async ({ content }) => {
  const [video, other] = await content.filesIn('videos');
  const [team] = await content.filesIn('team');
  const [post, otherPost] = await content.filesIn('blog');
  const page = 'pages/red-dragon.mdoc';
  // Files that hold facts, on which all others depend.
  await content.setField('site.yaml', ['phone'], 'none');
  await content.setField('site.yaml', ['brand', 'colors', 'text'], '#111111');
  await content.setField('claims.yaml', ['figures', 4, 'label'], undefined);
  await content.setField('offers.yaml', ['standing'], 'none');
  // Two problems in one file, of which only one makes it invalid.
  await content.setField(video, ['year'], 'last year');
  await content.setField(video, ['poster'], '../media/posters/no-such-poster.jpg');
  await content.setField(other, ['featuredLoop'], '../media/loops/hover/no-such-loop');
  // A file that cannot be read.
  await content.write(team, 'name: "open');
  await content.setField(page, ['still'], '../media/stills/no-such-still.jpg');
  await content.appendText(page, 'Of {nobody}, see [more](/no-such-page).');
  await content.setField(otherPost, ['contentHtml'], '<p><img src="/blog-media/gone.jpg" alt="A"></p>');
  await content.setField(post, ['id'], 1.5);
  await content.write('videos/notes.txt', 'Notes');
  await content.writeFilm('media/loops/hover/left-over.mp4');
  await content.write('media/stills/broken.jpg', 'no picture');
  await content.setField('redirects.yaml', ['redirects'], [{ from: '/contact', to: '/gone' }]);

  const problems = await content.check();
  for (const words of [
    'content/site.yaml: phone ',
    'content/site.yaml: brand.colors.text ',
    'content/claims.yaml: figures[4].label ',
    'content/offers.yaml: standing ',
    `content/${video}: year `,
    `content/${video}: poster names ../media/posters/no-such-poster.jpg, but`,
    `content/${other}: featuredLoop names ../media/loops/hover/no-such-loop, but`,
    `content/${team}: line 1 cannot be read`,
    `content/${page}: still names ../media/stills/no-such-still.jpg, but`,
    `content/${otherPost}: contentHtml shows /blog-media/gone.jpg, but`,
    `content/${post}: id `,
    'content/videos/notes.txt: is not read by any page',
    'content/media/loops/hover/left-over.mp4: is named by no video',
    'content/media/stills/broken.jpg: is not a file of the format JPEG',
    'content/redirects.yaml: redirects[0].from is /contact, which is a page',
    'content/redirects.yaml: redirects[0].to names /gone, which is not a page',
  ]) {
    expect(problems, words).toContainEqual(expect.stringContaining(words));
  }
  const inText = problems.filter((problem) => problem.startsWith(`content/${page}: `));
  expect(inText).toContainEqual(expect.stringContaining('uses {nobody}, which is not a fact'));
  expect(inText).toContainEqual(expect.stringContaining('names /no-such-page, which is not a page'));
  // No follow-up problems are reported.
  const colors = problems.filter((problem) => problem.includes('brand.colors'));
  expect(problems).toHaveLength(17 + colors.length);
});

const leftOver = [
  'Thumbs.db',
  'videos/desktop.ini',
  'blog/.DS_Store',
  'videos/neon-tide.yaml~',
  'videos/~$neon-tide.yaml',
  'videos/.#neon-tide.yaml',
  'videos/.neon-tide.yaml.swp',
  'videos/neon-tide.yaml.swp',
  'pages/home.yaml.bak',
  'pages/home.yaml.orig',
  'media/loops/Thumbs.db',
  'media/loops/hover/neon-tide.mp4.bak',
  'media/posters/._neon-tide.jpg',
  'media/posters/~$neon-tide.jpg',
  '.obsidian/app.json',
  '__MACOSX/videos/neon-tide.yaml',
];

test('files that a system or an editor left there are no problem', async ({ content }) => {
  for (const file of leftOver) await content.write(file, 'left over');
  expect(await content.check()).toEqual([]);
});
