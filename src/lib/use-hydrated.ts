import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while React takes over its markup, true from then on: controls that need a script wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
