import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { PlannerQuestion, PlannerRules } from '@site/model/schemas/planner.ts';
import { Heading } from '#ui/Heading.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';
import { describeNeeds } from './plan/describe-needs.ts';

type PlanCopy = Pick<ContentData<'planPage'>, 'checklist' | 'sheet'>;

/** An empty box to tick on paper. */
function Box() {
  return (
    <svg aria-hidden="true" className="mt-1.5 size-3.5 shrink-0 fill-none stroke-current" viewBox="0 0 14 14">
      <path d="M1 1h12v12H1z" />
    </svg>
  );
}

interface QuestionProps {
  readonly rules: PlannerRules;
  readonly question: PlannerQuestion;
  readonly copy: PlanCopy;
}

function Question({ rules, question, copy }: QuestionProps) {
  const { checklist, sheet } = copy;
  const { ask, help, only, answers } = question;
  const labels = new Map(rules.questions.flatMap((one) => one.answers.map(({ id, label }) => [id, label] as const)));
  const name = (ids: readonly string[]) => ids.map((id) => labels.get(id)).join(', ');
  return (
    <details className="check-question folds">
      <summary className="pe-6">
        <Heading level={3} size="s">
          {ask}
        </Heading>
      </summary>
      <p className="mt-2 text-small text-mist">
        {help}
        {only && ` ${checklist.only} ${name(only)}.`}
      </p>
      {answers.length > 0 && (
        <ul className="mt-4 grid gap-2.5">
          {answers.map((answer) => {
            const adds = describeNeeds(rules, answer, sheet);
            return (
              <li className="flex gap-3" key={answer.id}>
                <Box />
                <div>
                  <p className="font-semibold">
                    {answer.label}
                    {answer.only && (!only || answer.only.length < only.length) && (
                      <span className="font-normal text-mist"> ({name(answer.only)})</span>
                    )}
                  </p>
                  {adds.length > 0 && (
                    <p className="text-small text-mist">
                      {checklist.adds}: {adds.join(', ')}.
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}

/** The questions with their answers and what each adds: for browsers without scripts, and all open on paper. */
export function PlanChecklist({ rules, copy }: { readonly rules: PlannerRules; readonly copy: PlanCopy }) {
  const { heading, text } = copy.checklist;
  return (
    <section aria-labelledby="checklist" className="on-paper">
      <div className="page-width py-section">
        <SectionHead heading={heading} id="checklist" layout="line" size="m" text={text} />
        <div className="check-questions mt-6">
          {rules.questions.map((question) => (
            <Question copy={copy} key={question.id} question={question} rules={rules} />
          ))}
        </div>
      </div>
    </section>
  );
}
