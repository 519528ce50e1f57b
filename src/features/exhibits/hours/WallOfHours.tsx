import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import {
  cell,
  drawHours,
  gap,
  placeOf,
  placePhases,
  sumHours,
  wallHeight,
  wallWidth,
  type PlacedPhase,
} from './hours.ts';

interface WallProps {
  readonly total: number;
  /** Hours that choices can add. */
  readonly more: number;
  readonly phases: readonly PlacedPhase[];
}

/** One square an hour; the lists beside it have the same data. */
function Wall({ total, more, phases }: WallProps) {
  const size = [wallWidth, wallHeight(total + more)].join(' ');
  return (
    <svg aria-hidden="true" className="hours-wall" viewBox={`0 0 ${size}`}>
      {phases.map(({ name, work }, index) => (
        <g className={`hours-${index + 1}`} key={name}>
          {work.map(({ number, first, hours }) => (
            <path d={drawHours(first, hours, gap / 2)} key={number} />
          ))}
        </g>
      ))}
      <path className="hours-open" d={drawHours(total, more, cell / 2)} />
      <path className="hours-added" d="" data-added="" />
      {phases.flatMap(({ work }) =>
        work.map(({ number, first }) => {
          const { x, y } = placeOf(first);
          return (
            <text key={number} textAnchor="middle" x={x + cell / 2} y={y + 7.4}>
              {number}
            </text>
          );
        }),
      )}
    </svg>
  );
}

function Lists({ phases }: { readonly phases: readonly PlacedPhase[] }) {
  return (
    <div className="hours-lists">
      {phases.map(({ name, hours, work }, index) => (
        <div key={name}>
          <p className={`hours-phase slate hours-${index + 1}`}>
            <span>{name}</span> <span>{hours}</span>
          </p>
          <ul className="hours-list">
            {work.map((one) => (
              <li key={one.number}>
                <span>{one.number}</span> <span>{one.name}</span> <span>{one.hours}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** The hours of a job as a wall of squares, numbered by who works them, with options that add hours. */
export function WallOfHours({ data }: { readonly data: Data<'hours'> }) {
  const { total, choices, words } = data;
  const phases = placePhases(data.phases);
  return (
    <Exhibit of={data}>
      <div className="hours" data-hours={total}>
        <div>
          <output className="hours-sum display">
            <span data-sum="">{total}</span> {words.hours}
          </output>
          <Wall more={sumHours(choices)} phases={phases} total={total} />
          <fieldset className="hours-choices">
            <legend className="exhibit-title slate">{words.choices}</legend>
            <ul className="p-0">
              {choices.map(({ name, text, hours }) => (
                <li key={name}>
                  <label>
                    <input className="needs-script" type="checkbox" value={hours} />
                    <span>
                      <b>{name}</b> {text}
                    </span>{' '}
                    <span className="hours-more">+{hours}</span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        </div>
        <Lists phases={phases} />
      </div>
    </Exhibit>
  );
}
