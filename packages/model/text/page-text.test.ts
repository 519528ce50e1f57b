import { expect, test } from 'vitest';
import { completePage } from './page-text.ts';

const facts = { company: 'Reel' };
const heading = 'Your data';
const long = 'Each of these words belongs to one single sentence that goes on '.repeat(4).trim();

test('a page that names nothing else is called by its heading', () => {
  const page = completePage({ heading }, 'A text.', facts);
  expect(page).toMatchObject({ title: heading, siteMapLabel: heading });
  const own = { heading, title: 'Data', siteMapLabel: 'Privacy', description: 'What we keep.' };
  expect(completePage(own, 'A text.', facts)).toEqual(own);
});

test.for([
  ['the sentences that fit', `${long.slice(0, 100)}. Short. ${long}`, `${long.slice(0, 100)}. Short.`],
  [
    'paragraphs alone, with facts',
    '## Who\n\n{company} keeps it.\n\n- {company}\n\nFor a\nyear.',
    'Reel keeps it. For a year.',
  ],
  ['nothing of a block', 'We keep it.\n\n{% facts title="Facts" %}\nA fact.\n{% /facts %}', 'We keep it.'],
  ['its heading where there is no sentence', '- a list', heading],
] as const)('its description is %s', ([, body, description]) => {
  expect(completePage({ heading }, body, facts).description).toBe(description);
});

test('a description that would be one long sentence ends after a word', () => {
  const { description } = completePage({ heading }, long, facts);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/ \w+…$/);
  expect(long).toContain(description.slice(0, -1));
});
