import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { notify } from '#features/notifications/browser/notify.ts';
import { describeFailure } from '#lib/data/fetch-json.ts';
import { allGroups } from '@site/model/video/group-slug.ts';
import { reloadOnce } from '#lib/reload-once.ts';
import type { PortfolioGroup } from '../group.ts';
import type { PortfolioVideo } from '../portfolio-data.ts';
import type { PortfolioWords } from '../portfolio-words.ts';
import { findLater, loadLater } from './load-later.ts';
import type { PortfolioPlace } from './use-portfolio-address.ts';

/** Loads that take longer than this are announced, in milliseconds. */
const slowAfterMs = 5000;

interface ShownVideos {
  /** Whose cards are shown: `all` or a group's slug. */
  readonly group: string;
  /** Those that were loaded: all of a group, and of `all` those after the page's own. */
  readonly videos: readonly PortfolioVideo[];
  /** Pages of that group that are shown. */
  readonly pages: number;
}

/** The pages of a list that have to be loaded: the first page of `all` is in the page's own markup. */
function listMissing(group: string, pages: number): number[] {
  const first = group === allGroups ? 2 : 1;
  return Array.from({ length: Math.max(0, pages - first + 1) }, (_, index) => first + index);
}

/**
 * The videos for the current URL. The former list stays until the new one has loaded. A load that fails or is slow, and
 * a group that does not exist, are announced.
 */
export function useVideoList(
  category: string,
  groups: readonly PortfolioGroup[],
  place: PortfolioPlace,
  { portfolio: words, failures }: PortfolioWords,
) {
  const [shown, setShown] = useState<ShownVideos>({ group: allGroups, videos: [], pages: 1 });
  const [attempt, setAttempt] = useState(0);
  const { pages, navigate } = place;
  /** The group whose cards are shown once they are loaded. */
  const requestedGroup = groups.find(({ slug }) => slug === place.group)?.slug ?? allGroups;
  const isBusy = shown.group !== requestedGroup || shown.pages !== pages;
  const isUnknown = place.group !== undefined && requestedGroup === allGroups;

  /** Dismisses the notification about a failed load. */
  const dismissFailure = useRef<() => void>(undefined);

  /** The address goes back to what is shown, so that the same step can be taken again. */
  const fail = useEffectEvent((reason: unknown) => {
    const { group } = place;
    navigate({ group: shown.group === allGroups ? undefined : shown.group, state: { pages: shown.pages } });
    dismissFailure.current = notify({
      title: requestedGroup === shown.group ? words.nextFailed : words.listFailed,
      description: describeFailure(reason, failures),
      variant: 'destructive',
      action: {
        label: words.again,
        run: () => navigate({ group, state: { pages } }),
      },
    });
  });
  const isSlow = useRef(false);
  /** Cancels and retries a slow load. */
  const retry = useCallback(() => {
    if (!isSlow.current) return;
    void findLater()?.cancelLoads();
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    if (!isBusy) return undefined;
    dismissFailure.current?.();
    let isStale = false;
    const load = async () => {
      const { loadPage } = await loadLater();
      return Promise.all(listMissing(requestedGroup, pages).map((page) => loadPage(category, requestedGroup, page)));
    };
    load().then(
      (loaded) => {
        if (isStale) return;
        // Videos that are here already must not hold up the answer to a tap.
        startTransition(() =>
          setShown({ group: requestedGroup, pages, videos: loaded.flatMap(({ videos }) => videos) }),
        );
      },
      async (reason: unknown) => {
        if (isStale || findLater()?.isCancelled(reason)) return;
        if (!findLater()) await reloadOnce();
        fail(reason);
      },
    );
    let dismiss = (): void => undefined;
    isSlow.current = false;
    const timer = setTimeout(() => {
      isSlow.current = true;
      dismiss = notify({
        title: words.slow,
        description: words.slowText,
        action: { label: words.again, run: retry },
      });
    }, slowAfterMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
      dismiss();
    };
  }, [category, requestedGroup, pages, isBusy, attempt, retry, words]);

  useEffect(() => {
    if (!isUnknown) return;
    notify({ title: words.noList, description: words.noListText });
    navigate({ group: undefined });
  }, [isUnknown, navigate, words]);

  /** Prefetches a page. Its identity is stable per category, so that effects that depend on it don't rerun. */
  const prefetch = useCallback(
    (group: string, page: number) => {
      if (!listMissing(group, page).includes(page)) return;
      // Should it fail, the load that a visitor asks for says so.
      loadLater()
        .then(({ loadPage }) => loadPage(category, group, page))
        .catch(() => undefined);
    },
    [category],
  );
  return { shown, requestedGroup, isBusy, prefetch, retry };
}
