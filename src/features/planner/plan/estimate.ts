import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Choice } from './choose-package.ts';

export interface PlanPrices extends Pick<ContentData<'prices'>, 'tiers' | 'plans' | 'spread'> {
  readonly currency: string;
}

export interface PricedJob {
  /** The answers, chosen or assumed. */
  readonly ids: ReadonlySet<string>;
  readonly halfDays: number;
  readonly onSet: number;
  readonly choice: Choice | undefined;
}

/**
 * What a job costs before third-party costs, in whole units of the currency. It is at least its package's starting
 * price and what comes on top of it, unless the job needs so much less that it lies between two packages.
 * @returns undefined if no line of the estimate applies.
 */
export function estimate({ tiers, plans, spread }: PlanPrices, { ids, halfDays, onSet, choice }: PricedJob) {
  const days = halfDays / 2;
  const lines = plans.filter(({ answer }) => ids.has(answer));
  const extra = lines.reduce((sum, line) => sum + line.extra, 0);
  const from = lines.reduce((sum, { job, day, person }) => sum + job + days * (day + onSet * person), extra);
  if (from === extra) return undefined;
  const to = from * (1 + spread / 100);
  if (choice?.kind !== 'package') return { from, to, isBetween: false };
  const start = (tiers.find(({ name }) => name === choice.limit.tier)?.from ?? 0) + extra;
  const isBetween = choice.isBetween || to < start;
  return isBetween || from >= start ? { from, to, isBetween } : { from: start, to, isBetween };
}
