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

/** @returns undefined if a part can't be the planner's. */
function readParts(parts: readonly string[], rules: Rules, films: ReadonlySet<string>): Answers | undefined {
  const ids = new Set(rules.questions.flatMap(({ answers }) => answers.map(({ id }) => id)));
  let answers = noAnswers;
  for (const part of parts) {
    if (ids.has(part)) answers = { ...answers, chosen: [...answers.chosen, part] };
    else if (part.startsWith('~') && films.has(part.slice(1))) answers = { ...answers, film: part.slice(1) };
    else if (isDay(part)) answers = { ...answers, day: part };
    else return undefined;
  }
  return answers;
}

/**
 * Decodes what `encodeAnswers` has written.
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
