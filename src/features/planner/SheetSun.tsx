import type { ReactNode } from 'react';
import { formatTime } from '#lib/clock.ts';
import { createSun } from '#lib/sun.ts';
import type { SheetWords } from './plan/figures.ts';
import type { Plan } from './plan/make-plan.ts';
import { Rows, SheetPart } from './SheetParts.tsx';

interface Props {
  readonly words: SheetWords;
  readonly sky: NonNullable<Plan['sky']>;
  /** Such as 2026-12-05. */
  readonly day: string;
}

/** The sun where and when the job is shot. */
export function SheetSun({ words, sky, day }: Props): ReactNode {
  const { sunrise, goldenEnd, goldenStart, sunset, dusk } = createSun({ ...sky, zone: sky.timeZone })(day);
  const moments = [
    [words.sunrise, sunrise],
    [words.morning, goldenEnd],
    [words.evening, goldenStart],
    [words.sunset, sunset],
    [words.dark, dusk],
  ] as const;
  return (
    <SheetPart heading={`${words.sun}: ${sky.name}`}>
      <Rows rows={moments.map(([word, hour]) => [word, hour === undefined ? '–' : formatTime(hour * 60)])} />
    </SheetPart>
  );
}
