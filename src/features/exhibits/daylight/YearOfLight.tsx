import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatTime } from '#lib/clock.ts';
import { Exhibit, WordTable } from '../Exhibit.tsx';
import { tabulateMonths, type DayOfLight, type MonthOfLight } from './year-of-light.ts';

export interface YearOfLightProps {
  readonly data: Data<'daylight'>;
  readonly days: readonly DayOfLight[];
  /** One sample day of each month, with its weather. */
  readonly months: readonly MonthOfLight[];
}

/**
 * Units of the drawing: the width of a day, the height of an hour, the column of hour labels, and the strip of rain
 * below.
 */
const scale = { day: 3, hour: 24 } as const;
const hours = { first: 4, last: 22 } as const;
const width = 365 * scale.day;
const sky = (hours.last - hours.first) * scale.hour;
const strip = 150;
const names = 110;
const height = sky + strip;

const round = (value: number) => String(Math.round(value * 10) / 10);
const xOf = (day: number) => day * scale.day;
const yOf = (hour: number) => sky - (Math.min(Math.max(hour, hours.first), hours.last) - hours.first) * scale.hour;

/** Every third day is enough for a line, plus the days beside a clock change, and the last one. */
const isDrawn = ({ day, sunrise = 0 }: DayOfLight, index: number, days: readonly DayOfLight[]) => {
  const jumps = [days[index - 1], days[index + 1]].some((near) => Math.abs((near?.sunrise ?? sunrise) - sunrise) > 0.5);
  return day % 3 === 0 || day === days.length - 1 || jumps;
};

type Moment = Exclude<keyof DayOfLight, 'day' | 'noonHeight'>;

/** The sky between two times of each day; days that lack one of them are left out. */
function area(days: readonly DayOfLight[], from: Moment, to: Moment): string {
  const edge: string[] = [];
  const back: string[] = [];
  for (const { day, [from]: start, [to]: end } of days.filter(isDrawn)) {
    if (start === undefined || end === undefined) continue;
    edge.push(`${round(xOf(day))} ${round(yOf(start))}`);
    back.unshift(`${round(xOf(day))} ${round(yOf(end))}`);
  }
  return edge.length === 0 ? '' : `M${[...edge, ...back].join('L')}Z`;
}

const bands = [
  { from: 'dawn', to: 'sunrise', look: 'light-twilight' },
  { from: 'sunrise', to: 'goldenEnd', look: 'light-gold' },
  { from: 'goldenEnd', to: 'goldenStart', look: 'light-day' },
  { from: 'goldenStart', to: 'sunset', look: 'light-gold' },
  { from: 'sunset', to: 'dusk', look: 'light-twilight' },
] as const satisfies readonly { from: Moment; to: Moment; look: string }[];

const lines = [6, 9, 12, 15, 18, 21];

/** Bars of rain with a stroke for each day of storms, by month. */
function Weather({ months }: Pick<YearOfLightProps, 'months'>) {
  const most = Math.max(...months.map(({ rain }) => rain), 1);
  const span = width / 12;
  return months.map(({ name, rain, storms }, index) => {
    const tall = (rain / most) * (strip - 80);
    const left = index * span;
    return (
      <g key={name}>
        <rect
          className="light-rain"
          height={round(tall)}
          width={round(span - 12)}
          x={round(left + 6)}
          y={round(height - 30 - tall)}
        />
        {Array.from({ length: Math.round(storms) }, (_, day) => (
          <path
            className="light-mark"
            d={`M${round(left + 10 + day * 5)} ${height - 14}v-10`}
            key={day}
            strokeWidth={2}
          />
        ))}
      </g>
    );
  });
}

/** The drawing; the table under it has the same data. */
function Drawing({ days, months, data: { words } }: YearOfLightProps) {
  return (
    <svg aria-hidden="true" className="light-drawing" viewBox={`${-names} 0 ${names + width} ${height}`}>
      <path className="light-night" d={`M0 0H${width}V${sky}H0Z`} />
      {bands.map(({ from, to, look }) => (
        <path className={look} d={area(days, from, to)} key={from} />
      ))}
      {lines.map((hour) => {
        const name = formatTime(hour * 60).replace(':00', '');
        return (
          <g key={hour}>
            <path className="light-hour" d={`M0 ${yOf(hour)}H${width}`} />
            <text className="light-name" dominantBaseline="central" textAnchor="end" x={-14} y={yOf(hour)}>
              <tspan className="light-long">{name}</tspan>
              <tspan className="light-short">{/^\d+/.exec(name)?.[0]}</tspan>
            </text>
          </g>
        );
      })}
      <Weather months={months} />
      {months.map(({ name }, index) => (
        <text
          className="light-name"
          key={name}
          textAnchor="middle"
          x={round(((index + 0.5) * width) / 12)}
          y={sky + 24}
        >
          <tspan className="light-long">{name}</tspan>
          <tspan className="light-short">{name.slice(0, 1)}</tspan>
        </text>
      ))}
      <g className="light-today" data-today={scale.day} visibility="hidden">
        <path d={`M-1.5 0H1.5V${sky}H-1.5Z`} />
        <text className="light-name" textAnchor="end" x={-10} y={26}>
          {words.today}
        </text>
      </g>
    </svg>
  );
}

export function YearOfLight({ data, days, months }: YearOfLightProps) {
  const { name, words } = data;
  const rows = tabulateMonths(words, months);
  const [head = []] = rows;
  const legend = [
    { name: words.twilight, look: 'light-twilight' },
    { name: words.gold, look: 'light-gold' },
    { name: words.day, look: 'light-day' },
    { name: words.rain, look: 'light-rain' },
  ];
  return (
    <Exhibit of={data}>
      <Drawing days={days} data={data} months={months} />
      <ul className="exhibit-row light-legend">
        {legend.map(({ name, look }) => (
          <li key={name}>
            <svg aria-hidden="true" viewBox="0 0 14 14">
              <path className={look} d="M0 0H14V14H0Z" />
            </svg>
            {name}
          </li>
        ))}
        <li>
          <svg aria-hidden="true" viewBox="0 0 14 14">
            <path className="light-mark" d="M4 2v10M10 2v10" strokeWidth={2} />
          </svg>
          {words.storms}
        </li>
      </ul>
      <details className="folds">
        <summary className="py-3 slate">{head.join(', ')}</summary>
        <WordTable name={name} rows={rows} />
      </details>
    </Exhibit>
  );
}
