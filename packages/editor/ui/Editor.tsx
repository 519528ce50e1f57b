import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useMemo } from 'react';
import type { Outline } from '../content/outline.ts';
import { PublishBar } from '../publish/ui/PublishBar.tsx';
import { buildConfig } from './build-config.ts';
import { useShowRefusal } from './show-refusal.ts';

interface Props {
  readonly outline: Outline;
}

/**
 * Astro reloads every open page when content changes. Here that would lose what was typed since, and Keystatic would not
 * learn that its change was saved.
 */
function useNoReload() {
  useEffect(() => {
    // A page does not reload for a change of another page.
    import.meta.hot?.on('vite:beforeFullReload', (payload) => {
      payload.path = '/another-page.html';
    });
  }, []);
}

/** The editor of the whole content. */
export function Editor({ outline }: Props) {
  useNoReload();
  useShowRefusal();
  const config = useMemo(() => buildConfig(outline), [outline]);
  return (
    <>
      <Keystatic config={config} />
      <PublishBar />
    </>
  );
}
