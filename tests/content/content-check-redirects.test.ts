import { expect } from 'vitest';
import { test } from './copy-content.ts';

const file = 'content/redirects.yaml';

test('redirects from pages that are there, from one address twice, in a chain, or to nowhere', async ({ content }) => {
  const [video] = await content.filesIn('videos');
  const watch = `/${video.replace('.yaml', '')}`;
  await content.setField(
    'redirects.yaml',
    ['redirects'],
    [
      { from: '/contact', to: '/about' },
      { from: watch, to: '/about' },
      { from: '/old', to: '/movies' },
      { from: '/old', to: '/blog' },
      { from: '/older', to: '/old' },
      { from: '/gone', to: '/no-such-page' },
    ],
  );
  expect((await content.check()).toSorted()).toEqual([
    `${file}: redirects[0].from is /contact, which is a page of the site: remove this redirect`,
    `${file}: redirects[1].from is ${watch}, which is a page of the site: remove this redirect`,
    `${file}: redirects[3].from is /old, as redirects[2] is: keep one of them`,
    `${file}: redirects[4].to is /old, which leads on to another page: write that page here`,
    expect.stringContaining(`${file}: redirects[4].to names /old, which is not a page`),
    expect.stringContaining(`${file}: redirects[5].to names /no-such-page, which is not a page`),
  ]);
});

test('what is no old path', async ({ content }) => {
  const wrong = ['https://www.example.com/a', 'old', '/old/', '/a b', '/{product}', '/a*', '/?p=12', '/'];
  const redirects = wrong.map((from) => ({ from, to: '/about' }));
  await content.setField('redirects.yaml', ['redirects'], redirects);
  expect(await content.check()).toEqual(
    wrong.map(
      (_, at) =>
        `${file}: redirects[${at}].from is not right: write the old path from its first slash on, without one at its end, such as /2016/05/old-name`,
    ),
  );
});
