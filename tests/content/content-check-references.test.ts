import path from 'node:path';
import { describe, expect } from 'vitest';
import { append, testFaults, write } from './check-faults.ts';
import { test } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';
const noPage = (address: string) =>
  `names ${address}, which is not a page: write the path of one, such as /contact (npm run content:check -- --pages lists them all)`;
const noVideo =
  'names the video no-such-video, which does not exist: write the name of a file of content/videos, without .yaml';
const noPerson =
  'names the person no-such-person, which does not exist: write the name of a file of content/team, without .yaml';
const noPicture = (place: string) =>
  `names ${place}, but ${place.replace('..', 'content')} does not exist: put the picture there, or write the name of one that is there`;
const still = '../media/stills/nothing.jpg';
const loop = '../media/loops/watch/no-such-loop.mp4';
const loopPlace = 'content/media/loops/watch/no-such-loop.mp4';
const away = (address: string) => append(`See [this](${address}).`);

describe("a written page's text", () => {
  testFaults({
    'with an unknown tag': append(
      '{% gif src="cat.gif" /%}',
      /^line \d+ has the tag {% gif %}, which is not known: write one of {% figure %}, /,
    ),
    'with a tag that lacks a field': append(
      '{% figure src="../media/stills/splash.jpg" /%}',
      '{line} has a tag that is not right (Missing required attribute',
    ),
    'with an unknown field of a tag': append(
      '{% quote from="Ana" %}\nYes.\n{% /quote %}',
      '{line} has a tag that is not right (Invalid attribute',
    ),
    'with a tag that is not closed': append(
      '{% quote by="Ana" %}\nYes.',
      "{line} has a tag that is not right (Node 'quote' is missing closing)",
    ),
    'with a tag that lacks a quote': append('{% video slug="neon-tide /%}', '{line} has a tag that cannot be read'),
    'with a link that is not an address': append(
      'See [this](contact).',
      '{line} links to "contact", which is not an address',
    ),
    'with links that lead away': append(
      '[a](https://www.example.com/a?b=c#d) [b](mailto:{email}) [c](tel:+13055550142) [d]({channel.vimeo}) [e](#light)',
    ),
    'with links to pages': away('/contact/) and [that](/videos) or [there](/{product}-miami) or [here](/contact#form'),
    'with a heading that competes with the main one': append('# The camera', '{line} has a heading with one #'),
    'with a picture without its tag': append(
      '![Camera](../media/stills/camera.jpg)',
      '{line} has a picture in brackets',
    ),
    'with fields, as in a file that was pasted twice': append(
      '---\ntitle: "RED"\n---\n\nText.',
      '{line} has three hyphens',
    ),
    'with an unknown token': append(
      'It costs {promotion.fee}.',
      /^line \d+ uses {promotion.fee}, which is not a fact: write one of {promotion.price}, /,
    ),
    'with a path to no page': append('Read about [prices](/no-such-page).', `{line} ${noPage('/no-such-page')}`),
    'with a path to no video': append(
      '[One](/videos/no-such-entry)',
      '{line} names /videos/no-such-entry, but content/videos/no-such-entry.yaml does not exist',
    ),
    'with a video that does not exist': append('{% video slug="no-such-video" /%}', `{line} ${noVideo}`),
    'with a picture that does not exist': append(
      `{% compare before="../media/stills/grading-before.jpg" beforeAlt="Gray" after="${still}" afterAlt="Graded" caption="Both" /%}`,
      `{line} ${noPicture(still)}`,
    ),
    'with a picture outside its folder': append(
      '{% figure src="../site.yaml" alt="Data" caption="Data" /%}',
      '{line} is "../site.yaml", which is not a picture in content/media',
    ),
    'that is missing': {
      folder: 'pages',
      make: async (content, file) =>
        content.write(file, /^---\n[\s\S]*?\n---\n/.exec(await content.read(file))?.[0] ?? ''),
      says: ['has no text: write it under the second line of three hyphens'],
    },
    'under a video that does not exist': write('pages', 'lastFilm', 'no-such-video', `lastFilm ${noVideo}`),
  });
});

describe('a field that names', () => {
  testFaults({
    'a poster that does not exist': write(
      'videos',
      'poster',
      '../media/posters/nothing.jpg',
      `poster ${noPicture('../media/posters/nothing.jpg')}`,
    ),
    'a poster by a name with other capitals': write(
      'videos',
      'poster',
      '../media/posters/Neon-Tide.jpg',
      'poster names ../media/posters/Neon-Tide.jpg, but the file is content/media/posters/neon-tide.jpg',
    ),
    'a portrait that does not exist': write('team', 'img', still, `img ${noPicture(still)}`),
    'a picture of an article that does not exist': write(
      'blog',
      'contentHtml',
      '<p>Light. <img src="/blog-media/nothing.jpg" alt="Nothing"></p>',
      'contentHtml shows /blog-media/nothing.jpg, but content/media/blog/nothing.jpg does not exist',
    ),
    'a film that does not exist': write(
      'movies',
      'src',
      '../media/films/absent.mp4',
      'src names ../media/films/absent.mp4, but content/media/films/absent.mp4 does not exist',
    ),
    'a loop that does not exist': write('videos', 'clip', loop, `clip names ${loop}, but ${loopPlace} does not exist`),
    'a loop without its extension': write('videos', 'clip', loop.replace('.mp4', '')),
    'a loop outside its folder': write('videos', 'clip', '../media/posters/neon-tide.mp4'),
  });
});

describe('a film or a day on set that names', () => {
  testFaults({
    'somebody whom the team does not have': write(
      'videos',
      'credits.0',
      { role: 'Director', person: 'no-such-person' },
      `credits[0].person ${noPerson}`,
    ),
    'nobody in a credit': write('movies', 'credits.0', { role: 'Director' }, 'credits[0].name is missing'),
    'somebody twice in a credit': write(
      'videos',
      'credits.0',
      { role: 'Director', name: 'Ana', person: 'ana-quiroga' },
      'credits[0].person is set as well as name',
    ),
    'people on a day on set whom the team does not have': write(
      'behind-the-scenes',
      'people',
      ['no-such-person'],
      `people[0] ${noPerson}`,
    ),
    'a video of a day on set that does not exist': write(
      'behind-the-scenes',
      'video',
      'no-such-video',
      `video ${noVideo}`,
    ),
    'a camera without a page': write(
      'videos',
      'cameras',
      ['/no-such-camera'],
      `cameras[0] ${noPage('/no-such-camera')}`,
    ),
  });
});

test('files of one entry that name what is not there', async ({ content }) => {
  await content.setField('featured.yaml', ['videos', 0], 'no-such-video');
  await content.setField('packages.yaml', ['tiers', 1, 'example'], 'no-such-video');
  await content.setField('navigation.yaml', ['main', 0, 'path'], '/{company}');
  await content.setField('navigation.yaml', ['main', 1, 'path'], 'http://www.regulusfilms.example/contact');
  await content.setField('search.yaml', ['start', 'links', 0, 'path'], '/{company}');
  await content.setField('pages/home.yaml', ['backdrop', 'phone', 'loop'], loop);
  await content.setField('pages/videos.yaml', ['share'], still);
  expect(await content.check()).toEqual([
    `content/featured.yaml: videos[0] ${noVideo}`,
    'content/navigation.yaml: main[1].path is not right: write a path of the site, such as /contact, or an address that starts with https://, mailto: or tel:',
    `content/navigation.yaml: main[0].path ${noPage('/{company}')}`,
    `content/packages.yaml: tiers[1].example ${noVideo}`,
    expect.stringContaining(`content/pages/home.yaml: backdrop.phone.loop names ${loop}, but `),
    `content/pages/videos.yaml: share ${noPicture(still)}`,
    `content/search.yaml: start.links[0].path ${noPage('/{company}')}`,
  ]);
});

test('a video with a fault of its own can be named, and so can videos and articles by their address', async ({
  content,
}) => {
  const [video] = await content.filesIn('videos');
  const [post] = await content.filesIn('blog');
  await content.setField('featured.yaml', ['videos', 0], path.parse(video).name);
  await content.appendText(page, `[One](/videos/${path.parse(video).name}/) [Two](/blog/${path.parse(post).name})`);
  await content.write(video, '');
  expect((await content.check()).filter((problem) => !problem.startsWith(`content/${video}`))).toEqual([]);
});

test('a portfolio and figures that are not there, and figures of one name', async ({ content }) => {
  const video = await content.videoOf('music');
  await content.setField(video, ['category'], 'musik');
  await content.setField('portfolios/corporate.yaml', ['stats'], ['weddings']);
  await content.setField('claims.yaml', ['figures', 1, 'name'], 'reviews');
  expect(await content.check()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /claims\.yaml: figures\[1\]\.name is reviews, as another figure's: give each a name of its own/,
      ),
      expect.stringMatching(
        /corporate\.yaml: stats\[0\] names the figure weddings, which content\/claims\.yaml does not have: write one of reviews, /,
      ),
      `content/${video}: category names the portfolio musik, which does not exist: write the name of a file of content/portfolios, without .yaml; the nearest is music`,
    ]),
  );
});

test('films and loops that are there', async ({ content }) => {
  const [movie] = await content.filesIn('movies');
  await content.writeFilm('media/films/new.mp4');
  await content.setField(movie, ['src'], '../media/films/new.mp4');
  const video = await content.videoOf('corporate');
  await content.writeFilm('media/loops/watch/no-such-loop.mp4');
  await content.setField(video, ['clip'], loop);
  expect(await content.check()).toEqual([]);
});
