import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePostDate } from '@site/model/blog/post-date.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { content, dist, findBuilt, readBuiltPages } from './built-pages.ts';
import { checkXml } from './check-xml.ts';

const { site, routes } = content;
const posts = content.list('posts').sort((a, b) => b.data.id - a.data.id);

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

/** An article as a feed gives it. */
interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly html: string;
  readonly day: string;
}

function readRss(): FeedItem[] {
  const xml = read('rss.xml');
  checkXml(xml, 'rss.xsd');
  const $ = load(xml, { xml: true });
  return $('item')
    .toArray()
    .map((item) => ({
      url: $(item).children('link').text(),
      title: $(item).children('title').text(),
      html: $(item).children('content\\:encoded').text(),
      day: new Date($(item).children('pubDate').text()).toISOString().slice(0, 10),
    }));
}

const jsonFeed = z.object({
  items: z.array(
    z.object({ url: z.string(), title: z.string(), content_html: z.string(), date_published: z.string() }),
  ),
});

function readJsonFeed(): FeedItem[] {
  const feed: unknown = JSON.parse(read('feed.json'));
  const schema = readFileSync(path.join(import.meta.dirname, '../schemas/json-feed.json'), 'utf8');
  const validate = new Ajv({ allErrors: true }).compile(JSON.parse(schema) as object);
  validate(feed);
  expect(validate.errors).toBeNull();
  return jsonFeed.parse(feed).items.map(({ url, title, content_html: html, date_published: moment }) => {
    return { url, title, html, day: moment.slice(0, 10) };
  });
}

it.each([
  ['rss.xml', readRss],
  ['feed.json', readJsonFeed],
])('%s is valid and holds every article in full, newest first, so that it works away from the site', (_, readFeed) => {
  const items = readFeed();
  expect(items.map(({ url, title, day }) => ({ url, title, day }))).toEqual(
    posts.map(({ slug, data }) => ({
      url: `${site.origin}/blog/${slug}`,
      title: data.title,
      day: parsePostDate(data.date)?.iso,
    })),
  );
  for (const { html, title } of items) {
    const $ = load(html);
    const addresses = $('[href], [src]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? '');
    expect(
      addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address)),
      title,
    ).toEqual([]);
    expect($('script, iframe, [style], [onclick]').length, title).toBe(0);
    expect($.text().split(/\s+/).length, `${title} in full`).toBeGreaterThan(100);
    for (const host of [...site.unwantedHosts, site.formerHost]) expect(html, title).not.toContain(host);
  }
});

function listEntries(file: string) {
  const $ = load(read(file), { xml: true });
  return $('url, sitemap')
    .toArray()
    .map((entry) => {
      const address = $(entry).children('loc').text();
      expect(address.startsWith(`${site.origin}/`), address).toBe(true);
      return { path: address.slice(site.origin.length), lastmod: $(entry).children('lastmod').text() || undefined };
    });
}

/** Git's answer; undefined where there is no history to ask. */
function askHistory(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

describe('the sitemaps', () => {
  const entries = ['sitemap-pages.xml', 'sitemap-videos.xml'].flatMap(listEntries);

  it('are as their schemas ask; robots.txt lets everybody in and names their index', () => {
    const lines = read('robots.txt').split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${site.origin}/sitemap.xml`]));
    expect(lines.filter((line) => /^(?:Disallow|Noindex)/i.test(line))).toEqual([]);
    checkXml(read('sitemap.xml'), 'sitemap-index.xsd');
    const parts = listEntries('sitemap.xml').map((entry) => entry.path);
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-videos.xml']);
    for (const part of parts) checkXml(read(part), 'sitemaps.xsd');
  });

  it('would be refused by their schema where they are wrong', () => {
    const wrong =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><lastmod>today</lastmod></url></urlset>';
    expect(() => {
      checkXml(wrong, 'sitemaps.xsd');
    }).toThrow(/lastmod/);
  });

  it('hold every page that is to be kept, in its canonical form, and nothing else', () => {
    const listed = entries.map((entry) => entry.path);
    const canonicals = readBuiltPages().flatMap(
      ({ $ }) => $('link[rel=canonical]').attr('href')?.slice(site.origin.length) ?? [],
    );
    expect([...listed].sort()).toEqual([...new Set(canonicals)].sort());
    for (const route of routes.all) expect(listed).toContain(route.canonical);
  });

  it('describe every video with its thumbnail, words and player', () => {
    const $ = load(read('sitemap-videos.xml'), { xml: true });
    const found = $('url').toArray();
    expect(found).toHaveLength(content.list('videos').length);
    const pages = new Map(readBuiltPages().map((page) => [page.path, page]));
    for (const entry of found) {
      const get = (tag: string) => $(entry).find(`video\\:${tag}`).text();
      const address = $(entry).children('loc').text().slice(site.origin.length);
      const video = content.list('videos').find(({ slug }) => address === `/videos/${slug}`);
      expect(get('title'), address).toBe(video?.data.title);
      expect(get('description'), address).toContain(video?.data.description);
      expect(Number(get('duration')), address).toBe(video?.data.durationSeconds);
      expect(get('publication_date'), address).toContain(video?.data.published);
      expect(get('player_loc'), address).toBe(pages.get(address)?.$('a[data-facade]').attr('href'));
      expect(findBuilt(get('thumbnail_loc').slice(site.origin.length)), address).toMatch(/\.jpg$/);
    }
  });

  it('say when a page’s content was last changed, not when the site was built', () => {
    if (askHistory('rev-parse', '--is-shallow-repository') !== 'false') {
      // No whole history of Git here: the sitemaps must not name any day.
      expect(entries.filter(({ lastmod }) => lastmod !== undefined)).toEqual([]);
      return;
    }
    const [video] = content.list('videos');
    const examples = [
      { address: `/videos/${video?.slug ?? ''}`, files: [`content/videos/${video?.slug ?? ''}.yaml`] },
      // Its dial has words of its own.
      {
        address: routes.written('phantom-camera'),
        files: ['content/pages/phantom-camera.mdoc', 'content/tools.yaml'],
      },
    ];
    for (const { address, files } of examples) {
      const moment = askHistory('log', '-1', '--no-merges', '--format=%cI', '--', ...files) ?? '';
      const lastmod = entries.find((entry) => bareAddress(entry.path) === address)?.lastmod;
      expect(new Date(lastmod ?? '').toISOString(), address).toBe(new Date(moment).toISOString());
    }
  });
});
