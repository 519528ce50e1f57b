import { expect, it } from 'vitest';
import { groupByDepartment } from './chapters.ts';

const days = [
  { slug: 'a', department: 'Camera' },
  { slug: 'b' },
  { slug: 'c', department: 'Grip' },
  { slug: 'd', department: 'Camera' },
];

it('chapters follow their first days, and keep the order within', () => {
  const chapters = groupByDepartment(days).map(({ name, days: of }) => [name, of.map(({ slug }) => slug).join('')]);
  expect(chapters).toEqual([
    ['Camera', 'ad'],
    ['Grip', 'c'],
    [undefined, 'b'],
  ]);
});

it('without departments there is one chapter, without a name', () => {
  const plain = days.map(({ slug }) => ({ slug, department: undefined }));
  expect(groupByDepartment(plain)).toEqual([{ name: undefined, days: plain }]);
  expect(groupByDepartment([])).toEqual([]);
});
