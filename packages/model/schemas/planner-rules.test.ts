import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { fieldName } from '@site/zod-content/problem.ts';
import { plannerSchema } from './planner-rules.ts';

const file = path.join(import.meta.dirname, '../../../content/planner.yaml');

type Place = readonly (string | number)[];

/** The schema's messages about a changed copy of content/planner.yaml. */
function check(...changes: readonly (readonly [Place, unknown])[]): string[] {
  const document = parseDocument(readFileSync(file, 'utf8'));
  for (const [place, value] of changes) document.setIn(place, value);
  const { error } = plannerSchema.safeParse(document.toJS());
  return (error?.issues ?? []).map(({ path: field, message }) => `${fieldName(field)} ${message}`);
}

const purposes: Place = ['questions', 0, 'answers'];
const length: Place = ['questions', 1];

test('the planner that comes with the site is in order', () => {
  expect(check()).toEqual([]);
});

test.each<[string, Place, unknown, string]>([
  ['an unknown role', [...purposes, 0, 'needs', 'crew', 0, 'role'], 'conductor', 'names the role conductor'],
  ['an unknown permit', [...purposes, 0, 'needs', 'permits', 0], 'moon', 'names the permit moon'],
  ['an unknown answer', ['calendar', 0, 'only', 0], 'opera', 'names the answer opera'],
  ['a question that depends on a later one', [...length, 'only'], ['night'], 'names night, which is asked later'],
  ['a package that includes less than a smaller one', ['packages', 1, 'people'], 3, 'is 3, less than Silver includes'],
  ['two answers with one id', [...purposes, 1, 'id'], 'music', 'is music, which is taken'],
])('%s is refused in its place, with what to write', (_name, place, value, words) => {
  const message = `${fieldName(place)} ${words}`;
  expect(check([place, value])).toContainEqual(expect.stringMatching(new RegExp(`^${RegExp.escape(message)}.*: \\S`)));
});

test('a rule that contradicts another is named where it is written', () => {
  const [editor] = check([[...purposes, 0, 'needs', 'crew', 5], { role: 'editor', people: 1 }]);
  expect(editor).toContain('crew[5].hours is missing: editor works at the edit');
  const [offer] = check([['offers', 1, 'only'], ['music']]);
  expect(offer).toContain('questions[0].answers[1].id is company, for which there is no offer');
});
