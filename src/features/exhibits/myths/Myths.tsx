import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';

export interface MythsProps {
  readonly figures: Figures<'myths'>;
}

/** Pairs of facing cards: what is said, and what happens, with a stamp and a figure. */
export function Myths({ figures: { title, myths, words } }: MythsProps) {
  return (
    <Exhibit name="myths" title={title}>
      <ol className="myths">
        {myths.map(({ said, verdict, figure, unit, found }, index) => (
          <li className="myth" key={said}>
            <div className="myth-card">
              <p className="slate">
                {words.myth} {index + 1}
              </p>
              <p className="myth-said">{said}</p>
              <p className="myth-stamp">{verdict}</p>
            </div>
            <div className="myth-card myth-found">
              <p className="exhibit-title slate">{words.practice}</p>
              <p className="myth-figure">{figure}</p>
              <p className="slate">{unit}</p>
              <p className="myth-text">{found}</p>
            </div>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
