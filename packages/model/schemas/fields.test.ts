import { describe, expect, it } from 'vitest';
import type { z } from 'astro/zod';
import { entry, isoDate, list, oneOf, picture, text, webAddress, wholeNumber } from './fields.ts';

/** What an editor reads for each fault; empty where the value is right. */
function messages(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error ? error.issues.map(({ message }) => message) : [];
}

describe('text', () => {
  const title = text('the title', { min: 3, max: 10 });

  it.each([
    [undefined, 'is missing: write the title'],
    [null, 'is empty: write the title'],
    ['  ', 'is empty: write the title'],
    [7, 'is a number, not text: put it in quotes, and write the title'],
    [true, 'is true or false, not text: put it in quotes, and write the title'],
    [['a'], 'is a list, not text: write the title'],
    ['abc\u0007', 'has a character that nobody sees, such as one of a terminal: write the title anew'],
    ['abc\uD83C', 'has a character that nobody sees, such as one of a terminal: write the title anew'],
    [{ company: null }, 'is a block, not text: put it in quotes, and write the title'],
    ['ab', 'has 2 characters: write at least 3'],
    ['abcdefghijk', 'has 11 characters: write at most 10'],
  ])('%j %s', (value, message) => {
    expect(messages(title, value)).toEqual([message]);
  });

  it('loses the space around it', () => {
    expect(title.parse(' abc ')).toBe('abc');
  });

  it('is not measured by its tokens', () => {
    expect(messages(title, '{claims.videos}')).toEqual([]);
    expect(messages(title, 'ab {company} abcdefghijk')).toEqual(['has 24 characters: write at most 10']);
  });
});

describe('a list', () => {
  const names = list(text('a name'), 'names', { min: 2, max: 3 });

  it.each([
    [undefined, 'is missing: write a list of names'],
    [null, 'is empty: write a list of names'],
    ['Ana', 'is not right: write a list of names'],
    [['Ana'], 'is too short: write at least 2 names'],
    [['a', 'b', 'c', 'd'], 'is too long: write at most 3 names'],
  ])('%j %s', (value, message) => {
    expect(messages(names, value)).toEqual([message]);
  });
});

describe('a whole number', () => {
  const stars = wholeNumber('the stars', 1, 5);
  const advice = 'write the stars, a whole number from 1 to 5';

  it.each([
    [undefined, `is missing: ${advice}`],
    [null, `is empty: ${advice}`],
    ['5', `is text: ${advice}, without quotes`],
    [0, `is not right: ${advice}`],
    [6, `is not right: ${advice}`],
    [4.5, `is not right: ${advice}`],
  ])('%j %s', (value, message) => {
    expect(messages(stars, value)).toEqual([message]);
  });
});

describe('one of several', () => {
  const category = oneOf(['music', 'corporate']);
  const advice = 'write one of music, corporate';

  it.each([
    [undefined, `is missing: ${advice}`],
    [null, `is empty: ${advice}`],
    ['wedding', `is "wedding", which is not known: ${advice}`],
    [{ a: 1 }, `is "{"a":1}", which is not known: ${advice}`],
    ['x'.repeat(80), `is "${'x'.repeat(59)}…", which is not known: ${advice}`],
  ])('%j %s', (value, message) => {
    expect(messages(category, value)).toEqual([message]);
  });
});

describe('a day', () => {
  it('is text', () => {
    expect(isoDate.parse('2024-02-29')).toBe('2024-02-29');
  });

  it.each([
    [undefined, 'is missing: write the day as year-month-day, such as 2024-05-31'],
    [null, 'is empty: write the day as year-month-day, such as 2024-05-31'],
    [20240531, 'is not right: write the day as year-month-day, such as 2024-05-31'],
    ['2023-02-29', 'is "2023-02-29", which is no day: write it as year-month-day, such as 2024-05-31'],
  ])('%j %s', (value, message) => {
    expect(messages(isoDate, value)).toEqual([message]);
  });
});

describe('a picture', () => {
  const poster = picture('posters');

  it.each(['../media/posters/neon-tide.jpg', './neon.jpg'])('%s is one', (place) => {
    expect(messages(poster, place)).toEqual([]);
  });

  it.each(['neon-tide.jpg', '/media/posters/a.jpg', '../media/posters/a.png', 'https://a.example/b.jpg', '../a b.jpg'])(
    '%s is none',
    (place) => {
      expect(messages(poster, place)).toEqual([
        "is not right: write the picture's place from this file, such as ../media/posters/name.jpg",
      ]);
    },
  );
});

describe('a web address', () => {
  const advice = 'write the whole address, starting with https://';

  it.each([
    [undefined, `is missing: ${advice}`],
    ['http://a.example', `is "http://a.example": ${advice}`],
    ['a.example', `is "a.example": ${advice}`],
    [5, `is a number, not text: put it in quotes, and ${advice}`],
  ])('%j %s', (value, message) => {
    expect(messages(webAddress, value)).toEqual([message]);
  });
});

describe('a block', () => {
  const block = entry({ name: text('the name'), order: wholeNumber('the place', 0, 9) });

  it.each([
    [undefined, ['is missing: write a block with name, order']],
    [null, ['is empty: write a block with name, order']],
    [[], ['is not right: write a block with name, order']],
    [
      { name: 'Ana', order: 1, age: 3, pet: 'cat' },
      ['has the unknown field age, pet: remove it, or write one of name, order'],
    ],
  ])('%j %s', (value, expected) => {
    expect(messages(block, value)).toEqual(expected);
  });
});
