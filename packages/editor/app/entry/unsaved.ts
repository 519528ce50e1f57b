import type { Values } from '../../api.ts';

/** A form as it was left: what it was filled with, and what has been typed since. */
export interface Unsaved {
  readonly file: string;
  readonly title: string;
  readonly base: Values | undefined;
  readonly values: Values;
  /** Another name for its file. */
  readonly slug: string | undefined;
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
