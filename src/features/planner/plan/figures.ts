import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Calendar, Step } from './calendar.ts';
import { formatNumber } from '#lib/intl.ts';
import { formatDay } from './days.ts';
import type { PlanPrices } from './estimate.ts';
import type { Plan } from './make-plan.ts';

export type SheetWords = ContentData<'planPage'>['sheet'];

/** Days that are counted in halves, such as ½ or 2½. */
function formatHalfDays(halfDays: number): string {
  if (halfDays === 1) return '½';
  return `${Math.floor(halfDays / 2)}${halfDays % 2 === 0 ? '' : '½'}`;
}

/** A number with its word, such as 3 people. */
export function count(number: number, { one, many }: { readonly one: string; readonly many: string }): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Half days with their word, such as ½ day or 2½ days. */
export function countHalfDays(halfDays: number, { day }: SheetWords): string {
  return `${formatHalfDays(halfDays)} ${halfDays > 2 ? day.many : day.one}`;
}

/** When a step of the calendar is: its day or, without a date, how far from the shoot. */
export function sayWhen({ day, offset }: Step, words: SheetWords): string {
  if (day !== undefined) return formatDay(day);
  return `${count(Math.abs(offset), words.day)} ${offset < 0 ? words.before : words.after}`;
}

export function sayStep({ what, permit }: Step, words: SheetWords): string {
  return permit === undefined ? what : `${words.apply} ${what}`;
}

/** The first and last day of a shoot; empty without a date. */
export function sayShoot({ firstDay, lastDay }: Calendar): string {
  const days = [...new Set([firstDay, lastDay])].filter((day) => day !== undefined);
  return days.map(formatDay).join(' – ');
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

/** The range of a plan's price, such as $4,500 – $6,000; undefined where there is none. */
export function sayPrice({ price }: Plan, prices: PlanPrices | undefined): string | undefined {
  if (!price || !prices) return undefined;
  const options = { style: 'currency', currency: prices.currency, maximumFractionDigits: 0 } as const;
  const say = (amount: number) => formatNumber(Math.round(amount / 100) * 100, options);
  return `${say(price.from)} – ${say(price.to)}`;
}
