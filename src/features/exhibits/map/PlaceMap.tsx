import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { Picture } from '#ui/Picture.tsx';
import { Exhibit } from '../Exhibit.tsx';
import { drawMap, stripOfMonths, formatMonths } from './map.ts';

/** The approximate width of a letter, in the map's units. */
const letterWidth = 25;

/** The outline with the start and the places; the list beside it has the same data. */
function Outline({ data }: { readonly data: Data<'map'> }) {
  const { width, height, land, from, marks } = drawMap(data);
  // The start's label is on its right: over the sea on an east coast.
  const right = Math.max(width, from.x + 30 + from.name.length * letterWidth);
  return (
    <svg aria-hidden="true" className="map-outline" viewBox={`0 0 ${right} ${height}`}>
      <path className="map-land" d={land} fillRule="evenodd" />
      <circle className="map-start" cx={from.x} cy={from.y} r="12" />
      <text className="map-from" x={from.x + 30} y={from.y}>
        {from.name}
      </text>
      {marks.map(({ number, x, y }) => (
        <g key={number}>
          <circle className="map-mark" cx={x} cy={y} r="31" />
          <text fontWeight={700} textAnchor="middle" x={x} y={y + 14}>
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
      <span aria-hidden="true" className="map-year">
        {stripOfMonths(months).map(({ month, letter, isBest }) => (
          <span className={isBest ? 'map-best' : ''} key={month}>
            {letter}
          </span>
        ))}
      </span>
      <span className="sr-only">{formatMonths(months)}</span>
    </>
  );
}

export interface PlaceMapProps {
  readonly data: Data<'map'>;
  readonly stills: readonly (PictureData | undefined)[];
}

export function PlaceMap({ data, stills }: PlaceMapProps) {
  const { places, words } = data;
  return (
    <Exhibit of={data}>
      <div className="map">
        <Outline data={data} />
        <ol className="map-list">
          {places.map(({ name, hours, light, standsFor, months }, index) => {
            const still = stills[index];
            return (
              <li className="place" key={name}>
                <p className="place-name display">
                  <span aria-hidden="true">{index + 1}</span> {name}
                </p>
                <p className="place-drive">
                  <b className="display">{hours}</b> {words.hours} <span className="sr-only">{words.drive}</span>
                </p>
                <dl className="place-facts">
                  <dt className="sr-only">{words.light}</dt>
                  <dd>{light}</dd>
                  <dt className="slate">{words.standsFor}</dt>
                  <dd>{standsFor}</dd>
                  <dt className="slate">{words.months}</dt>
                  <dd>
                    <Months months={months} />
                  </dd>
                </dl>
                {still && <Picture className="place-still" picture={still} size="place" />}
              </li>
            );
          })}
        </ol>
      </div>
    </Exhibit>
  );
}
