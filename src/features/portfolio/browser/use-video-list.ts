import { useCallback, useEffect, useState } from 'react';
import { allGroups } from '../group.ts';
import type { PortfolioVideo } from '../portfolio-data.ts';
import type { PortfolioCategory } from './portfolio-queries.ts';
import { cancelLoads, isCancelled, loadPage } from './portfolio-store.ts';

export interface VideoListWish {
  readonly category: PortfolioCategory;
  /** `all`, or a group's slug. */
  readonly group: string;
  /** How many pages of it, from 1. */
  readonly pages: number;
}

interface ShownVideos {
  /** Whose cards are shown: the group that was asked for or, until its pages are here, the one before. */
  readonly group: string;
  /** The cards besides those of the page itself, which are the first of `all`. */
  readonly videos: readonly PortfolioVideo[];
  /** Pages of that group that are shown. */
  readonly pages: number;
}

export interface VideoList extends ShownVideos {
  readonly isBusy: boolean;
  /** Why what was asked for last is not shown. */
  readonly error: unknown;
  /** Begins to load a page, in case it will be asked for. */
  readonly prefetch: (group: string, page: number) => void;
  /** Asks anew for what is on its way. */
  readonly restart: () => void;
}

/** The first page of `all` is in the page's own markup. */
function listMissing(group: string, pages: number): number[] {
  const first = group === allGroups ? 2 : 1;
  return Array.from({ length: Math.max(0, pages - first + 1) }, (_, index) => first + index);
}

/** Loads what a visitor wishes to see of the portfolio. What is shown stays until the wish is fulfilled. */
export function useVideoList({ category, group, pages }: VideoListWish): VideoList {
  const [shown, setShown] = useState<ShownVideos>({ group: allGroups, videos: [], pages: 1 });
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const isWanted = shown.group !== group || shown.pages !== pages;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLate = false;
    Promise.all(listMissing(group, pages).map((page) => loadPage(category, group, page))).then(
      (loaded) => {
        if (isLate) return;
        setShown({ group, pages, videos: loaded.flatMap(({ videos }) => videos) });
      },
      (reason: unknown) => {
        if (!isLate && !isCancelled(reason)) setError(reason);
      },
    );
    return () => {
      isLate = true;
      // The same may be wished for again.
      setError(undefined);
    };
  }, [category, group, pages, isWanted, attempt]);
  return {
    ...shown,
    isBusy: isWanted && error === undefined,
    error,
    prefetch: useCallback(
      (ofGroup, page) => {
        if (!listMissing(ofGroup, page).includes(page)) return;
        // Should it fail, the load that a visitor asks for says so.
        loadPage(category, ofGroup, page).catch(() => undefined);
      },
      [category],
    ),
    restart: () => {
      void cancelLoads().then(() => {
        setAttempt(attempt + 1);
      });
    },
  };
}
