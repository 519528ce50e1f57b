import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { noAnswers, settle, type Answers } from './answers.ts';
import { isDay } from './days.ts';

/** The grammar of links: another one gets another version, beside which old links stay readable. */
const version = '2';

/** Counted its parts: an id that was cut could be another one. */
const firstVersion = '1';

/** No link of ours is longer. */
const maxLength = 1_000;

/**
 * Answers as the part of an address after its #, which browsers never send to a server: the version, the length of the
 * rest in characters (so that a link that lost its end is noticed), then the film, the day and the ids of the answers,
 * such as `2.33.~neon-tide.2026-12-05.music.night`. Empty where nothing is answered.
 */
export function encodeAnswers({ chosen, day, film }: Answers): string {
  const rest = [...(film === undefined ? [] : [`~${film}`]), ...(day === undefined ? [] : [day]), ...chosen].join('.');
  return rest === '' ? '' : [version, rest.length, rest].join('.');
}

type Rules = Pick<PlannerRules, 'questions'>;

/** Today's id of each answer, by all the ids that it has had. */
function listIds({ questions }: Rules): Map<string, string> {
  const answers = questions.flatMap((question) => question.answers);
  return new Map(answers.flatMap(({ id, formerly = [] }) => [id, ...formerly].map((name) => [name, id] as const)));
}

/** @returns undefined where a part is none that a planner has written. */
function readParts(parts: readonly string[], rules: Rules, films: ReadonlySet<string>): Answers | undefined {
  const ids = listIds(rules);
  let answers = noAnswers;
  for (const part of parts) {
    const id = ids.get(part);
    if (id !== undefined) answers = { ...answers, chosen: [...answers.chosen, id] };
    else if (part.startsWith('~') && films.has(part.slice(1))) answers = { ...answers, film: part.slice(1) };
    else if (isDay(part)) answers = { ...answers, day: part };
    else return undefined;
  }
  return answers;
}

/**
 * Reads what `encodeAnswers` has written, under any former id of an answer.
 * @param code the part of an address after its #; anybody may have written it.
 * @param films the slugs of the films that can be named.
 * @returns undefined where it is damaged, cut or not a plan's.
 */
export function decodeAnswers(code: string, rules: Rules, films: ReadonlySet<string>): Answers | undefined {
  if (code === '') return noAnswers;
  if (code.length > maxLength || !/^[\w~.-]+$/.test(code)) return undefined;
  const [said = '', count = '', ...parts] = code.split('.');
  const size = { [version]: parts.join('.').length, [firstVersion]: parts.length }[said];
  if (count !== String(size)) return undefined;
  const answers = readParts(parts, rules, films);
  return answers && settle(rules, answers);
}
