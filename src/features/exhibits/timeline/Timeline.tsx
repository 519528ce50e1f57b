import './timeline.css';
import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatTime, toMinutes } from '#lib/clock.ts';
import type { Sun } from '#lib/sun.ts';
import { Exhibit } from '../Exhibit.tsx';
import { findLight, listSteps, formatSun, type Step } from './timeline.ts';

/** The daylight during a step, cropped to it. */
function LightTrack({ step: { begins, length, height }, light }: { readonly step: Step; readonly light: Sun }) {
  const { dawn, sunrise, goldenEnd, goldenStart, sunset, dusk } = light;
  const bands = [
    ['light-night', 0, 24],
    ['light-twilight', dawn, dusk],
    ['light-gold', sunrise, sunset],
    ['light-day', goldenEnd, goldenStart],
  ] as const;
  return (
    <svg
      aria-hidden="true"
      className="step-light"
      height={height}
      preserveAspectRatio="none"
      viewBox={`0 ${begins} 10 ${length}`}
      width="28"
    >
      {bands.map(
        ([name, from, to]) =>
          from !== undefined &&
          to !== undefined && <rect className={name} height={(to - from) * 60} key={name} width="10" y={from * 60} />,
      )}
      {Array.from({ length: 24 }, (_, hour) => (
        <path d={`M0 ${hour * 60}H10`} key={hour} />
      ))}
    </svg>
  );
}

/** A piece of the line: a station, a notch for each day until the next, and a branch for a parallel step. */
function DayTrack({ step: { length, height, beside } }: { readonly step: Step }) {
  const foot = height - 12;
  return (
    <svg aria-hidden="true" className="step-track" height={height} viewBox={`0 0 64 ${height}`} width="64">
      {Array.from({ length: Math.max(0, length - 1) }, (_, day) => (
        <path className="track-day" d={`M8 ${14 + ((day + 1) * height) / length}h12`} key={day} />
      ))}
      {beside && (
        <>
          <path
            className="track-branch"
            d={`M14 14C14 34 46 14 46 40V${Math.max(40, foot - 26)}C46 ${foot} 14 ${foot - 18} 14 ${height}`}
          />
          <circle cx="46" cy={height / 2} r="5" />
        </>
      )}
      <circle cx="14" cy="14" r="8" />
    </svg>
  );
}

function End({ end: { at, what } }: { readonly end: Data<'timeline'>['end'] }) {
  return (
    <li className="step">
      <p className="step-when">{at !== undefined && formatTime(toMinutes(at))}</p>
      {at === undefined && (
        <svg aria-hidden="true" className="step-track" height="28" viewBox="0 0 64 28" width="64">
          <path d="M4 14h20" />
        </svg>
      )}
      <p className="step-words">
        <strong>{what}</strong>
      </p>
    </li>
  );
}

/** Steps down the page, each as high as it is long: a day by the clock beside its light, or days along a line. */
export function Timeline({ data }: { readonly data: Data<'timeline'> }) {
  const light = data.light && findLight(data.light);
  return (
    <Exhibit of={data}>
      <div className={light && 'is-sheet on-paper'}>
        {data.light && light && (
          <p className="exhibit-row timeline-head">
            {[data.light.head, ...formatSun(light, data.light)].map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
        <ol className="p-0">
          {listSteps(data).map((step) => (
            <li className={step.kind === undefined ? 'step' : `step is-${step.kind}`} key={step.when + step.what}>
              <p className={light ? 'step-when' : 'step-when slate'}>{step.when}</p>
              {light ? <LightTrack light={light} step={step} /> : <DayTrack step={step} />}
              <p className="step-words">
                <strong>{step.what}</strong> {step.text}
              </p>
              {step.beside && (
                <p className="step-beside">
                  <span className="slate">{step.beside.label}</span> <strong>{step.beside.what}</strong>{' '}
                  {step.beside.text}
                </p>
              )}
            </li>
          ))}
          <End end={data.end} />
        </ol>
      </div>
    </Exhibit>
  );
}
