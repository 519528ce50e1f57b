import { parsePostDay } from '../blog/post-date.ts';

/** Shown with a label in development and in the editor's preview: a draft, which a build leaves out, or a sample. */
export interface Draftable {
  readonly state?: 'draft' | 'sample';
  /** The text of the label. */
  readonly stateLabel?: string;
}

/** The environment variable with which a build includes drafts, each with its label: the editor's preview. */
export const draftsVariable = 'SITE_DRAFTS';

/** The day on which an entry is published, such as 2024-05-31: a video's `published`, a post's `date`. */
function dayOf({ published, date }: { readonly published?: unknown; readonly date?: unknown }): string | undefined {
  if (typeof published === 'string') return published;
  return typeof date === 'string' ? parsePostDay(date) : undefined;
}

/**
 * Whether something has a time in which it is shown, and this is not it.
 * @param moment such as 2024-05-31 09:00, where the company is.
 */
export function isOutOfTime(
  { from, until }: { readonly from?: unknown; readonly until?: unknown },
  moment: string,
): boolean {
  return (typeof from === 'string' && from > moment) || (typeof until === 'string' && until <= moment);
}

/**
 * Whether an entry is a draft: it says so, its day has not come, or its time has not come or is over.
 * @param data the fields of a content file, valid or not.
 * @param moment such as 2024-05-31 09:00, where the company is.
 */
export function isDraft(data: unknown, moment: string): boolean {
  if (data === null || typeof data !== 'object') return false;
  if (('draft' in data && data.draft === true) || isOutOfTime(data, moment)) return true;
  const day = dayOf(data);
  return day !== undefined && day > moment;
}

/** Whether a content file is a sample as a whole. */
export function isSample(data: unknown): boolean {
  return data !== null && typeof data === 'object' && 'sample' in data && data.sample === true;
}

/**
 * Adds the state of drafts and samples to the entries of a list.
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

/** State and label alone, to spread into another object; an empty object if there are none, which saves bytes. */
export function pickDraftLabel({ state, stateLabel }: Draftable): Draftable {
  return state ? { state, ...(stateLabel !== undefined && { stateLabel }) } : {};
}
