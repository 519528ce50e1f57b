import { useSyncExternalStore } from 'react';

const changed = 'editor-address';

/** Goes to another page of the editor. @param place such as `entry/videos/neon-tide.yaml`; `#…` names a field. */
export function go(place: string, { replace = false } = {}): void {
  const address = `/editor/${place}`;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  for (const name of ['popstate', changed]) window.addEventListener(name, onChange);
  return () => {
    for (const name of ['popstate', changed]) window.removeEventListener(name, onChange);
  };
}

/** Where the editor is, such as `entry/videos/neon-tide.yaml#title`. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname.replace(/^\/editor\/?/, '') + location.hash);
}
