import { entry, list, oneOf, text, wholeNumber } from '@site/zod-content/fields.ts';
import { amount } from '../measures.ts';
import { frameFields, term } from './exhibit-fields.ts';

const cell = entry({
  /** Emphasized, before the text. */
  figure: text('a number, such as 2 or 4-24', { max: 6 }).optional(),
  text: text('what the cell says', { max: 180 }),
  note: text('why, or what it means', { max: 110 }).optional(),
  tone: oneOf(['good', 'poor']).optional(),
  /** A rowspan: the rows below have no cell in this column. */
  rows: wholeNumber('how many rows the cell takes', 2, 48).optional(),
});

const row = entry({
  name: text('what the row is about', { max: 60 }),
  /** For columns that are compared. */
  mark: oneOf(['same', 'differs', 'missing']).optional(),
  amount: amount('a number that is added to the total', 0, 10_000).optional(),
  level: amount('a number for the drawn column', 0, 10_000).optional(),
  cells: list(cell, 'cells', { min: 0, max: 6 }),
});

/** Rows and columns: plain, as two sheets of paper, as a board, or as tags. */
export const grid = entry({
  ...frameFields,
  look: oneOf(['plain', 'paper', 'board', 'tags']),
  head: term('the word above the names of the rows'),
  columns: list(
    entry({ name: term('the name of a column'), note: text('a line under it', { max: 90 }).optional() }),
    'columns',
    { max: 6 },
  ),
  /** A first column of numbers, drawn as bars. */
  levels: entry({ name: term('the name of the column'), unit: term('the unit, such as ft') }).optional(),
  rows: list(row, 'rows (name, cells)', { min: 2, max: 48 }),
  /** For a comparison: the legend, and the labels of the totals. */
  words: entry({
    same: text('the word for rows that are the same', { max: 10 }),
    differs: text('the word for rows that differ', { max: 10 }),
    missing: text('the word for rows that the last column lacks', { max: 10 }),
    unit: term('the unit of amounts, such as h'),
    marked: term('the words after the number of rows that differ'),
    total: term('the words after the sum of amounts'),
  }).optional(),
}).superRefine(({ columns, levels, rows, words }, context) => {
  const tell = (index: number, field: string, message: string) =>
    context.addIssue({ code: 'custom', path: ['rows', index, field], message });
  /** For each column, how many of the next rows a cell above still spans. */
  const taken = columns.map(() => 0);
  for (const [index, { cells, level, mark }] of rows.entries()) {
    const free = taken.flatMap((left, column) => (left === 0 ? [column] : []));
    if (cells.length !== free.length) {
      tell(
        index,
        'cells',
        `has ${cells.length} cells, but the row has room for ${free.length}: write one for each free column`,
      );
      return;
    }
    for (const [place, column] of free.entries()) taken[column] = cells[place]?.rows ?? 1;
    for (const [column, left] of taken.entries()) taken[column] = left - 1;
    if (levels && level === undefined) tell(index, 'level', 'is missing: write a number, as the table has levels');
    if (words && mark === undefined) tell(index, 'mark', 'is missing: write same, differs or missing');
  }
  if (taken.some((left) => left > 0))
    tell(rows.length - 1, 'cells', 'end above the last row of a cell: add rows, or write fewer for that cell');
});
