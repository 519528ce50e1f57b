import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatDate } from '#lib/intl.ts';

/** Longer answers are no brief. */
export const maxCharacters = 400;

/** Lines as plain text, to paste into a message: each question with its answer, or a blank rule. */
export function formatLines(lines: readonly { readonly ask: string; readonly answer: string }[]): string {
  return lines.map(({ ask, answer }, index) => `${index + 1}. ${ask}\n${answer.trim() || '____'}`).join('\n\n');
}

/**
 * The date a number of days before another, such as `Tue, Dec 8`, on the visitor's own calendar.
 * @param day as a date field has it, such as 2026-12-22.
 * @returns undefined for what is not a date, such as one still being typed.
 */
export function dayBefore(day: string, days: number): string | undefined {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return formatDate(new Date(year, month - 1, date - days), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
}

export const formatDone = (done: number, all: number, word: string) => `${done} / ${all} ${word}`;

export const countItems = (stages: readonly { readonly items: readonly string[] }[]): number =>
  stages.reduce((sum, { items }) => sum + items.length, 0);

export const companies = ['A', 'B'] as const;

export const answers = ['yes', 'no', 'unclear'] as const;

type Verdict = NonNullable<Exhibit<'form'>['score']>['verdicts'][number];

/**
 * A company's score, and the verdict once every check has an answer.
 * @param verdicts the highest sum first.
 */
export function addUp(verdicts: readonly Verdict[], given: readonly string[], checks: number) {
  const sum = given.filter((answer) => answer === 'yes').length;
  const verdict = given.length < checks ? undefined : verdicts.find(({ from }) => sum >= from);
  return { sum, verdict: verdict?.text ?? '' };
}

/** The sums for which each verdict holds, such as `7` or `0–5`. */
export function formatSums(verdicts: readonly Verdict[]): string[] {
  return verdicts.map(({ from }, index) => {
    const last = (verdicts[index - 1]?.from ?? from + 1) - 1;
    return last === from ? String(from) : `${from}–${last}`;
  });
}
