import { dialArc, dialPoint, dialTick } from './dial.ts';
import { formatHour, hoursInDay } from './schedule.ts';

/** Radii in SVG units. */
const radius = { face: 92, inner: 112, outer: 168, label: 196 } as const;

const hours = Array.from({ length: hoursInDay }, (_, hour) => hour);
/** Four ticks per hour. */
const quarters = Array.from({ length: hoursInDay * 4 }, (_, quarter) => quarter / 4);

export interface DayDialProps {
  /** Hours of the day at which the video plays. */
  readonly plays: readonly number[];
  /** Hours on air, from midnight. */
  readonly hoursOnAir: number;
  /** The number in the middle, such as 4. */
  readonly middle: string;
  /** The text under it, such as hours apart. */
  readonly middleWords: string;
}

/** Text beside the dial is aligned away from it. */
function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x) < radius.inner) return 'middle';
  return x > 0 ? 'start' : 'end';
}

/** A play: a beam across the ring, past its rim. */
function PlayMarker({ hour }: { readonly hour: number }) {
  const words = dialPoint(hour, radius.label);
  return (
    <g>
      <path className="stroke-tungsten" d={dialTick(hour, radius.inner - 6, radius.outer + 10)} strokeWidth={9} />
      <text
        className="fill-paper font-mono font-semibold"
        dominantBaseline="central"
        fontSize={21}
        textAnchor={anchorOf(words.x)}
        x={words.x}
        y={words.y}
      >
        {formatHour(hour)}
      </text>
    </g>
  );
}

/** The day as a dial of 24 hours, midnight on top, with every play marked. The times are beside it as text. */
export function DayDial({ plays, hoursOnAir, middle, middleWords }: DayDialProps) {
  return (
    <svg aria-hidden="true" className="w-full fill-none" viewBox="-240 -216 480 432">
      <path
        className="stroke-ink-700"
        d={dialArc(0, hoursOnAir, (radius.inner + radius.outer) / 2)}
        strokeWidth={radius.outer - radius.inner}
      />
      <path
        className="stroke-ink-500"
        d={quarters.map((hour) => dialTick(hour, radius.inner, radius.inner + 8)).join('')}
        strokeWidth={0.75}
      />
      <path
        className="stroke-mist"
        d={hours.map((hour) => dialTick(hour, radius.inner, radius.inner + 20)).join('')}
        strokeWidth={1}
      />
      <circle className="stroke-ink-500" r={radius.outer} strokeWidth={1} />
      <circle className="stroke-ink-500" r={radius.face} strokeDasharray="1 5" strokeWidth={2} />
      {plays.map((hour) => (
        <PlayMarker hour={hour} key={hour} />
      ))}
      <text className="fill-paper display" fontSize={104} textAnchor="middle" y={26}>
        {middle}
      </text>
      <text className="fill-mist font-mono" fontSize={20} textAnchor="middle" y={54}>
        {middleWords}
      </text>
    </svg>
  );
}
