import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserProgram, findProgram } from '@site/system/find-program.ts';
import { ArticleBrowser } from './article-browser.ts';

let browser: ArticleBrowser;

beforeAll(async () => {
  browser = await ArticleBrowser.open(findProgram(browserProgram));
}, 120_000);

afterAll(async () => {
  await browser.close();
});

/** What the browser says of an article, each thing once. */
async function listHits(article: string): Promise<string[]> {
  const hits = await browser.check([article]);
  return [...new Set(hits.map(({ what }) => what))].sort();
}

const harmless = [
  '<p>A <a href="https://x.example/" rel="noopener">link</a>, <a href="mailto:a@x.example">mail</a></p>',
  '<p><img src="https://x.example/a.jpg" alt="" class="post-image" loading="lazy"></p>',
  '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
];

describe('a page of articles', () => {
  it('says nothing of what an article may hold', async () => {
    expect(await browser.check(harmless)).toEqual([]);
  });

  it.each([
    [
      'a handler that runs by itself',
      '<img src="x" onerror="alert(1)">',
      ['a dialog: alert', 'a script runs', 'onerror="alert(1)"'],
    ],
    ['a handler that waits', '<p onclick="alert(1)">A</p>', ['onclick="alert(1)"']],
    ['a script', '<script>1</script>', ['<SCRIPT>', 'a script runs']],
    ['an address that runs', '<p><a href="&#9;java&#10;script:alert(1)">A</a></p>', [expect.stringContaining('href=')]],
    ['a name that shadows', '<p id="body">A</p>', ['id="body"']],
    ['a value that the list lacks', '<p><img src="a.jpg" class="x"></p>', ['class="x"']],
    ['markup of another language', '<svg></svg>', ['<svg>']],
    ['a comment', '<p>A<!--B--></p>', ['#comment']],
    ['a frame', '<iframe></iframe>', ['<IFRAME>', 'a frame']],
    ['an end that is not its own', '</div></article><p>A', ['<P> among the articles']],
  ])('sees %s', async (_, article, hits) => {
    expect(await listHits(article)).toEqual(expect.arrayContaining(hits));
  });

  it('sees a handler that stands on what holds the articles', async () => {
    expect(await listHits('<body onload="alert(1)">')).toContain('a script runs');
  });

  it('sees what is asked for, and a page that leaves', async () => {
    const style = '<link rel="stylesheet" href="https://evil.example/x.css">';
    expect(await listHits(style)).toContain('a request for Stylesheet https://evil.example/x.css');
    const refresh = '<meta http-equiv="refresh" content="0;url=https://evil.example/">';
    expect(await listHits(refresh)).toContain('a request for Document https://evil.example/');
  });

  it('sees as much in the tabs that follow the first', async () => {
    for (let page = 0; page < 25; page += 1) expect(await browser.check(harmless)).toEqual([]);
    expect(await listHits('<script>1</script>')).toContain('a script runs');
  }, 60_000);

  it('finds the guilty one among many', async () => {
    const guilty = '<p onclick="x">A</p>';
    const hits = await browser.check([...harmless, guilty, ...harmless]);
    expect(new Set(hits.map(({ article }) => article))).toEqual(new Set([guilty]));
  });
});
