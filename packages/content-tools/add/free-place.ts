import { parseDocument, isScalar } from 'yaml';
import type { RawEntry } from '@site/model/check/read-content.ts';

/** Orders are steps of ten, so that an entry can move between two others. */
const step = 10;
/** What a list moves back by when it begins at 0: room for a hundred more. */
const room = 1_000;

function numbersOf(entries: readonly RawEntry[], field: 'id' | 'order'): number[] {
  return entries
    .map(({ data }) => (Object(data) as Record<string, unknown>)[field])
    .filter((n) => typeof n === 'number');
}

/** The number after the highest. */
export function nextId(entries: readonly RawEntry[]): number {
  return Math.max(0, ...numbersOf(entries, 'id')) + 1;
}

/** The place after the last. */
export function lastOrder(entries: readonly RawEntry[]): number {
  return Math.max(0, ...numbersOf(entries, 'order')) + step;
}

export interface FirstOrder {
  readonly order: number;
  /** What the others' orders grow by to make room; 0 as long as there is some. */
  readonly moveOthers: number;
}

/** The place before the first. */
export function firstOrder(entries: readonly RawEntry[]): FirstOrder {
  const orders = numbersOf(entries, 'order');
  const order = orders.length === 0 ? step : Math.min(...orders) - step;
  return order >= 0 ? { order, moveOthers: 0 } : { order: order + room, moveOthers: room };
}

/**
 * An entry's file with its order moved back; all else stays as it is written.
 * @throws Error where it has no order.
 */
export function moveBack(source: string, by: number): string {
  const node = parseDocument(source).get('order', true);
  if (!isScalar(node) || typeof node.value !== 'number' || !node.range) throw new Error('order is no number');
  const [start, end] = node.range;
  return `${source.slice(0, start)}${String(node.value + by)}${source.slice(end)}`;
}
