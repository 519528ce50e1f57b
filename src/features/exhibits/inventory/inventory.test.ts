import { expect, test } from 'vitest';
import { writeInventory, writeTag } from './inventory.ts';

test('tags are numbered from 01 on', () => {
  expect([0, 8, 11].map(writeTag)).toEqual(['01', '09', '12']);
});

test('a row has the tag, the count with what it counts, the needs and the lead time', () => {
  const rows = writeInventory({
    title: 'Inventory',
    caption: 'All.',
    items: [{ name: 'Edit', count: '2', of: 'rounds', needs: 'One list', lead: 'A week' }],
    words: { service: 'Service', count: 'In it', needs: 'Needs', lead: 'Ahead' },
  });
  expect(rows).toEqual([
    ['Service', 'In it', 'Needs', 'Ahead'],
    ['01 Edit', '2 rounds', 'One list', 'A week'],
  ]);
});
