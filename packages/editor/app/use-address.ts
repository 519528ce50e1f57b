import { useSyncExternalStore } from 'react';

/** Where the editor is. A new object after each step, also to the same place. */
export interface Visit {
  /** Such as `entry/videos/neon-tide.yaml`. */
  readonly address: string;
  /** The field that is shown first; empty for none. */
  readonly field: string;
  /** Words on the page whose click has led here: the page stays, and the cursor goes to them. */
  readonly clicked: string | undefined;
}

function readVisit(): Visit {
  const { clicked } = Object(history.state) as Partial<Visit>;
  const [address, field] = [location.pathname.replace(/^\/editor\/?/, ''), location.hash.slice(1)];
  return { address: decodeURIComponent(address), field: decodeURIComponent(field), clicked };
}

let visit = readVisit();
const listeners = new Set<() => void>();

function update(): void {
  visit = readVisit();
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', update);

interface Step {
  readonly replace?: boolean;
  readonly clicked?: string;
}

/** Goes to another page of the editor. @param place such as `entry/videos/neon-tide.yaml`; `#…` names a field. */
export function go(place: string, { replace = false, clicked }: Step = {}): void {
  const address = `/editor/${place}`;
  if (replace) history.replaceState({ clicked }, '', address);
  else history.pushState({ clicked }, '', address);
  update();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useVisit(): Visit {
  return useSyncExternalStore(subscribe, () => visit);
}
