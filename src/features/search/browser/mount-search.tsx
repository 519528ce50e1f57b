import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchWords } from '../search.query.ts';
import { SearchPanel } from './SearchPanel.tsx';

/** Takes over the dialog that the page opened, with what was typed into its field so far. */
export function mountSearch(dialog: HTMLDialogElement, words: SearchWords): void {
  const shell = dialog.querySelector('input');
  const place = document.createElement('div');
  dialog.append(place);
  dialog.className = 'search';
  flushSync(() => {
    createRoot(place).render(<SearchPanel dialog={dialog} typedBefore={shell?.value ?? ''} words={words} />);
  });
  // A visitor who has closed it in the meantime has the focus elsewhere.
  const field = dialog.open ? place.querySelector('input') : undefined;
  // The focus goes over before the first field leaves, so that a phone's keyboard stays.
  field?.focus();
  field?.setSelectionRange(shell?.selectionStart ?? null, shell?.selectionEnd ?? null);
  // The first field leaves with its link, its button and any words about a program that failed to load.
  dialog.replaceChildren(place);
  field?.focus();
}
