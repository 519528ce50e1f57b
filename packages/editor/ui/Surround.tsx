import { KeystarProvider } from '@keystar/ui/core';
import { useSyncExternalStore, type ReactNode } from 'react';

/** Keystatic writes the colors that the owner has chosen into the document's class. */
function readScheme(): 'auto' | 'dark' | 'light' {
  const [, scheme] = /kui-scheme--(dark|light)/.exec(document.documentElement.className) ?? [];
  return scheme === 'dark' || scheme === 'light' ? scheme : 'auto';
}

function onSchemeChange(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** What the editor shows beside Keystatic, in the same colors. */
export function Surround({ children }: { readonly children: ReactNode }) {
  const scheme = useSyncExternalStore(onSchemeChange, readScheme, () => 'auto' as const);
  return <KeystarProvider colorScheme={scheme}>{children}</KeystarProvider>;
}
