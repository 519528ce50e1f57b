import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { allGroups, type PortfolioGroup } from '../group.ts';
import { groupParameters } from '../portfolio-address.ts';
import { videosPerPage } from '../portfolio-data.ts';
import { prepareNotifications } from '#features/notifications/browser/notify.ts';
import { AddedCards } from './AddedCards.tsx';
import { GroupFilter } from './GroupFilter.tsx';
import { MoreVideos, type HostPrompt } from './MoreVideos.tsx';
import { PortfolioPlayer } from './PortfolioPlayer.tsx';
import type { PortfolioCategory } from './portfolio-queries.ts';
import { useFirstNewCard } from './use-first-new-card.ts';
import { useListNotices } from './use-list-notices.ts';
import { step, usePortfolioAddress } from './use-portfolio-address.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useVideoList } from './use-video-list.ts';

export interface PortfolioBrowserProps {
  readonly category: PortfolioCategory;
  readonly groups: readonly PortfolioGroup[];
  readonly total: number;
  readonly prompt?: HostPrompt;
  readonly indexPath: string;
  /** The first twelve cards: markup of the page, which stays as it is. Astro hands it over; only a template may name it. */
  readonly children?: ReactNode;
}

/** A portfolio's filters, the rest of its list and its player, around the cards that the page itself holds. */
export function PortfolioBrowser({ category, groups, total, prompt, indexPath, children }: PortfolioBrowserProps) {
  const parameter = groupParameters[category];
  const place = usePortfolioAddress(parameter);
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setList(root.current?.querySelector<HTMLUListElement>('[data-first-cards] ul') ?? null);
  }, []);

  const wished = groups.find(({ slug }) => slug === place.group)?.slug ?? allGroups;
  const videos = useVideoList({ category, group: wished, pages: place.pages });
  const shownTotal = groups.find(({ slug }) => slug === videos.group)?.count ?? total;
  const shownCount = Math.min(videos.pages * videosPerPage, shownTotal);
  useLayoutEffect(() => {
    list?.toggleAttribute('data-filtered', videos.group !== allGroups);
  }, [list, videos.group]);

  useListNotices({ videos, place, groups, parameter });
  useScrollMemory(list === null ? 0 : videos.pages);
  const focusNext = useFirstNewCard(list, shownCount);
  const { group, pages, prefetch } = videos;
  // The same until more is shown: a page that failed is not asked for again before the visitor asks.
  const prefetchNext = useCallback(() => {
    prefetch(group, pages + 1);
  }, [prefetch, group, pages]);
  return (
    <div ref={root}>
      <GroupFilter
        category={category}
        current={videos.isBusy ? wished : videos.group}
        groups={groups}
        onChoose={(group) => {
          if ((group ?? allGroups) === wished) return;
          prepareNotifications().catch(() => undefined);
          step(parameter, { group, note: {} }, 'push');
        }}
        onNear={(slug) => {
          prefetch(slug, 1);
        }}
        total={total}
      />
      <div aria-busy={videos.isBusy} data-first-cards="">
        {children}
      </div>
      {list && <AddedCards list={list} videos={videos.videos} />}
      <MoreVideos
        indexPath={indexPath}
        isBusy={videos.isBusy}
        onMore={() => {
          prepareNotifications().catch(() => undefined);
          focusNext(shownCount);
          step(parameter, { note: { pages: pages + 1 } });
        }}
        onNear={prefetchNext}
        prompt={prompt}
        shown={shownCount}
        total={shownTotal}
      />
      {list && <PortfolioPlayer category={category} list={list} parameter={parameter} place={place} />}
    </div>
  );
}
