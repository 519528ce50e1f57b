import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { noAnswers, dropObsoleteAnswers, type Answers } from '../plan/answers.ts';
import { decodeAnswers, encodeAnswers } from '../plan/link.ts';

const key = 'plan';

/** The plan stored on this device, if any. */
function readOwnPlan(rules: PlannerRules, films: ReadonlySet<string>): Answers {
  try {
    return decodeAnswers(localStorage.getItem(key) ?? '', rules, films) ?? noAnswers;
  } catch {
    return noAnswers;
  }
}

/** Saves a plan in the address and on the device. */
export function savePlan(answers: Answers): void {
  const code = encodeAnswers(answers);
  history.replaceState(history.state, '', code === '' ? location.pathname : `#${code}`);
  try {
    localStorage.setItem(key, code);
  } catch {
    // Storage is blocked or full. The address has all of it, and survives a reload as well.
  }
}

/** The address's hash; empty if it is an anchor of the page. */
function readCode(): string {
  const hash = location.hash.slice(1);
  if (document.getElementById(hash)) return '';
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

interface Opened {
  readonly answers: Answers;
  /** Whether the address has a plan that can't be parsed. */
  readonly isUnreadable: boolean;
  /** Whether the address has a plan. */
  readonly isLinked: boolean;
}

/** The plan of the address or, without one, that of the device. */
export function openPlan(rules: PlannerRules, films: ReadonlySet<string>): Opened {
  const own = readOwnPlan(rules, films);
  const code = readCode();
  if (code === '') return { answers: own, isUnreadable: false, isLinked: false };
  const linked = decodeAnswers(code, rules, films);
  if (!linked) return { answers: noAnswers, isUnreadable: true, isLinked: false };
  const { film, day, chosen } = linked;
  if (film !== undefined && day === undefined && chosen.length === 0) {
    // "Plan one like this": the other answers stay, unless they rule out films.
    const joined = dropObsoleteAnswers(rules, { ...own, film });
    return { answers: joined.film === film ? joined : linked, isUnreadable: false, isLinked: false };
  }
  return { answers: linked, isUnreadable: false, isLinked: true };
}

/** Answers that were chosen before the script ran. */
export function readEarlyChoices(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('.planner input:checked')].map(({ value }) => value);
}
