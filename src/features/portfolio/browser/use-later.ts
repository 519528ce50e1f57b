import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { notify } from '#features/notifications/browser/notify.ts';
import { reloadOnce } from '#lib/loading.ts';
import type { PortfolioWords } from '../portfolio-words.ts';
import { findLater, loadLater } from './load-later.ts';
import { readClick } from './read-click.ts';
import type { PortfolioPlace } from './use-portfolio-address.ts';

/**
 * Loads the player with the first sign that a visitor will open a film, or if the address names one. A visitor who is
 * faster than the network waits for it; if it doesn't load, the card leads to the watch page.
 * @param list around the cards.
 */
export function useLater(list: HTMLElement | null, place: PortfolioPlace, words: PortfolioWords) {
  const { video, step } = place;
  const [loaded, setLater] = useState(findLater);
  // Its data may have been needed first.
  const later = loaded ?? findLater();
  useEffect(() => {
    if (video === undefined || later) return;
    const fail = async () => {
      await reloadOnce();
      step({ video: undefined });
      notify({
        title: words.failed,
        variant: 'destructive',
        action: { label: words.again, run: () => step({ video }) },
      });
    };
    loadLater().then(setLater, fail);
  }, [video, later, step, words]);

  /** The card whose player is still loading: only the last press counts, and none once the visitor has moved on. */
  const wanted = useRef<HTMLAnchorElement>(undefined);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [place],
  );
  const open = useEffectEvent((event: MouseEvent) => {
    const link = readClick(event)?.link;
    if (!link) return;
    event.preventDefault();
    wanted.current = link;
    loadLater().then(
      (player) => {
        if (wanted.current !== link) return;
        flushSync(() => setLater(player));
        // Now the player takes it.
        link.click();
      },
      () => {
        if (wanted.current === link) location.assign(link.href);
      },
    );
  });
  useEffect(() => {
    if (!list || later) return undefined;
    const leave = new AbortController();
    // Where it fails, a tap tries again.
    const load = () => void loadLater().then(setLater, () => undefined);
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      list.addEventListener(sign, load, { once: true, passive: true, signal: leave.signal });
    }
    list.addEventListener('click', (event) => open(event), { signal: leave.signal });
    return () => leave.abort();
  }, [list, later]);
  return later;
}
