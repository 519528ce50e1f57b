import { z } from 'zod';
import { feeds } from '@site/model/blog/feeds.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { isDraft } from '@site/model/drafts/is-draft.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { readRoutes } from '@site/model/routes/content-routes.ts';
import type { Routes } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { entryPage, hasOwnPage, isCollection } from '@site/content-tools/entries/collections.ts';
import { decodePercent, type OldSite } from './old-site.ts';
import type { ExportItem } from './read-export.ts';

const keyOf = (words: string) =>
  decodePercent(words)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const text = z.string().catch('');
const namesSchema = z.object({ siteMapLabel: text, heading: text }).catch({ siteMapLabel: '', heading: '' });

/** Finds the pages of this site by the name or title of an old site's; none where several have it. */
function createPageMatcher({ all }: Pick<Routes, 'all'>, entries: readonly RawEntry[]) {
  const names = all.flatMap(({ path, canonical, file }) => {
    const { siteMapLabel, heading } = namesSchema.parse(entries.find((entry) => entry.file === file)?.data);
    return [path.split('/').at(-1) ?? '', siteMapLabel, heading].map((name) => ({ key: keyOf(name), canonical }));
  });
  return ({ name, title }: Pick<ExportItem, 'name' | 'title'>): string | undefined => {
    const found = [name, title].map(
      (words) => new Set(names.flatMap(({ key, canonical }) => (key !== '' && key === keyOf(words) ? canonical : []))),
    );
    return [...(found.find(({ size }) => size === 1) ?? [])][0];
  };
}

/** The pages of content: those that visitors see, and all. */
export function readPages(content: ContentSource) {
  const { entries } = readContent(content);
  const today = siteDay(process.env);
  const { shown = [], drafts = [] } = Object.groupBy(entries, ({ data }) =>
    isDraft(data, today) ? 'drafts' : 'shown',
  );
  const site = siteSchema.safeParse(entries.find(({ name }) => name === 'site')?.data).data;
  const routes = readRoutes(shown, site?.product.slug ?? '', drafts);
  const own = new Set(
    entries.flatMap(({ name, slug }) =>
      isCollection(name) && hasOwnPage(name) ? (entryPage(name, slug, routes) ?? []) : [],
    ),
  );
  return {
    blog: routes.path('blog'),
    isPage: (path: string) => routes.find(path) !== undefined || own.has(path),
    match: createPageMatcher(routes, entries),
  };
}

/** Redirects name pages in the first language: the build takes the language from the address that was. */
const inFirst = (path: string | undefined) => path?.replace(/^\/[a-z]+(?=\/blog\/)/, '');

/** Where the old site's content is on this one. */
export class Places {
  readonly blog: string | undefined;
  readonly #site: OldSite;
  readonly #posts: ReadonlyMap<number, string>;
  readonly #pages: ReturnType<typeof readPages>;
  readonly #redirects: ReadonlySet<string>;

  /** @param posts where posts of the export are, by their numbers on the old site. */
  constructor(
    site: OldSite,
    posts: ReadonlyMap<number, string>,
    content: ContentSource,
    redirects: readonly Redirect[],
  ) {
    this.#site = site;
    this.#posts = posts;
    this.#pages = readPages(content);
    this.#redirects = new Set(redirects.map(({ from }) => from));
    this.blog = this.#pages.blog;
  }

  /** The page that an item became; for a file, that of the post which it was uploaded for. */
  ofItem(item: ExportItem): string | undefined {
    const parent = item.type === 'attachment' ? this.#site.item(item.parent) : undefined;
    if (parent && parent.type !== 'attachment') return this.ofItem(parent);
    return item.type === 'page' ? this.#pages.match(item) : this.#posts.get(item.id);
  }

  /** Where an address of the old site leads here; undefined if to nothing. */
  find(url: URL): string | undefined {
    const item = this.#site.find(url);
    const place = item && this.ofItem(item);
    if (place !== undefined || this.#site.isQuery(url)) return place;
    const { basePath: base, source } = this.#site;
    const path = url.pathname.replace(/\/$/, '');
    if (path === base && url.search === '') return '/';
    if (source.terms.includes(path.slice(base.length + 1))) return this.blog;
    return this.#pages.isPage(path) || this.#redirects.has(path) ? path + url.search : undefined;
  }

  /** The old site's addresses with their pages here, those that matter most first. */
  listMoves(): { readonly link: string; readonly to: string | undefined }[] {
    const { items, terms, address } = this.#site.source;
    const root = address.replace(/\/$/, '');
    const feed = this.blog && feeds.rss;
    const rank = ['post', 'page', 'attachment'];
    const shown = items
      .filter(({ type, status }) => rank.includes(type) && ['publish', 'inherit'].includes(status))
      .sort((a, b) => rank.indexOf(a.type) - rank.indexOf(b.type))
      .map((item) => ({
        link: item.link,
        to: inFirst(this.ofItem(item)) ?? (item.type === 'attachment' ? this.blog : undefined),
      }));
    const feedPaths = ['feed', 'feed/atom', 'comments/feed', ...terms.map((term) => `${term}/feed`)];
    return [
      ...shown,
      ...terms.map((term) => ({ link: `${root}/${term}`, to: this.blog })),
      ...feedPaths.map((path) => ({ link: `${root}/${path}`, to: feed })),
    ];
  }
}
