import type { Values } from '../../api.ts';

export interface FormState {
  /** What the form was loaded with; undefined for a new entry. */
  readonly base: Values | undefined;
  readonly values: Values;
  /** Set to rename the file. */
  readonly slug: string | undefined;
}

export interface Unsaved extends FormState {
  readonly file: string;
  readonly title: string;
}

const start = 'editor-form ';

export function keepUnsaved(unsaved: Unsaved): void {
  try {
    localStorage.setItem(start + unsaved.file, JSON.stringify(unsaved));
  } catch {
    // Storage is full. The form still has it.
  }
}

export function readUnsaved(file: string): Unsaved | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(start + file) ?? '') as Partial<Unsaved>;
    // JSON drops undefined values.
    return kept.values && { title: file, base: undefined, slug: undefined, ...kept, file, values: kept.values };
  } catch {
    return undefined;
  }
}

export function dropUnsaved(file: string): void {
  localStorage.removeItem(start + file);
}

export function listUnsaved(): Unsaved[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => readUnsaved(key.slice(start.length)) ?? []);
}
