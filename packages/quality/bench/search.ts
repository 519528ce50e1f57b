import { createRows, type Row } from './rows.ts';
import { weighFiles, withPage, type OpenSite, type Bench } from './site.ts';

/** A page without React, so that the search brings all that it needs. */
const address = '/about';

/** Each is found on several pages, with as many results as are shown at first. */
const queries = ['miami night', 'slow motion'] as const;

const isOfSearch = (request: string) => /^\/(?:search\.js|pagefind\/|data\/search\.json)/.test(request);

/** What Pagefind loads once, for any query. */
const isEngine = (request: string) => /^\/pagefind\/(?:pagefind|wasm)/.test(request);

async function measureSite({ browser }: Bench, site: OpenSite, videos: number): Promise<Row[]> {
  return withPage(browser, site, address, async ({ page, requests }) => {
    const weigh = (some: readonly string[]) => weighFiles(site.dist, some);
    const early = requests.filter(isOfSearch).length;
    const loaded = requests.length;
    const dialog = page.locator('#search');
    await page.getByRole('banner').locator('[data-search]').tap();
    await dialog.getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    const opening = await weigh(requests.slice(loaded).filter((request) => !isEngine(request)));
    const ask = async (query: string) => {
      const start = requests.length;
      await dialog.getByRole('combobox').fill(query);
      await dialog.locator('[role=listbox][aria-busy=false]').waitFor();
      await page.waitForLoadState('networkidle');
      return weigh(requests.slice(start).filter((request) => isOfSearch(request) && !isEngine(request)));
    };
    const [first, next] = [await ask(queries[0]), await ask(queries[1])];
    return createRows(`The search, ${videos.toLocaleString('en-US')} music videos`, 1, [
      ['requests before it is opened', early, 'requests', { target: { atMost: 0 } }],
      ['opening: React, dialog, words, style', opening, 'bytes'],
      ['opening: Pagefind, its WebAssembly and list of pages', await weigh(requests.filter(isEngine)), 'bytes'],
      ['a first query: index and results, without posters', first, 'bytes'],
      ['one more query', next, 'bytes'],
    ]);
  });
}

/** What a visitor loads who opens the search and searches twice. */
export async function measureSearch(bench: Bench): Promise<Row[]> {
  const rows = await measureSite(bench, bench.site, bench.videos);
  return bench.grown ? [...rows, ...(await measureSite(bench, bench.grown, bench.grown.videos))] : rows;
}
