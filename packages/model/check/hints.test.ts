import { expect, test } from 'vitest';
import { adviseOnAlike, adviseOnAltTexts, adviseOnReading, readingYears } from './hints.ts';

const easy = 'We shoot in the rain. You call us, we come with a van, and the video is done in two weeks.';
const hard =
  'Notwithstanding considerable organizational interdependencies, comprehensive audiovisual communication solutions necessitate multidisciplinary preproduction coordination.';

const place = (file: string, field: string, text: string) => ({ file, field, text });

test('only titles, descriptions and leads of some length are weighed, by their long words and sentences', () => {
  expect(readingYears(easy)).toBeLessThan(6);
  expect(readingYears(hard)).toBeGreaterThan(20);
  const [hint, ...others] = adviseOnReading([place('a.yaml', 'lead', hard)]);
  expect(hint).toMatchObject({ file: 'a.yaml', field: 'lead' });
  expect(hint?.advice).toMatch(/^reads as if for \d+ years of school: write shorter words, or two sentences/);
  expect(others).toEqual([]);
  const fine = [
    place('a.yaml', 'lead', easy),
    place('a.yaml', 'synopsis', hard),
    place('a.yaml', 'title', 'Multidisciplinary preproduction coordination'),
  ];
  expect(adviseOnReading(fine)).toEqual([]);
});

test('a text that says nearly the same as one before it is named, unless it is short', () => {
  const first = place('a.yaml', 'lead', 'Our crew has shot in Miami for twenty years, by day and by night.');
  const second = place('b.yaml', 'lead', 'Our crew has shot in Miami for twenty years – by day, and at night!');
  const other = place('c.yaml', 'lead', 'A price is a promise, so it stands in writing before anybody packs a van.');
  const short = ['d.yaml', 'e.yaml'].map((file) => place(file, 'label', 'Call the studio'));
  expect(adviseOnAlike([first, other, second, ...short])).toEqual([
    {
      file: 'b.yaml',
      field: 'lead',
      advice: 'says nearly the same as lead of a.yaml: rewrite it, or leave one out',
    },
  ]);
});

test.for([
  ['', true],
  [' alt', true],
  [' alt=" "', true],
  [' alt="Rain"', false],
] as const)("an article's picture with%s", ([alt, isNamed]) => {
  const contentHtml = `<p><img src="/blog-media/rain.jpg"${alt}></p>`;
  const advice = 'shows /blog-media/rain.jpg without words: write what is seen into its alt=""';
  expect(adviseOnAltTexts([{ file: 'a.yaml', name: 'posts', data: { contentHtml } }])).toEqual(
    isNamed ? [{ file: 'a.yaml', field: 'contentHtml', advice }] : [],
  );
});
