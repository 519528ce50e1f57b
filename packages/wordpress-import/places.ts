import { feeds } from '@site/model/blog/addresses.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { listNames } from '@site/content-tools/names/listed-names.ts';
import { linksOf, type OldSite } from './old-site.ts';
import type { ExportItem } from './read-export.ts';

/** The pages of content. */
export function readPages(content: ContentSource) {
  const { entries } = readContent(content);
  const { listed, routes } = listNames({ entries }, momentOf(entries));
  const paths = new Set(listed.filter(({ kind }) => kind === 'path').map(({ bare }) => bare));
  return { blog: routes.path('blog'), isPage: (path: string) => paths.has(bareAddress(path)) };
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
    const path = url.pathname.replace(/\/$/, '');
    if (path === this.#site.basePath && url.search === '') return '/';
    return this.#pages.isPage(path) || this.#redirects.has(path) ? path + url.search : undefined;
  }

  /** The old site's addresses with their pages here. */
  listMoves(): { readonly link: string; readonly to: string | undefined }[] {
    const { items, address } = this.#site.source;
    const shown = items.filter(({ type, status }) => ['post', 'page'].includes(type) && status === 'publish');
    return [
      ...shown.flatMap((item) => linksOf(item).map((link) => ({ link, to: inFirst(this.ofItem(item)) }))),
      { link: `${address.replace(/\/$/, '')}/feed`, to: this.blog && feeds.rss },
    ];
  }
}
