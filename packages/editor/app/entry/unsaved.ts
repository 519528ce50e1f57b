import type { Values } from '../../api.ts';

export interface FormState {
  /** The entry as the form was filled with it; undefined for a new one. */
  readonly base: Values | undefined;
  readonly values: Values;
  /** The name of the file, where it is another one now. */
  readonly slug: string | undefined;
}

/** A form as it was left. */
export interface Unsaved extends FormState {
  readonly file: string;
  readonly title: string;
}

const start = 'editor-form ';

/** Keeps what is typed in this browser until it is saved, over a reload, too. */
export function keepUnsaved(unsaved: Unsaved): void {
  try {
    localStorage.setItem(start + unsaved.file, JSON.stringify(unsaved));
  } catch {
    // A full storage: the form itself still has it.
  }
}

export function readUnsaved(file: string): Unsaved | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(start + file) ?? '') as Partial<Unsaved>;
    // What is undefined is not in the text.
    return kept.values && { title: file, base: undefined, slug: undefined, ...kept, file, values: kept.values };
  } catch {
    return undefined;
  }
}

export function dropUnsaved(file: string): void {
  localStorage.removeItem(start + file);
}

/** Every form in this browser that waits to be saved. */
export function listUnsaved(): Unsaved[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => readUnsaved(key.slice(start.length)) ?? []);
}
