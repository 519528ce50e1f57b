import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { allGroups } from '../group.ts';
import type { GroupParameter } from '../portfolio-address.ts';
import type { PortfolioCategory } from './portfolio-queries.ts';
import { findVideo, loadPage, loadVideo } from './portfolio-store.ts';
import { readNote, step, type PortfolioPlace } from './use-portfolio-address.ts';
import { usePlayerDialog } from './use-player-dialog.ts';
import { useVideo } from './use-video.ts';
import { useVideoNotice } from './use-video-notice.ts';

export interface PortfolioPlayerProps {
  readonly category: PortfolioCategory;
  readonly parameter: GroupParameter;
  readonly place: PortfolioPlace;
  /** The list whose cards open the player. */
  readonly list: HTMLUListElement;
}

/** The card of a video, if it is shown: under a filter the page's own cards are not. */
function cardOf(list: HTMLUListElement, slug: string): HTMLAnchorElement | undefined {
  const links = list.querySelectorAll<HTMLAnchorElement>(`a[href="/videos/${CSS.escape(slug)}"]`);
  return [...links].find((link) => link.checkVisibility());
}

/** The card that a plain click was on; a click with a key held down opens the watch page elsewhere. */
function readClick(event: MouseEvent): { slug: string; link: HTMLAnchorElement } | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const slug = link?.pathname.split('/').at(-1);
  return link && slug ? { slug, link } : undefined;
}

/** Opens a card's video over the page. The address names it, so that a copied link opens the same. */
export function PortfolioPlayer({ category, parameter, place, list }: PortfolioPlayerProps) {
  const slug = place.video;
  const { video, error } = useVideo(slug);
  useVideoNotice({ slug, error, parameter });
  const prepare = useCallback(() => {
    // The page's own cards are links and no more: what their players need.
    loadPage(category, allGroups, 1).catch(() => undefined);
  }, [category]);
  const { PlayerDialog, loadDialog } = usePlayerDialog(list, slug !== undefined, prepare);
  const [asked, setAsked] = useState(false);
  const [opener, setOpener] = useState<HTMLAnchorElement>();

  const open = useEffectEvent((event: MouseEvent) => {
    const click = readClick(event);
    if (!click) return;
    event.preventDefault();
    const show = () => {
      // Within the event of the tap, so that phones play at once.
      flushSync(() => {
        setOpener(click.link);
        setAsked(true);
        step(parameter, { video: click.slug, note: { ...readNote(), opened: true } }, 'push');
      });
    };
    if (PlayerDialog && findVideo(click.slug)) {
      show();
      return;
    }
    // Whoever is faster than the network waits for it; where it fails, the card leads to the watch page.
    Promise.all([loadDialog(), loadVideo(click.slug)]).then(show, () => {
      location.assign(click.link.href);
    });
  });
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      open(event);
    };
    list.addEventListener('click', hear);
    return () => {
      list.removeEventListener('click', hear);
    };
  }, [list]);

  // However it was closed, also by the browser's way back: the focus returns to the card of the last video.
  const lastSlug = useRef<string>(undefined);
  useEffect(() => {
    const last = lastSlug.current;
    lastSlug.current = slug;
    if (slug === undefined && last !== undefined) (cardOf(list, last) ?? opener)?.focus();
  }, [slug, list, opener]);

  const beside = (place.group === undefined ? video?.inAll : video?.inGroup) ?? {};
  const { previous, next } = beside;
  useEffect(() => {
    for (const neighbour of [previous, next]) {
      if (neighbour !== undefined) loadVideo(neighbour).catch(() => undefined);
    }
  }, [previous, next]);

  if (slug === undefined || !video || !PlayerDialog) return null;
  return (
    <PlayerDialog
      asked={asked}
      beside={beside}
      onAsk={() => {
        setAsked(true);
      }}
      onClose={() => {
        setAsked(false);
        if (readNote().opened) history.back();
        else step(parameter, { video: undefined });
      }}
      onMove={(neighbour) => {
        flushSync(() => {
          step(parameter, { video: neighbour });
        });
      }}
      poster={opener?.closest('[data-card]')?.querySelector('[data-poster]') ?? null}
      video={video}
    />
  );
}
