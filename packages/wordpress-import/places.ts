import { feeds } from '@site/model/blog/addresses.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { isDraft } from '@site/model/drafts/is-draft.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { readRoutes } from '@site/model/routes/content-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { entryPage, hasOwnPage, isCollection } from '@site/content-tools/entries/collections.ts';
import type { OldSite } from './old-site.ts';
import type { ExportItem } from './read-export.ts';

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
  };
}

/** Redirects target pages in the first language: the build takes the language from the old address. */
const inFirst = (path: string | undefined) => path?.replace(/^\/[a-z]+(?=\/blog\/)/, '');

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

  /** The page that an item became: of a page, that of its name; of a file, that of the post which it was uploaded for. */
  ofItem(item: ExportItem): string | undefined {
    const parent = item.type === 'attachment' ? this.#site.item(item.parent) : undefined;
    if (parent && parent.type !== 'attachment') return this.ofItem(parent);
    const page = `/${item.name}`;
    if (item.type === 'page') return this.#pages.isPage(page) ? page : undefined;
    return this.#posts.get(item.id);
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
