import { expect, test } from '@playwright/test';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { articlePath, content, missingPath, watchPath } from './site.fixture.ts';

// What the server answers; what pages say is asked of the built files (tests/site).
const { site, routes } = content;

test('every route answers in both slash forms, with the same page and without a redirect', async ({ request }) => {
  for (const path of [...routes.all.map((route) => route.path), watchPath, articlePath, '/videos']) {
    const bare = bareAddress(path);
    const answers = await Promise.all(
      [bare, bare === '/' ? bare : `${bare}/`].map((address) => request.get(address, { maxRedirects: 0 })),
    );
    for (const answer of answers) {
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toMatch(/^text\/html; ?charset=utf-8$/i);
    }
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(first, path).toBe(second);
  }
});

test('wrong addresses are answered with the 404 page', async ({ request }) => {
  const [video] = content.list('videos');
  const wrong = [
    missingPath,
    '/contact/form',
    '/videos/no-such-video',
    '/blog/no-such-article',
    '/{product}',
    `/${site.product.slug}-company-nowhere`,
    `/${video?.slug ?? ''}`,
    '/About',
  ];
  for (const path of wrong) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(/<title[^>]*>Page Not Found<\/title>/);
  }
});

test('files are served as what they are', async ({ request }) => {
  const types: readonly (readonly [address: string, type: RegExp])[] = [
    ['/robots.txt', /^text\/plain/],
    ['/rss.xml', /^application\/rss\+xml/],
    ['/feed.json', /^application\/feed\+json/],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/icons/192.png', /^image\/png$/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/cards/home.jpg', /^image\/jpeg$/],
    ['/contact.vcf', /^text\/vcard;\s*charset=utf-8$/i],
    ['/about.md', /^text\/markdown/],
    ['/llms.txt', /^text\/plain/],
    ...['', '-pages', '-videos'].map((part) => [`/sitemap${part}.xml`, /xml/] as const),
  ];
  for (const [address, type] of types) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toMatch(type);
  }
});
