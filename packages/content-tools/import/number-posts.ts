import type { ExistingPost } from './existing-content.ts';

/** An article that stood there before and is newer than one that comes with the import. */
export interface Overtaken {
  readonly slug: string;
  readonly id: number;
  /** The number that puts it above all that came; undefined where it belongs among them. */
  readonly free: number | undefined;
}

export interface Numbering {
  /** One for each day, in the same order. */
  readonly ids: readonly number[];
  /** The blog goes by number, highest first: these stand below older articles now. */
  readonly overtaken: readonly Overtaken[];
}

/**
 * Numbers for articles that come, in the order of their days, after the highest there is: no article that stands there gets
 * another, since numbers may be known elsewhere.
 * @param days of the articles that come, oldest first, such as 2016-05-13.
 */
export function numberPosts(existing: readonly ExistingPost[], days: readonly string[]): Numbering {
  const highest = Math.max(0, ...existing.map(({ id }) => id));
  const ids = days.map((_day, index) => highest + index + 1);
  const [oldest] = days;
  const newest = days.at(-1);
  if (oldest === undefined || newest === undefined) return { ids, overtaken: [] };
  let free = highest + days.length;
  const overtaken = existing
    .filter(({ day }) => day > oldest)
    .sort((a, b) => a.id - b.id)
    .map(({ slug, id, day }) => ({ slug, id, free: day > newest ? (free += 1) : undefined }));
  return { ids, overtaken };
}
