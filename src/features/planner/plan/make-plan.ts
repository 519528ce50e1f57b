import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { applies, listAsked, type Answers, type Asked } from './answers.ts';
import { makeCalendar, type Rules } from './calendar.ts';
import { choosePackage } from './choose-package.ts';

/** People by role, with all hours of all of them together. */
function listCrew(rules: PlannerRules, answers: Asked['given'], halfDays: number) {
  return rules.roles.flatMap(({ id, name, stage }) => {
    const lines = answers.flatMap(({ needs, drives }) =>
      (needs?.crew ?? []).filter(({ role }) => role === id).map((line) => ({ ...line, drives })),
    );
    if (lines.length === 0) return [];
    const people = Math.max(...lines.map((line) => line.people));
    const hours =
      stage === 'shoot'
        ? (people * halfDays * rules.dayHours) / 2
        : lines.reduce((sum, line) => sum + line.people * (line.hours ?? 0), 0);
    // Marked where nobody would be there without what drives the price.
    return [{ id, name, stage, people, hours, isDriver: lines.every(({ drives }) => drives !== undefined) }];
  });
}

/** What answers need of a list of the rules, in the order of that list. */
function pick<Item extends { readonly id: string }>(
  list: readonly Item[],
  answers: Asked['given'],
  field: 'kit' | 'permits' | 'bring',
) {
  return list.flatMap((item) => {
    const asking = answers.filter(({ needs }) => needs?.[field]?.includes(item.id) === true);
    return asking.length === 0 ? [] : [{ ...item, isDriver: asking.every(({ drives }) => drives !== undefined) }];
  });
}

/** Films of ours, those that have the most in common with the answers first. */
export function rankFilms({ films }: Pick<PlannerRules, 'films'>, active: ReadonlySet<string>): string[] {
  return films
    .map(({ film, shows }) => ({ film, score: shows.filter((id) => active.has(id)).length - shows.length / 100 }))
    .sort((a, b) => b.score - a.score)
    .map(({ film }) => film);
}

/** The film that a visitor likes, and one that is like the answers. */
function chooseFilms(rules: PlannerRules, { film: liked }: Answers, active: ReadonlySet<string>): string[] {
  const others = rankFilms(rules, active).filter((film) => film !== liked);
  return [...(liked === undefined ? [] : [liked]), ...others].slice(0, 2);
}

/**
 * The plan of a job: the same for the same answers on the same day.
 * @param today the visitor's own day, such as 2026-11-24.
 */
export function makePlan(rules: Rules, answers: Answers, today: string) {
  const asked = listAsked(rules, answers);
  const active = asked.flatMap(({ given, assumed }) => (assumed ? [assumed] : given));
  const ids = new Set(active.map(({ id }) => id));

  const halfDays = Math.max(
    1,
    active.reduce((sum, { needs }) => sum + (needs?.halfDays ?? 0), 0),
    // A job has room for as many places as fit its days.
    ...asked.map(({ question, given }) => given.length * (question.furtherHalfDays ?? 0)),
  );
  const crew = listCrew(rules, active, halfDays);
  const onSet = crew.filter(({ stage }) => stage === 'shoot').reduce((sum, { people }) => sum + people, 0);
  const permits = pick(
    rules.permits.filter(({ only }) => applies(only, ids)),
    active,
    'permits',
  );
  const brought = pick(rules.bring, active, 'bring');
  const isThere = ({ answer }: { readonly answer?: string | undefined }) => answer !== undefined && ids.has(answer);
  // The question that says what is there already is the one that things to bring name.
  const saysReady = ({ question }: Asked) =>
    question.answers.some(({ id }) => rules.bring.some(({ answer }) => answer === id));
  const ready = asked.filter(saysReady).flatMap(({ given }) => given);
  const dayAnswer = active.find(({ dayIs }) => dayIs !== undefined);
  const sky = active.find((answer) => answer.sky !== undefined)?.sky;
  // The question whose further answers take time is that of the places.
  const places = Math.max(1, asked.find(({ question }) => question.furtherHalfDays !== undefined)?.given.length ?? 0);
  return {
    asked,
    halfDays,
    crew,
    /** People on the set at the same time, without those on screen. */
    onSet,
    kit: pick(rules.kit, active, 'kit'),
    permits,
    calendar: makeCalendar(rules, {
      ...{ halfDays, permits, ids, today },
      day: answers.day,
      dayIs: dayAnswer?.dayIs ?? 'shoot',
    }),
    sky: rules.skies.find(({ id }) => id === sky) ?? rules.skies[0],
    bring: brought.filter((item) => !isThere(item)).map(({ text }) => text),
    there: ready.map(({ label }) => label),
    choice: choosePackage(rules, { halfDays, people: onSet, places }, ids),
    /** Two films of ours, by their slugs. */
    films: chooseFilms(rules, answers, ids),
    drivers: active.flatMap(({ drives }) => (drives === undefined ? [] : [drives])),
    advice: active.flatMap(({ advice }) => (advice === undefined ? [] : [advice])),
  };
}

export type Plan = ReturnType<typeof makePlan>;
