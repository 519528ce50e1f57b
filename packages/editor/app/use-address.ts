import { useSyncExternalStore } from 'react';

/** A new object after each navigation, so that going to the same place again has an effect. */
export interface Visit {
  /** Such as `entry/videos/neon-tide.yaml`. */
  readonly address: string;
  /** The field to focus; may be empty. */
  readonly field: string;
  /** The clicked text in the preview, which then stays at its page. */
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

/** @param place such as `entry/videos/neon-tide.yaml#title`. */
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
