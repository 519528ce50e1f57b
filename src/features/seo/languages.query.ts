import { currentLanguage, inLanguage, siteLanguages } from '#lib/language.ts';
import { getSite } from '#lib/content.query.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import type { SitePage } from './site-page.ts';
import { listSitePages, readPages } from './site-pages.query.ts';

/** The same page in a language. */
export interface PageVersion {
  readonly tag: string;
  readonly path: string;
}

const nameOf = ({ subject, path, canonical }: SitePage) => JSON.stringify([subject, path === canonical]);

/** The pages of a language by what they are about. Every page asks for them. */
const listByName = memoizeQuery(
  async (): Promise<ReadonlyMap<string, SitePage>> =>
    new Map((await listSitePages()).map((page) => [nameOf(page), page])),
);

/** A page in every language that has its words, itself among them, the first language's first; none where only one has. */
export async function listVersions(page: SitePage): Promise<readonly PageVersion[]> {
  const languages = siteLanguages();
  if (languages.length === 1 || page.canonical === undefined) return [];
  const versions = await Promise.all(
    languages.map(async (language) => {
      const found = (await inLanguage(language, listByName)).get(nameOf(page));
      return found ? { tag: language.tag, path: found.canonical ?? found.path } : [];
    }),
  );
  return versions.flat().length > 1 ? versions.flat() : [];
}

/** A link to another language. */
export interface LanguageLink extends PageVersion {
  /** In that language. */
  readonly name: string;
  /** Whether it leads to the same page; else to the nearest. */
  readonly isSame: boolean;
}

/**
 * The links of a page to the other languages, to the same page where that has its words, else to the nearest. From the
 * 404 page they lead home.
 */
export async function listLanguageLinks(page: SitePage): Promise<LanguageLink[]> {
  const { tag } = currentLanguage();
  const here = await readPages();
  const parents = page.trail.toReversed().flatMap(({ path }) => here.get(path) ?? []);
  const links = siteLanguages()
    .filter((language) => language.tag !== tag)
    .map((language) =>
      inLanguage(language, async () => {
        const pages = await listByName();
        const { routes } = await getSite();
        const home = (await readPages()).get(routes.path('home'));
        const near = page.canonical === undefined ? parents : [page, ...parents];
        const found = near.flatMap((one) => pages.get(nameOf(one)) ?? [])[0];
        const path = (found ?? home)?.path;
        const isSame = found !== undefined && nameOf(found) === nameOf(page);
        return path === undefined ? [] : [{ tag: language.tag, name: language.name, path, isSame }];
      }),
    );
  return (await Promise.all(links)).flat();
}
