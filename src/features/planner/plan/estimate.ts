import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Choice } from './choose-package.ts';

export interface PlanPrices extends Pick<ContentData<'prices'>, 'tiers' | 'plans' | 'spread'> {
  readonly currency: string;
}

export interface PricedJob {
  /** The answers that the plan goes by. */
  readonly ids: ReadonlySet<string>;
  readonly halfDays: number;
  readonly onSet: number;
  readonly choice: Choice | undefined;
}

/**
 * What a job comes to before what others charge, in whole units of the currency. It is at least what its package starts
 * from, unless it needs so much less that it lies between two packages.
 * @returns undefined where no line of the estimate is about the job.
 */
export function estimate({ tiers, plans, spread }: PlanPrices, { ids, halfDays, onSet, choice }: PricedJob) {
  const days = halfDays / 2;
  const from = plans
    .filter(({ answer }) => ids.has(answer))
    .reduce((sum, { job, day, person }) => sum + job + days * (day + onSet * person), 0);
  if (from === 0) return undefined;
  const to = from * (1 + spread / 100);
  if (choice?.kind !== 'package') return { from, to, isBetween: false };
  const start = tiers.find(({ name }) => name === choice.limit.tier)?.from ?? 0;
  const isBetween = choice.isBetween || to < start;
  return isBetween || from >= start ? { from, to, isBetween } : { from: start, to, isBetween };
}
