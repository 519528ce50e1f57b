import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { formatTime, toMinutes } from '#lib/clock.ts';
import { createSun, type Sun } from '#lib/sun.ts';

type Timeline = Exhibit<'timeline'>;
type Place = NonNullable<Timeline['light']>;

/** The sun's times of the day, in hours from midnight on the place's clock. */
export const findLight = ({ day, ...place }: Pick<Place, 'day' | 'latitude' | 'longitude' | 'zone'>): Sun =>
  createSun(place)(day);

/** Such as `Sunrise 6:52 am`. */
export function formatSun({ sunrise, goldenStart, sunset }: Sun, words: Pick<Place, 'sunrise' | 'golden' | 'sunset'>) {
  const rows = [
    [words.sunrise, sunrise],
    [words.golden, goldenStart],
    [words.sunset, sunset],
  ] as const;
  return rows.flatMap(([word, at]) => (at === undefined ? [] : [`${word} ${formatTime(at * 60)}`]));
}

/** CSS pixels per minute, such that half an hour is a line of text, and per day, such that a notch is visible. */
const scale = { minute: 1.2, day: 26, minDays: 56 };

export type Step = Timeline['steps'][number] & {
  /** Such as `6:30 am`, or `9 business days before`. */
  readonly when: string;
  /** Minutes from midnight. */
  readonly begins: number;
  /** Minutes, or days. */
  readonly length: number;
  readonly height: number;
};

/** The steps with their times: each lasts until the next one, the last until the end. */
export function listSteps({ steps, end, left }: Pick<Timeline, 'steps' | 'end' | 'left'>): Step[] {
  return steps.map((step, index) => {
    if (!left) {
      const begins = toMinutes(step.at ?? '');
      const length = toMinutes(steps[index + 1]?.at ?? end.at ?? '') - begins;
      return { ...step, when: formatTime(begins), begins, length, height: length * scale.minute };
    }
    const length = step.days ?? 0;
    const daysLeft = steps.slice(index).reduce((sum, { days = 0 }) => sum + days, 0);
    const when = `${daysLeft} ${daysLeft === 1 ? left.day : left.days}`;
    return { ...step, when, begins: 0, length, height: Math.max(scale.minDays, length * scale.day) };
  });
}
