import { buttonClass } from '#ui/ButtonLink.tsx';
import { isAnswered, type ApplicableQuestion } from './plan/answers.ts';
import { rankFilms } from './plan/make-plan.ts';
import type { PlannerData } from './planner.query.ts';
import type { PlanState } from './browser/use-plan.ts';
import { Choices, DayField, FilmChoices } from './StepChoices.tsx';

const posterCount = 6;

export interface StepFormProps {
  readonly data: PlannerData;
  readonly state: PlanState;
  readonly asked: ApplicableQuestion;
  /** The label of the next step. */
  readonly next: string;
  readonly back: string | undefined;
  readonly isLast: boolean;
}

function StepFields({ data, state, asked }: Pick<StepFormProps, 'data' | 'state' | 'asked'>) {
  const { answers, plan, give, set } = state;
  const { question } = asked;
  if (question.kind === 'film') {
    return (
      <FilmChoices
        film={answers.film}
        films={data.films}
        name={question.id}
        onChange={(film) => set({ film })}
        ranked={rankFilms(data.rules, plan.asked)
          .slice(0, posterCount)
          .map((one) => one.film)}
        words={data.words.steps}
      />
    );
  }
  return (
    <>
      {question.kind === 'day' && (
        <DayField day={answers.day} label={data.words.steps.day} today={state.today} onChange={(day) => set({ day })} />
      )}
      <Choices asked={asked} onGive={give} />
    </>
  );
}

export function StepForm({ data, state, asked, next, back, isLast }: StepFormProps) {
  const { words } = data;
  const { answers, heading, go } = state;
  const { question } = asked;
  const answered = isAnswered(asked, answers);
  const submit = answered ? (isLast ? words.steps.finish : words.steps.next) : words.steps.skip;
  return (
    <form
      className="plan-step"
      onSubmit={(event) => {
        event.preventDefault();
        go(next);
      }}
    >
      <fieldset>
        <legend>
          <h2 className="display text-title-m" ref={heading}>
            {question.ask}
          </h2>
        </legend>
        <p className="mt-2 mb-4 text-mist">{question.help}</p>
        <StepFields asked={asked} data={data} key={question.id} state={state} />
      </fieldset>
      <div className="plan-steps needs-script flex flex-wrap items-center gap-3 lg:mt-8">
        <button className={buttonClass(answered ? 'primary' : 'quiet')} type="submit">
          <span key={submit}>{submit}</span>
        </button>
        {back !== undefined && (
          <button className={buttonClass('quiet')} onClick={() => go(back)} type="button">
            {words.steps.back}
          </button>
        )}
      </div>
    </form>
  );
}
