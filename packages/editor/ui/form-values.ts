import type { FormFieldStoredValue } from '@keystatic/core';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Keystatic gives an input neither the values of other fields nor a way to change them, so the fields on the page register
 * here, by their places in the file, such as `title` or `credits[].name`. Of a list one entry at a time is on the page.
 */
const shown = new Map<string, Shown>();
const listeners = new Set<() => void>();

interface Shown {
  /** What the file would hold. */
  readonly stored: FormFieldStoredValue;
  readonly fill: (stored: FormFieldStoredValue) => void;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets other inputs read and fill a field. */
export function useRegister(place: string, stored: FormFieldStoredValue, fill: Shown['fill']): void {
  useEffect(() => {
    const field = { stored, fill };
    shown.set(place, field);
    for (const listener of listeners) listener();
    return () => {
      if (shown.get(place) === field) shown.delete(place);
    };
  });
}

/** What a field on the page says; undefined where it says nothing, or is not there. */
export function readFormValue(place: string): FormFieldStoredValue {
  return shown.get(place)?.stored;
}

/** The same for an input, which is rendered again when it changes. */
export function useFormValue(place: string): FormFieldStoredValue {
  return useSyncExternalStore(subscribe, () => readFormValue(place));
}

/** Fills fields of the entry on this page; places without a field are passed over. */
export function fillFields(values: Readonly<Record<string, FormFieldStoredValue>>): void {
  for (const [place, stored] of Object.entries(values)) shown.get(place)?.fill(stored);
}
