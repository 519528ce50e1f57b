import { createContext, use, type ComponentType } from 'react';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import type { State } from '../../api.ts';
import { findWords } from '../find-words.ts';

export interface InputProps<Kind extends Field = Field> {
  readonly field: Kind;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly place: string;
}

/** What every field of a form may need. */
export interface FormTools {
  readonly state: State;
  /** What is wrong with fields, by their places. */
  readonly problems: ReadonlyMap<string, string>;
  /** The title of the entry, which a post's text does not repeat. */
  readonly title: string;
  /** How texts with marks are written. */
  readonly prose: 'html' | 'markdoc';
  /** The input of any field: lists and blocks of a text have fields in themselves. */
  readonly Input: ComponentType<InputProps>;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

export function useFormTools(): FormTools {
  const tools = use(FormContext);
  if (!tools) throw new Error('A field is outside of a form');
  return tools;
}

/** The id of a field's input on the screen. */
export const fieldId = (place: string) => `field-${place}`;

/** Opens what a field is folded in, and puts the cursor there. @param words to which it goes in a text. */
export function showField(place: string, words = ''): void {
  const exact = document.getElementById(fieldId(place));
  // A block or a list has no input of its own: its first one is shown.
  const found = exact ?? document.querySelector<HTMLElement>(`[id^="${CSS.escape(fieldId(place))}"]`);
  if (!found) return;
  for (let parent = found.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  }
  found.scrollIntoView({ block: 'center' });
  const input = found.matches('input, textarea, select, button, [contenteditable]')
    ? found
    : found.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable="true"]');
  (input ?? found).focus({ preventScroll: true });
  const said = input?.isContentEditable ? findWords(input, words) : undefined;
  if (!said) return;
  document.getSelection()?.collapse(said, 0);
  said.scrollIntoView({ block: 'center' });
}
