import type { PlannerAnswer, PlannerQuestion, PlannerRules } from '@site/model/schemas/planner.ts';

/** A visitor's answers; ids are those of content/planner.yaml. */
export interface Answers {
  readonly chosen: readonly string[];
  /** A day such as 2026-12-05. */
  readonly day?: string | undefined;
  /** A film's slug. */
  readonly film?: string | undefined;
}

export const noAnswers: Answers = { chosen: [] };

/** A question that applies given the answers before it. */
export interface ApplicableQuestion {
  readonly question: PlannerQuestion;
  readonly offered: readonly PlannerAnswer[];
  /** The chosen ones. */
  readonly given: readonly PlannerAnswer[];
  /** The default that a plan uses in place of an answer. */
  readonly assumed?: PlannerAnswer | undefined;
}

/** Whether a condition holds: one of the answers of `only` is chosen or assumed, and none of `without`. */
export const applies = (only: readonly string[] | undefined, ids: ReadonlySet<string>, without?: readonly string[]) =>
  (only === undefined || only.some((id) => ids.has(id))) && without?.some((id) => ids.has(id)) !== true;

/** The questions that apply, in order, each with its answers or its default. */
export function listApplicable(
  { questions }: Pick<PlannerRules, 'questions'>,
  { chosen }: Answers,
): ApplicableQuestion[] {
  const active = new Set<string>();
  return questions.flatMap((question): ApplicableQuestion[] => {
    if (!applies(question.only, active)) return [];
    const offered = question.answers.filter(({ only }) => applies(only, active));
    if (offered.length === 0 && question.kind !== 'film') return [];
    const chosenHere = offered.filter(({ id }) => chosen.includes(id));
    const given = question.kind === 'many' ? chosenHere : chosenHere.slice(0, 1);
    const assumed = given.length > 0 ? undefined : offered.find(({ id }) => question.ifSkipped?.includes(id) === true);
    for (const { id } of assumed ? [assumed] : given) active.add(id);
    return [{ question, offered, given, assumed }];
  });
}

/** Whether a question has an answer, a film or a date. */
export function isAnswered({ question: { kind }, given }: ApplicableQuestion, { day, film }: Answers): boolean {
  return given.length > 0 || (kind === 'film' && film !== undefined) || (kind === 'day' && day !== undefined);
}

export function isEmpty({ chosen, day, film }: Answers): boolean {
  return chosen.length === 0 && day === undefined && film === undefined;
}

/** Drops answers to questions that no longer apply, and sorts the rest by question. */
export function dropObsoleteAnswers(rules: Pick<PlannerRules, 'questions'>, answers: Answers): Answers {
  const asked = listApplicable(rules, answers);
  const asks = (kind: PlannerQuestion['kind']) => asked.some(({ question }) => question.kind === kind);
  return {
    chosen: asked.flatMap(({ given }) => given.map(({ id }) => id)),
    ...(answers.day !== undefined && asks('day') && { day: answers.day }),
    ...(answers.film !== undefined && asks('film') && { film: answers.film }),
  };
}

/** Toggles an answer; where a question takes one answer, the new one replaces the old. */
export function choose(rules: Pick<PlannerRules, 'questions'>, answers: Answers, id: string, isChosen = true): Answers {
  const question = rules.questions.find((one) => one.answers.some((answer) => answer.id === id));
  const isAlternative = (other: string) =>
    question !== undefined && question.kind !== 'many' && question.answers.some((answer) => answer.id === other);
  const rest = answers.chosen.filter((other) => other !== id && !isAlternative(other));
  return dropObsoleteAnswers(rules, { ...answers, chosen: isChosen ? [...rest, id] : rest });
}
