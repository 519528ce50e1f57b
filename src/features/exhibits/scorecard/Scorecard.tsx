import type { Exhibit as Figures } from '@site/model/schemas/exhibits/exhibits.ts';
import { Exhibit } from '../Exhibit.tsx';
import { FormBar } from '../FormBar.tsx';
import { answers, companies, fieldName, writeSums } from './scorecard.ts';

type Words = Figures<'scorecard'>['words'];

interface AnswersProps {
  readonly check: string;
  readonly company: string;
  readonly words: Words;
}

/** Three holes to punch: one check for one company. */
function Answers({ check, company, words }: AnswersProps) {
  return (
    <fieldset className="score-answers">
      <legend>
        <span className="sr-only">{check}, </span>
        <span data-name={company}>{company}</span>
      </legend>
      {answers.map((answer) => (
        <label className={`score-${answer}`} key={answer}>
          <input name={fieldName(check, company)} type="radio" value={answer} />
          <span className="score-hole" /> <span>{words[answer]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Checks for two companies, with a sum and a verdict for each; it can be kept, cleared, and printed empty or filled in. */
export function Scorecard({ figures }: { readonly figures: Figures<'scorecard'> }) {
  const { title, caption, checks, verdicts, words } = figures;
  const sums = writeSums(verdicts);
  return (
    <Exhibit caption={caption} name="scorecard" title={title}>
      {/* Sent nowhere: outside a dialog, this method does nothing. */}
      <form autoComplete="off" className="score" data-cleared={words.cleared} method="dialog" name="scorecard">
        <div className="score-row score-head">
          {companies.map((company) => (
            <label key={company}>
              <b>{company}</b>{' '}
              <span className="slate">
                {words.company} {company}
              </span>
              <input maxLength={30} name={company} type="text" />
              <span className="score-printed" data-printed={company} />
            </label>
          ))}
        </div>
        <ol className="score-checks" data-checks="">
          {checks.map((check, index) => (
            <li className="score-row" key={check}>
              <p className="score-check">
                <b>{index + 1}</b> {check}
              </p>
              {companies.map((company) => (
                <Answers check={check} company={company} key={company} words={words} />
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
              <b data-sum="">0</b> {words.of} {checks.length} <span data-verdict="" />
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
        <FormBar words={words} />
      </form>
    </Exhibit>
  );
}
