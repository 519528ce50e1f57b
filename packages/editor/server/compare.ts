import { isDeepStrictEqual } from 'node:util';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import type { FieldChange, Values } from '../api.ts';
import { readable } from './merge.ts';

/** How much of a value is shown, in characters. */
const most = 120;

const valuesIn = (value: unknown) => Object(value) as Values;
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Two values in short: long ones from the words on at which they differ. */
function shorten(before: unknown, after: unknown): readonly [string, string] {
  const [old, now] = [readable(before), readable(after)].map((text) => text.replace(/\s+/g, ' '));
  if (old === undefined || now === undefined) return ['', ''];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  // A few words before the difference say where it is.
  const from = Math.max(old.length, now.length) > most ? old.lastIndexOf(' ', Math.max(0, start - 20)) + 1 : 0;
  const cut = (text: string) =>
    (from > 0 && text !== '' ? '… ' : '') + text.slice(from, from + most) + (text.length > from + most ? ' …' : '');
  return [cut(old), cut(now)];
}

/** The differences between two values of a field. */
export function compareField(field: Field, label: string, before: unknown, after: unknown): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (field.kind === 'block') {
    const [old, now] = [valuesIn(before), valuesIn(after)];
    return Object.entries(field.fields).flatMap(([name, inner]) =>
      compareField(inner, label === '' ? inner.label : `${label}: ${inner.label}`, old[name], now[name]),
    );
  }
  if (field.kind === 'list') {
    const [old, now] = [listIn(before), listIn(after)];
    const hasItem = (list: readonly unknown[], item: unknown) => list.some((other) => isDeepStrictEqual(other, item));
    const isMoved = old.length === now.length && now.every((item) => hasItem(old, item));
    if (isMoved) return [{ label, before: '', after: 'in another order' }];
    if (old.length === now.length) {
      return now.flatMap((item, index) => compareField(field.item, `${label} ${index + 1}`, old[index], item));
    }
    const without = (list: readonly unknown[], others: readonly unknown[]) =>
      list.filter((item) => !hasItem(others, item));
    const [gone, come] = shorten(without(old, now), without(now, old));
    return [{ label, before: gone, after: come }];
  }
  const [old, now] = shorten(before, after);
  return [{ label, before: old, after: now }];
}
