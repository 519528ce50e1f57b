import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingPath } from '../browser-test.ts';
import type { SiteContent } from '../../built/read-site-content.ts';

/** How many pages one test walks through, since a new browser context takes longer than a new page. */
const pagesInAWalk = 8;

/** Pages in groups, each under the name of its first and last. */
export function groupPages(pages: readonly string[]) {
  return Array.from({ length: Math.ceil(pages.length / pagesInAWalk) }, (_, index) => {
    const paths = pages.slice(index * pagesInAWalk, (index + 1) * pagesInAWalk);
    return { name: `${paths[0] ?? ''} to ${paths.at(-1) ?? ''}`, paths };
  });
}

/** The pages of a site that are walked. */
export interface WalkedPages {
  /** One page of each template: every page with sections, a written page of each group, and an entry of each collection. */
  readonly templates: readonly string[];
  /** The other written pages. */
  readonly others: readonly string[];
  /** The same in the other languages, as far as they have the pages' words. */
  readonly translations: Pick<WalkedPages, 'templates' | 'others'>;
}

/** A page in the languages that begin with these codes, as its head names them. */
function listVersions(dist: string, address: string, codes: readonly string[]): string[] {
  const file = path.join(dist, address, 'index.html');
  const head = existsSync(file) ? readFileSync(file, 'utf8').split('</head>', 1)[0] : '';
  const links = head?.matchAll(/<link href="([^"]+)" hreflang="(?!x-default)[^"]+" rel="alternate">/g) ?? [];
  const paths = [...links].map(([, href = '']) => new URL(href).pathname);
  return paths.filter((other) => codes.includes(other.split('/', 2)[1] ?? ''));
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
  // Entries have no pages where the page that lists them is left out.
  const isBuilt = (address: string) => existsSync(path.join(dist, address, 'index.html'));
  const firstOfEach = collections.flatMap((addresses) => addresses.find(isBuilt) ?? []);
  const codes = (content.site.languages ?? []).slice(1).map(({ tag }) => tag.split('-', 1)[0] ?? tag);
  const inOthers = (addresses: readonly string[]) => addresses.flatMap((address) => listVersions(dist, address, codes));
  const isWritten = ({ file }: { readonly file: string }) => file.endsWith('.mdoc');
  const written = content.routes.all.filter(isWritten);
  const sections = content.routes.all.filter((route) => !isWritten(route));
  const firstOfGroup = [...Map.groupBy(written, ({ group }) => group).values()].flatMap(([first]) => first?.path ?? []);
  const own = sections.map((route) => route.path);
  const others = written.map((route) => route.path).filter((address) => !firstOfGroup.includes(address));
  return {
    templates: [...own, ...firstOfGroup, missingPath, ...firstOfEach],
    others,
    translations: {
      templates: [
        ...inOthers([...own, ...firstOfGroup]),
        ...codes.map((code) => `/${code}${missingPath}`),
        ...collections.flatMap(
          (addresses) => addresses.map((address) => listVersions(dist, address, codes)).find(([first]) => first) ?? [],
        ),
      ],
      others: inOthers(others),
    },
  };
}
