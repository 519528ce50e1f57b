import { useMemo } from 'react';
import { BriefActions } from './BriefActions.tsx';
import { describeAnswer } from './plan/brief.ts';
import { isEmpty } from './plan/answers.ts';
import { formatFiguresAloud } from './plan/figures.ts';
import { PlanFilms } from './PlanFilms.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import { parseFilms } from './named-films.ts';
import type { PlannerData, EncodedData } from './planner.query.ts';
import { StepForm } from './StepForm.tsx';
import { briefStep } from './browser/plan-store.ts';
import { usePlan, type PlanState } from './browser/use-plan.ts';

interface PartProps {
  readonly data: PlannerData;
  readonly state: PlanState;
}

/** The progress bar: a marker for each step, which leads there. */
function Progress({ data: { words, titleOf }, state: { plan, step, answers, go } }: PartProps) {
  const at = plan.asked.findIndex(({ question }) => question.id === step);
  const steps = [...plan.asked.map(({ question }) => question), { id: briefStep, title: words.brief.heading }];
  const { question, of } = words.steps;
  const current = plan.asked[at]?.question.title;
  return (
    <nav aria-label={words.sheet.answers} className="mb-4 print:hidden">
      <ol className="plan-progress needs-script">
        {steps.map(({ id, title }, index) => {
          const asked = plan.asked[index];
          const answer = asked && describeAnswer(asked, answers, titleOf);
          return (
            <li key={id}>
              <button
                aria-current={id === step ? 'step' : undefined}
                aria-label={title}
                data-answered={answer === undefined ? undefined : ''}
                onClick={() => go(id)}
                type="button"
              />
            </li>
          );
        })}
      </ol>
      <p className="slate text-mist">
        <span key={step}>
          {current === undefined ? words.brief.label : `${question} ${at + 1} ${of} ${plan.asked.length} · ${current}`}
        </span>
      </p>
    </nav>
  );
}

/** The questions one by one beside the resulting plan, and the brief at the end. */
export function Planner({ data: sent }: { readonly data: EncodedData }) {
  const data = useMemo(() => {
    const films = parseFilms(sent.films);
    return { ...sent, films, titleOf: (slug: string) => films.find((film) => film.slug === slug)?.title ?? slug };
  }, [sent]);
  const state = usePlan(data);
  const { plan, answers, step } = state;
  const isBrief = step === briefStep;
  const at = plan.asked.findIndex(({ question }) => question.id === step);
  const asked = plan.asked[at];
  return (
    <div className="planner page-width">
      <div className="max-w-measure text-small text-teal print:hidden" role="status">
        {state.isUnreadable && data.words.steps.unreadable}
      </div>
      <div className="twelve items-start gap-y-10 pb-section">
        <div className="col-span-12 lg:sticky lg:top-24 lg:col-span-5 print:hidden" data-no-markdown="">
          <Progress data={data} state={state} />
          {asked ? (
            <StepForm
              asked={asked}
              back={plan.asked[at - 1]?.question.id}
              data={data}
              isLast={at === plan.asked.length - 1}
              key={step}
              next={plan.asked[at + 1]?.question.id ?? briefStep}
              state={state}
            />
          ) : (
            <BriefActions data={data} state={state} />
          )}
          {state.isOpen && <PlanFilms data={data} isBrief={isBrief} plan={plan} />}
          <p className="sr-only" role="status">
            <span key={state.code}>{isEmpty(answers) ? '' : formatFiguresAloud(plan, data.words.sheet)}</span>
          </p>
        </div>
        <div className="col-span-12 lg:sticky lg:top-24 lg:col-span-7">
          {/* Re-rendered as a whole, like all text that changes. */}
          <PlanSheet
            answers={answers}
            data={data}
            isBrief={isBrief}
            key={state.code}
            more={state.more}
            onChange={state.go}
            plan={plan}
            url={state.url}
          />
        </div>
      </div>
    </div>
  );
}
