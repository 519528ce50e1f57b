import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { SectionHead } from '#ui/SectionHead.tsx';

interface PlanQuestionsProps {
  readonly questions: PlannerRules['questions'];
  readonly copy: ContentData<'planPage'>['questions'];
}

/** The planner's questions, for browsers without scripts. */
export function PlanQuestions({ questions, copy }: PlanQuestionsProps) {
  return (
    <section aria-labelledby="questions" className="plan-questions page-width pb-section">
      <SectionHead heading={copy.heading} id="questions" layout="line" size="m" text={copy.text} />
      <ol>
        {questions.map(({ id, ask, help }) => (
          <li className="border-t border-ink-700 py-3" key={id}>
            <span className="font-semibold">{ask}</span> <span className="text-mist">{help}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
