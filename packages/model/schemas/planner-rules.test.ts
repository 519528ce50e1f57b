import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { fieldName } from '../check/problem.ts';
import { plannerSchema } from './planner-rules.ts';

const file = path.join(import.meta.dirname, '../../../content/planner.yaml');

type Place = readonly (string | number)[];

/** The schema's messages about a changed copy of the fixture's planner. */
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

test.each<[string, readonly (readonly [Place, unknown])[], string]>([
  [
    'an unknown role',
    [[[...purposes, 0, 'needs', 'crew', 0, 'role'], 'conductor']],
    'questions[0].answers[0].needs.crew[0].role names the role conductor, which does not exist: write an id of roles in this file',
  ],
  [
    'an unknown permit',
    [[[...purposes, 0, 'needs', 'permits'], ['moon']]],
    'questions[0].answers[0].needs.permits[0] names the permit moon, which does not exist: write an id of permits in this file',
  ],
  [
    'an unknown answer',
    [[['calendar', 0, 'only'], ['opera']]],
    'calendar[0].only[0] names the answer opera, which does not exist: write an id of questions in this file',
  ],
  [
    'a question that depends on a later one',
    [[[...length, 'only'], ['night']]],
    'questions[1].only cannot be reached: it names night, which is asked later: put its question first',
  ],
  [
    'an answer that its question excludes',
    [
      [
        [...length, 'only'],
        ['company', 'tv', 'film', 'rental'],
      ],
      [['questions', 0, 'ifSkipped'], ['company']],
    ],
    'questions[1].answers[0].only cannot be reached: it contradicts its question, which is asked only for company, tv, film, rental: write one of these',
  ],
  [
    'a scale that goes down',
    [[[...length, 'answers', 0, 'needs', 'halfDays'], 9]],
    'questions[1].answers[1].needs contradicts the scale: song-mid asks for 2 half days, song-short before it for 9: write at least that',
  ],
  [
    'a package that holds less than a smaller one',
    [[['packages', 1, 'people'], 3]],
    'packages[1].people is 3, less than Silver holds: put the smallest package first',
  ],
  [
    'two answers with one id',
    [[[...purposes, 1, 'id'], 'music']],
    'questions[0].answers[1].id is music, which is taken: write a free id',
  ],
  [
    'hours for somebody who works the shooting days',
    [[[...purposes, 0, 'needs', 'crew', 0, 'hours'], 8]],
    'questions[0].answers[0].needs.crew[0].hours is there, but director works the shooting days: remove it',
  ],
  [
    'a job without an offer',
    [[['offers', 1, 'only'], ['music']]],
    'questions[0].answers[1].id is company, for which there is no offer: name it in only of one of offers',
  ],
  ['a time zone that does not exist', [[['skies', 0, 'timeZone'], 'Miami']], 'skies[0].timeZone is not known: '],
])('%s is refused with its place and what to write', (_name, changes, message) => {
  expect(check(...changes)).toContainEqual(expect.stringContaining(message));
});

test('answers that only an unreachable question leads to are unreachable as well', () => {
  const problems = check([[...length, 'only'], ['has-song']], [['questions', 2, 'only'], ['song-mid']]);
  expect(problems).toContainEqual(
    expect.stringContaining("questions[2].only cannot be reached: it names only answers that can't be given: song-mid"),
  );
});
