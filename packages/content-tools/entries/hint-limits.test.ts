import { expect, test } from 'vitest';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { describeFile, type Field } from './describe-fields.ts';

/** All fields of a file that hold one value, by their places. */
function listFields(field: Field, place: string): (readonly [string, Field])[] {
  if (field.kind === 'block') {
    return Object.entries(field.fields).flatMap(([name, inner]) => listFields(inner, `${place} ${name}`));
  }
  return field.kind === 'list' ? listFields(field.item, place) : [[place, field]];
}

const fields = Object.values(contentFiles).flatMap(({ schema, pattern }) =>
  listFields(describeFile(schema, pattern), pattern),
);

/** The message of a field for text of a length, where it is about the length. */
function lengthFault({ check }: Field, length: number): string | undefined {
  const fault = check('x'.repeat(length));
  return fault?.includes('characters') ? fault : undefined;
}

test('the hint of a text names each limit of its length that the check has', () => {
  let twoLimits = 0;
  for (const [place, field] of fields.filter(([, { kind }]) => kind === 'text')) {
    const [, least, most] = /(?:(\d+) to|at most) (\d+) characters/.exec(field.hint ?? '') ?? [];
    if (most === undefined) {
      expect(lengthFault(field, 1), place).toBeUndefined();
      continue;
    }
    expect(lengthFault(field, Number(most)), place).toBeUndefined();
    expect(lengthFault(field, Number(most) + 1), place).toBeDefined();
    expect(lengthFault(field, least === undefined ? 1 : Number(least)), place).toBeUndefined();
    if (least === undefined) continue;
    twoLimits += 1;
    expect(lengthFault(field, Number(least) - 1), place).toBeDefined();
  }
  expect(twoLimits).toBeGreaterThan(3);
});

test('the hint of a number names both limits', () => {
  const hints = fields
    .filter(([, { kind }]) => kind === 'number')
    .map(([place, { hint }]) => `${place}: ${hint ?? ''}`);
  expect(hints.filter((hint) => !/\d.* to .*\d/.test(hint))).toEqual([]);
});
