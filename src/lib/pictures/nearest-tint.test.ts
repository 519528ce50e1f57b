import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { listTints, nearestTint } from './nearest-tint.ts';

const tokens = await readFile('src/styles/tokens.css', 'utf8');

describe('tints', () => {
  it('are listed in the order of their numbers', () => {
    const tints = listTints(tokens);
    expect(tints).toHaveLength(5);
    tints.forEach((hex, at) => expect(tokens).toContain(`--color-tint-${at}: ${hex};`));
  });

  it('are chosen by what a picture looks like on the whole', () => {
    const tints = ['#000000', '#203050', '#602010'];
    expect(nearestTint([4, 6, 2], tints)).toBe(0);
    expect(nearestTint([30, 50, 90], tints)).toBe(1);
    expect(nearestTint([120, 40, 20], tints)).toBe(2);
  });
});
