import './grid.css';
import type { ReactNode } from 'react';
import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit, titleId } from '../Exhibit.tsx';

type GridData = Data<'grid'>;
type Row = GridData['rows'][number];

/** Signs, so that no difference is told by color alone. */
const signs = { same: '=', differs: '≠', missing: '∅' } as const satisfies Record<NonNullable<Row['mark']>, string>;

/** On tags, each cell repeats its column's name. */
const heads = { paper: undefined, plain: 'slate', board: 'slate', tags: 'sr-only' } as const;

const rowLooks = { same: undefined, differs: 'is-differs', missing: 'is-missing' } as const;

/** The columns that a row has cells in; cells from rows above span the others. */
export function listColumns({ columns, rows }: Pick<GridData, 'columns' | 'rows'>): number[][] {
  const taken = columns.map(() => 0);
  return rows.map(({ cells }) => {
    const free = taken.flatMap((left, column) => (left === 0 ? [column] : []));
    for (const [place, column] of free.entries()) taken[column] = cells[place]?.rows ?? 1;
    for (const [column, left] of taken.entries()) taken[column] = left - 1;
    return free;
  });
}

/** How many rows differ, and the total of their amounts. */
export function sumRows({ rows, words }: Pick<GridData, 'rows' | 'words'>): string[] {
  if (!words) return [];
  const marked = rows.filter(({ mark }) => mark !== 'same').length;
  const total = rows.reduce((sum, row) => sum + (row.amount ?? 0), 0);
  return [`${marked} / ${rows.length} ${words.marked}`, `${total} ${words.total}`];
}

/** A row's number behind its bar. All numbers get the same width, so that the bars align. */
function Level({ row, rows, unit }: { readonly row: Row; readonly rows: readonly Row[]; readonly unit: string }) {
  const levels = rows.map(({ level = 0 }) => level);
  const digits = levels.every(Number.isInteger) ? 0 : 1;
  const most = Math.max(...levels, 1);
  const { level = 0 } = row;
  return (
    <td className="grid-level">
      <span>
        <svg aria-hidden="true" height="10" preserveAspectRatio="none" viewBox={`0 0 ${most} 1`}>
          <path d={`M0 0H${level}V1H0Z`} />
        </svg>
        {level.toFixed(digits).padStart(most.toFixed(digits).length, '\u00A0')}
        {unit === '°' ? unit : ` ${unit}`}
      </span>
    </td>
  );
}

/** On paper and tags a cell repeats the name of its row or column, since they stand apart. */
function Cell({ cell, row, data, column }: { cell: Row['cells'][number]; row: Row; data: GridData; column: number }) {
  const { figure, text, note, tone, rows } = cell;
  const { look, columns, words } = data;
  return (
    <td
      className={tone && `is-${tone}`}
      data-column={look === 'plain' ? columns[column]?.name : undefined}
      rowSpan={rows}
    >
      {look === 'paper' && <span className="grid-name">{row.name}: </span>}
      {look === 'tags' && <span className="grid-name slate">{columns[column]?.name} </span>}
      {figure !== undefined && <b>{figure} </b>}
      {row.mark === undefined || row.mark === 'same' ? <span>{text}</span> : <mark>{text}</mark>}{' '}
      {note !== undefined && (
        <span className="grid-note">
          {row.amount !== undefined && `${row.amount} ${words?.unit ?? ''}: `}
          {note}
        </span>
      )}
    </td>
  );
}

/** A row's head: its number on a tag; between two sheets of paper the result of their comparison. */
function RowHead({ row, index, data }: { row: Row; index: number; data: GridData }) {
  const { name, mark } = row;
  const { look, words } = data;
  if (words && mark) {
    return (
      <th scope="row">
        <span className="slate">{index + 1}</span> <b>{signs[mark]}</b> <span className="slate">{words[mark]}</span>
      </th>
    );
  }
  return (
    <th scope="row">
      {look === 'tags' && <b>{String(index + 1).padStart(2, '0')} </b>}
      {name}
    </th>
  );
}

/** The head stands between the first two cells where two sheets of paper face each other. */
function arrange(look: GridData['look'], head: ReactNode, [first, ...rest]: readonly ReactNode[]) {
  return look === 'paper' ? [first, head, ...rest] : [head, first, ...rest];
}

export function Grid({ data }: { readonly data: GridData }) {
  const { name, look, head, columns, levels, rows, words } = data;
  const places = listColumns(data);
  const names = [...(levels ? [{ name: levels.name, note: undefined }] : []), ...columns].map((column) => (
    <th key={column.name} scope="col">
      {column.name} {column.note !== undefined && <small>{column.note}</small>}
    </th>
  ));
  const region = { role: 'region', tabIndex: 0, 'aria-labelledby': titleId(name) };
  return (
    <Exhibit of={data}>
      <div className="grid-scroll" {...(look === 'board' && region)}>
        <table aria-labelledby={titleId(name)} className={`grid-${look} ${look === 'plain' ? 'stacked-rows' : ''}`}>
          <thead className={heads[look]}>
            <tr>
              {arrange(
                look,
                <th className="slate" key="head" scope="col">
                  {head}
                </th>,
                names,
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr className={rowLooks[row.mark ?? 'same']} key={row.name}>
                {arrange(look, <RowHead data={data} index={index} key="head" row={row} />, [
                  ...(levels ? [<Level key="level" row={row} rows={rows} unit={levels.unit} />] : []),
                  ...row.cells.map((cell, place) => {
                    const column = places[index]?.[place] ?? place;
                    return <Cell cell={cell} column={column} data={data} key={column} row={row} />;
                  }),
                ])}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {words && (
        <p className="exhibit-row grid-sums display">
          {sumRows(data).map((sum) => (
            <span key={sum}>{sum} </span>
          ))}
        </p>
      )}
    </Exhibit>
  );
}
