import type { PlannerAnswer, PlannerRules } from '@site/model/schemas/planner.ts';
import { count, countHalfDays, type SheetWords } from './figures.ts';

/** What an answer adds to a job, in words, such as `½ day` and `1 × Gaffer`. */
export function describeNeeds(rules: PlannerRules, { needs }: PlannerAnswer, words: SheetWords): string[] {
  const { halfDays = 0, crew = [], kit = [], permits = [] } = needs ?? {};
  const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id: string) =>
    list.find((one) => one.id === id)?.name ?? id;
  const people = crew.map(({ role, people: number }) =>
    number === 1 ? nameOf(rules.roles, role) : `${number} × ${nameOf(rules.roles, role)}`,
  );
  const leads = rules.permits
    .filter(({ id }) => permits.includes(id))
    .map(({ name, workingDays }) => `${name} (${count(workingDays, words.workingDay)})`);
  return [
    ...(halfDays === 0 ? [] : [countHalfDays(halfDays, words)]),
    ...people,
    ...kit.map((id) => nameOf(rules.kit, id)),
    ...leads,
  ];
}
