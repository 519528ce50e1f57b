import { getCompany } from '#lib/company/company.query.ts';
import { getSingle, getSite } from '#lib/content.query.ts';
import { currentLanguage, siteLanguages } from '#lib/language.ts';

/** All texts of the search, and the links it offers if it finds nothing. */
export type SearchWords = Awaited<ReturnType<typeof getSearchWords>>;

export async function getSearchWords() {
  const { data } = await getSingle('search');
  const { label, placeholder, close, start, kinds, found, more, busy, none, failed, siteMap } = data;
  const { routes } = await getSite();
  const siteMapPath = routes.path('siteMap');
  const { phoneDisplay, phoneHref } = await getCompany();
  return {
    ...{ label, placeholder, close, start, kinds, found, more, busy, none, failed },
    /** The pages of the site's other languages. */
    others: siteLanguages()
      .filter(({ code }) => code !== currentLanguage().code)
      .map(({ tag, name, code, isFirst }) => ({
        language: tag,
        name,
        pages: `${isFirst ? '' : `/${code}`}/data/search-pages.json`,
      })),
    siteMap: siteMapPath === undefined ? undefined : { label: siteMap, path: siteMapPath },
    phone: { text: phoneDisplay, href: phoneHref },
  };
}

/** What a page needs to link to the search. */
export type SearchEntry = Awaited<ReturnType<typeof getSearchEntry>>;

export async function getSearchEntry() {
  const { label, placeholder, close, siteMap, failed } = await getSearchWords();
  const { routes } = await getSite();
  return {
    label,
    placeholder,
    close,
    /** What a visitor reads if the search does not load. */
    failed: failed.text,
    /** Where the link leads without scripts: the site map, or home if there is none. */
    path: siteMap?.path ?? routes.path('home'),
    siteMap: siteMap?.label,
  };
}
