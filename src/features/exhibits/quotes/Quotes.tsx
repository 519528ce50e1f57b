import type { ReactNode } from 'react';
import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { signs, sumDifferences, writeMeaning } from './quotes.ts';

interface SideProps {
  readonly line: Figures<'quotes'>['lines'][number];
  readonly text: string;
  readonly children?: ReactNode;
}

/** What a quote says in one line, marked where the other says something else. */
function Side({ line: { name, mark }, text, children }: SideProps) {
  return (
    <td>
      <span className="quote-name">{name}: </span>
      {mark === 'same' ? text : <mark>{text}</mark>}
      {children}
    </td>
  );
}

const rowLooks = { same: undefined, differs: 'quote-differs', missing: 'quote-missing' } as const;

/** Two quotes as sheets that face each other; between them a sign and a word for each line, and what it means. */
export function Quotes({ figures }: { readonly figures: Figures<'quotes'> }) {
  const { title, caption, job, left, right, lines, words } = figures;
  return (
    <Exhibit caption={caption} name="quotes" title={title}>
      <table aria-labelledby="exhibit-quotes" className="quotes">
        <thead>
          <tr>
            <th scope="col">
              {left} <small>{job}</small>
            </th>
            <th className="slate" scope="col">
              {words.line}
            </th>
            <th scope="col">
              {right} <small>{job}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr className={rowLooks[line.mark]} key={line.name}>
              <Side line={line} text={line.left} />
              <th scope="row">
                <span className="slate">{index + 1}</span> <b>{signs[line.mark]}</b>{' '}
                <span className="slate">{words[line.mark]}</span>
              </th>
              <Side line={line} text={line.right}>
                {' '}
                {line.means !== undefined && <p className="quote-means">{writeMeaning(line, words.hours)}</p>}
              </Side>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quotes-sum">
        {sumDifferences(figures).map((sum) => (
          <span key={sum}>{sum} </span>
        ))}
      </p>
    </Exhibit>
  );
}
