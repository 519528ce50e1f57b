/** The portfolio's lazy chunk: its data layer and its player. */
import { CancelledError, type QueryFunctionContext } from '@tanstack/react-query';
import { startPlayers } from '#features/player/browser/player.ts';
import { fetchJson } from '#lib/data/fetch-json.ts';
import { createQueryClient } from '#lib/data/query-client.ts';
import { pageKey, parsePortfolioPage, parsePortfolioVideo, videoKey } from '../portfolio-data.ts';

export { PlayerDialog } from '#features/player/browser/PlayerDialog.tsx';

startPlayers();

const client = createQueryClient();

const load =
  <Answer>(parse: (answer: unknown) => Answer) =>
  async (context: QueryFunctionContext) =>
    parse(await fetchJson(context));

/** A page of a list, loaded once; pages count from 1. */
export const loadPage = (category: string, group: string, page: number) =>
  client.query({ queryKey: pageKey(category, group, page), queryFn: load(parsePortfolioPage) });

/** One video, loaded once. */
export const loadVideo = (slug: string) =>
  client.query({ queryKey: videoKey(slug), queryFn: load(parsePortfolioVideo) });

/** A video that was loaded by itself. */
export const findVideo = (slug: string) => client.getQueryData<Awaited<ReturnType<typeof loadVideo>>>(videoKey(slug));

/** Cancels the requests that are not answered yet. */
export const cancelLoads = () => client.cancelQueries();

/** Whether a load was canceled, which is not a failure. */
export const isCancelled = (reason: unknown) => reason instanceof CancelledError;
