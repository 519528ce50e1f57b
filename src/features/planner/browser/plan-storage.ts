import type { PlannerRules } from '@site/model/schemas/planner.ts';
import { isEmpty, noAnswers, settle, type Answers } from '../plan/answers.ts';
import { decodeAnswers, encodeAnswers } from '../plan/link.ts';

/** What a visitor has to know about the plan that is open. */
export type Notice = 'shared' | 'unreadable' | undefined;

const key = 'plan';

/** The plan on this device; none where the browser blocks its storage. */
export function readOwnPlan(rules: PlannerRules, films: ReadonlySet<string>): Answers {
  try {
    return decodeAnswers(localStorage.getItem(key) ?? '', rules, films) ?? noAnswers;
  } catch {
    return noAnswers;
  }
}

/** Keeps a plan in the address and on the device. */
export function savePlan(answers: Answers): void {
  const code = encodeAnswers(answers);
  history.replaceState(history.state, '', code === '' ? location.pathname : `#${code}`);
  try {
    if (code === '') localStorage.removeItem(key);
    else localStorage.setItem(key, code);
  } catch {
    // Blocked or full: the address has all of it, and survives a reload as well.
  }
}

/** What the address says after its #; empty where that is a place on the page. */
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
  readonly notice: Notice;
  /** Whether it came with a link that holds a plan. */
  readonly isLinked: boolean;
}

/** The plan of the address or, without one, that of the device. */
export function openPlan(rules: PlannerRules, films: ReadonlySet<string>): Opened {
  const own = readOwnPlan(rules, films);
  const code = readCode();
  if (code === '') return { answers: own, notice: undefined, isLinked: false };
  const linked = decodeAnswers(code, rules, films);
  if (!linked) return { answers: noAnswers, notice: 'unreadable', isLinked: false };
  const { film, day, chosen } = linked;
  if (film !== undefined && day === undefined && chosen.length === 0) {
    // "Plan one like this": the other answers stay, unless they leave no room for a film.
    const joined = settle(rules, { ...own, film });
    return { answers: joined.film === film ? joined : linked, notice: undefined, isLinked: false };
  }
  const isOwn = isEmpty(own) || encodeAnswers(own) === encodeAnswers(linked);
  return { answers: linked, notice: isOwn ? undefined : 'shared', isLinked: true };
}

/** Answers that were chosen before the script ran. */
export function readEarlyChoices(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>('.planner input:checked')].map(({ value }) => value);
}
