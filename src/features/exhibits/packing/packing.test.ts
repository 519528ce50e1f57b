import { expect, test } from 'vitest';
import { addUp, isOver, stack } from './packing.ts';

const box = (length: number, width: number, height: number, pounds: number) => {
  return { what: `${length} inches`, length, width, height, pounds };
};

test('pieces, weight and volume add up', () => {
  expect(addUp([box(24, 12, 12, 30), box(12, 12, 12, 10)])).toEqual({ pieces: 2, pounds: 40, feet: 3 });
});

test('a case is over the limit by its sides together, or by its weight', () => {
  const limit = { inches: 62, pounds: 50 };
  expect(isOver(box(30, 20, 12, 50), limit)).toBe(false);
  expect(isOver(box(31, 20, 12, 10), limit)).toBe(true);
  expect(isOver(box(10, 10, 10, 51), limit)).toBe(true);
  expect(isOver(box(90, 90, 90, 500), undefined)).toBe(false);
});

test('on the drawing the longest case of a pile is at the bottom, and piles stand apart', () => {
  const piles = [
    { name: 'cabin', items: [box(10, 5, 4, 1), box(20, 5, 6, 1)] },
    { name: 'checked', items: [box(30, 5, 5, 1)] },
  ];
  const { boxes, end } = stack(piles);
  expect(boxes.map(({ number, x, y }) => [number, x, y])).toEqual([
    [2, 0, 0],
    [1, 0, 6],
    [3, 32, 0],
  ]);
  expect(end).toBe(74);
});
