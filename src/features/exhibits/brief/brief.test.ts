import { expect, test } from 'vitest';
import { parseKept, writeBrief } from './brief.ts';

test('the text has every question with its answer, and a rule where one is open', () => {
  const text = writeBrief([
    { ask: 'Who watches it', answer: ' New hires, on a phone ' },
    { ask: 'The date', answer: '' },
  ]);
  expect(text).toBe('1. Who watches it\nNew hires, on a phone\n\n2. The date\n____');
});

test('what was kept comes back', () => {
  expect(parseKept(JSON.stringify({ 'The date': 'May 4' }))).toEqual({ 'The date': 'May 4' });
});

test.each([null, '', '{', '[1]', '"text"', '{"The date":4}'])(
  '%j was kept by no brief, and counts as nothing',
  (text) => {
    expect(parseKept(text)).toEqual({});
  },
);
