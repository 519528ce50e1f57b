import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toolsSchema } from './tools.ts';

interface Size {
  name: string;
  kind: string;
  width: number;
  height: number;
}

let words: { frameSizes: { sizes: Size[] } };

beforeAll(async () => {
  const source = await readFile(new URL('../../../content/tools.yaml', import.meta.url), 'utf8');
  words = parse(source) as typeof words;
});

function faultsOf(sizes: readonly Size[]): string[] {
  const result = toolsSchema.safeParse({ ...words, frameSizes: { ...words.frameSizes, sizes } });
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('the frame sizes', () => {
  it('are right as they stand', () => {
    expect(faultsOf(words.frameSizes.sizes)).toEqual([]);
  });

  it('start with the largest, since the others are cut from it', () => {
    const reversed = [...words.frameSizes.sizes].reverse();
    expect(faultsOf(reversed)).toEqual(
      reversed
        .slice(1)
        .map(
          (_, index) =>
            `frameSizes.sizes.${String(index + 1)} is larger than the format before it: put the largest first`,
        ),
    );
  });

  it('are whole pixels', () => {
    const [first, ...rest] = words.frameSizes.sizes;
    if (!first) throw new Error('content has no frame sizes');
    expect(faultsOf([{ ...first, width: 0 }, ...rest])).toContain(
      'frameSizes.sizes.0.width is not right: write the width in pixels, a whole number from 16 to 20000',
    );
  });
});
