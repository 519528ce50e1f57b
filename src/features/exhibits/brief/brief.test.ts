import { expect, test } from 'vitest';
import { writeBrief } from './brief.ts';

test('the text has every question with its answer, and a rule where one is open', () => {
  const text = writeBrief([
    { ask: 'Who watches it', answer: ' New hires, on a phone ' },
    { ask: 'The date', answer: '' },
  ]);
  expect(text).toBe('1. Who watches it\nNew hires, on a phone\n\n2. The date\n____');
});
