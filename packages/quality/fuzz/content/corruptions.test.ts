import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { corruptions, damageNames, listChanges, readOriginals } from './corruptions.ts';

it('changes fields, text, places and pictures, each in every way', async () => {
  const originals = await readOriginals(path.join(import.meta.dirname, '../../../../tests/fixture'));
  const effective = fc.sample(corruptions([...originals.keys()]), { seed: 1, numRuns: 3_000 }).filter((corruption) => {
    const original = originals.get(corruption.file);
    return original && listChanges(original, corruption).length > 0;
  });
  expect(new Set(effective.map(({ how }) => how))).toEqual(new Set(damageNames));
  expect(effective.some(({ file }) => file.startsWith('media/'))).toBe(true);
});
