import { describe, expect, it } from 'vitest';
import type { z } from 'astro/zod';
import { entry, isoDate, list, oneOf, picture, text, wholeNumber } from './fields.ts';
import { action } from './link-fields.ts';
import { webAddress } from './web-address.ts';

const stars = 'write the stars, a whole number from 1 to 5';
const category = 'write one of music, corporate';
const day = 'write the day as year-month-day, such as 2024-05-31';
const noDay = (value: string) => `is "${value}", which is not a day: write it as year-month-day, such as 2024-05-31`;
const place = "is not right: write the picture's place from this file, such as ../media/posters/name.jpg";
const address = 'write the whole address, starting with https://';
const unseen = 'has an invisible control character: write the title again';

const target = 'write a path of the site, such as /contact, or an address that starts with https://, mailto: or tel:';

/** Values of each field, and what an editor reads of them; undefined where the value is right. */
const fields: Record<string, { schema: z.ZodType; says: readonly (readonly [unknown, string | undefined])[] }> = {
  'the target of a button': {
    schema: action.shape.path,
    says: [
      ...['/contact', '/{product}-miami', 'https://cal.example.com/regulus?month=5', 'https://wa.me/13055550142'],
      ...[
        'mailto:studio@example.com',
        'mailto:studio@example.com?subject=A%20song',
        'tel:+13055550142',
        'tel:(305) 555-0142',
      ],
    ].map((value) => [value, undefined] as const),
  },
  'the wrong target of a button': {
    schema: action.shape.path,
    says: [
      ...[
        'contact',
        'http://example.com',
        '//example.com',
        'https://',
        'https://user:pass@example.com',
        'mailto:',
        'mailto:ana',
      ],
      ...['tel:call us', 'javascript:alert(1)', 'https://exa mple.com', 'data:text/html,a'],
    ].map((value) => [value, `is not right: ${target}`] as const),
  },
  text: {
    schema: text('the title', { min: 3, max: 10 }),
    says: [
      ['Neon\u202ETide', 'has an invisible character: write the title again'],
      ['Ne\u200Bon', 'has an invisible character: write the title again'],
      ['می\u200Cخواهم', undefined],
      [undefined, 'is missing: write the title'],
      [null, 'is empty: write the title'],
      ['  ', 'is empty: write the title'],
      ['\u200B', 'is empty: write the title'],
      [7, 'is a number, not text: put it in quotes, and write the title'],
      [true, 'is true or false, not text: put it in quotes, and write the title'],
      [['a'], 'is a list, not text: write the title'],
      [{ company: null }, 'is a block, not text: put it in quotes, and write the title'],
      ['abc\u0007', unseen],
      ['abc\uD83C', unseen],
      ['ab', 'has 2 characters: write at least 3'],
      ['abcdefghijk', 'has 11 characters: write at most 10'],
      ['ab {company} abcdefghijk', 'has 24 characters: write at most 10'],
      // A token is not measured: its fact is not filled in yet.
      ['{claims.videos}', undefined],
    ],
  },
  'a list': {
    schema: list(text('a name'), 'names', { min: 2, max: 3 }),
    says: [
      [undefined, 'is missing: write a list of names'],
      [null, 'is empty: write a list of names'],
      ['Ana', 'is not right: write a list of names'],
      ['Anastasia', 'is not right: write a list of names'],
      [['Ana'], 'is too short: write at least 2 names'],
      [['a', 'b', 'c', 'd'], 'is too long: write at most 3 names'],
    ],
  },
  'a whole number': {
    schema: wholeNumber('the stars', 1, 5),
    says: [
      [undefined, `is missing: ${stars}`],
      [null, `is empty: ${stars}`],
      ['5', `is text: ${stars}, without quotes`],
      [0, `is not right: ${stars}`],
      [6, `is not right: ${stars}`],
      [4.5, `is not right: ${stars}`],
    ],
  },
  'one of several': {
    schema: oneOf(['music', 'corporate']),
    says: [
      [undefined, `is missing: ${category}`],
      [null, `is empty: ${category}`],
      ['wedding', `is "wedding", which is not known: ${category}`],
      [{ a: 1 }, `is "{"a":1}", which is not known: ${category}`],
      ['x'.repeat(80), `is "${'x'.repeat(59)}…", which is not known: ${category}`],
    ],
  },
  'a day': {
    schema: isoDate,
    says: [
      ['2024-02-29', undefined],
      [undefined, `is missing: ${day}`],
      [null, `is empty: ${day}`],
      [20240531, `is not right: ${day}`],
      ...['31 May 2024', '2024-02-30', '2024-5-1', '2024-05-31T10:00:00Z'].map(
        (value) => [value, noDay(value)] as const,
      ),
    ],
  },
  'a picture': {
    schema: picture('posters'),
    says: [
      ['../media/posters/neon-tide.jpg', undefined],
      ['./neon.jpg', undefined],
      ['neon-tide.jpg', place],
      ['/media/posters/a.jpg', place],
      ['../media/posters/a.png', place],
      ['https://a.example/b.jpg', place],
      ['../a b.jpg', place],
    ],
  },
  'a web address': {
    schema: webAddress,
    says: [
      [undefined, `is missing: ${address}`],
      ['http://a.example', `is "http://a.example": ${address}`],
      ['a.example', `is "a.example": ${address}`],
      [5, `is a number, not text: put it in quotes, and ${address}`],
      ...['https://a.example', 'https://live.a-b.example:8443/x?y=1#z', 'https://münchen.example/ü'].map(
        (value) => [value, undefined] as const,
      ),
      ...[
        'https://a.example;script-src',
        "https://a.example;script-src 'unsafe-inline'",
        'https://*',
        'https://*.example',
        'https://a.example,b',
        'https://me:secret@a.example',
        'https://localhost',
        'https://127.0.0.1',
        'https://0x7f.1',
        'https://[::1]',
        'https://-a.example',
        'https://a..example',
        'https://a_b.example',
        'https:a.example',
        'https://a.example/\u202Egpj',
        'https://',
      ].map((value) => [value, `is "${value}": ${address}`] as const),
    ],
  },
  'a block': {
    schema: entry({ name: text('the name'), order: wholeNumber('the place', 0, 9) }),
    says: [
      [undefined, 'is missing: write a block with name, order'],
      [null, 'is empty: write a block with name, order'],
      [[], 'is not right: write a block with name, order'],
      [
        { name: 'Ana', order: 1, age: 3, pet: 'cat' },
        'has the unknown field age, pet: remove it, or write one of name, order',
      ],
    ],
  },
};

describe.each(Object.entries(fields))('%s', (_, { schema, says }) => {
  it.each(says)('%j %s', (value, message) => {
    const { error } = schema.safeParse(value);
    expect(error?.issues.map((issue) => issue.message)).toEqual(message === undefined ? undefined : [message]);
  });
});

it('text loses the space around it', () => {
  expect(text('the title').parse(' abc ')).toBe('abc');
});
