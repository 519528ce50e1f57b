import { createRows, type Row } from './rows.ts';
import { openPage, weighFiles, type Bench } from './site.ts';

/** A page without React, so that the search loads everything that it needs. */
const address = '/about';

/** The words of all pages. */
const isPages = (request: string) => request.startsWith('/data/search-pages.json');
const isOfSearch = (request: string) => request.startsWith('/search.js') || request.startsWith('/data/search');

/** What a visitor loads who opens the search; a query loads nothing but posters. */
export async function measureSearch({ browser, site: own, videos, grown }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const site of [{ ...own, videos }, ...(grown ? [grown] : [])]) {
    await using opened = await openPage(browser, site, address);
    const { page, requests } = opened;
    const early = requests.filter(isOfSearch).length;
    const before = requests.length;
    await page.getByRole('banner').locator('[data-search]').tap();
    await page.locator('#search').getByRole('combobox').waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = requests.slice(before);
    const program = await weighFiles(
      site.dist,
      loaded.filter((request) => !isPages(request)),
    );
    const pages = await weighFiles(site.dist, loaded.filter(isPages));
    const subject = `The search, ${site.videos.toLocaleString('en-US')} music videos`;
    rows.push(
      ...createRows(subject, 1, [
        ['requests before it is opened', early, 'requests', { target: { atMost: 0 } }],
        ['opening: React, dialog, words, style', program, 'bytes'],
        ['opening: the words of all pages', pages, 'bytes'],
      ]),
    );
  }
  return rows;
}
