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

export interface FormTools {
  readonly state: State;
  /** Messages by place. */
  readonly problems: ReadonlyMap<string, string>;
  /** A post's text must not repeat it. */
  readonly title: string;
  /** The markup of rich text. */
  readonly prose: 'html' | 'markdoc';
  /** Passed by context, since lists and blocks nest. */
  readonly Input: ComponentType<InputProps>;
}

export const FormContext = createContext<FormTools | undefined>(undefined);

export function useFormTools(): FormTools {
  const tools = use(FormContext);
  if (!tools) throw new Error('A field is outside of a form');
  return tools;
}

export const fieldId = (place: string) => `field-${place}`;

/** Opens the `<details>` around a field, and focuses it. @param words where the cursor goes in rich text. */
export function showField(place: string, words = ''): void {
  const exact = document.getElementById(fieldId(place));
  // Blocks and lists have no input of their own: focus the first one inside.
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
  const textElement = input?.isContentEditable ? findWords(input, words) : undefined;
  if (!textElement) return;
  document.getSelection()?.collapse(textElement, 0);
  textElement.scrollIntoView({ block: 'center' });
}
