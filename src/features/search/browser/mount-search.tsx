import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchWords } from '../search.query.ts';
import { SearchPanel } from './SearchPanel.tsx';

/** Takes over the dialog that the page opened, with what was typed into its field so far. */
export function mountSearch(dialog: HTMLDialogElement, words: SearchWords): void {
  const shell = dialog.querySelector('input');
  const place = document.createElement('div');
  dialog.append(place);
  dialog.ariaLabel = words.label;
  dialog.className = 'search';
  flushSync(() => {
    createRoot(place).render(<SearchPanel dialog={dialog} typedBefore={shell?.value ?? ''} words={words} />);
  });
  // A visitor who has closed it in the meantime has the focus elsewhere.
  const field = dialog.open ? place.querySelector('input') : undefined;
  // The focus goes over before the first field leaves, so that a phone's keyboard stays.
  field?.focus();
  field?.setSelectionRange(shell?.selectionStart ?? null, shell?.selectionEnd ?? null);
  // With the field go words about a program that did not load before.
  dialog.replaceChildren(place);
  field?.focus();
}
