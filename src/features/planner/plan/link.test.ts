import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmpty, noAnswers } from './answers.ts';
import { decodeAnswers, encodeAnswers } from './link.ts';
import { anyAnswers, films, rules } from './rules.fixture.ts';

const decode = (code: string, planner = rules) => decodeAnswers(code, planner, films);

test('a link holds all answers, and is short', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const code = encodeAnswers(answers);
      expect(decode(code)).toEqual(answers);
      expect(encodeURI(code)).toBe(code);
      expect(code.length).toBeLessThan(220);
    }),
  );
});

test('a truncated link is rejected', () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(), (answers, place) => {
      fc.pre(!isEmpty(answers));
      const code = encodeAnswers(answers);
      const cut = code.slice(0, 1 + (place % (code.length - 1)));
      expect(decode(cut)).toBeUndefined();
    }),
  );
});

test('any hash decodes to known answers, or none', () => {
  const known = new Set(rules.questions.flatMap(({ answers }) => answers.map(({ id }) => id)));
  const part = fc.oneof(fc.string(), fc.constantFrom(...known, '~neon-tide', '2026-02-31', '__proto__', '<img>'));
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2_000 }),
    fc.array(part, { maxLength: 12 }).map((parts) => ['2', parts.join('.').length, ...parts].join('.')),
  );
  fc.assert(
    fc.property(hostile, (code) => {
      const answers = decode(code);
      for (const id of answers?.chosen ?? []) expect(known.has(id)).toBe(true);
      if (answers?.film !== undefined) expect(films.has(answers.film)).toBe(true);
    }),
  );
});

test.each([
  '3.5.music',
  '2.1.music',
  '2.5.night-pages',
  '2.7.unknown',
  '2.13.~no-such-film',
  '2.10.2026-02-30',
  'constructor.0',
  '#',
  '1',
])('%s is not read', (code) => {
  expect(decode(code)).toBeUndefined();
});

test('an empty hash is a plan without answers', () => {
  expect(decode('')).toEqual(noAnswers);
});
