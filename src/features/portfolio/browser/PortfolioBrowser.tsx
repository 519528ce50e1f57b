import { useCallback, useEffect, useRef, useState } from 'react';
import { prepareNotifications } from '#features/notifications/browser/notify.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { allGroups } from '@site/model/video/group-slug.ts';
import type { PortfolioGroup } from '../group.ts';
import type { PortfolioWords } from '../portfolio-words.ts';
import type { PortfolioVideo } from '../portfolio-data.ts';
import { PortfolioGrid } from '../PortfolioGrid.tsx';
import { GroupFilter } from './GroupFilter.tsx';
import { MoreVideos, type HostPrompt } from './MoreVideos.tsx';
import { PortfolioPlayer } from './PortfolioPlayer.tsx';
import { usePortfolioAddress, useScrollMemory } from './use-portfolio-address.ts';
import { useVideoList } from './use-video-list.ts';

export interface PortfolioBrowserProps {
  /** The portfolio, by its file's name. */
  readonly category: string;
  readonly words: PortfolioWords;
  /** What its filter chooses, such as a genre. */
  readonly filter: string;
  /** The filter's query parameter. */
  readonly parameter: string;
  readonly groups: readonly PortfolioGroup[];
  readonly total: number;
  readonly prompt?: HostPrompt | undefined;
  readonly indexPath: string | undefined;
  /** The first videos of the list: the cards that the page itself has. The others are loaded. */
  readonly first: readonly PortfolioVideo[];
  /** Frames of the very first. */
  readonly frames: readonly PictureData[];
}

/**
 * Moves the focus to the first newly loaded card, without scrolling.
 * @returns what to call when more are asked for.
 */
function useFirstNewCard(list: HTMLElement | null, shownCount: number): () => void {
  const countBefore = useRef<number>(undefined);
  useEffect(() => {
    const before = countBefore.current;
    if (!list || before === undefined || shownCount <= before) return;
    countBefore.current = undefined;
    list.querySelectorAll<HTMLElement>('[data-card] a')[before]?.focus({ preventScroll: true });
  }, [list, shownCount]);
  return () => {
    countBefore.current = shownCount;
  };
}

/** A portfolio: its filters, its cards and its player. */
export function PortfolioBrowser({
  category,
  words,
  filter,
  parameter,
  groups,
  total,
  prompt,
  indexPath,
  first,
  frames,
}: PortfolioBrowserProps) {
  const place = usePortfolioAddress(parameter);
  const { shown, requestedGroup, isBusy, prefetch, retry } = useVideoList(category, groups, place, words);
  const [list, setList] = useState<HTMLElement | null>(null);
  const isAll = shown.group === allGroups;
  const videos = isAll ? [...first, ...shown.videos] : shown.videos;
  const shownGroup = groups.find(({ slug }) => slug === shown.group);
  useScrollMemory(shown.pages);
  const focusNext = useFirstNewCard(list, videos.length);
  // The same until more is shown: a page that failed is not asked for again before the visitor asks.
  const prefetchNext = useCallback(() => prefetch(shown.group, shown.pages + 1), [prefetch, shown.group, shown.pages]);
  return (
    <div>
      <GroupFilter
        all={words.portfolio.all}
        current={requestedGroup}
        groups={groups}
        name={filter}
        onChoose={(group) => {
          if ((group ?? allGroups) === requestedGroup) {
            if (isBusy) retry();
            return;
          }
          prepareNotifications();
          place.navigate({ group, state: {} }, 'push');
        }}
        onNear={(slug) => prefetch(slug, 1)}
        parameter={parameter}
        total={total}
      />
      <div aria-busy={isBusy} data-first-cards="" data-hydrated={list ? '' : undefined} ref={setList}>
        {/* Each list has cards of its own, so that all of them are revealed. */}
        <PortfolioGrid key={shown.group} videos={videos} {...(isAll && { frames })} />
      </div>
      <MoreVideos
        group={shownGroup?.name}
        indexPath={indexPath}
        isBusy={isBusy}
        onMore={() => {
          if (isBusy) {
            retry();
            return;
          }
          prepareNotifications();
          focusNext();
          place.navigate({ state: { pages: shown.pages + 1 } });
        }}
        onNear={prefetchNext}
        prompt={prompt}
        shown={videos.length}
        total={shownGroup?.count ?? total}
        words={words.portfolio}
      />
      {list && <PortfolioPlayer list={list} parameter={parameter} place={place} videos={videos} words={words} />}
    </div>
  );
}
