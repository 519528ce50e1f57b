import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { writePortfolioAddress } from '../portfolio-address.ts';
import type { PortfolioVideo } from '../portfolio-data.ts';
import type { PortfolioWords } from '../portfolio-words.ts';
import { findLater, loadLater } from './load-later.ts';
import { useAddressedVideo } from './use-addressed-video.ts';
import { leavePlayer, openingState, type PortfolioPlace } from './use-portfolio-address.ts';

export interface PortfolioPlayerProps {
  /** The name of the filter in addresses. */
  readonly parameter: string;
  readonly words: PortfolioWords;
  readonly place: PortfolioPlace;
  /** Around the cards that open the player. */
  readonly list: HTMLElement;
  /** The videos that have cards. */
  readonly videos: readonly PortfolioVideo[];
}

/** The card of a video, if it is shown. */
function cardOf(list: HTMLElement, slug: string): HTMLAnchorElement | null {
  return list.querySelector<HTMLAnchorElement>(`[data-card] a[href$="/videos/${CSS.escape(slug)}"]`);
}

/** The card that a plain click was on; a click with a key held down opens the watch page elsewhere. */
function readClick(event: MouseEvent): { slug: string; link: HTMLAnchorElement } | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const slug = link?.pathname.split('/').at(-1);
  return link && slug ? { slug, link } : undefined;
}

/** Opens a card's video over the page. The address names it, so that a copied link opens the same. */
export function PortfolioPlayer({ parameter, words, place, list, videos }: PortfolioPlayerProps) {
  const { video: slug, group, navigate } = place;
  const find = (wanted: string) => videos.find((one) => one.slug === wanted) ?? findLater()?.findVideo(wanted);
  const video = useAddressedVideo(place, slug === undefined ? undefined : find(slug), words);
  const [later, setLater] = useState(findLater);
  const [shouldPlay, setShouldPlay] = useState(false);
  const [opener, setOpener] = useState<HTMLAnchorElement>();

  const isNeeded = slug !== undefined;
  useEffect(() => {
    // Where it fails, a tap tries again.
    const load = () => void loadLater().then(setLater, () => undefined);
    const listening = new AbortController();
    if (isNeeded) load();
    for (const event of ['pointerover', 'touchstart', 'focusin']) {
      list.addEventListener(event, load, { once: true, passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [list, isNeeded]);

  /** The card whose player is still loading: only the last press counts, and none once the visitor has moved on. */
  const wanted = useRef<string>(undefined);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [place],
  );
  const open = useEffectEvent((event: MouseEvent) => {
    const click = readClick(event);
    if (!click) return;
    event.preventDefault();
    wanted.current = click.slug;
    const show = () => {
      // Within the event of the tap, so that phones play at once.
      flushSync(() => {
        setLater(findLater());
        setShouldPlay(true);
        setOpener(click.link);
        navigate({ video: click.slug, state: openingState() }, 'push');
      });
    };
    if (findLater() && find(click.slug)) {
      show();
      return;
    }
    // A visitor who is faster than the network waits for it; where it fails, the card leads to the watch page.
    const isWanted = () => wanted.current === click.slug;
    const load = async () => find(click.slug) ?? (await loadLater()).loadVideo(click.slug);
    Promise.all([loadLater(), load()]).then(
      () => {
        if (isWanted()) show();
      },
      () => {
        if (isWanted()) location.assign(click.link.href);
      },
    );
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => open(event);
    list.addEventListener('click', onClick);
    return () => list.removeEventListener('click', onClick);
  }, [list]);

  // However it was closed, even with Back, focus returns to the card of the last video.
  const lastSlug = useRef<string>(undefined);
  useEffect(() => {
    const last = lastSlug.current;
    lastSlug.current = slug;
    if (slug === undefined && last !== undefined) (cardOf(list, last) ?? opener)?.focus();
  }, [slug, list, opener]);

  const { previous, next } = (group === undefined ? video?.inAll : video?.inGroup) ?? {};
  useEffect(() => {
    for (const neighbor of [previous, next]) {
      if (neighbor !== undefined)
        findLater()
          ?.loadVideo(neighbor)
          .catch(() => undefined);
    }
  }, [previous, next]);
  const moveTo = (neighbor: string | undefined) =>
    neighbor === undefined ? undefined : () => flushSync(() => navigate({ video: neighbor }));

  if (slug === undefined || !video || !later) return null;
  const { PlayerDialog } = later;
  const inGroup = writePortfolioAddress('', parameter, { group, video: slug });
  return (
    <PlayerDialog
      shouldPlay={shouldPlay}
      address={group === undefined ? video.path : location.pathname + inGroup}
      onClose={() => {
        setShouldPlay(false);
        if (!leavePlayer()) navigate({ video: undefined });
      }}
      onNext={moveTo(next)}
      onPrevious={moveTo(previous)}
      poster={opener?.closest('[data-card]')?.querySelector('[data-poster]') ?? null}
      video={video}
      words={words.player}
    />
  );
}
