import { withPage } from './open-page.ts';
import type { Row } from './row.ts';
import type { Bench, OpenSite } from './site.ts';
import { weighFiles } from './weigh.ts';

const subject = 'The search';

/** A page without React, so that the search brings all that it needs. */
const address = '/about';

/** Found on several pages, with as many results as are shown at first. */
const query = 'miami night';

interface SearchCost {
  /** Files asked for before the search is opened that only it needs. */
  readonly before: number;
  readonly opening: number;
  readonly program: number;
  readonly firstQuery: number;
  readonly nextQuery: number;
}

function isOfSearch(request: string): boolean {
  return /^\/(?:search\.js|pagefind\/|data\/search\.json)/.test(request);
}

/** What Pagefind loads once, whatever is looked for. */
function isEngine(request: string): boolean {
  return /^\/pagefind\/(?:pagefind|wasm)/.test(request);
}

/** Bytes at each step: the dialog with its words and style, Pagefind's own program, a query, and one more. */
async function weighSearch({ browser }: Bench, site: OpenSite): Promise<SearchCost> {
  return withPage(browser, site, address, async ({ page, requests }) => {
    const weigh = (some: readonly string[]) => weighFiles(site.dist, new Set(some));
    const before = requests.length;
    await page.getByRole('banner').locator('[data-search]').tap();
    const dialog = page.locator('#search');
    await dialog.getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    const opened = requests.slice(before);
    const field = dialog.getByRole('combobox');
    const ask = async (text: string) => {
      const start = requests.length;
      await field.fill(text);
      await dialog.locator('[role=listbox][aria-busy=false]').waitFor();
      await page.waitForLoadState('networkidle');
      return requests.slice(start).filter((request) => isOfSearch(request) && !isEngine(request));
    };
    const first = await ask(query);
    const next = await ask('slow motion');
    const engine = requests.filter(isEngine);
    return {
      before: requests.slice(0, before).filter(isOfSearch).length,
      opening: await weigh(opened.filter((request) => !isEngine(request))),
      program: await weigh(engine),
      firstQuery: await weigh(first),
      nextQuery: await weigh(next),
    };
  });
}

function listRows({ videos }: OpenSite, cost: SearchCost): Row[] {
  const row = {
    subject: `${subject}, ${videos.toLocaleString('en-US')} music videos`,
    unit: 'bytes',
    runs: 1,
  } as const;
  return [
    { ...row, what: 'requests before it is opened', figure: cost.before, unit: 'requests', target: { atMost: 0 } },
    { ...row, what: 'opening: React, dialog, words, style', figure: cost.opening },
    { ...row, what: 'opening: Pagefind, its WebAssembly and list of pages', figure: cost.program },
    { ...row, what: 'a first query: index and results, without posters', figure: cost.firstQuery },
    { ...row, what: 'one more query', figure: cost.nextQuery },
  ];
}

/** What a visitor loads who opens the search and asks twice. */
export async function measureSearch(bench: Bench): Promise<Row[]> {
  const rows = listRows(bench.site, await weighSearch(bench, bench.site));
  return bench.grown ? [...rows, ...listRows(bench.grown, await weighSearch(bench, bench.grown))] : rows;
}
