import { expect, test } from 'vitest';
import {
  adviseOnAlike,
  adviseOnNames,
  adviseOnPhrases,
  adviseOnQuotes,
  adviseOnReading,
  adviseOnSite,
  readingYears,
} from './hints.ts';

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

test('a text in curly quotes is named, and one with a quotation is not', () => {
  const texts = ['“Neon Tide”', '‘Neon Tide’', 'They said “yes”', 'Neon Tide'].map((text) =>
    place('a.yaml', 'title', text),
  );
  expect(adviseOnQuotes(texts)).toHaveLength(2);
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

test('a phrase of the list is named where a text has it as words of its own', () => {
  const avoid = [{ phrase: 'at weekends', write: 'on weekends' }];
  const texts = ['At weekends we rest.', 'We sat weekends out.'].map((text) => place('a.yaml', 'lead', text));
  expect(adviseOnPhrases(texts, avoid)).toEqual([
    { file: 'a.yaml', field: 'lead', advice: 'says "at weekends": write on weekends' },
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
  expect(adviseOnNames([{ file: 'a.yaml', name: 'posts', data: { contentHtml } }])).toEqual(
    isNamed ? [{ file: 'a.yaml', field: 'contentHtml', advice }] : [],
  );
});

test.for([
  ['<th>Who</th>', true],
  ['<caption>Who signs</caption><th>Who</th>', false],
  // What an old engine wrote around a post.
  ['<td>Posted in Lighting</td>', false],
] as const)("an article's table with %s", ([inside, isNamed]) => {
  const contentHtml = `<table>${inside}</table>`;
  const advice = 'has a table without a name: write <caption>what it lists</caption> after its <table>';
  expect(adviseOnNames([{ file: 'a.yaml', name: 'posts', data: { contentHtml } }])).toEqual(
    isNamed ? [{ file: 'a.yaml', field: 'contentHtml', advice }] : [],
  );
});

test('a company without its legal name or its first year is asked for them', () => {
  const fieldsOf = (data: object) =>
    adviseOnSite([{ file: 'site.yaml', name: 'site', data }]).map(({ field }) => field);
  expect(fieldsOf({ company: 'Reel' })).toEqual(['legalName', 'founded']);
  expect(fieldsOf({ legalName: 'Reel, LLC', founded: 2004 })).toEqual([]);
});
