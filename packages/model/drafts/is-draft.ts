import { parsePostDate } from '../blog/post-date.ts';

/** Something that may be kept back: while developing it is shown with a mark, and no build has it. */
export interface Draftable {
  readonly state?: 'draft';
}

/** The day on which an entry comes out, such as 2024-05-31: a video's `published`, an article's `date`. */
function dayOf({ published, date }: { readonly published?: unknown; readonly date?: unknown }): string | undefined {
  if (typeof published === 'string') return published;
  return typeof date === 'string' ? parsePostDate(date)?.iso : undefined;
}

/**
 * Whether an entry is not to be published yet: it says so itself, or its day has not come.
 * @param data the fields of a content file, right or wrong.
 * @param today such as 2024-05-31.
 */
export function isDraft(data: unknown, today: string): boolean {
  if (data === null || typeof data !== 'object') return false;
  if ('draft' in data && data.draft === true) return true;
  const day = dayOf(data);
  return day !== undefined && day > today;
}

/**
 * Marks the drafts of a list.
 * @param today such as 2024-05-31.
 */
export function markDrafts<Entry extends { readonly data: unknown }>(
  entries: readonly Entry[],
  today: string,
): (Entry & Draftable)[] {
  return entries.map((entry) => (isDraft(entry.data, today) ? { ...entry, state: 'draft' as const } : entry));
}

/** The mark alone, to hand on: a field that is not there costs no byte where nothing is a draft. */
export function draftMark({ state }: Draftable): Draftable {
  return state ? { state } : {};
}
