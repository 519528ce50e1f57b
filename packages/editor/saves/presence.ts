import type { Person } from '../people/person.ts';

/** How long a window is taken to be open after it last said so, in milliseconds. */
const longest = 15_000;

interface Window {
  readonly form: string;
  readonly person: Person;
  readonly seen: number;
}

/** The open windows by their ids; only the memory knows them. */
const windows = new Map<string, Window>();

/**
 * Notes which form a window has open.
 * @returns the others who have the same one open; an empty name is another window of the same person.
 */
export function meet(id: string, form: string, person: Person, now = Date.now()): string[] {
  windows.set(id, { form, person, seen: now });
  for (const [other, { seen }] of windows) if (now - seen > longest) windows.delete(other);
  const others = [...windows].filter(([other, window]) => other !== id && window.form === form);
  return [...new Set(others.map(([, window]) => (window.person.email === person.email ? '' : window.person.name)))];
}
