import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useMemo } from 'react';
import type { Outline } from '../content/read-outline.ts';
import { buildConfig } from './build-config.ts';

interface Props {
  readonly outline: Outline;
}

/**
 * Astro loads every open page again when content changes. This one changes it: what was typed since would be gone, and
 * Keystatic would not hear that its change was saved.
 */
function useNoReload() {
  useEffect(() => {
    // A page that is told of another page's change stays as it is.
    import.meta.hot?.on('vite:beforeFullReload', (payload) => {
      payload.path = '/another-page.html';
    });
  }, []);
}

/** The editor of the whole content. */
export function Editor({ outline }: Props) {
  useNoReload();
  const config = useMemo(() => buildConfig(outline), [outline]);
  return <Keystatic config={config} />;
}
