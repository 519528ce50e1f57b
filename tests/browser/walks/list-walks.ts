import { existsSync } from 'node:fs';
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
  const isWritten = ({ file }: { readonly file: string }) => file.endsWith('.mdoc');
  const written = content.routes.all.filter(isWritten);
  const sections = content.routes.all.filter((route) => !isWritten(route));
  const firstOfGroup = [...Map.groupBy(written, ({ group }) => group).values()].flatMap(([first]) => first?.path ?? []);
  return {
    templates: [...sections.map((route) => route.path), ...firstOfGroup, missingPath, ...firstOfEach],
    others: written.map((route) => route.path).filter((address) => !firstOfGroup.includes(address)),
  };
}
