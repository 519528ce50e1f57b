import {
  formatCount,
  formatStops,
  lastStep,
  markedRates,
  playbackFps,
  rateAt,
  shareOfScale,
  stepOf,
} from './frame-rate.ts';

export interface RateScaleProps {
  readonly id: string;
  readonly fps: number;
  /** The value for screen readers. */
  readonly spoken: string;
  readonly onChange: (fps: number) => void;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** Keeps the first and the last number within the scale. */
function anchorOf(rate: number): 'start' | 'middle' | 'end' {
  if (rate === markedRates[0]) return 'start';
  return rate === markedRates.at(-1) ? 'end' : 'middle';
}

interface Mark {
  readonly at: string;
  readonly name: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly className: string;
}

const rateMarks = markedRates.map((rate): Mark => ({
  at: percent(stepOf(rate) / lastStep),
  name: formatCount(rate),
  anchor: anchorOf(rate),
  className: 'fill-paper',
}));

/** A stop is a doubling, so on this scale all stops are equally long. */
const stopMarks = Array.from({ length: 11 }, (_, index): Mark => ({
  at: percent(shareOfScale(playbackFps * 2 ** (index - 2))),
  name: formatStops(index - 2).replace('.0', ''),
  anchor: 'middle',
  className: index % 2 === 0 ? 'fill-mist' : 'fill-mist max-sm:hidden',
}));

const rulers = {
  rates: { marks: rateMarks, lineClass: 'stroke-mist', from: 22, to: 32, base: 14 },
  stops: { marks: stopMarks, lineClass: 'stroke-ink-500', from: 0, to: 6, base: 22 },
} as const;

function Ruler({ of }: { readonly of: keyof typeof rulers }) {
  const { marks, lineClass, from, to, base } = rulers[of];
  return (
    <div className="rate-ruler">
      <svg aria-hidden="true" className="block h-8 w-full overflow-visible">
        {marks.map(({ at, name, anchor, className }) => (
          <g key={name}>
            <line className={lineClass} x1={at} x2={at} y1={from} y2={to} />
            <text className={`slate ${className}`} textAnchor={anchor} x={at} y={base}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The logarithmic scale of frame rates, and under it the stops of light. */
export function RateScale({ id, fps, spoken, onChange }: RateScaleProps) {
  return (
    <div>
      <Ruler of="rates" />
      <input
        aria-valuetext={spoken}
        className="needs-script tool-range"
        id={id}
        max={lastStep}
        min={0}
        onChange={(event) => onChange(rateAt(event.target.valueAsNumber))}
        type="range"
        value={stepOf(fps)}
      />
      <Ruler of="stops" />
    </div>
  );
}
