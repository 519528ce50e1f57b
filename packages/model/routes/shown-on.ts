import type { CollectionName } from '../schemas/content-files.ts';
import { routeTable, type RouteKey } from './route-table.ts';

export const shownOn: Readonly<Record<RouteKey, readonly CollectionName[]>> = routeTable;

export const shownOnPortfolios = ['videos', 'reviews', 'offers', 'claims'] as const satisfies readonly CollectionName[];
