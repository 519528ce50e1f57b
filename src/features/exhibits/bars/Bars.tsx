import './bars.css';
import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit, WordTable } from '../Exhibit.tsx';
import { countBlocks, drawBlocks, height, placeScale, width, tabulateParts, type Span } from './bars.ts';

function Scale({ scale }: { readonly scale: readonly Span[] }) {
  return (
    <svg aria-hidden="true" className="bar-scale" viewBox={`0 0 ${width} 110`}>
      {scale.map(({ name, label, x }) => (
        <g key={x}>
          <path d={`M${x} 0V110`} />
          <text x={x + 10} y={44}>
            {label}
          </text>
          <text className="bar-part" x={x + 10} y={94}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Bars on one time scale, each block in the color of its group; the table below, on phones folded, has the same data. */
export function Bars({ data }: { readonly data: Data<'bars'> }) {
  const { name, bars, groups, words } = data;
  const scale = placeScale(data);
  return (
    <Exhibit of={data}>
      <Scale scale={scale} />
      <ul className="bars">
        {bars.map((bar) => (
          <li key={bar.name}>
            <p className="exhibit-row bar-name display">
              {bar.name}{' '}
              <b>
                {countBlocks(bar)} {words.count}
              </b>
            </p>
            <svg aria-hidden="true" className="bar" preserveAspectRatio="none" viewBox={`0 0 ${width} ${height}`}>
              {scale.map((span, index) => {
                const { count, group } = bar.parts[index] ?? { count: 1, group: 1 };
                return <path className={`group-${group}`} d={drawBlocks(span, count)} key={span.x} />;
              })}
            </svg>
            <p className="exhibit-row bar-facts slate">
              {bar.facts.map((fact) => (
                <span key={fact}>{fact} </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <ul className="exhibit-row">
        {groups.map((group, index) => (
          <li key={group}>
            <svg aria-hidden="true" viewBox="0 0 14 14">
              <path className={`group-${index + 1}`} d="M0 0H14V14H0Z" />
            </svg>
            {group}
          </li>
        ))}
      </ul>
      <details className="folds folded-list">
        <summary data-no-markdown="">
          {words.head}, {words.count}
        </summary>
        <WordTable name={name} rows={tabulateParts(data)} />
      </details>
    </Exhibit>
  );
}
