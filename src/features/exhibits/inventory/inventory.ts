import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

/** What is written on the tag of an item, such as 07. */
export const writeTag = (index: number): string => String(index + 1).padStart(2, '0');

/** The inventory as a table; the first row is the head. */
export function writeInventory({ items, words }: Exhibit<'inventory'>): string[][] {
  return [
    [words.service, words.count, words.needs, words.lead],
    ...items.map(({ name, count, of, needs, lead }, index) => [
      `${writeTag(index)} ${name}`,
      `${count} ${of}`,
      needs,
      lead,
    ]),
  ];
}
