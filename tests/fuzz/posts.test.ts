/** Hostile posts of an old blog, cleaned as the site does, and opened in a browser. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levelHeadings, openWithPicture } from '@site/model/blog/adapt-post.ts';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { hostilePost } from '@site/model/blog/cleaning/hostile-post.fixture.ts';
import { openPostBrowser } from './post-browser.ts';
import { runCount } from './run-count.ts';

let browser: Awaited<ReturnType<typeof openPostBrowser>>;

beforeAll(async () => {
  browser = await openPostBrowser();
}, 120_000);

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
});

const harmless = [
  '<p>A <a href="https://x.example/" rel="noopener">link</a>, <a href="mailto:a@x.example">mail</a></p>',
  '<p><img src="https://x.example/a.jpg" alt="" class="post-image" loading="lazy"></p>',
  '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
];

it('accepts what an article may contain', async () => {
  expect(await browser.show(harmless)).toEqual([]);
});

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
])('notices %s among others', async (article, hits) => {
  expect(await browser.show([...harmless, article, ...harmless])).toEqual(expect.arrayContaining(hits));
});

function prepare(contentHtml: string): string {
  const cleaned = cleanPostHtml(contentHtml, {
    title: 'A wet street',
    unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
    formerHost: 'oldsite.example',
    origin: 'https://www.new.example',
  });
  return openWithPicture(levelHeadings(cleaned, 2));
}

/** Posts that are opened in one page: any number up to twice as many. */
const batchSize = 250;

it('no article runs a script, asks another host, or has more than articles may have', async () => {
  const { count, seed } = runCount({ usual: 1_000, nightly: 200_000 });
  const opened = new Set<string>();
  const batch = fc.array(hostilePost, { minLength: 1, maxLength: 2 * batchSize, size: 'max' });
  const property = fc.asyncProperty(batch, async (articles) => {
    const results = new Set(articles.map(prepare)).difference(opened);
    expect(await browser.show([...results]), [...results].join('\n')).toEqual([]);
    for (const result of results) opened.add(result);
  });
  const numRuns = Math.ceil(count / batchSize);
  await fc.assert(property, { seed, numRuns, unbiased: true, includeErrorInReport: true });
});
