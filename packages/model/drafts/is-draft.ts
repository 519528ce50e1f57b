import { parsePostDay } from '../blog/post-date.ts';

/** A draft, which builds leave out, or a sample. Both are labeled in development and in the editor's preview. */
export interface Draftable {
  readonly state?: 'draft' | 'sample';
  readonly stateLabel?: string;
}

/** An entry's publication date, such as 2024-05-31: a video's `published`, a post's `date`. */
function dayOf({ published, date }: { readonly published?: unknown; readonly date?: unknown }): string | undefined {
  if (typeof published === 'string') return published;
  return typeof date === 'string' ? parsePostDay(date) : undefined;
}

/**
 * Whether something has a time span in which it is shown, and this is outside of it.
 * @param moment local time of the company, such as 2024-05-31 09:00.
 */
export function isOutsideSchedule(
  { from, until }: { readonly from?: unknown; readonly until?: unknown },
  moment: string,
): boolean {
  return (typeof from === 'string' && from > moment) || (typeof until === 'string' && until <= moment);
}

/**
 * Whether an entry is a draft: marked as one, dated in the future, or outside its time span.
 * @param data the fields of a content file, valid or not.
 * @param moment local time of the company, such as 2024-05-31 09:00.
 */
export function isDraft(data: unknown, moment: string): boolean {
  if (data === null || typeof data !== 'object') return false;
  if (('draft' in data && data.draft === true) || isOutsideSchedule(data, moment)) return true;
  const day = dayOf(data);
  return day !== undefined && day > moment;
}

/** Whether a whole content file is a sample. */
export function isSample(data: unknown): boolean {
  return data !== null && typeof data === 'object' && 'sample' in data && data.sample === true;
}

/**
 * Adds draft and sample states to entries.
 * @param moment such as 2024-05-31 09:00.
 */
export function addDraftStates<Entry extends { readonly data: unknown }>(
  entries: readonly Entry[],
  moment: string,
): (Entry & Draftable)[] {
  return entries.map((entry) => {
    if (isDraft(entry.data, moment)) return { ...entry, state: 'draft' as const };
    return isSample(entry.data) ? { ...entry, state: 'sample' as const } : entry;
  });
}

/** State and label alone, to spread into another object; an empty object without them, which saves bytes. */
export function pickDraftLabel({ state, stateLabel }: Draftable): Draftable {
  return state ? { state, ...(stateLabel !== undefined && { stateLabel }) } : {};
}
