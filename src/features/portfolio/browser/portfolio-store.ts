import type { PortfolioPage, PortfolioVideo } from '../portfolio-data.ts';
import type * as Queries from './portfolio-queries.ts';
import type { PortfolioCategory } from './portfolio-queries.ts';

/** The library that loads and keeps data comes with the first wish for data: a grid that is only looked at needs none. */
let queries: typeof Queries | undefined;

async function loadQueries(): Promise<typeof Queries> {
  queries ??= await import('./portfolio-queries.ts');
  return queries;
}

/**
 * A page of a list, loaded once; pages count from 1.
 * @throws what the default query function throws (src/lib/data), TypeError where the library itself does not come.
 */
export async function loadPage(category: PortfolioCategory, group: string, page: number): Promise<PortfolioPage> {
  return (await loadQueries()).loadPage(category, group, page);
}

/** A video that is already here. */
export function findVideo(slug: string): PortfolioVideo | undefined {
  return queries?.findVideo(slug);
}

/**
 * One video: the one that is here, or loaded.
 * @throws as `loadPage` does.
 */
export async function loadVideo(slug: string): Promise<PortfolioVideo> {
  return (await loadQueries()).loadVideo(slug);
}

/** Gives up what is on its way. */
export async function cancelLoads(): Promise<void> {
  await queries?.cancelLoads();
}

/** Whether a load was given up, which is no failure. */
export function isCancelled(reason: unknown): boolean {
  return queries?.isCancelled(reason) ?? false;
}
