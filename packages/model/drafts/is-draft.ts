import { parsePostDate } from '../blog/post-date.ts';

/** Something that development shows with a mark: a draft, which a build leaves out, or a sample. */
export interface Draftable {
  readonly state?: 'draft' | 'sample';
  /** The words of the mark. */
  readonly mark?: string;
}

/** The day on which an entry is published, such as 2024-05-31: a video's `published`, a post's `date`. */
function dayOf({ published, date }: { readonly published?: unknown; readonly date?: unknown }): string | undefined {
  if (typeof published === 'string') return published;
  return typeof date === 'string' ? parsePostDate(date)?.iso : undefined;
}

/**
 * Whether an entry is a draft: it says so, or its day has not come.
 * @param data the fields of a content file, valid or not.
 * @param today such as 2024-05-31.
 */
export function isDraft(data: unknown, today: string): boolean {
  if (data === null || typeof data !== 'object') return false;
  if ('draft' in data && data.draft === true) return true;
  const day = dayOf(data);
  return day !== undefined && day > today;
}

/** Whether a content file is a sample as a whole. */
export function isSample(data: unknown): boolean {
  return data !== null && typeof data === 'object' && 'sample' in data && data.sample === true;
}

/**
 * Marks the drafts and samples of a list.
 * @param today such as 2024-05-31.
 */
export function markDrafts<Entry extends { readonly data: unknown }>(
  entries: readonly Entry[],
  today: string,
): (Entry & Draftable)[] {
  return entries.map((entry) => {
    if (isDraft(entry.data, today)) return { ...entry, state: 'draft' as const };
    return isSample(entry.data) ? { ...entry, state: 'sample' as const } : entry;
  });
}

/** The mark alone, to pass on; no field at all if the entry has none, which saves bytes. */
export function draftMark({ state, mark }: Draftable): Draftable {
  return state ? { state, ...(mark !== undefined && { mark }) } : {};
}
