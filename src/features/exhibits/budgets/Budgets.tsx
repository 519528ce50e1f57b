import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit, ExhibitTable } from '../Exhibit.tsx';
import {
  countShots,
  drawShots,
  listPlaces,
  placeParts,
  second,
  songLength,
  writeFigures,
  writeParts,
  writeTime,
  type Budget,
  type PlacedPart,
} from './budgets.ts';

const height = 180;

interface CutProps {
  readonly budget: Budget;
  readonly parts: readonly PlacedPart[];
  readonly length: number;
}

/** A block for each shot along the song, by where it is filmed; the table below says the same. */
function Cut({ budget, parts, length }: CutProps) {
  return (
    <svg
      aria-hidden="true"
      className="cut"
      preserveAspectRatio="none"
      viewBox={`0 0 ${String(length * second)} ${String(height)}`}
    >
      {parts.map((part, index) => {
        const { shots, place } = budget.parts[index] ?? { shots: 1, place: 1 };
        return <path className={`cut-${String(place)}`} d={drawShots(part, shots, height)} key={part.start} />;
      })}
    </svg>
  );
}

/** The parts of the song on the scale of all cuts. */
function Song({ parts, length }: Omit<CutProps, 'budget'>) {
  return (
    <svg aria-hidden="true" className="cut-song" viewBox={`0 0 ${String(length * second)} 110`}>
      {parts.map(({ name, start }) => (
        <g key={start}>
          <path d={`M${String(start * second)} 0V110`} />
          <text x={start * second + 10} y={44}>
            {writeTime(start)}
          </text>
          <text className="cut-part" x={start * second + 10} y={94}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** One song on several budgets, on one scale of time: every shot is a block in the color of its place. */
export function Budgets({ figures }: { readonly figures: Figures<'budgets'> }) {
  const { title, caption, song, budgets, words } = figures;
  const [parts, length] = [placeParts(song), songLength(song)];
  return (
    <Exhibit caption={caption} name="budgets" title={title}>
      <Song length={length} parts={parts} />
      <ul className="cuts">
        {budgets.map((budget) => (
          <li key={budget.name}>
            <p className="cut-name">
              {budget.name}{' '}
              <b>
                {countShots(budget)} {words.shots}
              </b>
            </p>
            <Cut budget={budget} length={length} parts={parts} />
            <p className="cut-figures slate">
              {writeFigures(budget, words).map((figure) => (
                <span key={figure}>{figure} </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <ul className="cut-places">
        {listPlaces(budgets).map((place) => (
          <li key={place}>
            <svg aria-hidden="true" viewBox="0 0 14 14">
              <path className={`cut-${String(place)}`} d="M0 0H14V14H0Z" />
            </svg>
            {words.place} {place}
          </li>
        ))}
      </ul>
      <ExhibitTable name="budgets" rows={writeParts(figures)} />
    </Exhibit>
  );
}
