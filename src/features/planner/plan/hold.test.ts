import { expect, test } from 'vitest';
import { createHold } from './hold.ts';

const hold = {
  title: 'Shoot, to be confirmed',
  text: 'Days: 2\nCrew; sound, light',
  url: 'https://www.example.com/plan#1.1.music',
  firstDay: '2026-12-31',
  endDay: '2027-01-02',
  id: 'plan-1@example.com',
  now: new Date('2026-11-24T10:20:30.456Z'),
};

test('a hold is a tentative entry of whole days', () => {
  expect(createHold(hold).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shoot planner//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:plan-1@example.com',
    'DTSTAMP:20261124T102030Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270102',
    String.raw`SUMMARY:Shoot\, to be confirmed`,
    String.raw`DESCRIPTION:Days: 2\nCrew\; sound\, light`,
    'URL:https://www.example.com/plan#1.1.music',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
