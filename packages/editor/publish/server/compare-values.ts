import { isDeepStrictEqual } from 'node:util';
import type { BlockField, Field, ListField } from '@site/content-tools/entries/describe-fields.ts';
import { cutText } from '@site/model/text/cut-text.ts';

/** How much of a text is quoted, in characters. */
const quoted = 70;

type Values = Readonly<Record<string, unknown>>;

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** The words of an article, without its marks. */
function readable(value: unknown): string {
  return String(value)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const quote = (text: string) => `"${cutText(text, quoted)}"`;

/** A value in a few words. A block is known by its first text. */
function summarize(value: unknown): string {
  if (Array.isArray(value)) return value.map(summarize).join(', ');
  if (value === null || typeof value !== 'object') return readable(value);
  return summarize(Object.values(value).find((inner) => typeof inner === 'string') ?? '');
}

/** Two texts from the words on at which they differ, up to those at which they are the same again. */
function trimCommon(before: string, after: string): [string, string] {
  const [old, now] = [before.split(' '), after.split(' ')];
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  // A word on each side says where it is.
  const [from, to] = [Math.max(0, start - 2), Math.max(0, end - 2)];
  const cut = (words: readonly string[]) =>
    [from > 0 ? '… ' : '', words.slice(from, words.length - to).join(' '), to > 0 ? ' …' : ''].join('');
  return [cut(old), cut(now)];
}

function compareText(label: string, before: unknown, after: unknown): string[] {
  const [old, now] = [readable(before), readable(after)];
  if (old === now) return [`${label}: another form of the same words`];
  if (old.length <= quoted && now.length <= quoted) return [`${label} changed from ${quote(old)} to ${quote(now)}`];
  const [from, to] = trimCommon(old, now);
  return from.length > 2 * quoted || to.length > 2 * quoted
    ? [`${label} rewritten`]
    : [`${label} changed from ${quote(from)} to ${quote(to)}`];
}

function compareList(field: ListField, label: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  const isIn = (list: readonly unknown[]) => (item: unknown) => list.some((other) => isDeepStrictEqual(item, other));
  const gone = before.filter((item) => !isIn(after)(item));
  const come = after.filter((item) => !isIn(before)(item));
  if (gone.length === 0 && come.length === 0) return [`${label}: another order`];
  // What changed in place is told by its fields.
  if (before.length === after.length && gone.length === come.length && field.item.kind === 'block') {
    return after.flatMap((item, index) => compare(field.item, `${label} ${String(index + 1)}`, before[index], item));
  }
  return [
    ...(come.length > 0 ? [`${label}: added ${quote(summarize(come))}`] : []),
    ...(gone.length > 0 ? [`${label}: removed ${quote(summarize(gone))}`] : []),
  ];
}

function compare(field: Field, label: string, before: unknown, after: unknown): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (field.kind === 'switch') return [`${label}: ${after === true ? 'yes' : 'no'}`];
  if (isMissing(before) && isMissing(after)) return [];
  if (field.kind === 'picture' || field.kind === 'loop') {
    if (isMissing(after)) return [`${label} removed`];
    return [isMissing(before) ? `${label} added` : `${label}: another one`];
  }
  if (isMissing(before)) return [`${label} added: ${quote(summarize(after))}`];
  if (isMissing(after)) return [`${label} removed: ${quote(summarize(before))}`];
  if (field.kind === 'block') return compareFields(field.fields, before, after, `${label}, `);
  if (field.kind === 'list' && Array.isArray(before) && Array.isArray(after)) {
    return compareList(field, label, before, after);
  }
  return compareText(label, before, after);
}

/**
 * What changed between two states of a file, field by field, in the words of the editor's form.
 * @param prefix in front of each label, for the fields of a block.
 */
export function compareFields(fields: BlockField['fields'], before: unknown, after: unknown, prefix = ''): string[] {
  const [old, now] = [Object(before) as Values, Object(after) as Values];
  return Object.entries(fields).flatMap(([name, field]) =>
    compare(field, `${prefix}${field.label}`, old[name], now[name]),
  );
}
