import { assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDrops, drawSkin, momentSeconds } from './burst.ts';

const instant = double({ min: 0, max: momentSeconds, noNaN: true });
const anyRate = constantFrom(5, 24, 120, 1_000, 10_750);

/** The drops of a path: where each starts, and how long its streak is. */
function readDrops(path: string): { x: number; y: number; length: number }[] {
  const found = [...path.matchAll(/M(-?\d+) (-?\d+)l(-?[\d.]+) (-?[\d.]+)/g)];
  return found.map(([, x, y, right, down]) => ({
    x: Number(x),
    y: Number(y),
    length: Math.hypot(Number(right), Number(down)),
  }));
}

function longest(path: string): number {
  return Math.max(...readDrops(path).map(({ length }) => length));
}

describe('the burst', () => {
  it('keeps every drop in every frame', () => {
    const { length } = readDrops(drawDrops('left', 0, 24));
    expect(length).toBeGreaterThan(50);
    assert(
      property(instant, anyRate, (seconds, fps) => {
        expect(readDrops(drawDrops('left', seconds, fps))).toHaveLength(length);
      }),
    );
  });

  it('smears drops at slow rates and pins them down at fast ones', () => {
    const at = momentSeconds / 2;
    expect(longest(drawDrops('left', at, 24))).toBeGreaterThan(20);
    expect(longest(drawDrops('left', at, 1_000))).toBeLessThan(3);
    expect(longest(drawDrops('left', at, 10_750))).toBeLessThan(0.5);
  });

  it('loses its skin early', () => {
    expect(drawSkin(0)).not.toBe('');
    expect(drawSkin(0.01)).not.toBe('');
    expect(drawSkin(0.03)).toBe('');
  });
});
