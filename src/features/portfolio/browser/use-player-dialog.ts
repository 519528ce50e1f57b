import { useCallback, useEffect, useState } from 'react';
import dialogStyle from '#features/player/player-dialog.css?url';
import { loadStyle } from '#lib/load-style.ts';
import type { PlayerDialog } from '#features/player/browser/PlayerDialog.tsx';

interface LoadedDialog {
  readonly PlayerDialog?: typeof PlayerDialog;
}

/**
 * The player's dialog, loaded at the first sign that it will be wanted: a pointer, a finger or the focus on the list.
 * @param isWanted the address names a video already.
 * @param onSign called then as well; the same function at every call.
 */
export function usePlayerDialog(list: HTMLElement, isWanted: boolean, onSign: () => void) {
  const [loaded, setLoaded] = useState<LoadedDialog>({});
  const loadDialog = useCallback(async () => {
    const [{ PlayerDialog }] = await Promise.all([
      import('#features/player/browser/PlayerDialog.tsx'),
      loadStyle(dialogStyle),
    ]);
    setLoaded({ PlayerDialog });
  }, []);
  useEffect(() => {
    const leave = new AbortController();
    const load = () => {
      leave.abort();
      onSign();
      // A tap asks again.
      loadDialog().catch(() => undefined);
    };
    if (isWanted) load();
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      list.addEventListener(sign, load, { signal: leave.signal, passive: true });
    }
    return () => {
      leave.abort();
    };
  }, [list, isWanted, loadDialog, onSign]);
  return { ...loaded, loadDialog };
}
