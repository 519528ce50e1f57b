import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { countDown, writeDays, type DatedStep } from './permit-path.ts';

export interface PermitPathProps {
  readonly figures: Figures<'permitpath'>;
}

/** How high a working day is on the line, in CSS pixels. */
const dayHeight = 26;

/** A step's piece of the line: a station, the days until the next one, and a branch for what happens at the same time. */
function Track({ step: { days, beside } }: { readonly step: DatedStep }) {
  const height = Math.max(56, days * dayHeight);
  const foot = height - 12;
  return (
    <svg aria-hidden="true" className="path-track" height={height} viewBox={`0 0 64 ${String(height)}`} width="64">
      {Array.from({ length: Math.max(0, days - 1) }, (_, day) => (
        <path className="path-day" d={`M8 ${String(14 + ((day + 1) * height) / days)}h12`} key={day} />
      ))}
      {beside && (
        <>
          <path
            className="path-branch"
            d={`M14 14C14 34 46 14 46 40V${String(Math.max(40, foot - 26))}C46 ${String(foot)} 14 ${String(foot - 18)} 14 ${String(height)}`}
          />
          <circle className="path-halt" cx="46" cy={height / 2} r="5" />
        </>
      )}
      <circle className="path-station" cx="14" cy="14" r="8" />
    </svg>
  );
}

/** The way to a permit as the line of a map: each step has a notch for each of its days, and branches run beside it. */
export function PermitPath({ figures: { title, caption, steps, words } }: PermitPathProps) {
  return (
    <Exhibit caption={caption} name="permitpath" title={title}>
      <ol className="path-steps">
        {countDown(steps).map((step) => (
          <li className="path-step" key={step.name}>
            <Track step={step} />
            <div>
              <p className="path-when slate">{writeDays(step.daysLeft, words)}</p>
              <p className="path-name">{step.name}</p>
              <p className="path-text">
                {step.who}. {step.text}
              </p>
            </div>
            {step.beside && (
              <div className="path-beside">
                <p className="slate">
                  {words.beside} {step.beside.days} {words.takes}
                </p>
                <p className="path-name">{step.beside.name}</p>
                <p className="path-text">
                  {step.beside.who}. {step.beside.text}
                </p>
              </div>
            )}
          </li>
        ))}
        <li className="path-step">
          <svg aria-hidden="true" className="path-track" height="28" viewBox="0 0 64 28" width="64">
            <path className="path-end" d="M4 14h20" />
          </svg>
          <p className="path-name">{words.end}</p>
        </li>
      </ol>
    </Exhibit>
  );
}
