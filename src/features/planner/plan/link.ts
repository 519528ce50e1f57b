import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { noAnswers, dropObsoleteAnswers, type Answers } from './answers.ts';
import { isDay } from './days.ts';

/** The format's version. */
const version = '2';

/**
 * Encodes answers as a URL hash, which browsers never send to a server: the version, the length of the rest in
 * characters (so that a truncated link is noticed), then the film, the date and the ids of the answers, such as
 * `2.33.~neon-tide.2026-12-05.music.night`. Empty without answers.
 */
export function encodeAnswers({ chosen, day, film }: Answers): string {
  const rest = [...(film === undefined ? [] : [`~${film}`]), ...(day === undefined ? [] : [day]), ...chosen].join('.');
  return rest === '' ? '' : [version, rest.length, rest].join('.');
}

type Rules = Pick<PlannerRules, 'questions'>;

/** Maps all current and former ids of answers to the current ones. */
function listIds({ questions }: Rules): Map<string, string> {
  const answers = questions.flatMap((question) => question.answers);
  return new Map(answers.flatMap(({ id, formerly = [] }) => [id, ...formerly].map((name) => [name, id] as const)));
}

/** @returns undefined if a part can't be the planner's. */
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
 * Decodes what `encodeAnswers` has written, with any former ids of answers.
 * @param code the hash; anybody may have written it.
 * @param films the slugs of the films that can be chosen.
 * @returns undefined if it is damaged, truncated or not a plan's.
 */
export function decodeAnswers(code: string, rules: Rules, films: ReadonlySet<string>): Answers | undefined {
  if (code === '') return noAnswers;
  if (!/^[\w~.-]+$/.test(code)) return undefined;
  const [said = '', count = '', ...parts] = code.split('.');
  if (said !== version || count !== String(parts.join('.').length)) return undefined;
  const answers = readParts(parts, rules, films);
  return answers && dropObsoleteAnswers(rules, answers);
}
