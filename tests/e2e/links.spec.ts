import { load } from 'cheerio';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { crawlSite, sitePath } from './crawl.ts';
import { content, desktopScreen, expect, test, walkTimeoutMs } from './site.fixture.ts';

const { site, routes, phone } = content;

// Most of these tests read the whole site.
test.describe.configure({ timeout: walkTimeoutMs });

/** Requests in flight while files are asked for. */
const filesAtOnce = 16;

test('every page is reached by links from the home page, and every link leads to a page', async ({ request }) => {
  const pages = await crawlSite(request);
  const broken = [...pages.values()].filter(({ status }) => status !== 200);
  expect(
    broken.map(({ path, status, linkedFrom }) => `${String(status)} ${path} from ${linkedFrom.join(', ')}`),
  ).toEqual([]);
  const expected = [
    ...routes.all.map(({ path }) => bareAddress(path)),
    ...content.list('videos').map(({ slug }) => `/videos/${slug}`),
    ...content.list('posts').map(({ slug }) => `/blog/${slug}`),
  ];
  expect(expected.filter((path) => !pages.has(path))).toEqual([]);
});

test('every page is within three clicks of the home page', async ({ request }) => {
  const pages = await crawlSite(request);
  const depths = new Map([['/', 0]]);
  // A Map's iteration reaches what is added on the way, nearest first.
  for (const [path, depth] of depths) {
    for (const { href } of pages.get(path)?.links ?? []) {
      const target = bareAddress(sitePath(href, path) ?? path);
      if (pages.has(target) && !depths.has(target)) depths.set(target, depth + 1);
    }
  }
  expect([...pages.keys()].filter((path) => (depths.get(path) ?? Infinity) > 3)).toEqual([]);
});

test('no link leads to a page that sends its visitor elsewhere', async ({ request }) => {
  const addresses = new Set<string>();
  for (const { path, links } of (await crawlSite(request)).values()) {
    for (const { href } of links) addresses.add(sitePath(href, path)?.replace(/[?#].*$/, '') ?? path);
  }
  const faults: string[] = [];
  for (const address of addresses) {
    const response = await request.head(address, { maxRedirects: 0 });
    if (response.status() !== 200) faults.push(`${address}: ${String(response.status())}`);
  }
  expect(faults).toEqual([]);
});

test('each written page leads to work that is in the portfolio', async ({ request }) => {
  const pages = await crawlSite(request);
  for (const { path } of routes.all.filter(({ slug }) => slug !== undefined)) {
    const page = pages.get(bareAddress(path));
    const $ = load(page?.html ?? '');
    const work = $('main a[href^="/videos/"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(new Set(work).size, path).toBeGreaterThanOrEqual(2);
    const inText = $('main article a[href^="/"]').toArray();
    expect(inText.length, `${path} links to other pages in its text`).toBeGreaterThanOrEqual(1);
  }
});

test('every fragment names a place on its page', async ({ request }) => {
  const pages = await crawlSite(request);
  const faults: string[] = [];
  for (const { path, links } of pages.values()) {
    for (const { href } of links) {
      const target = sitePath(href, path);
      if (target?.includes('#') !== true) continue;
      const id = decodeURIComponent(target.slice(target.indexOf('#') + 1));
      if (!pages.get(bareAddress(target))?.ids.has(id)) faults.push(`${path}: ${href}`);
    }
  }
  expect(faults).toEqual([]);
});

test('links name pages by their canonical address', async ({ request }) => {
  const pages = await crawlSite(request);
  const faults: string[] = [];
  for (const { path, links } of pages.values()) {
    for (const { href } of links) {
      const target = sitePath(href, path)?.replace(/[?#].*$/, '');
      if (target === undefined || href.startsWith('#')) continue;
      const canonical = routes.find(target)?.path ?? bareAddress(target);
      if (target !== canonical) faults.push(`${path}: ${href} instead of ${canonical}`);
    }
  }
  expect(faults).toEqual([]);
});

test('each page names itself as canonical, an alias the page it stands for', async ({ request }) => {
  for (const { path, html } of (await crawlSite(request)).values()) {
    const expected = routes.find(path)?.canonical ?? path;
    expect(load(html)('link[rel=canonical]').attr('href'), path).toBe(new URL(expected, site.origin).href);
  }
});

test('links to other places say so, and phone and mail are the owner’s', async ({ request }) => {
  const mailboxes = Object.values(site.emails);
  const faults: string[] = [];
  for (const { path, links } of (await crawlSite(request)).values()) {
    for (const { href, rel } of links) {
      const { protocol, pathname } = new URL(href, site.origin);
      const isRight = {
        'tel:': () => href === phone.href,
        'mailto:': () => mailboxes.includes(decodeURIComponent(pathname)),
        'https:': () => sitePath(href, path) !== undefined || rel.includes('noopener'),
        'http:': () => rel.includes('noopener'),
      }[protocol];
      if (!isRight?.()) faults.push(`${path}: ${href} rel="${rel.join(' ')}"`);
    }
  }
  expect([...new Set(faults)]).toEqual([]);
});

test('every picture in every size, every font, script and icon is there', async ({ request }) => {
  const sources = new Map<string, string>();
  for (const { path, files } of (await crawlSite(request)).values()) {
    for (const file of files) {
      const target = sitePath(file, path);
      sources.set(target ?? file, target === undefined ? `${path} (on another host)` : path);
    }
  }
  const waiting = [...sources];
  const faults: string[] = [];
  const askForFiles = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, from] = next;
      const response = file.startsWith('/') ? await request.head(file) : undefined;
      const type = response?.headers()['content-type'] ?? '';
      if (response?.status() !== 200 || type.startsWith('text/html')) {
        faults.push(`${file} on ${from}: ${String(response?.status())} ${type}`);
      }
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, askForFiles));
  expect(sources.size).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('the site map lists every route but the blog and itself, in two columns', async ({ page }) => {
  const expected = routes.all.filter(({ key }) => key !== 'blog' && key !== 'siteMap').map(({ path }) => path);
  const labels = expected.map((path) => content.siteMapLabels.get(path) ?? `a label of ${path}`);

  await page.setViewportSize(desktopScreen);
  await page.goto(routes.path('siteMap'));
  const list = page.locator('main ul').filter({ hasText: labels[0] ?? '' });
  const links = list.getByRole('link');
  const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(hrefs).toEqual(expected);
  await expect(links).toContainText(labels);

  const edges = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getBoundingClientRect().left));
  expect(new Set(edges.map(Math.round)).size).toBe(2);
});
