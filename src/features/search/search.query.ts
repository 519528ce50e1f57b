import type { SearchWords } from './search-words.ts';
import { getCompany } from '#lib/company/company.query.ts';
import { getSingle, getSite } from '#lib/content.query.ts';

/** What the search says, with the ways out where it finds nothing. */
export async function getSearchWords(): Promise<SearchWords> {
  const { data } = await getSingle('search');
  const { routes } = await getSite();
  const { phoneDisplay, phoneHref } = await getCompany();
  return {
    ...data,
    siteMap: { label: data.siteMap, path: routes.path('siteMap') },
    phone: { text: phoneDisplay, href: phoneHref },
  };
}

/** What a page needs to lead to the search. */
export async function getSearchDoor() {
  const { label, placeholder, siteMap, failed } = await getSearchWords();
  return { label, placeholder, failed: failed.text, path: siteMap.path };
}
