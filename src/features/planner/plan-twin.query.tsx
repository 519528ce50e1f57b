import type { ContentData } from '@site/model/schemas/content-files.ts';
import { getCompany } from '#lib/company/company.query.ts';
import { getSingle } from '#lib/content.query.ts';
import { describeNeeds } from './plan/describe-needs.ts';
import { formatHalfDays } from './plan/figures.ts';

/** The questions as the checklist has them, each with its answers and what they add. */
async function describeQuestions() {
  const { data: rules } = await getSingle('planner');
  const { checklist, sheet } = (await getSingle('planPage')).data;
  const labels = new Map(rules.questions.flatMap(({ answers }) => answers.map(({ id, label }) => [id, label])));
  const name = (ids: readonly string[]) => ids.map((id) => labels.get(id)).join(', ');
  return rules.questions.map(({ ask, help, only, answers, furtherHalfDays }) => ({
    ask,
    help,
    only: only && `${checklist.only} ${name(only)}.`,
    answers: (
      <ul>
        {answers.map((answer) => {
          const adds = describeNeeds(rules, answer, sheet);
          return (
            <li key={answer.id}>
              {answer.label}
              {answer.only && (!only || answer.only.length < only.length) && ` (${name(answer.only)})`}
              {adds.length > 0 && `. ${checklist.adds}: ${adds.join(', ')}.`}
            </li>
          );
        })}
      </ul>
    ),
    further:
      furtherHalfDays !== undefined && `${checklist.further} ${formatHalfDays(furtherHalfDays)} ${sheet.day.one}.`,
  }));
}

type Copy = ContentData<'planPage'>;

/** What the page's twin says of each field; the words of the planner's controls are left out. */
export const planWords = {
  like: () => undefined,
  steps: () => undefined,
  brief: () => undefined,
  sheet: async ({ heading, empty }: Copy['sheet']) => ({ heading, name: (await getCompany()).name, empty }),
  checklist: async ({ label, heading, text }: Copy['checklist']) => [
    { label, heading, text },
    await describeQuestions(),
  ],
};
