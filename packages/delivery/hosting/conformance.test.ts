import { expect, it } from 'vitest';
import { formatTable, judge, listFailures, type Outcome } from './conformance.ts';

const reason = 'It has no ranges.';

it.each([
  ['a check without faults', [], undefined, { verdict: 'passed', remarks: [] }],
  ['a check with faults', ['status is 500'], undefined, { verdict: 'failed', remarks: ['status is 500'] }],
  ['a known exception', ['status is 200'], reason, { verdict: 'exception', remarks: [reason] }],
  ['an exception that is not needed', [], reason, { verdict: 'works', remarks: [expect.stringContaining('remove')] }],
])('judges %s', (_, faults, exception, outcome) => {
  expect(judge(faults, exception)).toEqual(outcome);
});

const outcomes: readonly Outcome[] = [
  { target: 'one', check: 'another tag: 200', verdict: 'passed', remarks: [] },
  { target: 'one', check: 'films: 206 for a part', verdict: 'failed', remarks: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] },
  { target: 'two', check: 'another tag: 200', verdict: 'works', remarks: ['it works now'] },
  { target: 'two', check: 'films: 206 for a part', verdict: 'exception', remarks: [reason] },
];

it('lists what failed, and exceptions that are not needed', () => {
  expect(listFailures(outcomes)).toEqual([
    'one: films: 206 for a part: a; b; c; d; e, and 2 more',
    'two: another tag: 200: it works now',
  ]);
});

it('writes checks as rows and targets as columns, with a note for each exception', () => {
  expect(formatTable(outcomes).replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-').split('\n')).toEqual([
    '| what | one | two |',
    '| - | - | - |',
    '| another tag: 200 | yes | **works now** |',
    '| films: 206 for a part | **failed** | no (1) |',
    '',
    `1. two: ${reason}`,
  ]);
});
