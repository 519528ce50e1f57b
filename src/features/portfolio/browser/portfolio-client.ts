import { CancelledError } from '@tanstack/react-query';
import { createQueryClient } from '#lib/data/query-client.ts';
import {
  pageKey,
  parsePortfolioPage,
  parsePortfolioVideo,
  videoKey,
  type PortfolioPage,
  type PortfolioVideo,
} from '../portfolio-data.ts';

const client = createQueryClient();

/**
 * A page of a list, loaded once; pages count from 1.
 * @throws what the default query function throws (src/lib/data).
 */
export async function loadPage(category: string, group: string, page: number): Promise<PortfolioPage> {
  return client.query<PortfolioPage>({ queryKey: pageKey(category, group, page), meta: { parse: parsePortfolioPage } });
}

/** A video that was loaded by itself. */
export function findVideo(slug: string): PortfolioVideo | undefined {
  return client.getQueryData<PortfolioVideo>(videoKey(slug));
}

/** One video, loaded once. */
export async function loadVideo(slug: string): Promise<PortfolioVideo> {
  return client.query<PortfolioVideo>({ queryKey: videoKey(slug), meta: { parse: parsePortfolioVideo } });
}

/** Cancels the requests that are not answered yet. */
export async function cancelLoads(): Promise<void> {
  await client.cancelQueries();
}

/** Whether a load was canceled, which is not a failure. */
export function isCancelled(reason: unknown): boolean {
  return reason instanceof CancelledError;
}
