import type { PlannerAnswer, PlannerQuestion, PlannerRules } from '@site/model/schemas/planner.ts';

/** What a visitor has answered; ids are those of content/planner.yaml. */
export interface Answers {
  readonly chosen: readonly string[];
  /** A day such as 2026-12-05. */
  readonly day?: string | undefined;
  /** The slug of a film of ours. */
  readonly film?: string | undefined;
}

export const noAnswers: Answers = { chosen: [] };

/** A question that applies after the answers before it. */
export interface Asked {
  readonly question: PlannerQuestion;
  /** The answers that can be given. */
  readonly offered: readonly PlannerAnswer[];
  /** Those of them that are given. */
  readonly given: readonly PlannerAnswer[];
  /** What a plan takes for granted in place of an answer. */
  readonly assumed?: PlannerAnswer | undefined;
}

/** Whether a condition of the rules holds: one of its answers is among those that a plan goes by. */
export const applies = (only: readonly string[] | undefined, ids: ReadonlySet<string>) =>
  only === undefined || only.some((id) => ids.has(id));

/** The questions that apply, in their order, each with what is answered or taken for granted. */
export function listAsked({ questions }: Pick<PlannerRules, 'questions'>, { chosen }: Answers): Asked[] {
  const active = new Set<string>();
  return questions.flatMap((question): Asked[] => {
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

/** Whether a question is answered: by an answer, a film or a day. */
export function isAnswered({ question: { kind }, given }: Asked, { day, film }: Answers): boolean {
  return given.length > 0 || (kind === 'film' && film !== undefined) || (kind === 'day' && day !== undefined);
}

export function isEmpty({ chosen, day, film }: Answers): boolean {
  return chosen.length === 0 && day === undefined && film === undefined;
}

/** The same answers without those to questions that no longer apply, in the order of the questions. */
export function settle(rules: Pick<PlannerRules, 'questions'>, answers: Answers): Answers {
  const asked = listAsked(rules, answers);
  const asks = (kind: PlannerQuestion['kind']) => asked.some(({ question }) => question.kind === kind);
  return {
    chosen: asked.flatMap(({ given }) => given.map(({ id }) => id)),
    ...(answers.day !== undefined && asks('day') && { day: answers.day }),
    ...(answers.film !== undefined && asks('film') && { film: answers.film }),
  };
}

/** Answers with one more or one less; where a question takes one answer, the new one replaces the old. */
export function choose(rules: Pick<PlannerRules, 'questions'>, answers: Answers, id: string, isChosen = true): Answers {
  const question = rules.questions.find((one) => one.answers.some((answer) => answer.id === id));
  const isAlternative = (other: string) =>
    question !== undefined && question.kind !== 'many' && question.answers.some((answer) => answer.id === other);
  const rest = answers.chosen.filter((other) => other !== id && !isAlternative(other));
  return settle(rules, { ...answers, chosen: isChosen ? [...rest, id] : rest });
}
