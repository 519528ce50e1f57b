import { feeds } from '@site/model/blog/addresses.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { listNames } from '@site/content-tools/names/listed-names.ts';
import { linksOf, type OldSite } from './old-site.ts';
import type { ExportItem } from './read-export.ts';

/** The paths of all pages of content. */
function listPages(content: ContentSource): string[] {
  const { entries } = readContent(content);
  const { listed } = listNames({ entries }, momentOf(entries));
  return listed.filter(({ kind }) => kind === 'path').map(({ bare }) => bare);
}

/** Where the old site's addresses lead on this site. */
export class Places {
  readonly #site: OldSite;
  readonly #posts: ReadonlyMap<number, string>;
  readonly #pages: ReadonlySet<string>;
  readonly #redirects: ReadonlySet<string>;

  /** @param posts the paths of imported and existing posts, by their numbers on the old site. */
  constructor(
    site: OldSite,
    posts: ReadonlyMap<number, string>,
    content: ContentSource,
    redirects: readonly Redirect[],
  ) {
    this.#site = site;
    this.#posts = posts;
    this.#pages = new Set([...listPages(content), ...posts.values()]);
    this.#redirects = new Set(redirects.map(({ from }) => from));
  }

  isPage(path: string): boolean {
    return this.#pages.has(bareAddress(path));
  }

  /** The path that an item became: of a page, that of its name. */
  #ofItem({ id, type, name }: ExportItem): string | undefined {
    if (type === 'page') return this.isPage(`/${name}`) ? `/${name}` : undefined;
    return this.#posts.get(id);
  }

  /** Where an address of the old site leads here; undefined if to nothing. */
  find(url: URL): string | undefined {
    const path = url.pathname.replace(/\/$/, '');
    const item = this.#site.find(url);
    if (path === this.#site.basePath && url.search === '') return '/';
    const place = item && this.#ofItem(item);
    if (place !== undefined) return place;
    return this.isPage(path) || this.#redirects.has(path) ? path + url.search : undefined;
  }

  /** The old site's addresses with their pages here. */
  listMoves(): { readonly link: string; readonly to: string | undefined }[] {
    const { items, address } = this.#site.source;
    return [
      ...items.flatMap((item) => linksOf(item).map((link) => ({ link, to: this.#ofItem(item) }))),
      { link: `${address.replace(/\/$/, '')}/feed`, to: this.isPage('/blog') ? feeds.rss : undefined },
    ];
  }
}
