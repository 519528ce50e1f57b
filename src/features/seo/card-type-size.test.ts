import { describe, expect, it } from 'vitest';
import { cardTypeSize } from './card-type-size.ts';

describe('cardTypeSize', () => {
  it('never grows with the length of the title', () => {
    const sizes = Array.from({ length: 90 }, (_, length) => cardTypeSize('a'.repeat(length)));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(-1)).toBeLessThan(sizes[0] ?? 0);
  });
});
