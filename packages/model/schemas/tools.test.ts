import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { toolsSchema } from './tools.ts';

const source = await readFile(new URL('../../../tests/fixture/tools.yaml', import.meta.url), 'utf8');
const words = toolsSchema.parse(parse(source));
const { sizes } = words.frameSizes;

function faultsOf(changed: typeof sizes): string[] {
  const { error } = toolsSchema.safeParse({ ...words, frameSizes: { ...words.frameSizes, sizes: changed } });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

it('frame sizes start with the largest, since the others are cut from it', () => {
  const fault = (_: unknown, index: number) =>
    `frameSizes.sizes.${index + 1} is larger than the format before it: put the largest first`;
  expect(faultsOf(sizes.toReversed())).toEqual(sizes.slice(1).map(fault));
});
