import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

/**
 * The day so many days before another, such as `Tue, Dec 8`, on the visitor's own calendar.
 * @param day as a date field has it, such as 2026-12-22.
 * @returns nothing if that is not a day, as long as a visitor is still typing.
 */
export function dayBefore(day: string, days: number): string | undefined {
  const [, year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date - days).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
}

export function formatDone(done: number, all: number, word: string): string {
  return `${String(done)} / ${String(all)} ${word}`;
}

export const countItems = (stages: Exhibit<'checklist'>['stages']): number =>
  stages.reduce((sum, { items }) => sum + items.length, 0);
