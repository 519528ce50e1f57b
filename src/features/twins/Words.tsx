import { Fragment, isValidElement, type ReactNode } from 'react';
import type { Action } from '#lib/company/company.ts';

/** Between short facts that a page separates only by its layout. */
const separator = ' · ';

export function joinFacts(...facts: readonly (string | number | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined).join(separator);
}

export function List({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** The first row is the head. */
export function Table({ rows }: { readonly rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows;
  const writeRow = (cells: readonly string[], Cell: 'th' | 'td') => (
    <tr key={cells[0]}>
      {cells.map((cell, index) => (
        <Cell key={index}>{cell}</Cell>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>{writeRow(head, 'th')}</thead>
      <tbody>{body.map((cells) => writeRow(cells, 'td'))}</tbody>
    </table>
  );
}

/** A picture by its place as the content file writes it. Lazy, since React writes a preload for any other. */
export function Photograph({ src, alt }: { readonly src: string; readonly alt: string }) {
  return (
    <p>
      <img alt={alt} loading="lazy" src={src} />
    </p>
  );
}

function isLink(value: unknown): value is Action {
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'label,path';
}

function isPicture(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('../media/');
}

function Entry({ entry }: { readonly entry: Readonly<Record<string, unknown>> }) {
  const { heading, label, path, still, stillAlt, ...fields } = entry;
  const isSection = heading !== undefined;
  const texts = Object.values(fields).filter((field) => !isPicture(field));
  const [name, ...rest] = isSection ? [heading, ...texts] : texts;
  const Heading = isSection ? 'h2' : 'h3';
  return (
    <>
      <Heading>{typeof path === 'string' ? <a href={path}>{String(name)}</a> : String(name)}</Heading>
      {typeof label === 'string' && (
        <p>
          <em>{label}</em>
        </p>
      )}
      {isSection && isPicture(still) && <Photograph alt={String(stillAlt)} src={still} />}
      <Words of={rest} />
    </>
  );
}

/**
 * Any part of a content entry as plain elements: text is a paragraph, `{ label, path }` a link, a list of them a line of
 * links. Other objects are sections: with a `heading` of the second level; without one their first text is a heading of
 * the third. An element stays as it is.
 */
export function Words({ of: value }: { readonly of: unknown }): ReactNode {
  if (isValidElement(value)) return value;
  if (typeof value === 'string') return <p>{value}</p>;
  if (typeof value !== 'object' || value === null) return null;
  if (!Array.isArray(value)) return isLink(value) ? <Words of={[value]} /> : <Entry entry={{ ...value }} />;
  if (value.length === 0 || !value.every(isLink)) {
    return value.map((part: unknown, index) => <Words key={index} of={part} />);
  }
  return (
    <p>
      {value.map(({ label, path }, index) => (
        <Fragment key={path}>
          {index > 0 && separator}
          <a href={path}>{label}</a>
        </Fragment>
      ))}
    </p>
  );
}
