import { useCallback, useEffect, useState } from 'react';
import { loadStyle } from '#lib/load-style.ts';
import dialogStyle from '../player-dialog.css?url';
import type { PlayerDialog, PlayerWords } from './PlayerDialog.tsx';

interface LoadedDialog {
  readonly PlayerDialog?: typeof PlayerDialog;
  readonly playerWords?: PlayerWords;
}

/**
 * The player's dialog, loaded at the first sign that it will be needed: a pointer, a finger or the focus on the list.
 * @param isNeeded the address names a video already.
 * @param loadWords loads what it says; always the same function.
 */
export function usePlayerDialog(list: HTMLElement, isNeeded: boolean, loadWords: () => Promise<PlayerWords>) {
  const [loaded, setLoaded] = useState<LoadedDialog>({});
  const loadDialog = useCallback(async () => {
    const [{ PlayerDialog }, playerWords] = await Promise.all([
      import('./PlayerDialog.tsx'),
      loadWords(),
      loadStyle(dialogStyle),
    ]);
    setLoaded({ PlayerDialog, playerWords });
  }, [loadWords]);
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
    return () => leave.abort();
  }, [list, isNeeded, loadDialog]);
  return { ...loaded, loadDialog };
}
