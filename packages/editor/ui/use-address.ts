import { useSyncExternalStore } from 'react';

/** Keystatic changes the address without loading a page, and says so to nobody. */
function onAddressChange(onChange: () => void): () => void {
  const timer = setInterval(onChange, 500);
  return () => clearInterval(timer);
}

/** The path of the page that the editor shows. */
export function useAddress(): string {
  return useSyncExternalStore(onAddressChange, () => location.pathname);
}

/** Whether a path is that of the editor's first page. */
export const isFirstPage = (address: string) => /^\/keystatic\/?$/.test(address);
