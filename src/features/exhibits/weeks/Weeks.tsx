import './weeks.css';
import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatDate } from '#lib/intl.ts';
import { say } from '#lib/say.ts';
import { words as siteWords } from '#lib/words.ts';
import { Exhibit, titleId } from '../Exhibit.tsx';

type WeeksData = Data<'weeks'>;
type StepData = WeeksData['weeks'][number]['steps'][number];

/** The days from Monday on; January 1, 2024 was one. */
const namesOfDays = (weekday: 'short' | 'narrow') =>
  Array.from({ length: 7 }, (_, day) => formatDate(Date.UTC(2024, 0, 1 + day), { weekday, timeZone: 'UTC' }));

/** The days of a step, such as `Wed` or `Wed to Fri`. */
export function writeDays({ day, days }: Pick<StepData, 'day' | 'days'>): string {
  const names = namesOfDays('short');
  const [first = '', last = ''] = [names[day - 1], names[day + days - 2]];
  return days === 1 ? first : say(siteWords().page.days, { first, last });
}

/** A bar of one day is too narrow for its words: they take two, the one before where the week ends. */
export function placeStep({ day, days }: Pick<StepData, 'day' | 'days'>): string {
  const width = Math.max(days, 2);
  const from = Math.min(day, 8 - width);
  const bar = `${days < width ? ' is-short' : ''}${from < day ? ' is-late' : ''}`;
  return `at-${from} for-${width}${bar}`;
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
                {namesOfDays('narrow').map((day, at) => (
                  <span key={at}>{day}</span>
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
