import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { PlannerQuestion, PlannerRules } from '@site/model/schemas/planner.ts';
import { Heading } from '#ui/Heading.tsx';
import { SectionHead } from '#ui/SectionHead.tsx';

type Copy = ContentData<'planPage'>['checklist'];

interface QuestionProps {
  readonly rules: PlannerRules;
  readonly question: PlannerQuestion;
  readonly copy: Copy;
}

function Question({ rules, question, copy }: QuestionProps) {
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
        {only && ` ${copy.only} ${name(only)}.`}
      </p>
      {answers.length > 0 && (
        <ul className="mt-4 grid gap-2.5">
          {answers.map((answer) => (
            <li key={answer.id}>
              <p>
                {answer.label}
                {answer.only && answer.only.length < 4 && <span className="text-mist"> ({name(answer.only)})</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** The questions with their answers: for browsers without scripts, and for print. */
export function PlanChecklist({ rules, copy }: { readonly rules: PlannerRules; readonly copy: Copy }) {
  const { heading, text } = copy;
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
