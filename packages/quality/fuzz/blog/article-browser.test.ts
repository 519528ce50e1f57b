import { afterAll, beforeAll, expect, it } from 'vitest';
import { openArticleBrowser } from './article-browser.ts';
import { makeHostileArticle } from './hostile-article.ts';

let browser: Awaited<ReturnType<typeof openArticleBrowser>>;

beforeAll(async () => {
  browser = await openArticleBrowser();
}, 120_000);

afterAll(async () => {
  await browser.close();
});

const harmless = [
  '<p>A <a href="https://x.example/" rel="noopener">link</a>, <a href="mailto:a@x.example">mail</a></p>',
  '<p><img src="https://x.example/a.jpg" alt="" class="post-image" loading="lazy"></p>',
  '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
];

it('opens the same article for the same seed, and another for another', () => {
  expect(makeHostileArticle(7)).toBe(makeHostileArticle(7));
  expect(new Set(Array.from({ length: 100 }, (_, seed) => makeHostileArticle(seed))).size).toBeGreaterThan(95);
});

it('accepts what an article may contain, and finds the one that is not among others', async () => {
  expect(await browser.check(harmless)).toEqual([]);
  const guilty = '<p onclick="x">A</p>';
  const hits = await browser.check([...harmless, guilty, ...harmless]);
  expect(new Set(hits.map(({ article }) => article))).toEqual(new Set([guilty]));
}, 60_000);

it.each([
  ['<img src="x" onerror="alert(1)">', ['a dialog: alert', 'a script runs', 'onerror="alert(1)"']],
  ['<p onclick="alert(1)">A</p>', ['onclick="alert(1)"']],
  ['<script>1</script>', ['<SCRIPT>', 'a script runs']],
  ['<body onload="alert(1)">', ['a script runs']],
  ['<p><a href="&#9;java&#10;script:alert(1)">A</a></p>', [expect.stringContaining('href=')]],
  ['<p id="body">A</p>', ['id="body"']],
  ['<p><img src="a.jpg" class="x"></p>', ['class="x"']],
  ['<svg></svg>', ['<svg>']],
  ['<p>A<!--B--></p>', ['#comment']],
  ['<iframe></iframe>', ['<IFRAME>', 'a frame']],
  ['</article><p>A', ['<P> among the articles']],
  [
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    ['a request for stylesheet https://evil.example/x.css'],
  ],
  [
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    ['a request for document https://evil.example/'],
  ],
])('notices %s', async (article, hits) => {
  const found = (await browser.check([article])).map(({ what }) => what);
  expect(found).toEqual(expect.arrayContaining(hits));
});
