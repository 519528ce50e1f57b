import { z } from 'zod';
import { nearestOf } from '@site/zod-content/nearest.ts';
import type { CheckedEntry } from './read-content.ts';

const listedNames = {
  band: { what: 'the band', name: 'navigation', list: 'bands' },
  claim: { what: 'the figure', name: 'claims', list: 'figures' },
} as const;

const namedList = z.array(z.object({ name: z.string() })).catch([]);

export function adviseOnListed(
  kind: keyof typeof listedNames,
  value: string,
  entries: readonly CheckedEntry[],
): string | undefined {
  const { what, name, list } = listedNames[kind];
  const entry = entries.find((one) => one.name === name);
  const names = entry ? namedList.parse(entry.data[list]).map((one) => one.name) : [value];
  if (names.includes(value)) return undefined;
  return `names ${what} ${value}, which content/${name}.yaml does not have: write one of ${names.join(', ')}, or add it there${nearestOf(value, names)}`;
}
