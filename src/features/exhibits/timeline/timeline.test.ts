import { expect, test } from 'vitest';
import { timeline } from '@site/model/schemas/exhibits/timeline.ts';
import { listSteps } from './timeline.ts';

const step = (at: string) => ({ at, what: `At ${at}` });
const place = { day: '2027-06-21', latitude: 34.0522, longitude: -118.2437, zone: 'America/Los_Angeles' };
const end = { at: '12:00', what: 'Wrap' };
const byClock = [step('06:30'), step('09:00'), step('09:30')];
const byDays = [2, 3, 1].map((days) => ({ days, what: `For ${days} days` }));
const left = { days: 'days before', day: 'day before' };

test('by the clock a step lasts until the next one, and the last until the end', () => {
  const steps = listSteps({ steps: byClock, end });
  expect(steps.map(({ when, length }) => `${when}, ${length}`)).toEqual([
    '6:30 am, 150',
    '9:00 am, 30',
    '9:30 am, 150',
  ]);
});

test('by days each step says how many are left to the end', () => {
  expect(listSteps({ steps: byDays, end, left }).map(({ when }) => when)).toEqual([
    '6 days before',
    '4 days before',
    '1 day before',
  ]);
});

test('steps out of order are told, and what is missing', () => {
  const light = { ...place, head: 'Crew', sunrise: 'Up', golden: 'Gold', sunset: 'Down' };
  const adviceOn = (changed: object) =>
    timeline
      .safeParse({ name: 'day', title: 'A day', steps: byClock, end, ...changed })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(adviceOn({ light })).toBeUndefined();
  expect(adviceOn({ steps: byDays, left, end: { what: 'Shoot' } })).toBeUndefined();
  expect(adviceOn({ light, end: { ...end, at: '09:15' } })).toEqual([
    'steps.2.at is 09:30, but the next step is not later: put the steps in the order of the day',
  ]);
  expect(adviceOn({ left })?.[0]).toContain('steps.0.days is missing');
  expect(adviceOn({})?.[0]).toContain('light is one of two');
});
