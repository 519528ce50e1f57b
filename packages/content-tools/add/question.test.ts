import { expect, it } from 'vitest';
import { videoSchema } from '@site/model/schemas/video.ts';
import { askField, optionName, readCredits, readNumber } from './question.ts';

const { shape } = videoSchema;

it('a field asks and complains in its schema’s words', () => {
  const title = askField('title', shape.title);
  expect(title.advice).toBe('write the title');
  expect(title.check(' Neon Tide ')).toEqual({ value: 'Neon Tide' });
  expect(title.check('')).toEqual({ advice: 'is empty: write the title' });
  expect(title.check('x'.repeat(61))).toEqual({ advice: 'has 61 characters: write at most 60' });
});

it.each(['', '20x4', '2 024', '1889', '2024.5'])('"%s" is no year', (answer) => {
  const year = askField('year', shape.year, { read: readNumber });
  expect(year.check(answer)).toEqual({ advice: 'is not right: write the year, a whole number from 1990 to 2100' });
});

it('credits are one line', () => {
  const credits = askField('credits', shape.credits, { read: readCredits });
  expect(credits.check('Director: Ana Quiroga; Title: Re: Sea;')).toEqual({
    value: [
      { role: 'Director', name: 'Ana Quiroga' },
      { role: 'Title', name: 'Re: Sea' },
    ],
  });
  expect(credits.check('Ana Quiroga')).toEqual({ advice: '[0].name is missing: write the name' });
  expect(credits.check('')).toEqual({ advice: 'is missing: write a list of credits (role and name)' });
});

it('an option has the field’s name', () => {
  expect(optionName('posterAlt')).toBe('poster-alt');
});
