import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatTime, toMinutes } from '../clock.ts';
import { Exhibit } from '../Exhibit.tsx';
import { findLight, listSpans, writeSun, type SheetLight } from './callsheet.ts';

export interface CallSheetProps {
  readonly figures: Figures<'callsheet'>;
}

const lineLooks = {
  shoot: 'callsheet-line',
  move: 'callsheet-line is-move',
  meal: 'callsheet-line is-meal',
} as const satisfies Record<Figures<'callsheet'>['lines'][number]['kind'], string>;

const dayMinutes = 24 * 60;

/** How high a minute of the day is, in CSS pixels: a move of half an hour takes a line of text. */
const minuteHeight = 1.2;

/** The light of a stretch of the day, as high as the stretch is long; what is outside the view is cut off. */
function LightStrip({
  begins,
  ends,
  light,
}: {
  readonly begins: number;
  readonly ends: number;
  readonly light: SheetLight;
}) {
  const { dawn, sunrise, goldenEnd, goldenStart, sunset, dusk } = light;
  const bands = [
    ['callsheet-night', 0, dayMinutes],
    ['callsheet-twilight', dawn, dusk],
    ['callsheet-gold', sunrise, sunset],
    ['callsheet-day', goldenEnd, goldenStart],
  ] as const;
  const length = ends - begins;
  return (
    <svg
      aria-hidden="true"
      className="callsheet-light"
      height={length * minuteHeight}
      preserveAspectRatio="none"
      viewBox={`0 ${String(begins)} 10 ${String(length)}`}
      width="28"
    >
      {bands.map(
        ([name, from, to]) =>
          from !== undefined &&
          to !== undefined && <rect className={name} height={to - from} key={name} width="10" y={from} />,
      )}
      {Array.from({ length: 24 }, (_, hour) => (
        <rect className="callsheet-hour" height="1" key={hour} width="10" y={hour * 60} />
      ))}
    </svg>
  );
}

/** A day on paper that runs down the page by the hour: an hour has the same height everywhere. */
export function CallSheet({ figures }: CallSheetProps) {
  const { title, caption, crew, wrap, words } = figures;
  const light = findLight(figures);
  return (
    <Exhibit caption={caption} name="callsheet" title={title}>
      <div className="callsheet">
        <p className="callsheet-head">
          {[crew, ...writeSun(light, words)].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <ol className="callsheet-list">
          {listSpans(figures).map(({ begins, ends, kind, what, text }) => (
            <li className={lineLooks[kind]} key={begins}>
              <span className="callsheet-time">{formatTime(begins)}</span>
              <LightStrip begins={begins} ends={ends} light={light} />
              <p>
                <strong>{what}</strong> {text}
              </p>
            </li>
          ))}
        </ol>
        <p className="callsheet-line">
          <span className="callsheet-time">{formatTime(toMinutes(wrap))}</span>
          <span />
          <strong>{words.wrap}</strong>
        </p>
      </div>
    </Exhibit>
  );
}
