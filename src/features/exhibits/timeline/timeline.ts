import { placeWords } from '@site/model/schemas/exhibits/timeline.ts';
import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';

type Week = Exhibit<'timeline'>['weeks'][number];
type Step = Week['steps'][number];

const daysOfWeek = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** The first letters of a week's days. */
export const dayLetters = daysOfWeek.map((day) => day.slice(0, 1));

export interface PlacedStep extends Step {
  /** From 0: steps of one side that would cover each other are one below the other. */
  readonly lane: number;
  /** How many days its words take, from its first on, or up to its last where the week ends before. */
  readonly width: number;
  /** The first day that its words take. */
  readonly from: number;
}

/** The days of a step, such as `Wed` or `Wed to Fri`. */
export function writeDays({ day, days }: Pick<Step, 'day' | 'days'>): string {
  const [first = '', last = ''] = [daysOfWeek[day - 1], daysOfWeek[day + days - 2]];
  return days === 1 ? first : `${first} to ${last}`;
}

/** Gives each step of a week the first lane of its side that is free for as long as its words take. */
export function placeSteps(steps: readonly Step[]): PlacedStep[] {
  const free: Record<Step['who'], number[]> = { client: [], crew: [] };
  return steps.map((step) => {
    const { from, width } = placeWords(step);
    const lanes = free[step.who];
    const found = lanes.findIndex((day) => day <= from);
    const lane = found === -1 ? lanes.length : found;
    lanes[lane] = from + width;
    return { ...step, lane, width, from };
  });
}
