import type { Exhibit as Data } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { answers, companies, countItems, formatDone, maxCharacters, formatSums } from './form.ts';

type FormData = Data<'form'>;
type Part<Name extends 'lines' | 'countdown' | 'score'> = NonNullable<FormData[Name]>;

function Lines({ lines, name }: { readonly lines: Part<'lines'>; readonly name: string }) {
  return (
    <ol className="form-lines">
      {lines.map((line, index) => (
        <li key={line}>
          <label htmlFor={`${name}-${index}`}>{line}</label>
          <textarea id={`${name}-${index}`} maxLength={maxCharacters} name={line} rows={1} />
        </li>
      ))}
    </ol>
  );
}

/** What has to be done before a day, stage by stage. */
function Countdown({ countdown: { day, done, stages } }: { readonly countdown: Part<'countdown'> }) {
  return (
    <>
      <div className="countdown-head needs-script">
        <label>
          <span className="exhibit-title slate">{day}</span>
          <input name="day" type="date" />
        </label>
        <output className="slate" data-done={done}>
          {formatDone(0, countItems(stages), done)}
        </output>
      </div>
      {stages.map(({ name, days, items }) => (
        <fieldset className="countdown-stage" key={name}>
          <legend>
            <b aria-hidden="true">{days}</b>
            <span>
              {name} <span className="countdown-due slate" data-days={days} />
            </span>
          </legend>
          <ul className="countdown-list">
            {items.map((item) => (
              <li key={item}>
                <label>
                  <input name={item} type="checkbox" />
                  <span>{item}</span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </>
  );
}

function Answers({ check, company, score }: { check: string; company: string; score: Part<'score'> }) {
  return (
    <fieldset className="score-answers" data-no-markdown="">
      <legend>
        <span className="sr-only">{check}, </span>
        <span data-name={company}>{company}</span>
      </legend>
      {answers.map((answer) => (
        <label key={answer}>
          <input name={`${company}: ${check}`} type="radio" value={answer} />
          {score[answer]}
        </label>
      ))}
    </fieldset>
  );
}

function Score({ score }: { readonly score: Part<'score'> }) {
  const { company: word, of, checks, verdicts } = score;
  const sums = formatSums(verdicts);
  return (
    <>
      <div className="score-row score-head" data-no-markdown="">
        {companies.map((company) => (
          <label key={company}>
            <b>{company}</b>{' '}
            <span className="slate">
              {word} {company}
            </span>
            <input maxLength={30} name={company} type="text" />
          </label>
        ))}
      </div>
      <ol className="score-checks">
        {checks.map((check, index) => (
          <li className="score-row" key={check}>
            <p>
              <b>{index + 1}</b> {check}
            </p>
            {companies.map((company) => (
              <Answers check={check} company={company} key={company} score={score} />
            ))}
          </li>
        ))}
      </ol>
      <div className="score-row score-sums needs-script">
        {companies.map((company) => (
          <output data-company={company} key={company}>
            <span className="sr-only" data-name={company}>
              {company}
            </span>{' '}
            <b data-sum="">0</b> {of} {checks.length} <span data-verdict="" />
          </output>
        ))}
      </div>
      <ul className="score-verdicts">
        {verdicts.map(({ from, text }, index) => (
          <li data-from={from} key={from}>
            <b>{sums[index]}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Lines, a checklist or a score: kept on the device; it can be cleared, copied, and printed by itself. */
export function Form({ data }: { readonly data: FormData }) {
  const { name, lines, countdown, score, words } = data;
  const { copy, copied, refused, print, clear, cleared } = words;
  return (
    <Exhibit of={data}>
      {/* Never submitted: outside a dialog, this method does nothing. */}
      <form
        autoComplete="off"
        className={lines ? 'form is-sheet on-paper' : score ? 'form is-card' : 'form'}
        data-cleared={cleared}
        data-copied={copied}
        data-refused={refused}
        method="dialog"
        name={name}
      >
        {lines && <Lines lines={lines} name={name} />}
        {countdown && <Countdown countdown={countdown} />}
        {score && <Score score={score} />}
        <p className="form-bar needs-script">
          {copy !== undefined && (
            <button data-copy="" type="button">
              {copy}
            </button>
          )}
          <button data-print="" type="button">
            {print}
          </button>
          <button data-clear="" type="button">
            {clear}
          </button>
          <span role="status" />
        </p>
      </form>
    </Exhibit>
  );
}
