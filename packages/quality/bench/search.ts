import { createRows, type Row } from './rows.ts';
import { measureEachCatalog, openPage, weighFiles, type Bench } from './site.ts';

/** A page without React, so that the search loads everything that it needs. */
const address = '/about';

/** Each is found on several pages, with as many results as are shown at first. */
const queries = ['miami night', 'slow motion'] as const;

const isOfSearch = (request: string) => /^\/(?:search\.js|pagefind\/|data\/search\.json)/.test(request);

/** What Pagefind loads once, for any query. */
const isEngine = (request: string) => /^\/pagefind\/(?:pagefind|wasm)/.test(request);

/** What a visitor loads who opens the search and searches twice. */
export async function measureSearch(bench: Bench): Promise<Row[]> {
  const rows = await measureEachCatalog(bench, async (site, catalog) => {
    await using opened = await openPage(bench.browser, site, address);
    const { page, requests } = opened;
    const dialog = page.locator('#search');
    /** Bytes that an action loads, without the engine's files, which have their own row. */
    const weighAction = async (act: () => Promise<unknown>, isCounted: (request: string) => boolean = () => true) => {
      const start = requests.length;
      await act();
      await page.waitForLoadState('networkidle');
      const loaded = requests.slice(start).filter((request) => isCounted(request) && !isEngine(request));
      return weighFiles(site.dist, loaded);
    };
    const search = (query: string) =>
      weighAction(async () => {
        await dialog.getByRole('combobox').fill(query);
        await dialog.locator('[role=listbox][aria-busy=false]').waitFor();
      }, isOfSearch);
    const early = requests.filter(isOfSearch).length;
    const opening = await weighAction(async () => {
      await page.getByRole('banner').locator('[data-search]').tap();
      await dialog.getByRole('link').first().waitFor();
    });
    const [first, next] = [await search(queries[0]), await search(queries[1])];
    const engine = await weighFiles(site.dist, requests.filter(isEngine));
    return createRows(`The search, ${catalog}`, 1, [
      ['requests before it is opened', early, 'requests', { target: { atMost: 0 } }],
      ['opening: React, dialog, words, style', opening, 'bytes'],
      ['opening: Pagefind, its WebAssembly and list of pages', engine, 'bytes'],
      ['a first query: index and results, without posters', first, 'bytes'],
      ['one more query', next, 'bytes'],
    ]);
  });
  return rows.flat();
}
