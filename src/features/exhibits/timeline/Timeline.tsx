import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { dayLetters, placeSteps, writeDays, type PlacedStep } from './timeline.ts';

type Words = Figures<'timeline'>['words'];

/** A bar as long as its days, with its words below: whose it is and its days are said to those who cannot see where it is. */
function Step({ step, words }: { readonly step: PlacedStep; readonly words: Words }) {
  const { day, days, from, width, lane, who, kind, what } = step;
  return (
    <li
      className={`step step-${who}${kind === 'work' ? '' : ` step-${kind}`} at-${String(from)} for-${String(width)} lane-${String(lane)}`}
    >
      <span className={`step-bar at-${String(day - from + 1)} for-${String(days)}`} />
      <span className="step-words">
        <span className="step-when">
          {writeDays({ day, days })}, {words[who]}:{' '}
        </span>
        {kind !== 'work' && <b className="step-kind slate">{words[kind]} </b>}
        {what}
      </span>
    </li>
  );
}

/** Weeks of a job along a strip that scrolls, to scale: a row for the client, one for the crew, one for what is still open. */
export function Timeline({ figures: { title, caption, weeks, words } }: { readonly figures: Figures<'timeline'> }) {
  return (
    <Exhibit caption={caption} name="timeline" title={title}>
      <div aria-labelledby="exhibit-timeline" className="strip" role="region" tabIndex={0}>
        <ol className="strip-weeks">
          {weeks.map(({ name, steps, open }, index) => (
            <li className="week" key={name}>
              <p className="week-name">
                {words.week} {index + 1}: <span>{name}</span>
              </p>
              <p aria-hidden="true" className="week-days slate">
                {dayLetters.map((letter, day) => (
                  <span key={day}>{letter}</span>
                ))}
              </p>
              <ol className="steps">
                {placeSteps(steps).map((step) => (
                  <Step key={step.what} step={step} words={words} />
                ))}
              </ol>
              <p className="week-open">
                <span className="slate">{words.open}: </span>
                {open}
              </p>
            </li>
          ))}
        </ol>
        <div aria-hidden="true" className="strip-rows">
          <span className="row-client slate">{words.client}</span>
          <span className="row-crew slate">{words.crew}</span>
        </div>
      </div>
    </Exhibit>
  );
}
