import type { ReactNode } from 'react';
import type { ExhibitName } from '@site/model/schemas/exhibits/exhibits.ts';

/** The element that names an exhibit. */
export const titleId = (name: ExhibitName) => `exhibit-${name}`;

export interface ExhibitProps {
  readonly name: ExhibitName;
  readonly title: string;
  readonly caption?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of an exhibit in the text of a page. Its style is frame.css; with a table, exhibit.css. */
export function Exhibit({ name, title, caption, children }: ExhibitProps) {
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

export interface ExhibitTableProps extends Pick<ExhibitProps, 'name'> {
  /** The first row is the head; the first cell of each row names it. */
  readonly rows: readonly (readonly string[])[];
}

/** A table with the exhibit's title as its name. */
export function ExhibitTable({ name, rows: [head = [], ...rows] }: ExhibitTableProps) {
  return (
    <table aria-labelledby={titleId(name)}>
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
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
