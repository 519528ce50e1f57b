import { expect, it } from 'vitest';
import { parseEntry, type RawEntry } from '../check/read-content.ts';
import { adviseOnFullLinks, adviseOnOtherLanguage } from './other-language.ts';

const page = (file: string, body: string): RawEntry => {
  const { entry } = parseEntry({ name: 'writtenPages', slug: 'tips', file }, `---\nheading: Tips\n---\n${body}\n`);
  if (!entry) throw new Error('The test page cannot be read');
  return entry;
};

const english = page(
  'content/pages/tips.mdoc',
  'We bring the camera to the set. The light is what you pay for, and the day is long. Call us before the first day.',
);
const spanish = (text: string) => ({
  first: english,
  translation: page(
    'content/es/pages/tips.mdoc',
    `Llevamos la cámara al set. La luz es lo que usted paga, y el día es largo. Llámenos antes del primer día. ${text}`,
  ),
});

it('a sentence that was left in the first language is found, without a list of words', () => {
  const pair = spanish('The light is what you pay for before the day.');
  expect(adviseOnOtherLanguage([pair], [english])).toMatchObject([
    { file: 'content/es/pages/tips.mdoc', advice: expect.stringContaining('The light is what you pay for') as string },
  ]);
});

it.each(['', 'The Day.', '“The Long Day” es la luz que usted paga el primer día.'])(
  'a name or a title within a sentence is not: %s',
  (text) => {
    expect(adviseOnOtherLanguage([spanish(text)], [english])).toEqual([]);
  },
);

it('a link to the whole address of this site leaves the language, and one to elsewhere does not', () => {
  const site = { origin: 'https://www.north.example' };
  const advise = (text: string) => adviseOnFullLinks([spanish(text)], site);
  expect(advise('Vea [los paquetes](https://www.north.example/packages).')).toMatchObject([
    { field: 'line 4', advice: expect.stringContaining('write /packages') as string },
  ]);
  expect(advise('Vea [los paquetes](/packages) y [otro](https://www.north.example.org/).')).toEqual([]);
});
