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
  /** What a voice says of the value. */
  readonly spoken: string;
  readonly isLive: boolean;
  readonly onChange: (fps: number) => void;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** Marks whose numbers have no room on small screens. */
const crowded: Partial<Record<number, string>> = {
  500: 'fill-mist max-sm:hidden',
  2_500: 'fill-mist max-sm:hidden',
  5_000: 'fill-mist max-lg:hidden',
};

/** The first and the last number stay within the scale. */
function anchorOf(rate: number): 'start' | 'middle' | 'end' {
  if (rate === markedRates[0]) return 'start';
  return rate === markedRates.at(-1) ? 'end' : 'middle';
}

const rateMarks = markedRates.map((rate) => ({
  // Where the thumb stands for this rate.
  at: percent(stepOf(rate) / lastStep),
  name: formatCount(rate),
  anchor: anchorOf(rate),
  className: crowded[rate] ?? 'fill-paper',
}));

/** A stop is a doubling, so on this scale all stops are equally long. */
const stopMarks = Array.from({ length: 11 }, (_, index) => index - 2).map((stop) => ({
  at: percent(shareOfScale(playbackFps * 2 ** stop)),
  name: formatStops(stop).replace('.0', ''),
}));

/** The logarithmic scale of frame rates, and under it the stops of light. */
export function RateScale({ id, fps, spoken, isLive, onChange }: RateScaleProps) {
  return (
    <div>
      <div className="rate-ruler">
        <svg aria-hidden="true" className="block h-8 w-full overflow-visible">
          {rateMarks.map(({ at, name, anchor, className }) => (
            <g key={name}>
              <line className="stroke-mist" x1={at} x2={at} y1="22" y2="32" />
              <text className={`slate ${className}`} textAnchor={anchor} x={at} y="14">
                {name}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <input
        aria-valuetext={spoken}
        className="tool-range"
        disabled={!isLive}
        id={id}
        max={lastStep}
        min={0}
        onChange={(event) => {
          onChange(rateAt(event.target.valueAsNumber));
        }}
        type="range"
        value={stepOf(fps)}
      />
      <div className="rate-ruler">
        <svg aria-hidden="true" className="block h-8 w-full overflow-visible">
          {stopMarks.map(({ at, name }, index) => (
            <g key={name}>
              <line className="stroke-ink-500" x1={at} x2={at} y1="0" y2="6" />
              <text
                className={`fill-mist slate ${index % 2 === 0 ? '' : 'max-sm:hidden'}`}
                textAnchor="middle"
                x={at}
                y="22"
              >
                {name}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
