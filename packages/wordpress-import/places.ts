import { isSeq, parseDocument } from 'yaml';
import { feed } from '@site/model/blog/addresses.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { redirectsSchema } from '@site/model/schemas/site.ts';
import { writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { listNames } from '@site/content-tools/names/listed-names.ts';
import type { OldSite } from './old-site.ts';
import type { ExportItem } from './read-export.ts';

function listPages(content: ContentSource): string[] {
  const { entries } = readContent(content);
  const { listed } = listNames({ entries }, momentOf(entries));
  return listed.filter(({ kind }) => kind === 'path').map(({ bare }) => bare);
}

/** Undefined for the home page, and for addresses that hosts can't redirect, such as `/?p=12`. */
function redirectablePath(link: string): string | undefined {
  const { pathname, search } = URL.parse(link) ?? { pathname: '/', search: '' };
  return search === '' && pathname !== '/' ? pathname.replace(/\/$/, '') : undefined;
}

/**
 * Maps addresses of the old site to paths of this one.
 * @param posts the paths of imported and existing posts, by their ids on the old site.
 */
export function createPlaces(
  site: OldSite,
  posts: ReadonlyMap<number, string>,
  content: ContentSource,
  redirects: readonly Redirect[],
) {
  const { items, address } = site.source;
  const pages = new Set([...listPages(content), ...posts.values()]);
  const redirected = new Map(redirects.map(({ from, to }) => [from, to]));
  const isPage = (path: string) => pages.has(bareAddress(path));

  /** A page keeps its slug. */
  const placeOf = ({ id, type, name }: ExportItem) => {
    if (type !== 'page') return posts.get(id);
    return isPage(`/${name}`) ? `/${name}` : undefined;
  };

  return {
    /** Undefined if nothing takes the address's place. */
    find: (url: URL): string | undefined => {
      const path = url.pathname.replace(/\/$/, '');
      if (path === site.basePath && url.search === '') return '/';
      const item = site.find(url);
      const place = item && placeOf(item);
      return place ?? (isPage(path) || redirected.has(path) ? path + url.search : undefined);
    },
    /**
     * The redirects to add. Each leads from an address without a page to an existing page, so there are no chains or
     * loops.
     * @returns `notes`: sentences about addresses that can't be redirected as on the old site.
     */
    planRedirects: () => {
      const moves = items.map((item) => ({ link: item.link, to: placeOf(item) }));
      moves.push({ link: `${address.replace(/\/$/, '')}/feed`, to: isPage('/blog') ? feed : undefined });
      const known = new Map(redirected);
      const added: Redirect[] = [];
      const notes: string[] = [];
      for (const { link, to } of moves) {
        const from = redirectablePath(link);
        if (from === undefined || to === undefined || from === bareAddress(to) || known.get(from) === to) continue;
        const isValid = redirectsSchema.shape.redirects.element.safeParse({ from, to }).success;
        if (!isValid || known.has(from) || isPage(from)) {
          notes.push(`${from} does not lead to ${to}: it leads elsewhere already, or hosts can't redirect it`);
          continue;
        }
        added.push({ from, to });
        known.set(from, to);
      }
      return { added, notes };
    },
  };
}

export type Places = ReturnType<typeof createPlaces>;

/** Adds redirects to content/redirects.yaml, and keeps the rest of the file. */
export async function stageRedirects(stage: ContentStage, added: readonly Redirect[]): Promise<void> {
  if (added.length === 0) return;
  const file = 'redirects.yaml';
  const document = parseDocument((await stage.read(file))?.toString() ?? '');
  const list = document.get('redirects');
  if (isSeq(list)) for (const redirect of added) list.add(document.createNode(redirect, { flow: true }));
  await stage.write(file, isSeq(list) ? document.toString({ lineWidth: 0 }) : writeEntryYaml({ redirects: added }));
}
