import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Choice } from './choose-package.ts';

export interface PlanPrices extends Pick<ContentData<'prices'>, 'tiers' | 'plans' | 'spread'> {
  readonly currency: string;
}

export interface PricedJob {
  /** Chosen or assumed. */
  readonly answers: readonly { readonly id: string; readonly label: string }[];
  readonly halfDays: number;
  /** The people on set every day. */
  readonly daily: number;
  readonly choice: Choice | undefined;
  /** The percent that a rush costs, of all but extras. */
  readonly rush: number;
}

/**
 * What a job costs before third-party costs, in whole units of the currency. It is at least its package's starting
 * price and what comes on top of it, unless the job needs so much less that it lies between two packages.
 * @returns undefined if no line of the estimate applies.
 */
export function estimate({ tiers, plans, spread }: PlanPrices, { answers, halfDays, daily, choice, rush }: PricedJob) {
  const days = halfDays / 2;
  const costs = answers.flatMap(({ id, label }) =>
    plans
      .filter(({ answer, unless }) => answer === id && answers.every((other) => other.id !== unless))
      .map(({ job = 0, day = 0, person = 0, extra = 0 }) => {
        return { label, work: job + days * (day + daily * person), extra };
      }),
  );
  const extra = costs.reduce((sum, line) => sum + line.extra, 0);
  const rushed = 1 + rush / 100;
  const work = costs.reduce((sum, line) => sum + line.work, 0);
  if (work === 0) return undefined;
  const from = work * rushed + extra;
  const withRoom = (from: number) => from * (1 + spread / 100);
  if (choice?.kind !== 'package') {
    const lines = costs.map(({ label, work, extra }) => ({ label, amount: work * rushed + extra }));
    return { from, to: withRoom(from), isBetween: false, lines };
  }
  const start = (tiers.find(({ name }) => name === choice.limit.tier)?.from ?? 0) * rushed + extra;
  const isBetween = choice.isBetween || withRoom(from) < start;
  const least = isBetween ? from : Math.max(from, start);
  return { from: least, to: withRoom(least), isBetween, lines: [] };
}
