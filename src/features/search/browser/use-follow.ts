import { useEffect, useRef, useState } from 'react';
import type { Answer } from './use-search.ts';

/** Goes where a result leads, as a click on it would. */
function followResult(index: number): void {
  document.querySelectorAll<HTMLElement>('#search [role=option]')[index]?.click();
}

/** Which result the keyboard is on: the first, until the arrow keys say another. */
export function useFollow(answer: Answer | undefined, isBusy: boolean) {
  const [chosen, setChosen] = useState<{ readonly term: string | undefined; readonly index: number }>();
  const isWaiting = useRef(false);
  const term = answer?.term;
  // The same words may be looked for again, as when a letter is taken back: the choice stays.
  const index = chosen && chosen.term === term ? chosen.index : 0;
  const active = Math.min(index, Math.max(0, (answer?.results.length ?? 0) - 1));

  useEffect(() => {
    if (isBusy || !isWaiting.current) return;
    isWaiting.current = false;
    followResult(0);
  }, [isBusy]);

  return {
    active,
    setActive: (next: number) => {
      setChosen({ term, index: next });
    },
    /** Whoever types fast and presses Enter means what is looked for, not what still stands there. */
    follow: () => {
      if (isBusy) isWaiting.current = true;
      else followResult(active);
    },
  };
}
