import { expect, test } from 'vitest';
import { grid } from '@site/model/schemas/exhibits/grid.ts';
import { listColumns, sumRows } from './Grid.tsx';

const cell = (text: string, rows?: number) => ({ text, ...(rows !== undefined && { rows }) });
const words = {
  same: 'same',
  differs: 'differs',
  missing: 'missing',
  unit: 'h',
  marked: 'rows differ',
  total: 'hours',
};
const data = {
  name: 'hours',
  title: 'Hours',
  look: 'board' as const,
  head: 'Hour',
  columns: [{ name: 'Beach' }, { name: 'Canal' }],
  rows: [
    { name: '6 am', cells: [cell('Quiet', 2), cell('Quiet')] },
    { name: '7 am', cells: [cell('Boats')] },
    { name: '8 am', cells: [cell('Wind'), cell('Boats')] },
  ],
};
const adviceOn = (changed: object) =>
  grid.safeParse({ ...data, ...changed }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

test('a cell can take several rows: those below have no cell in its column', () => {
  expect(adviceOn({})).toBeUndefined();
  expect(listColumns(data)).toEqual([[0, 1], [1], [0, 1]]);
});

test('rejects too many cells in a row, and a rowspan past the last row', () => {
  const [first, ...rest] = data.rows;
  expect(adviceOn({ rows: [first, ...rest.map((row) => ({ ...row, cells: [cell('A'), cell('B')] }))] })?.[0]).toContain(
    'rows.1.cells has 2 cells, but the row has room for 1',
  );
  expect(adviceOn({ rows: [first, { name: '7 am', cells: [cell('Boats', 3)] }] })?.[0]).toContain('add rows');
});

test('rows that differ are counted, and their amounts add up', () => {
  const rows = [
    { name: 'Edit', mark: 'differs' as const, amount: 8, cells: [] },
    { name: 'Rain', mark: 'missing' as const, cells: [] },
    { name: 'Cast', mark: 'same' as const, cells: [] },
  ];
  expect(sumRows({ rows, words })).toEqual(['2 / 3 rows differ', '8 hours']);
  expect(adviceOn({ words })?.[0]).toContain('mark is missing');
});
