import { expect, it } from 'vitest';
import type { RawEntry } from '@site/model/check/read-content.ts';
import { firstOrder, lastOrder, moveBack, nextId } from './free-place.ts';

const entries = (...numbers: { id?: number; order?: number }[]): RawEntry[] =>
  numbers.map((data, index) => ({
    name: 'videos',
    file: `content/videos/${String(index)}.yaml`,
    slug: String(index),
    data,
    built: data,
    body: '',
    bodyLine: 1,
  }));

it('the number after the highest', () => {
  expect(nextId(entries({ id: 7 }, { id: 212 }, {}))).toBe(213);
  expect(nextId([])).toBe(1);
});

it('the place before the first, as long as there is one', () => {
  expect(firstOrder(entries({ order: 40 }, { order: 30 }))).toEqual({ order: 20, moveOthers: 0 });
  expect(firstOrder(entries({ order: 10 }))).toEqual({ order: 0, moveOthers: 0 });
  expect(firstOrder(entries({ order: 0 }, { order: 10 }))).toEqual({ order: 990, moveOthers: 1_000 });
  expect(firstOrder([])).toEqual({ order: 10, moveOthers: 0 });
});

it('the place after the last', () => {
  expect(lastOrder(entries({ order: 40 }, { order: 210 }))).toBe(220);
  expect(lastOrder([])).toBe(10);
});

it('an entry moves back, and nothing else of its file changes', () => {
  const source = '# Note\ntitle:   "Order: 5"\norder: 0 # first\nid: 5\n';
  expect(moveBack(source, 1_000)).toBe('# Note\ntitle:   "Order: 5"\norder: 1000 # first\nid: 5\n');
  expect(() => moveBack('title: A\n', 1_000)).toThrow('order is no number');
});
