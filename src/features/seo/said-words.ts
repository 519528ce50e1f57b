import { parseEntry } from '@site/model/check/read-content.ts';

/** Fields that say nothing: where an entry stands, and whether it is shown. */
const silent: ReadonlySet<string> = new Set(['order', 'draft', 'sample']);

/** A value without what no visitor reads, with its fields in one order. */
function keepSaid(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(keepSaid);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(
    // A picture's or film's place is where its file lies.
    ([key, inner]) => !silent.has(key) && !(typeof inner === 'string' && /^(?:\.\.?\/)+media\//.test(inner)),
  );
  return fields.sort(([a], [b]) => a.localeCompare(b)).map(([key, inner]) => [key, keepSaid(inner)]);
}

/**
 * What a content file says, as one text to compare: comments, line breaks, quotes, the order of fields and of entries, and
 * the places of files don't count.
 * @param file from the project's folder.
 */
export function readSaid(file: string, source: string): string {
  const { entry } = parseEntry({ name: 'site', file, slug: '' }, source);
  return entry ? JSON.stringify([keepSaid(entry.data), keepSaid(entry.body)]) : source;
}
