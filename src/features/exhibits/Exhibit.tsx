import type { ReactNode } from 'react';

export interface ExhibitProps {
  readonly of: { readonly name: string; readonly title: string; readonly caption?: string | undefined };
  readonly children: ReactNode;
}

export const titleId = (name: string) => `exhibit-${name}`;

export function Exhibit({ of: { name, title, caption }, children }: ExhibitProps) {
  return (
    <figure aria-labelledby={titleId(name)} className="exhibit breakout">
      <p className="exhibit-title slate" id={titleId(name)}>
        {title}
      </p>
      {children}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export interface WordTableProps {
  readonly name: string;
  /** The first row is the head; the first cell of each row names it. */
  readonly rows: readonly (readonly string[])[];
}

/** Cells longer than this, in characters, don't fit the columns of a phone. */
const columnLength = 24;

/** The content of a drawing as a table. Its style is word-table.css, and stacked-rows.css for tables with sentences. */
export function WordTable({ name, rows: [head = [], ...rows] }: WordTableProps) {
  const isWordy = rows.flat().some(({ length }) => length > columnLength);
  return (
    <table aria-labelledby={titleId(name)} className={`word-table ${isWordy ? 'stacked-rows' : ''}`}>
      <thead className="slate">
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td data-column={head[index + 1]} key={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
