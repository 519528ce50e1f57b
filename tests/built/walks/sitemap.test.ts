import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { content, dist, findBuilt, listEntryPages, placeOf, readEveryPage } from '../built-pages.ts';
import { root } from '../../sites.ts';

const { site, routes } = content;

const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');

const $ = load(read('sitemap.xml'), { xml: true });
const pathOf = (entry: Parameters<typeof $>[0]) => $(entry).children('loc').text().slice(site.origin.length);

/** Git's output; undefined without a history. */
function askHistory(...args: string[]): string | undefined {
  try {
    const answer = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    return answer.toString().trim();
  } catch {
    return undefined;
  }
}

describe('the sitemap', () => {
  const entries = $('url').toArray();

  it('is named by robots.txt, which lets everybody in', () => {
    const lines = read('robots.txt').split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${site.origin}/sitemap.xml`]));
    expect(lines.filter((line) => /^(?:Disallow|Noindex)/i.test(line))).toEqual([]);
  });

  it('lists exactly the indexable pages, in canonical form', () => {
    const canonicals = readEveryPage().flatMap(
      ({ $ }) => $('link[rel=canonical]').attr('href')?.slice(site.origin.length) ?? [],
    );
    expect(entries.map((entry) => site.origin + pathOf(entry)).sort()).toEqual(
      [...new Set(canonicals)].map((path) => site.origin + path).sort(),
    );
  });

  it('describes every video with its thumbnail, words and player', () => {
    const found = entries.filter((entry) => $(entry).children('video\\:video').length > 0);
    const watchPages = readEveryPage().filter(({ path: place }) => /\/videos\/(?!\d)/.test(place));
    expect(found).toHaveLength(watchPages.length);
    const pages = new Map(readEveryPage().map((page) => [page.path, page]));
    for (const entry of found) {
      const get = (tag: string) => $(entry).find(`video\\:${tag}`).text();
      const address = pathOf(entry);
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

  it('names the pictures of articles, people and films, which are there', () => {
    const pictures = new Map(
      entries.map((entry) => [
        pathOf(entry),
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

  // src/features/seo/history.test.ts covers shallow clones.
  it.runIf(askHistory('rev-parse', '--is-shallow-repository') === 'false')(
    'says when a page’s content was last changed, not when the site was built',
    () => {
      const [video] = content.list('videos');
      const dial = routes.all.find(({ file }) => /^\{% framerates /m.test(readFileSync(placeOf(file), 'utf8')));
      const examples = [
        { address: `/videos/${video?.slug ?? ''}`, files: [`content/videos/${video?.slug ?? ''}.yaml`] },
        // The frame-rate scale has its own texts, and its page may have prices.
        ...(dial ? [{ address: dial.path, files: [dial.file, 'content/tools.yaml', 'content/prices.yaml'] }] : []),
      ];
      for (const { address, files } of examples) {
        // Uncommitted files have no date.
        const log = askHistory('log', '--no-merges', '--format=%cI', '--', ...files.map(placeOf));
        const moments = (log ?? '').split('\n').map((moment) => moment && new Date(moment).getTime());
        const entry = entries.find((one) => bareAddress(pathOf(one)) === address);
        const lastmod = $(entry).children('lastmod').text();
        expect(moments, address).toContain(lastmod && new Date(lastmod).getTime());
      }
    },
  );
});
