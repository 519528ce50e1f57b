import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { applies, listApplicable, type Answers, type ApplicableQuestion } from './answers.ts';
import { makeCalendar, type Calendar, type Rules } from './calendar.ts';
import { choosePackage } from './choose-package.ts';
import { addDays } from './days.ts';
import { estimate, type PlanPrices } from './estimate.ts';

/** The crew by role, with everyone's total hours. */
function listCrew(rules: PlannerRules, answers: ApplicableQuestion['given'], halfDays: number) {
  return rules.roles.flatMap(({ id, name, stage }) => {
    const lines = answers.flatMap(({ needs }) => (needs?.crew ?? []).filter(({ role }) => role === id));
    if (lines.length === 0) return [];
    const people = Math.max(...lines.map((line) => line.people));
    const given = lines.reduce((sum, line) => sum + line.people * (line.hours ?? 0), 0);
    const hours = given || (people * halfDays * rules.dayHours) / 2;
    const isDaily = given === 0 && lines.some(({ extra }) => extra !== true);
    return [{ id, name, stage, people, isDaily, hours }];
  });
}

const countPeople = (crew: readonly { readonly people: number }[]) => crew.reduce((sum, { people }) => sum + people, 0);

function canRush({ rush }: Rules, ids: ReadonlySet<string>, { isLate, after }: Calendar, today: string): boolean {
  const finished = after.at(-1)?.day;
  if (!rush || !isLate || finished === undefined) return false;
  return finished >= addDays(today, rush.days) && applies(rush.only, ids, rush.without);
}

/** The ids that answers need from a list of the rules, in the order of that list. */
function pick<Item extends { readonly id: string }>(
  list: readonly Item[],
  answers: ApplicableQuestion['given'],
  field: 'kit' | 'permits' | 'bring',
) {
  return list.filter(({ id }) => answers.some(({ needs }) => needs?.[field]?.includes(id) === true));
}

/**
 * Films by similarity to the answers: the purpose of the job counts most, then its places, then other answers, and
 * defaults least.
 */
export function rankFilms({ films }: Pick<PlannerRules, 'films'>, asked: readonly ApplicableQuestion[]) {
  const weights = new Map<string, number>();
  for (const [index, { given, assumed }] of asked.entries()) {
    for (const { id, places } of given) weights.set(id, places === undefined ? 2 : 5);
    if (assumed) weights.set(assumed.id, 1);
    for (const { id } of index === 0 ? [...given, ...(assumed ? [assumed] : [])] : []) weights.set(id, 9);
  }
  const score = (shows: readonly string[]) =>
    shows.reduce((sum, id) => sum + (weights.get(id) ?? 0), 0) - shows.length / 100;
  return films.toSorted((one, other) => score(other.shows) - score(one.shows));
}

/** The film that a visitor chose or else the most similar one, and a second, at a place that the first lacks. */
function chooseFilms(rules: PlannerRules, { film: liked }: Answers, asked: readonly ApplicableQuestion[]): string[] {
  const ranked = rankFilms(rules, asked);
  const first = liked ?? ranked[0]?.film;
  const others = ranked.filter(({ film }) => film !== first);
  const known = rules.films.find(({ film }) => film === first)?.shows ?? [];
  const missing = asked
    .flatMap(({ given }) => given)
    .filter(({ id, places }) => places !== undefined && !known.includes(id))
    .map(({ id }) => id);
  const second = others.find(({ shows }) => missing.some((id) => shows.includes(id))) ?? others[0];
  return [first, second?.film].filter((film) => film !== undefined);
}

/**
 * A pure function of the answers and the date.
 * @param today the visitor's date, such as 2026-11-24.
 * @param prices of a company that shows them.
 */
export function makePlan(rules: Rules, answers: Answers, today: string, prices?: PlanPrices) {
  const asked = listApplicable(rules, answers);
  const active = asked.flatMap(({ given, assumed }) => (assumed ? [assumed] : given));
  const ids = new Set(active.map(({ id }) => id));

  // The kinds of places and their number are separate questions.
  const placesOf = (answers: ApplicableQuestion['given']) => answers.reduce((sum, { places = 0 }) => sum + places, 0);
  const places = Math.max(1, ...asked.map(({ given }) => placesOf(given)));
  const halfDays = Math.max(
    1,
    active.reduce((sum, { needs }) => sum + (needs?.halfDays ?? 0), 0),
    places * rules.placeHalfDays,
  );
  const crew = listCrew(rules, active, halfDays);
  const onSet = countPeople(crew.filter(({ stage }) => stage === 'shoot'));
  const permits = pick(
    rules.permits.filter(({ only }) => applies(only, ids)),
    active,
    'permits',
  );
  const dayIs = active.find((answer) => answer.dayIs !== undefined)?.dayIs ?? 'shoot';
  const calendar = makeCalendar(rules, { halfDays, permits, ids, today, day: answers.day, dayIs });
  const isRush = canRush(rules, ids, calendar, today);
  // Others have lines of their own, in a package too.
  const daily = countPeople(crew.filter(({ isDaily }) => isDaily));
  const choice = choosePackage(rules, { halfDays, people: daily, places }, ids);
  const job = { answers: active, halfDays, daily, choice, rush: isRush ? (rules.rush?.percent ?? 0) : 0 };
  const price = prices && estimate(prices, job);
  return {
    asked,
    halfDays,
    crew,
    /** People on set at the same time, without the cast. */
    onSet,
    kit: pick(rules.kit, active, 'kit'),
    permits,
    calendar,
    /** Whether the date can be met for the price of a rush. */
    isRush,
    bring: pick(rules.bring, active, 'bring').map(({ text }) => text),
    choice,
    /** Whether the job needs less than its package: by its price, or without prices by its days. */
    isBetween:
      choice?.kind === 'package' && (choice.isBetween || (price?.isBetween ?? halfDays < choice.limit.halfDays)),
    price,
    isOverBudget: active.some(({ upTo = Infinity }) => price !== undefined && price.from > upTo),
    /** The slugs of two similar films. */
    films: chooseFilms(rules, answers, asked),
    advice: active.flatMap(({ advice }) => (advice === undefined ? [] : [advice])),
  };
}

export type Plan = ReturnType<typeof makePlan>;
