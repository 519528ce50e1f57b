import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Calendar, Step } from './calendar.ts';
import { formatNumber } from '#lib/intl.ts';
import { formatDay } from './days.ts';
import type { PlanPrices } from './estimate.ts';
import type { Plan } from './make-plan.ts';

export type SheetWords = ContentData<'planPage'>['sheet'];

/** Such as ½ or 2½ days. */
function formatHalfDays(halfDays: number): string {
  if (halfDays === 1) return '½';
  return `${Math.floor(halfDays / 2)}${halfDays % 2 === 0 ? '' : '½'}`;
}

/** A number with its noun, such as 3 people. */
export function count(number: number, { one, many }: { readonly one: string; readonly many: string }): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Such as ½ day or 2½ days. */
export function countHalfDays(halfDays: number, { day }: SheetWords): string {
  return `${formatHalfDays(halfDays)} ${halfDays > 2 ? day.many : day.one}`;
}

/** A step's date or, without one, its distance from the shoot. */
export function formatWhen({ day, offset }: Step, words: SheetWords): string {
  if (day !== undefined) return formatDay(day);
  return `${count(Math.abs(offset), words.day)} ${offset < 0 ? words.before : words.after}`;
}

export function formatStep({ what, permit }: Step, words: SheetWords): string {
  return permit === undefined ? what : `${words.apply} ${what}`;
}

/** The first and last day of a shoot; empty without a date. */
export function formatShoot({ firstDay, lastDay }: Calendar): string {
  const days = [...new Set([firstDay, lastDay])].filter((day) => day !== undefined);
  return days.map(formatDay).join(' – ');
}

/** A plan's three key figures, each with its label. */
export function listFigures({ halfDays, onSet, calendar }: Plan, words: SheetWords) {
  return [
    { name: words.days, figure: formatHalfDays(halfDays) },
    { name: words.onSet, figure: String(onSet) },
    { name: words.leadTime, figure: String(calendar.leadDays) },
  ];
}

/** The same in one line, for screen readers. */
export function formatFiguresAloud(plan: Plan, words: SheetWords): string {
  return listFigures(plan, words)
    .map(({ name, figure }) => `${name}: ${figure}`)
    .join(', ');
}

const formatAmount = (amount: number, { currency }: PlanPrices) =>
  formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });

/** What each answer costs, in the order of the questions; empty for a package. */
export function listPriceLines({ price }: Plan, prices: PlanPrices | undefined) {
  if (!price || !prices) return [];
  return price.lines.map(({ label, amount }) => ({ name: label, figure: formatAmount(amount, prices) }));
}

/** The price range, such as $4,500 – $6,000; undefined without prices. */
export function formatPriceRange({ price }: Plan, prices: PlanPrices | undefined): string | undefined {
  if (!price || !prices) return undefined;
  const round = (amount: number, step: number) => formatAmount(Math.round(amount / step) * step, prices);
  return `${round(price.from, 10)} – ${round(price.to, 100)}`;
}
