import './bars.css';
import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatDuration } from '@site/model/video/duration.ts';
import { Exhibit, WordTable } from '../Exhibit.tsx';
import { countBlocks, drawBlocks, height, listGroups, placeScale, second, writeParts, type Span } from './bars.ts';

interface ScaleProps {
  readonly scale: readonly Span[];
  /** Seconds. */
  readonly length: number;
}

function Scale({ scale, length }: ScaleProps) {
  return (
    <svg aria-hidden="true" className="bar-scale" viewBox={`0 0 ${length * second} 110`}>
      {scale.map(({ name, start }) => (
        <g key={start}>
          <path d={`M${start * second} 0V110`} />
          <text x={start * second + 10} y={44}>
            {formatDuration(start)}
          </text>
          <text className="bar-part" x={start * second + 10} y={94}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Bars on one scale of time: every block is in the color of its group; the table below says the same. */
export function Bars({ data }: { readonly data: Data<'bars'> }) {
  const { name, bars, words } = data;
  const scale = placeScale(data.scale);
  const length = data.scale.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <Exhibit of={data}>
      <Scale length={length} scale={scale} />
      <ul className="bars">
        {bars.map((bar) => (
          <li key={bar.name}>
            <p className="bar-name display">
              {bar.name}{' '}
              <b>
                {countBlocks(bar)} {words.count}
              </b>
            </p>
            <svg
              aria-hidden="true"
              className="bar"
              preserveAspectRatio="none"
              viewBox={`0 0 ${length * second} ${height}`}
            >
              {scale.map((span, index) => {
                const { count, group } = bar.parts[index] ?? { count: 1, group: 1 };
                return <path className={`group-${group}`} d={drawBlocks(span, count)} key={span.start} />;
              })}
            </svg>
            <p className="bar-facts slate">
              {bar.facts.map((fact) => (
                <span key={fact}>{fact} </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
      <ul className="bar-groups">
        {listGroups(bars).map((group) => (
          <li key={group}>
            <svg aria-hidden="true" viewBox="0 0 14 14">
              <path className={`group-${group}`} d="M0 0H14V14H0Z" />
            </svg>
            {words.group} {group}
          </li>
        ))}
      </ul>
      <WordTable name={name} rows={writeParts(data)} />
    </Exhibit>
  );
}
