import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SearchWords } from '../search.query.ts';
import { SearchPanel } from './SearchPanel.tsx';

/** Renders the search into the dialog that the page opened, with the text typed so far. */
export function mountSearch(dialog: HTMLDialogElement, words: SearchWords): void {
  const shell = dialog.querySelector('input');
  const place = document.createElement('div');
  dialog.append(place);
  dialog.className = 'search';
  flushSync(() => createRoot(place).render(<SearchPanel typedBefore={shell?.value ?? ''} words={words} />));
  // If the visitor has closed it meanwhile, the focus stays elsewhere.
  const field = dialog.open ? place.querySelector('input') : undefined;
  // The focus moves before the first field is removed, so that a phone's keyboard stays open.
  field?.focus();
  field?.setSelectionRange(shell?.selectionStart ?? null, shell?.selectionEnd ?? null);
  // Removes the first field with its link, its button and any message about a failed load.
  dialog.replaceChildren(place);
  field?.focus();
}
