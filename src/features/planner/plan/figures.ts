import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Plan } from './make-plan.ts';

export type SheetWords = ContentData<'planPage'>['sheet'];

/** Days that are counted in halves, such as ½ or 2½. */
export function formatHalfDays(halfDays: number): string {
  const whole = Math.floor(halfDays / 2);
  const half = halfDays % 2 === 0 ? '' : '½';
  return `${whole === 0 && half !== '' ? '' : String(whole)}${half}`;
}

/** A number with its word, such as 3 people. */
export function count(number: number, { one, many }: { readonly one: string; readonly many: string }): string {
  return `${String(number)} ${number === 1 ? one : many}`;
}

/** Half days with their word, such as ½ day or 2½ days. */
export function countHalfDays(halfDays: number, { day }: SheetWords): string {
  return `${formatHalfDays(halfDays)} ${halfDays > 2 ? day.many : day.one}`;
}

/** The three figures that a plan is known by, each with its name. */
export function listFigures({ halfDays, onSet, calendar }: Plan, words: SheetWords) {
  return [
    { name: words.days, figure: formatHalfDays(halfDays) },
    { name: words.onSet, figure: String(onSet) },
    { name: words.leadTime, figure: String(calendar.leadDays) },
  ];
}

/** The same in one line, as a voice says it. */
export function speakFigures(plan: Plan, words: SheetWords): string {
  return listFigures(plan, words)
    .map(({ name, figure }) => `${name}: ${figure}`)
    .join(', ');
}
