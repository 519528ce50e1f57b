import { readNote, type HistoryNote } from './use-portfolio-address.ts';

/** The browser's history of this page alone; older browsers have none. */
const ownHistory = (): Navigation | undefined => ('navigation' in globalThis ? navigation : undefined);

/** What the entry of a player notes that opens now. */
export function noteOpening(): HistoryNote {
  const before = ownHistory()?.currentEntry?.key;
  return { ...readNote(), opened: { length: history.length + 1, before } };
}

/**
 * Leaves the entry of the player for the one before it. A host's frame that went on to another page, as after a password,
 * has added entries that `history.back()` would walk through.
 * @returns false where there is no way back: the address of this entry has to change.
 */
export function leavePlayer(): boolean {
  const { opened } = readNote();
  if (!opened) return false;
  if (opened.before !== undefined) ownHistory()?.traverseTo(opened.before);
  else if (opened.length === history.length) history.back();
  else return false;
  return true;
}
