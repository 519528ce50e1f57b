import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { choose, isAnswered, isEmpty, listApplicable, noAnswers, type Answers } from '../plan/answers.ts';
import { dayOf } from '../plan/days.ts';
import { openPlan, readEarlyChoices, savePlan } from './plan-storage.ts';

/** The last step, after the questions. */
export const briefStep = 'brief';

export interface PlanView {
  readonly answers: Answers;
  /** The id of a question, or `briefStep`. */
  readonly step: string;
  readonly isUnreadable: boolean;
  /** The visitor's date, such as 2026-11-24. */
  readonly today: string;
}

/** The step of a history entry. */
const readStep = () => (history.state as { readonly plan?: string } | null)?.plan;

/** The step to resume at: the first question without an answer, or the brief. */
function findStep(rules: PlannerRules, answers: Answers): string {
  const asked = listApplicable(rules, answers);
  const open = isEmpty(answers) ? asked[0] : asked.find((one) => !isAnswered(one, answers));
  return open?.question.id ?? briefStep;
}

/** A visitor's answers and current step, kept in the address, in the history and on the device. */
export function createPlanStore(rules: PlannerRules, films: ReadonlySet<string>) {
  let listener = (): void => undefined;
  /** The server renders this state; the visitor's own is opened in the browser. */
  const first: PlanView = {
    answers: noAnswers,
    step: findStep(rules, noAnswers),
    isUnreadable: false,
    today: '2000-01-01',
  };
  let view: PlanView | undefined;

  const open = (chosen: readonly string[] = []): PlanView => {
    const { answers: kept, isUnreadable, isLinked } = openPlan(rules, films);
    const today = dayOf(new Date());
    // A saved date may have passed.
    const opened = kept.day !== undefined && kept.day < today ? { ...kept, day: undefined } : kept;
    const answers = chosen.reduce((given, id) => choose(rules, given, id), opened);
    const step = readStep() ?? (isLinked ? briefStep : findStep(rules, opened));
    return { answers, step, isUnreadable, today };
  };
  const get = (): PlanView => (view ??= open(readEarlyChoices()));
  const set = (next: Partial<PlanView>) => {
    view = { ...get(), ...next };
    listener();
  };
  const onPop = () => {
    const step = readStep();
    // Without a step the visitor has edited the address.
    set(step === undefined ? open() : { step });
    if (step !== undefined) savePlan(get().answers);
  };
  /** Edits the current answers: a press may come before React has rendered the saved ones. */
  const change = (edit: (answers: Answers) => Answers) => {
    set({ answers: edit(get().answers), isUnreadable: false });
    savePlan(get().answers);
  };
  /** Pushes a history entry for a step. */
  const go = (step: string) => {
    history.replaceState({ plan: get().step }, '');
    history.pushState({ plan: step }, '', location.href);
    set({ step });
  };
  return {
    get,
    getFirst: () => first,
    /** For the one component that shows the plan. */
    subscribe: (rerender: () => void) => {
      listener = rerender;
      addEventListener('popstate', onPop);
      if (!view && readEarlyChoices().length > 0) savePlan(get().answers);
      return () => removeEventListener('popstate', onPop);
    },
    change,
    go,
    clear: () => {
      change(() => noAnswers);
      go(first.step);
    },
  };
}
