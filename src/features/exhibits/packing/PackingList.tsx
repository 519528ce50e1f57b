import './packing.css';
import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { isOver, numberCases, personHeight, stack, writeLimit, writeScale, writeSize, writeTotals } from './packing.ts';

export interface PackingListProps {
  readonly data: Data<'packing'>;
}

/** The cases in piles beside a person and the narrowest door, all to one scale: a unit of the drawing is an inch. */
function Drawing({ data: { piles, door } }: PackingListProps) {
  const { boxes, end } = stack(piles);
  const tallest = Math.max(door.height, personHeight, ...boxes.map(({ y, height }) => y + height));
  const ground = tallest + 2;
  const person = end + 10;
  const doorway = person + 22;
  return (
    <svg aria-hidden="true" className="packing-drawing" viewBox={`-2 0 ${doorway + door.width + 4} ${ground + 2}`}>
      <path className="packing-ground" d={`M-2 ${ground}h${doorway + door.width + 4}`} />
      {boxes.map(({ number, x, y, width, height }) => (
        <g key={number}>
          <rect
            className="packing-case"
            height={height - 0.6}
            rx="0.6"
            width={width}
            x={x}
            y={ground - y - height + 0.3}
          />
          <text className="packing-number" textAnchor="middle" x={x + width / 2} y={ground - y - height / 2 + 2.4}>
            {number}
          </text>
        </g>
      ))}
      <g className="packing-person" transform={`translate(${person} ${ground - personHeight})`}>
        <circle cx="0" cy="5" r="4.6" />
        <path d="M-6 12h12l2.5 24h-3.5l-1.5 31h-2.5l-1 -28l-1 28h-2.5l-1.5 -31h-3.5z" />
      </g>
      <rect className="packing-door" height={door.height} width={door.width} x={doorway} y={ground - door.height} />
    </svg>
  );
}

/** What flies and what is rented there: drawn to scale, then listed with sizes and weights. */
export function PackingList({ data }: PackingListProps) {
  const { piles, crew, words } = data;
  return (
    <Exhibit of={data}>
      <Drawing data={data} />
      <p className="packing-scale">{writeScale(data)}</p>
      <div className="packing-piles">
        {numberCases(piles).map(({ name, limit, items }) => (
          <table className="packing-pile" key={name}>
            <caption>
              {name}
              <span>{writeTotals(items, words)}</span>
              {limit && <small>{writeLimit(limit, words)}</small>}
            </caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{words.item}</th>
                <th scope="col">{words.size}</th>
                <th scope="col">{words.weight}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.what}>
                  <th scope="row">
                    <span className="packing-index">{item.number}</span> {item.what}
                  </th>
                  <td>{writeSize(item, words)}</td>
                  <td>
                    {item.pounds} {words.pounds}
                    {isOver(item, limit) && <strong>{words.over}</strong>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <dl className="packing-crew">
        {crew.map(({ name, people }) => (
          <div key={name}>
            <dt className="slate">{name}</dt>
            <dd>{people}</dd>
          </div>
        ))}
      </dl>
    </Exhibit>
  );
}
