import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Picture } from '#ui/Picture.tsx';
import { Exhibit } from '../Exhibit.tsx';
import { drawLooks, stripOfMonths, writeMonths } from './looks.ts';

/** The land with a line from the start to each place; the list beside it says the same. */
function Outline({ figures }: { readonly figures: Figures<'looks'> }) {
  const { width, height, land, from, marks } = drawLooks(figures);
  return (
    <svg aria-hidden="true" className="looks-outline" viewBox={`0 0 ${String(width)} ${String(height)}`}>
      <path className="looks-land" d={land} fillRule="evenodd" />
      {marks.map(({ number, x, y }) => (
        <path
          className="looks-road"
          d={`M${String(from.x)} ${String(from.y)}L${String(x)} ${String(y)}`}
          key={number}
        />
      ))}
      <circle className="looks-start" cx={from.x} cy={from.y} r="12" />
      <text className="looks-from" textAnchor="end" x={from.x + 40} y={from.y - 34}>
        {from.name}
      </text>
      {marks.map(({ number, x, y }) => (
        <g key={number}>
          <circle className="looks-mark" cx={x} cy={y} r="31" />
          <text className="looks-number" textAnchor="middle" x={x} y={y + 14}>
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Months({ months }: { readonly months: readonly number[] }) {
  return (
    <>
      <span aria-hidden="true" className="looks-year">
        {stripOfMonths(months).map(({ month, letter, isBest }) => (
          <span className={isBest ? 'looks-best' : ''} key={month}>
            {letter}
          </span>
        ))}
      </span>
      <span className="sr-only">{writeMonths(months)}</span>
    </>
  );
}

export interface LooksProps {
  readonly figures: Figures<'looks'>;
  /** Of each place, where it has one. */
  readonly stills: readonly (PictureData | undefined)[];
}

/** The outline of a state with numbered places, and the look of each in a list of the same numbers. */
export function Looks({ figures, stills }: LooksProps) {
  const { title, caption, places, words } = figures;
  return (
    <Exhibit caption={caption} name="looks" title={title}>
      <div className="looks">
        <Outline figures={figures} />
        <ol className="looks-list">
          {places.map(({ name, hours, light, standsFor, months }, index) => {
            const still = stills[index];
            return (
              <li className="look" key={name}>
                <p className="look-name">
                  <span aria-hidden="true">{index + 1}</span> {name}
                </p>
                <p className="look-drive">
                  <b>{hours}</b> {words.hours} <span className="sr-only">{words.drive}</span>
                </p>
                <dl className="look-facts">
                  <dt className="sr-only">{words.light}</dt>
                  <dd>{light}</dd>
                  <dt className="slate">{words.standsFor}</dt>
                  <dd>{standsFor}</dd>
                  <dt className="slate">{words.months}</dt>
                  <dd>
                    <Months months={months} />
                  </dd>
                </dl>
                {still && <Picture className="look-still" picture={still} size="strip" />}
              </li>
            );
          })}
        </ol>
      </div>
    </Exhibit>
  );
}
