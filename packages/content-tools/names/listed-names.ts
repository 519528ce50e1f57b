import path from 'node:path/posix';
import type { RawContent } from '@site/model/check/read-content.ts';
import { isDraft } from '@site/model/drafts/is-draft.ts';
import { readRoutes } from '@site/model/routes/content-routes.ts';
import { bareAddress, entryFolders, type Routes } from '@site/model/routes/create-routes.ts';
import { indexPath, videosPerIndexPage } from '@site/model/routes/video-index.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { valuesOf } from '../entries/new-entry.ts';

/** What a field can refer to: a page by its address, the others by name. */
export type NameKind = 'path' | 'video' | 'portfolio' | 'person' | 'band' | 'claim';

export interface Listed {
  /** A stable key: the file, and which of its names it is. */
  readonly key: string;
  readonly kind: NameKind;
  /** From the project's folder. */
  readonly file: string;
  /** As written in content, such as `neon-tide` or `/{product}-miami`. */
  readonly name: string;
  /** The name for comparisons: an address with the product's slug, without a trailing slash. */
  readonly bare: string;
  /** Whether it is published: no draft, and on a page that is shown. */
  readonly isShown: boolean;
  /** The addresses of a list's later pages. */
  readonly later?: readonly string[];
}

/** Folders whose entries are referred to by file name. */
const namedFolders: Readonly<Record<string, NameKind>> = { videos: 'video', portfolios: 'portfolio', team: 'person' };

/** All names in a content folder, and its routes. */
export interface Names {
  readonly listed: readonly Listed[];
  readonly routes: Routes;
  /** The product's slug, and former ones, whose addresses the build redirects. */
  readonly slug: string;
  readonly formerSlugs: readonly string[];
}

function listStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function listLaterPages(first: string, shown: RawContent['entries']): string[] {
  const last = Math.ceil(shown.filter(({ name }) => name === 'videos').length / videosPerIndexPage);
  return Array.from({ length: Math.max(0, last - 1) }, (_, index) => indexPath(first, index + 2));
}

/** @param today the local time that decides what is a draft, such as 2024-05-31 09:00. */
export function listNames({ entries }: Pick<RawContent, 'entries'>, today: string): Names {
  const valuesIn = (wanted: string) => valuesOf(entries.find(({ name }) => name === wanted) ?? { data: undefined });
  const { slug } = Object(valuesIn('site').product) as { readonly slug?: unknown };
  const productSlug = typeof slug === 'string' ? slug : '';
  const { drafts = [], shown = [] } = Object.groupBy(entries, ({ data }) =>
    isDraft(data, today) ? 'drafts' : 'shown',
  );
  const routes = readRoutes(shown, productSlug, drafts);
  const pages = [...routes.all, ...routes.hidden].map((route): Listed => {
    const { file, pattern, path: address, canonical } = route;
    const key = `${file}${address === canonical ? '' : ' alias'}`;
    const bare = bareAddress(address);
    const later = route.key === 'videos' ? listLaterPages(bare, shown) : [];
    return { key, kind: 'path', file, name: pattern, bare, isShown: routes.all.includes(route), later };
  });
  const hasPage = (key: string) => [...routes.all, ...routes.hidden].some((route) => route.key === key);
  const own = [...Map.groupBy(entries, ({ name }) => name)].flatMap(([name, alike]): Listed[] => {
    const folder = path.dirname(contentFiles[name].pattern);
    const kind = namedFolders[folder];
    const [section, { page } = {}] = [...entryFolders].find(([, found]) => found.folder === folder) ?? [];
    const isAddressed = section !== undefined && (page === undefined || hasPage(page));
    const isThere = page === undefined || routes.path(page) !== undefined;
    if (!kind && !isAddressed) return [];
    return alike.flatMap(({ file, slug: called, data }) => {
      const isPublic = !isDraft(data, today);
      const address = `/${section ?? ''}/${called}`;
      return [
        ...(kind ? [{ key: `${file} ${kind}`, kind, file, name: called, bare: called, isShown: isPublic }] : []),
        ...(isAddressed
          ? [{ key: file, kind: 'path' as const, file, name: address, bare: address, isShown: isPublic && isThere }]
          : []),
      ];
    });
  });
  const listedIn = (kind: 'band' | 'claim', inFile: string, list: unknown) =>
    (Array.isArray(list) ? list : []).flatMap((one: unknown): Listed[] => {
      const { name } = Object(one) as { readonly name?: unknown };
      if (typeof name !== 'string') return [];
      const file = `content/${inFile}.yaml`;
      return [{ key: `${file} ${name}`, kind, file, name, bare: name, isShown: true }];
    });
  return {
    listed: [
      ...pages,
      ...own,
      ...listedIn('band', 'navigation', valuesIn('navigation').bands),
      ...listedIn('claim', 'claims', valuesIn('claims').figures),
    ],
    routes,
    slug: productSlug,
    formerSlugs: listStrings(valuesIn('redirects').products),
  };
}
