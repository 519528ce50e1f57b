import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PlayerDialog } from '#features/player/browser/PlayerDialog.tsx';
import { writePortfolioAddress } from '../portfolio-address.ts';
import type { PortfolioVideo } from '../portfolio-data.ts';
import type { LoadedWords } from '../portfolio-words.ts';
import { loadVideo } from './portfolio-queries.ts';
import { readClick } from './read-click.ts';
import { useAddressedVideo } from './use-addressed-video.ts';
import { leavePlayer, noteOpening } from './player-entry.ts';
import type { PortfolioPlace } from './use-portfolio-address.ts';

interface PortfolioPlayerProps {
  /** The name of the filter in addresses. */
  readonly parameter: string;
  readonly words: LoadedWords;
  readonly place: PortfolioPlace;
  /** Around the cards that open the player. */
  readonly list: HTMLElement;
  /** Those of the cards. */
  readonly videos: readonly PortfolioVideo[];
}

/** The card of a video, if it is shown. */
function cardOf(list: HTMLElement, slug: string): HTMLAnchorElement | null {
  return list.querySelector<HTMLAnchorElement>(`[data-card] a[href$="/videos/${CSS.escape(slug)}"]`);
}

/** Opens a card's video over the page. The address names it, so that a copied link opens the same. */
export function PortfolioPlayer({ parameter, words, place, list, videos }: PortfolioPlayerProps) {
  const { video: slug, group, step } = place;
  const video = useAddressedVideo(place, videos, words);
  const [asked, setAsked] = useState(false);
  const [opener, setOpener] = useState<HTMLAnchorElement>();

  const open = useEffectEvent((event: MouseEvent) => {
    const click = readClick(event);
    if (!click) return;
    event.preventDefault();
    // Within the event of the tap, so that phones play at once.
    flushSync(() => {
      setAsked(true);
      setOpener(click.link);
      step({ video: click.slug, note: noteOpening() }, 'push');
    });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => open(event);
    list.addEventListener('click', onClick);
    return () => list.removeEventListener('click', onClick);
  }, [list]);

  // However it was closed, also by the browser's way back: the focus returns to the card of the last video.
  const lastSlug = useRef<string>(undefined);
  useEffect(() => {
    const last = lastSlug.current;
    lastSlug.current = slug;
    if (slug === undefined && last !== undefined) (cardOf(list, last) ?? opener)?.focus();
  }, [slug, list, opener]);

  const { previous, next } = (group === undefined ? video?.inAll : video?.inGroup) ?? {};
  useEffect(() => {
    for (const neighbor of [previous, next]) {
      if (neighbor !== undefined) loadVideo(neighbor).catch(() => undefined);
    }
  }, [previous, next]);
  const moveTo = (neighbor: string | undefined) =>
    neighbor === undefined ? undefined : () => flushSync(() => step({ video: neighbor }));

  if (slug === undefined || !video) return null;
  const inGroup = writePortfolioAddress('', parameter, { group, video: slug });
  return (
    <PlayerDialog
      asked={asked}
      address={group === undefined ? video.path : location.pathname + inGroup}
      onClose={() => {
        setAsked(false);
        if (!leavePlayer()) step({ video: undefined });
      }}
      onNext={moveTo(next)}
      onPrevious={moveTo(previous)}
      poster={opener?.closest('[data-card]')?.querySelector('[data-poster]') ?? null}
      video={video}
      words={words.player}
    />
  );
}
