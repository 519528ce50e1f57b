import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { prepareNotifications } from '#features/notifications/browser/notify.ts';
import type { VideoDetails } from '#features/video/video.ts';
import { VideoCard } from '#features/video/VideoCard.tsx';
import { staggerClass } from '#ui/stagger.ts';
import { cardPlace } from '../card-places.ts';
import { allGroups } from '@site/model/video/group-slug.ts';
import { videosPerPage, type PortfolioGroup } from '../group.ts';
import { groupParameters } from '../portfolio-address.ts';
import { GroupFilter } from './GroupFilter.tsx';
import { MoreVideos, type HostPrompt } from './MoreVideos.tsx';
import { PortfolioPlayer } from './PortfolioPlayer.tsx';
import { usePortfolioAddress, useScrollMemory } from './use-portfolio-address.ts';
import { useVideoList } from './use-video-list.ts';

export interface PortfolioBrowserProps {
  readonly category: VideoDetails['category'];
  /** What its filter chooses, such as a genre. */
  readonly filter: string;
  readonly groups: readonly PortfolioGroup[];
  readonly total: number;
  readonly prompt?: HostPrompt | undefined;
  readonly indexPath: string | undefined;
  /** The first twelve cards: the page's own markup, passed by Astro and left unchanged. */
  readonly children?: ReactNode;
}

/** Asks the script of every page to show a card in its turn (src/layouts/browser/reveal.ts). */
function reveal(card: HTMLLIElement | null): void {
  card?.dispatchEvent(new Event('reveal', { bubbles: true }));
}

/**
 * Moves the focus to the first newly loaded card, without scrolling.
 * @returns what to call when more are asked for.
 */
function useFirstNewCard(list: HTMLUListElement | null, shownCount: number): () => void {
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = countBefore.current;
    if (!list || before === undefined || shownCount <= before) return;
    countBefore.current = undefined;
    const links = [...list.querySelectorAll<HTMLElement>('[data-card] a')].filter((link) => link.checkVisibility());
    links[before]?.focus({ preventScroll: true });
  }, [list, shownCount]);
  return () => {
    countBefore.current = shownCount;
  };
}

/** A portfolio's filters, the rest of its list and its player, around the cards that the page itself holds. */
export function PortfolioBrowser({
  category,
  filter,
  groups,
  total,
  prompt,
  indexPath,
  children,
}: PortfolioBrowserProps) {
  const place = usePortfolioAddress(groupParameters[category]);
  const { shown, asked, isBusy, prefetch } = useVideoList(category, groups, place);
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    setList(root.current?.querySelector<HTMLUListElement>('[data-first-cards] ul') ?? null);
  }, []);
  useLayoutEffect(() => {
    list?.toggleAttribute('data-filtered', shown.group !== allGroups);
  }, [list, shown.group]);

  const shownTotal = groups.find(({ slug }) => slug === shown.group)?.count ?? total;
  const shownCount = Math.min(shown.pages * videosPerPage, shownTotal);
  useScrollMemory(list === null ? 0 : shown.pages);
  const focusNext = useFirstNewCard(list, shownCount);
  // The same until more is shown: a page that failed is not asked for again before the visitor asks.
  const prefetchNext = useCallback(() => {
    prefetch(shown.group, shown.pages + 1);
  }, [prefetch, shown.group, shown.pages]);
  return (
    <div ref={root}>
      <GroupFilter
        category={category}
        current={asked}
        groups={groups}
        name={filter}
        onChoose={(group) => {
          if ((group ?? allGroups) === asked) return;
          prepareNotifications();
          place.step({ group, note: {} }, 'push');
        }}
        onNear={(slug) => {
          prefetch(slug, 1);
        }}
        total={total}
      />
      <div aria-busy={isBusy} data-first-cards="">
        {children}
      </div>
      {list &&
        createPortal(
          shown.videos.map((video, index) => {
            const { span, ...place } = cardPlace(index);
            return (
              <li className={`added reveal-card ${staggerClass(index)} ${span}`} key={video.slug} ref={reveal}>
                <VideoCard video={video} {...place} />
              </li>
            );
          }),
          list,
        )}
      <MoreVideos
        indexPath={indexPath}
        isBusy={isBusy}
        onMore={() => {
          prepareNotifications();
          focusNext();
          place.step({ note: { pages: shown.pages + 1 } });
        }}
        onNear={prefetchNext}
        prompt={prompt}
        shown={shownCount}
        total={shownTotal}
      />
      {list && <PortfolioPlayer category={category} list={list} place={place} />}
    </div>
  );
}
