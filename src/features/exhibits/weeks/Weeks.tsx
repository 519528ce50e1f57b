import './weeks.css';
import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit, titleId } from '../Exhibit.tsx';

type WeeksData = Data<'weeks'>;
type StepData = WeeksData['weeks'][number]['steps'][number];

const daysOfWeek = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The days of a step, such as `Wed` or `Wed to Fri`. */
export function writeDays({ day, days }: Pick<StepData, 'day' | 'days'>): string {
  const [first = '', last = ''] = [daysOfWeek[day - 1], daysOfWeek[day + days - 2]];
  return days === 1 ? first : `${first} to ${last}`;
}

/** A bar of one day is too narrow for its words: they take two, the one before where the week ends. */
export function placeStep({ day, days }: Pick<StepData, 'day' | 'days'>): string {
  const width = Math.max(days, 2);
  const from = Math.min(day, 8 - width);
  const bar = `${days < width ? ' is-short' : ''}${from < day ? ' is-late' : ''}`;
  return `at-${String(from)} for-${String(width)}${bar}`;
}

/** What one side does in a week; its name and the days are said to those who cannot see where a bar is. */
function Side({ who, steps, words }: { who: StepData['who']; steps: readonly StepData[]; words: WeeksData['words'] }) {
  return (
    <ol className={who === 'crew' ? 'steps is-crew' : 'steps'}>
      {steps.map((step) => (
        <li className={`week-step${step.kind === 'work' ? '' : ` is-${step.kind}`} ${placeStep(step)}`} key={step.what}>
          <span className="step-bar" />
          <span className="step-days">
            {writeDays(step)}, {words[who]}:{' '}
          </span>
          {step.kind !== 'work' && <b className="slate">{words[step.kind]} </b>}
          {step.what}
        </li>
      ))}
    </ol>
  );
}

/** Weeks of a job along a strip that scrolls, to scale: a row for the client, one for the crew, one for what is still open. */
export function Weeks({ data }: { readonly data: WeeksData }) {
  const { name, weeks, words } = data;
  return (
    <Exhibit of={data}>
      <div aria-labelledby={titleId(name)} className="strip" role="region" tabIndex={0}>
        <ol className="strip-weeks">
          {weeks.map((week, index) => (
            <li className="week" key={week.name}>
              <p className="week-name display">
                {words.week} {index + 1}: <span>{week.name}</span>
              </p>
              <p aria-hidden="true" className="week-days slate">
                {daysOfWeek.map((day) => (
                  <span key={day}>{day.slice(0, 1)}</span>
                ))}
              </p>
              {(['client', 'crew'] as const).map((who) => (
                <Side key={who} steps={week.steps.filter((step) => step.who === who)} who={who} words={words} />
              ))}
              <p className="week-open">
                <span className="slate">{words.open}: </span>
                {week.open}
              </p>
            </li>
          ))}
        </ol>
        <div aria-hidden="true" className="strip-rows slate">
          <span>{words.client}</span>
          <span>{words.crew}</span>
        </div>
      </div>
    </Exhibit>
  );
}
