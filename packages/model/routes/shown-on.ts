import type { CollectionName } from '../schemas/content-files.ts';
import { routeTable, type RouteKey } from './route-table.ts';

/** The collections that a page shows besides its own file. */
export const shownOn: Readonly<Record<RouteKey, readonly CollectionName[]>> = routeTable;

/** The collections that the page of a portfolio shows besides its own file. */
export const shownOnPortfolios = ['videos', 'reviews', 'offers', 'claims'] as const satisfies readonly CollectionName[];
