import { expect, test } from 'vitest';
import { checkExhibits } from './check-exhibits.ts';
import type { CheckedEntry } from './read-content.ts';

const page = (body: string, exhibits?: object) =>
  ({
    name: 'textPages',
    file: 'content/pages/guide.mdoc',
    slug: 'guide',
    body,
    data: { exhibits },
  }) as unknown as CheckedEntry;

test('an exhibit with a place in the text is right, and so is a page without any', () => {
  expect(checkExhibits([page('One.\n\n{% daylight /%}\n\nTwo.', { daylight: {} }), page('Text.')])).toEqual([]);
});

test('a tag without figures is told, and figures without a tag', () => {
  const problems = checkExhibits([page('{% daylight /%}'), page('Text.', { daylight: {} })]);
  expect(problems.map(({ field, advice }) => `${field} ${advice}`)).toEqual([
    'exhibits.daylight is missing, and the text has {% daylight /%}: write its figures, or remove that tag',
    'exhibits.daylight is not in the text: write {% daylight /%} on a line of its own where it belongs, or remove the figures',
  ]);
});
