import { isSeq, parseDocument } from 'yaml';
import { feeds } from '@site/model/blog/addresses.ts';
import { fieldAdvice } from '@site/model/fields/meanings.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { redirectsSchema } from '@site/model/schemas/site.ts';
import { writeEntryYaml } from '../entries/new-entry.ts';
import { plainAddress } from './old-addresses.ts';
import type { ExportItem, WordPressExport } from './read-export.ts';

/** An address of the old site, and the page that took its place; undefined if not known. */
export interface OldAddress {
  readonly link: string;
  readonly to: string | undefined;
}

const file = 'redirects.yaml';
const { redirects: listSchema } = redirectsSchema.shape;
/** How many redirects a host takes. */
const mostRedirects = fieldAdvice.get(listSchema)?.max ?? 0;

/**
 * The path of an address; undefined for the home page, and for addresses that hosts can't redirect, such as `/?p=12`.
 */
export function oldPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  return search === '' && pathname !== '/' ? pathname.replace(/\/$/, '') : undefined;
}

/** Where the old site's content is now. */
export interface NewPlaces {
  /** Posts by their `plainAddress` on the old site. */
  readonly postPaths: ReadonlyMap<string, string>;
  /** The page that an old page became. */
  readonly findPage: (page: ExportItem) => string | undefined;
  /** The blog's address; undefined if the site has none. */
  readonly blog: string | undefined;
}

/**
 * The addresses of an old site, those that matter most first: posts, pages, the pages of uploaded pictures, categories,
 * tags, and feeds.
 */
export function listOldAddresses(source: WordPressExport, { postPaths, findPage, blog }: NewPlaces): OldAddress[] {
  const { posts, pages, attachments, terms, address } = source;
  const shown = [
    ...posts
      .filter(({ status }) => status === 'publish')
      .map((post) => ({ ...post, to: postPaths.get(plainAddress(post.link) ?? '') })),
    ...pages.filter(({ status }) => status === 'publish').map((page) => ({ ...page, to: findPage(page) })),
  ];
  const places = new Map(shown.map(({ id, to }) => [id, to]));
  const uploads = [...attachments.values()].map(({ link, parent }) => ({ link, to: places.get(parent) ?? blog }));
  const root = address?.replace(/\/$/, '') ?? '';
  const feed = blog && feeds.rss;
  return [
    ...shown,
    ...uploads,
    ...terms.map((term) => ({ link: `${root}/${term}`, to: blog })),
    ...['feed', 'feed/atom', 'comments/feed', ...terms.map((term) => `${term}/feed`)].map((name) => ({
      link: `${root}/${name}`,
      to: feed,
    })),
  ].map(({ link, to }) => ({ link, to }));
}

/** The redirects to add, and notes about others. */
export interface RedirectPlan {
  readonly added: readonly Redirect[];
  /** Addresses that are not redirected as the old site would suggest, in sentences. */
  readonly notes: readonly string[];
}

/**
 * Chooses the redirects to add. Each leads from an address without a page to an existing page, so there are no chains
 * or loops. Existing redirects stay.
 * @param isPage whether a path is a page of this site.
 */
export function planRedirects(
  addresses: readonly OldAddress[],
  existing: readonly Redirect[],
  isPage: (path: string) => boolean,
): RedirectPlan {
  const known = new Map(existing.map(({ from, to }) => [from, to]));
  const added: Redirect[] = [];
  const notes: string[] = [];
  let tooMany = 0;
  for (const { link, to } of addresses) {
    const from = oldPath(link);
    if (from === undefined || to === undefined || from === bareAddress(to)) continue;
    const leadsTo = known.get(from);
    if (leadsTo === to) continue;
    if (isPage(from)) notes.push(`${from} is a page of this site, so it does not lead to ${to}.`);
    else if (leadsTo !== undefined) notes.push(`${from} leads to ${leadsTo} and keeps doing so, not to ${to}.`);
    else if (!listSchema.element.safeParse({ from, to }).success) {
      notes.push(`${from} has a sign that not every host can redirect from: it does not lead to ${to}.`);
    } else if (known.size >= mostRedirects) tooMany += 1;
    else {
      added.push({ from, to });
      known.set(from, to);
    }
  }
  if (tooMany > 0) {
    notes.push(`${tooMany} more are left out, since hosts take ${mostRedirects} redirects.`);
  }
  return { added, notes };
}

/** Adds redirects to content/redirects.yaml; the rest of the file stays as it is. */
export async function stageRedirects(stage: ContentStage, added: readonly Redirect[]): Promise<void> {
  if (added.length === 0) return;
  const document = parseDocument((await stage.read(file))?.toString() ?? '');
  const list = document.get('redirects');
  if (isSeq(list)) for (const redirect of added) list.add(document.createNode(redirect, { flow: true }));
  await stage.write(file, isSeq(list) ? document.toString({ lineWidth: 0 }) : writeEntryYaml({ redirects: added }));
}
