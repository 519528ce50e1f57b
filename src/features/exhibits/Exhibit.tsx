import type { ReactNode } from 'react';

export interface ExhibitProps {
  readonly title: string;
  readonly caption?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of an exhibit in the text of a page. Its style is exhibit.css. */
export function Exhibit({ title, caption, children }: ExhibitProps) {
  return (
    <figure aria-label={title} className="exhibit breakout">
      <p className="exhibit-title slate">{title}</p>
      {children}
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The first row is the head; the first cell of each row names it. */
export function ExhibitTable({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <table>
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
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
