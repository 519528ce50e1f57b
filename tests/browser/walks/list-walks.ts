import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingPath } from '../browser-test.ts';
import type { SiteContent } from '../../built/read-site-content.ts';

/** How many pages a test walks through, since a new browser context takes longer than a new page. */
const pagesInAWalk = 8;

/** Groups of pages, named after their first and last. */
export function groupPages(pages: readonly string[]) {
  return Array.from({ length: Math.ceil(pages.length / pagesInAWalk) }, (_, index) => {
    const paths = pages.slice(index * pagesInAWalk, (index + 1) * pagesInAWalk);
    return { name: `${paths[0] ?? ''} to ${paths.at(-1) ?? ''}`, paths };
  });
}

export interface WalkedPages {
  /**
   * One page of each template: each page with sections at its first address, a portfolio, a written page of each group, and
   * an entry of each collection.
   */
  readonly templates: readonly string[];
  /** A page for each kind of exhibit that none of these has. */
  readonly exhibits: readonly string[];
  /** All other routes, including the exhibits' pages. */
  readonly others: readonly string[];
  /** The same in the other languages, where translated. */
  readonly translations: Pick<WalkedPages, 'templates' | 'others'>;
}

/** The translations of a page, by its hreflang links. */
function listVersions(dist: string, address: string, codes: readonly string[]): string[] {
  const file = path.join(dist, address, 'index.html');
  const head = existsSync(file) ? readFileSync(file, 'utf8').split('</head>', 1)[0] : '';
  const links = head?.matchAll(/<link href="([^"]+)" hreflang="(?!x-default)[^"]+" rel="alternate">/g) ?? [];
  const paths = [...links].map(([, href = '']) => new URL(href).pathname);
  return paths.filter((other) => codes.includes(other.split('/', 2)[1] ?? ''));
}

/**
 * Written pages with a kind of exhibit that no earlier page has.
 * @param walked earlier pages.
 */
function listExhibitPages(content: SiteContent, walked: readonly string[]): string[] {
  const written = content.list('writtenPages').map(({ slug, data: { exhibits = {} } }) => {
    return { path: content.routes.written(slug), kinds: Object.keys(exhibits) };
  });
  const seen = new Set(written.filter((page) => walked.includes(page.path)).flatMap(({ kinds }) => kinds));
  return written
    .filter(({ kinds }) => {
      const isNew = kinds.some((kind) => !seen.has(kind));
      for (const kind of kinds) seen.add(kind);
      return isNew;
    })
    .map((page) => page.path);
}

/**
 * Every route of a site's table and one page of each further kind.
 * @param content what the site was built from.
 * @param dist its folder.
 */
export function listWalkedPages(content: SiteContent, dist: string): WalkedPages {
  const collections = [
    content.list('videos').map(({ slug }) => `/videos/${slug}`),
    content.list('posts').map(({ slug }) => `/blog/${slug}`),
    content.list('team').map(({ slug }) => `/crew/${slug}`),
  ];
  // Entries have no pages if the page that lists them is left out.
  const isBuilt = (address: string) => existsSync(path.join(dist, address, 'index.html'));
  const firstOfEach = collections.flatMap((addresses) => addresses.find(isBuilt) ?? []);
  const codes = (content.site.languages ?? []).slice(1).map(({ tag }) => tag.split('-', 1)[0] ?? tag);
  const inOthers = (addresses: readonly string[]) => addresses.flatMap((address) => listVersions(dist, address, codes));
  const routes = content.routes.all;
  const templateOf = ({ file, group, portfolio }: (typeof routes)[number]) => {
    if (file.endsWith('.mdoc')) return `written: ${group ?? ''}`;
    return portfolio === undefined ? file : 'portfolio';
  };
  const firstRoutes = [...Map.groupBy(routes, templateOf).values()].flatMap(([first]) => first?.path ?? []);
  const others = routes.map((route) => route.path).filter((address) => !firstRoutes.includes(address));
  return {
    templates: [...firstRoutes, missingPath, ...firstOfEach],
    exhibits: listExhibitPages(content, firstRoutes),
    others,
    translations: {
      templates: [
        ...inOthers(firstRoutes),
        ...codes.map((code) => `/${code}${missingPath}`),
        ...collections.flatMap(
          (addresses) => addresses.map((address) => listVersions(dist, address, codes)).find(([first]) => first) ?? [],
        ),
      ],
      others: inOthers(others),
    },
  };
}
