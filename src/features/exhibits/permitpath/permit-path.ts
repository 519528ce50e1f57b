import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

type PermitPath = Exhibit<'permitpath'>;
type Step = PermitPath['steps'][number];

/** A step with the working days that are left to the shoot when it begins. */
export type DatedStep = Step & { readonly daysLeft: number };

/** The steps with the days that are left at each: the first has all of them. */
export function countDown(steps: readonly Step[]): DatedStep[] {
  let daysLeft = steps.reduce((sum, { days }) => sum + days, 0);
  return steps.map((step) => {
    const dated = { ...step, daysLeft };
    daysLeft -= step.days;
    return dated;
  });
}

/** Such as `9 working days before`. */
export const writeDays = (days: number, { day, days: many }: PermitPath['words']) =>
  `${String(days)} ${days === 1 ? day : many}`;

/** Each step as one line of text. */
export function writePath({ steps, words }: PermitPath): string[] {
  const lines = countDown(steps).map(({ daysLeft, name, who, text, beside }) => {
    const main = `${writeDays(daysLeft, words)}: ${name} (${who})`;
    const also = beside && `${words.beside} ${beside.name} (${beside.who}), ${String(beside.days)} ${words.takes}`;
    return [main, text, also, beside?.text].filter((part) => part !== undefined).join('. ');
  });
  return [...lines, words.end];
}
