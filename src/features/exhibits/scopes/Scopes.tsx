import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { Picture } from '#ui/Picture.tsx';
import { Exhibit, titleId } from '../Exhibit.tsx';
import { cells, colorNames, skinLine, formatReading } from './scope.ts';
import type { Shot } from './scopes.query.ts';

/** Margins in cells, for figures at the left and labels above. */
const room = { left: 14, top: 9, right: 4, bottom: 4 } as const;
const side = cells.colors;
const scopeLeft = room.right;
const waveformWidth = room.left + cells.columns + room.right;
const vectorscopeWidth = scopeLeft + side + room.right;
const height = room.top + side + room.bottom;

const levels = [0, 25, 50, 75, 100];

/**
 * Attributes instead of classes, so that a drawing prints, and takes forced colors, in the color of the text around it.
 */
const looks = [
  { stroke: 'var(--color-teal)', opacity: 0.35 },
  { stroke: 'var(--color-teal)', opacity: 0.8 },
  { stroke: 'currentColor', opacity: 1 },
] as const;

function Trace({ paths, x }: { readonly paths: readonly string[]; readonly x: number }) {
  return looks.map((look, level) => (
    <path {...look} d={paths[level]} fill="none" key={level} transform={`translate(${x + 0.5} ${room.top})`} />
  ));
}

const name = { fill: 'currentColor', strokeWidth: 0 } as const;
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 0.3, opacity: 0.45 } as const;

function Instruments({ shot, words }: { readonly shot: Shot; readonly words: Data<'scopes'>['words'] }) {
  const x = (share: number) => scopeLeft + share * side;
  const y = (share: number) => room.top + (1 - share) * side;
  const [skinX, skinY] = skinLine;
  return (
    <div aria-hidden="true" className="scope-drawings">
      <svg viewBox={`0 0 ${waveformWidth} ${height}`}>
        {levels.map((level) => (
          <g key={level}>
            <path {...line} d={`M${room.left} ${y(level / 100)}h${cells.columns}`} />
            <text {...name} textAnchor="end" x={room.left - 1.5} y={y(level / 100) + 1.2}>
              {level}
            </text>
          </g>
        ))}
        <Trace paths={shot.waveform} x={room.left} />
        <text {...name} x={room.left} y={6}>
          {words.waveform}
        </text>
      </svg>
      <svg viewBox={`0 0 ${vectorscopeWidth} ${height}`}>
        <circle {...line} cx={x(0.5)} cy={y(0.5)} r={side / 2} />
        <path {...line} d={`M${x(0.5)} ${y(0)}v${-side}M${x(0)} ${y(0.5)}h${side}`} />
        <Trace paths={shot.vectorscope} x={scopeLeft} />
        <path d={`M${x(0.5)} ${y(0.5)}L${x(skinX)} ${y(skinY)}`} stroke="var(--color-tungsten)" strokeWidth={0.7} />
        <text {...name} textAnchor="end" x={x(skinX) - 2} y={y(skinY)}>
          {words.skin}
        </text>
        {colorNames.map(({ name: letters, place: [across, up] }) => (
          <text
            {...name}
            key={letters}
            // An outline in the background's color, for labels over a trace.
            paintOrder="stroke"
            stroke="var(--color-ink-950)"
            strokeLinejoin="round"
            strokeWidth={2.4}
            textAnchor="middle"
            x={x(0.5 + (across - 0.5) * 0.87)}
            y={y(0.5 + (up - 0.5) * 0.87) + 1.2}
          >
            {letters}
          </text>
        ))}
        <text {...name} textAnchor="end" x={x(1)} y={6}>
          {words.vectorscope}
        </text>
      </svg>
    </div>
  );
}

export function Scopes({ data, shots }: { readonly data: Data<'scopes'>; readonly shots: readonly Shot[] }) {
  return (
    <Exhibit of={data}>
      <ol aria-labelledby={titleId(data.name)} className="scope-shots" tabIndex={0}>
        {shots.map((shot) => (
          <li className="scope-shot" key={shot.name}>
            <Picture picture={shot.picture} size="alwaysThird" />
            <div>
              <p className="slate">{shot.name}</p>
              <p className="exhibit-title slate">{formatReading(data.words, shot.measured)}</p>
              <p>{shot.reading}</p>
            </div>
            <Instruments shot={shot} words={data.words} />
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
