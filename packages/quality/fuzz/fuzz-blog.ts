/**
 * `npm run fuzz -- --count 1000000` cleans about that many hostile articles, opens the results in a browser, and writes the
 * figures to docs/fuzz.md. fast-check shrinks a finding to the smallest article that shows it. Without `--write`, nothing is
 * written.
 */
import fc from 'fast-check';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { hostileHtml } from '@site/model/blog/cleaning/hostile-html.fixture.ts';
import { levelHeadings, openWithPicture } from '@site/model/blog/adapt-article.ts';
import { runMain } from '@site/system/run-main.ts';
import { openArticleBrowser } from './blog/article-browser.ts';
import { hostileArticle } from './blog/hostile-article.ts';
import { formatCount, formatElapsed, readOptions, writeFigures } from './command.ts';

/** Articles that are opened in one page: any number up to twice as many. */
const batchSize = 250;

/** Cleans an article and prepares it for a page as the site does. */
function showArticle(contentHtml: string): string {
  const cleaned = cleanPostHtml(contentHtml, {
    title: 'A wet street',
    unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
    formerHost: 'oldsite.example',
    origin: 'https://www.new.example',
  });
  return openWithPicture(levelHeadings(cleaned, 2));
}

await runMain(async () => {
  const { seed, count, write } = readOptions(
    'npm run fuzz',
    'Cleans hostile articles and opens the results in a browser.',
    10_000,
  );
  await using browser = await openArticleBrowser();
  const opened = new Set<string>();
  let [batches, cleaned] = [0, 0];
  const describeProgress = () =>
    `${formatCount(cleaned)} hostile articles, ${formatCount(opened.size)} results opened, ${formatElapsed()}`;
  const batch = fc.array(hostileArticle, { minLength: 1, maxLength: 2 * batchSize, size: 'max' });
  const property = fc.asyncProperty(batch, async (articles) => {
    const results = new Set(articles.map(showArticle)).difference(opened);
    const faults = await browser.show([...results]);
    if (faults.length > 0) throw new Error(`${faults.slice(0, 20).join('\n')}\nin:\n${[...results].join('\n')}`);
    for (const result of results) opened.add(result);
    cleaned += articles.length;
    batches += 1;
    if (batches % 20 === 0) console.log(describeProgress());
  });
  const numRuns = Math.ceil(count / batchSize);
  await fc.assert(property, { seed, numRuns, unbiased: true, includeErrorInReport: true });
  console.log(`${describeProgress()}, no findings`);
  const figures = [
    ['Vectors to start from', formatCount(hostileHtml.length)],
    ['Hostile articles cleaned', formatCount(cleaned)],
    ['Different results, each opened in Chromium twice', formatCount(opened.size)],
    ['Scripts, dialogs, requests, navigations, foreign elements and attributes', '0'],
    ['Seed', formatCount(seed)],
    ['Time', formatElapsed()],
  ] as const;
  if (write) await writeFigures('npm run fuzz', figures, browser.version);
  return 0;
});
