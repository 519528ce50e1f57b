import { useCallback, useEffect, useState } from 'react';
import { loadStyle } from '#lib/load-style.ts';
import dialogStyle from '../player-dialog.css?url';
import type { PlayerDialog } from './PlayerDialog.tsx';

interface LoadedDialog {
  readonly PlayerDialog?: typeof PlayerDialog;
}

/**
 * The player's dialog, loaded at the first sign that it will be needed: a pointer, a finger or the focus on the list.
 * @param isNeeded the address names a video already.
 */
export function usePlayerDialog(list: HTMLElement, isNeeded: boolean) {
  const [loaded, setLoaded] = useState<LoadedDialog>({});
  const loadDialog = useCallback(async () => {
    const [{ PlayerDialog }] = await Promise.all([import('./PlayerDialog.tsx'), loadStyle(dialogStyle)]);
    setLoaded({ PlayerDialog });
  }, []);
  useEffect(() => {
    const leave = new AbortController();
    const load = () => {
      leave.abort();
      // A tap tries again.
      loadDialog().catch(() => undefined);
    };
    if (isNeeded) load();
    for (const sign of ['pointerover', 'touchstart', 'focusin']) {
      list.addEventListener(sign, load, { signal: leave.signal, passive: true });
    }
    return () => {
      leave.abort();
    };
  }, [list, isNeeded, loadDialog]);
  return { ...loaded, loadDialog };
}
