import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { content, dist, findBuilt, listEntryPages, placeOf, readEveryPage } from '../built-pages.ts';
import { checkXml } from '../check-xml.ts';
import { root } from '../../sites.ts';

const { site, routes } = content;

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

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
    const answer = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return answer.toString().trim();
  } catch {
    return undefined;
  }
}

describe('the sitemaps', () => {
  const files = ['sitemap-pages.xml', ...(content.list('videos').length > 0 ? ['sitemap-videos.xml'] : [])];
  const entries = files.flatMap(listEntries);

  it('are as their schemas ask; robots.txt lets everybody in and names their index', () => {
    const lines = read('robots.txt').split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${site.origin}/sitemap.xml`]));
    expect(lines.filter((line) => /^(?:Disallow|Noindex)/i.test(line))).toEqual([]);
    checkXml(read('sitemap.xml'), 'sitemap-index.xsd');
    const parts = listEntries('sitemap.xml').map((entry) => entry.path);
    expect(parts).toEqual(files.map((file) => `/${file}`));
    for (const part of parts) checkXml(read(part), 'sitemaps.xsd');
  });

  it('would be refused by their schema where they are wrong', () => {
    const wrong =
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><lastmod>today</lastmod></url></urlset>';
    expect(() => checkXml(wrong, 'sitemaps.xsd')).toThrow(/lastmod/);
  });

  it('hold every page that is to be kept, in its canonical form, and nothing else', () => {
    const listed = entries.map((entry) => entry.path);
    const canonicals = readEveryPage().flatMap(
      ({ $ }) => $('link[rel=canonical]').attr('href')?.slice(site.origin.length) ?? [],
    );
    const kept = new Set(canonicals).difference(new Set(content.unlisted));
    expect([...listed].sort()).toEqual([...kept].sort());
  });

  it('describe every video with its thumbnail, words and player', () => {
    const $ = load(files.slice(1).map(read).join(''), { xml: true });
    const found = $('url').toArray();
    const watchPages = readEveryPage().filter(({ path: place }) => /\/videos\/(?!\d)/.test(place));
    expect(found).toHaveLength(watchPages.length);
    const pages = new Map(readEveryPage().map((page) => [page.path, page]));
    for (const entry of found) {
      const get = (tag: string) => $(entry).find(`video\\:${tag}`).text();
      const address = $(entry).children('loc').text().slice(site.origin.length);
      const video = content.list('videos').find(({ slug }) => address.endsWith(`/videos/${slug}`));
      expect(get('title'), address).toBe(video?.data.title);
      const isTranslation = !address.startsWith('/videos/');
      expect(get('description').includes(video?.data.description ?? ''), address).toBe(!isTranslation);
      expect(Number(get('duration')), address).toBe(video?.data.durationSeconds);
      expect(get('publication_date'), address).toContain(video?.data.published);
      const player = pages.get(address)?.$('a[data-facade]').attr('href') ?? '';
      expect([get('player_loc'), get('content_loc')], address).toEqual(
        player.startsWith('/') ? ['', site.origin + player] : [player, ''],
      );
      expect(findBuilt(get('thumbnail_loc').slice(site.origin.length)), address).toMatch(/\.jpg$/);
    }
  });

  it('name the pictures of articles, people and films, which are there', () => {
    const $ = load(files.map((file) => read(file).replace(/<\?xml[^>]*>/, '')).join(''), { xml: true });
    const pictures = new Map(
      $('url')
        .toArray()
        .map((entry) => [
          $(entry).children('loc').text().slice(site.origin.length),
          $(entry)
            .find('image\\:loc')
            .toArray()
            .map((one) => $(one).text()),
        ]),
    );
    for (const address of [...listEntryPages('videos'), ...listEntryPages('posts'), ...listEntryPages('team')]) {
      expect(pictures.get(address)?.length, address).toBeGreaterThan(0);
    }
    const missing = [...pictures.values()].flat().filter((one) => !findBuilt(one.slice(site.origin.length)));
    expect(missing).toEqual([]);
  });

  it('say when a page’s content was last changed, not when the site was built', () => {
    if (askHistory('rev-parse', '--is-shallow-repository') !== 'false') {
      // Without a full Git history, the sitemaps must not contain dates.
      expect(entries.filter(({ lastmod }) => lastmod !== undefined)).toEqual([]);
      return;
    }
    const [video] = content.list('videos');
    const dial = routes.all.find(({ file }) => /^\{% framerates /m.test(readFileSync(placeOf(file), 'utf8')));
    const examples = [
      { address: `/videos/${video?.slug ?? ''}`, files: [`content/videos/${video?.slug ?? ''}.yaml`] },
      // The dial has words of its own.
      ...(dial ? [{ address: dial.path, files: [dial.file, 'content/tools.yaml'] }] : []),
    ];
    for (const { address, files } of examples) {
      // Which of the commits changed its words is asked in src/features/seo/history.test.ts. Files that no commit has yet
      // have no day.
      const log = askHistory('log', '--no-merges', '--format=%cI', '--', ...files.map(placeOf));
      const moments = (log ?? '').split('\n').map((moment) => (moment === '' ? undefined : new Date(moment).getTime()));
      const lastmod = entries.find((entry) => bareAddress(entry.path) === address)?.lastmod;
      expect(moments, address).toContain(lastmod && new Date(lastmod).getTime());
    }
  });
});
