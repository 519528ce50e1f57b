import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { entry, formatted, isoDate, list, oneOf, text, webAddress, wholeNumber } from './fields.ts';

const title = text('the title', { min: 3, max: 10 });

const fields: Record<string, { schema: z.ZodType; right: readonly unknown[]; wrong: readonly unknown[] }> = {
  text: {
    schema: title,
    // A token is not measured: its fact is not filled in yet.
    right: ['Neon Tide', 'می\u200Cخواهم', '{claims.videos}'],
    wrong: [
      ...[undefined, null, 7, true, ['a'], { company: null }, '  ', '\u200B', 'ab', 'abcdefghijk'],
      ...['abc\u0007', 'abc\uD83C', 'ab {company} abcdefghijk'],
    ],
  },
  'a list': {
    schema: list(text('a name'), 'names', { min: 2, max: 3 }),
    right: [['Ana', 'Bo']],
    wrong: [undefined, null, 'Anastasia', ['Ana'], ['a', 'b', 'c', 'd']],
  },
  'a whole number': { schema: wholeNumber('the stars', 1, 5), right: [1, 5], wrong: [undefined, null, '5', 0, 6, 4.5] },
  'one of several': {
    schema: oneOf(['music', 'corporate']),
    right: ['music'],
    wrong: [undefined, null, 'wedding', { a: 1 }],
  },
  'a day': {
    schema: isoDate,
    right: ['2024-02-29'],
    wrong: [undefined, null, 20240531, '31 May 2024', '2024-02-30', '2024-5-1', '2024-05-31T10:00:00Z'],
  },
  'a web address': {
    schema: webAddress,
    right: ['https://a.example', 'https://live.a-b.example:8443/x?y=1#z', 'https://münchen.example/ü'],
    wrong: [
      ...[undefined, 5, 'http://a.example', 'a.example', 'https:a.example', 'https://', 'https://me:secret@a.example'],
      ...['https://a.example;script-src', "https://a.example;script-src 'unsafe-inline'", 'https://a.example,b'],
      ...[
        'https://*',
        'https://*.example',
        'https://localhost',
        'https://127.0.0.1',
        'https://0x7f.1',
        'https://[::1]',
      ],
      ...['https://-a.example', 'https://a..example', 'https://a_b.example'],
    ],
  },
  'a block': {
    schema: entry({ name: text('the name'), order: wholeNumber('the place', 0, 9) }),
    right: [{ name: 'Ana', order: 1 }],
    wrong: [undefined, null, [], { name: 'Ana', order: 1, age: 3, pet: 'cat' }],
  },
};

describe.each(Object.entries(fields))('%s', (_, { schema, right, wrong }) => {
  it.each(right.map((value) => [value]))('takes %j', (value) => {
    expect(schema.safeParse(value).error).toBeUndefined();
  });

  it.each(wrong.map((value) => [value]))('refuses %j once, and says what to write', (value) => {
    expect(schema.safeParse(value).error?.issues).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^(?:is|has) .+: .*write \S/s) as string }),
    ]);
  });
});

it.each([
  [title, undefined, 'is missing: write the title'],
  [title, null, 'is empty: write the title'],
  [title, 7, 'is a number, not text: put it in quotes, and write the title'],
  [title, 'abcdefghijk', 'has 11 characters: write at most 10'],
  [oneOf(['music', 'corporate']), 'x'.repeat(80), `is "${'x'.repeat(59)}…", which is not known: write one of music,`],
  [entry({ name: title }), { name: 'Neon', age: 3 }, 'is an unknown field: remove it, or write one of name'],
])('a message begins with what is wrong: %#', (schema, value, message) => {
  expect(schema.safeParse(value).error?.issues[0]?.message).toContain(message);
});

it.each([
  [text('the title'), ' Neon\u200B Tide\u00A0', 'Neon Tide'],
  [text('the title'), 'Neon\u202ETide', 'NeonTide'],
  [formatted('write a phone number', (value) => /^\+\d+$/.test(value)), '\u202A+13055550142\u202C ', '+13055550142'],
  [formatted('write a time', (value) => value === '13 May'), '\u200713\u00A0M\u00ADay\u0085', '13 May'],
  [webAddress, 'https://a.example/b\u200E\u00A0', 'https://a.example/b'],
  [isoDate, '2024-05-31\u00A0', '2024-05-31'],
  [webAddress, '&nbsp;https://a.example/b&#160;', 'https://a.example/b'],
])('artifacts of copying are removed: %#', (schema, pasted, value) => {
  expect(schema.parse(pasted)).toBe(value);
});
