import { execFileSync } from 'node:child_process';
import { test as plain, type APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { checkXml } from '../site/check-xml.ts';
import { crawlSite } from './crawl.ts';
import { content, expect, walkTimeoutMs } from './site.fixture.ts';

const { origin } = content.site;

interface SitemapEntry {
  readonly path: string;
  readonly lastmod: string | undefined;
}

async function readXml(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type'], path).toMatch(/xml/);
  return response.text();
}

function listEntries(xml: string): SitemapEntry[] {
  const $ = load(xml, { xml: true });
  return $('url, sitemap')
    .toArray()
    .map((entry) => {
      const address = $(entry).children('loc').text();
      expect(address.startsWith(`${origin}/`), address).toBe(true);
      return { path: address.slice(origin.length), lastmod: $(entry).children('lastmod').text() || undefined };
    });
}

// Every page is read.
plain.describe.configure({ timeout: walkTimeoutMs });

plain('robots.txt lets everybody in and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines.filter((line) => /^(?:Disallow|Noindex)/i.test(line))).toEqual([]);
});

plain('the sitemaps are as their schemas ask, and the index names both', async ({ request }) => {
  const index = await readXml(request, '/sitemap.xml');
  checkXml(index, 'sitemap-index.xsd');
  const parts = listEntries(index).map(({ path }) => path);
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-videos.xml']);
  for (const part of parts) checkXml(await readXml(request, part), 'sitemaps.xsd');
});

plain('a schema refuses what is wrong', () => {
  const wrong =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><lastmod>today</lastmod></url></urlset>';
  expect(() => {
    checkXml(wrong, 'sitemaps.xsd');
  }).toThrow(/lastmod/);
});

plain(
  'the sitemaps hold every page that is to be kept, in its canonical form, and nothing else',
  async ({ request }) => {
    const listed = [
      ...listEntries(await readXml(request, '/sitemap-pages.xml')),
      ...listEntries(await readXml(request, '/sitemap-videos.xml')),
    ].map(({ path }) => path);
    const canonicals = [...(await crawlSite(request)).values()].map(({ html }) =>
      load(html)('link[rel=canonical]').attr('href')?.slice(origin.length),
    );
    expect([...listed].sort()).toEqual([...new Set(canonicals)].sort());
    for (const route of content.routes.all) expect(listed).toContain(route.canonical);
  },
);

plain('every video is there with its thumbnail, words and player', async ({ request }) => {
  const $ = load(await readXml(request, '/sitemap-videos.xml'), { xml: true });
  const read = (entry: Parameters<typeof $>[0], tag: string) =>
    $(entry)
      .find(String.raw`video\:${tag}`)
      .text();
  const found = $('url').toArray();
  expect(found).toHaveLength(content.list('videos').length);
  const pages = await crawlSite(request);
  for (const entry of found) {
    const path = $(entry).children('loc').text().slice(origin.length);
    const { data } = content.list('videos').find(({ slug }) => path === `/videos/${slug}`) ?? {};
    expect(read(entry, 'title'), path).toBe(data?.title);
    expect(read(entry, 'description'), path).toContain(data?.description);
    expect(Number(read(entry, 'duration')), path).toBe(data?.durationSeconds);
    expect(read(entry, 'publication_date'), path).toContain(data?.published);
    const player = load(pages.get(path)?.html ?? '')('a[data-facade]').attr('href');
    expect(read(entry, 'player_loc'), path).toBe(player);
    const thumbnail = await request.head(read(entry, 'thumbnail_loc').slice(origin.length));
    expect(thumbnail.headers()['content-type'], path).toBe('image/jpeg');
  }
});

/** Git's answer; undefined where there is no history to ask. */
function askHistory(...args: string[]): string | undefined {
  try {
    const answer = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return answer.trim();
  } catch {
    return undefined;
  }
}

plain('a page was last changed when its content was, not when the site was built', async ({ request }) => {
  const isShallow = askHistory('rev-parse', '--is-shallow-repository') !== 'false';
  const entries = [
    ...listEntries(await readXml(request, '/sitemap-pages.xml')),
    ...listEntries(await readXml(request, '/sitemap-videos.xml')),
  ];
  if (isShallow) {
    console.log('No whole history of Git here: the sitemaps must not name any day.');
    expect(entries.filter(({ lastmod }) => lastmod !== undefined)).toEqual([]);
    return;
  }
  const [video] = content.list('videos');
  const examples = [
    { path: `/videos/${video?.slug ?? ''}`, file: `content/videos/${video?.slug ?? ''}.yaml` },
    { path: content.routes.written('phantom-camera'), file: 'content/pages/phantom-camera.mdoc' },
  ];
  for (const { path, file } of examples) {
    const moment = askHistory('log', '-1', '--no-merges', '--format=%cI', '--', file) ?? '';
    const lastmod = entries.find((entry) => bareAddress(entry.path) === path)?.lastmod;
    expect(new Date(lastmod ?? '').toISOString(), path).toBe(new Date(moment).toISOString());
  }
});
