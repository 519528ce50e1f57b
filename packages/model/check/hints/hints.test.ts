import { expect, test } from 'vitest';
import { adviseOnAlike } from './alike-texts.ts';
import { adviseOnPictureWords } from './picture-words.ts';
import { adviseOnReading, readingYears } from './reading-level.ts';

const easy = 'We shoot in the rain. You call us, we come with a van, and the video is done in two weeks.';
const hard =
  'Notwithstanding considerable organizational interdependencies, comprehensive audiovisual communication solutions necessitate multidisciplinary preproduction coordination.';

const place = (file: string, field: string, text: string) => ({ file, field, text });

test('a text of short words asks for few years of school, one of long words for many', () => {
  expect(readingYears(easy)).toBeLessThan(6);
  expect(readingYears(hard)).toBeGreaterThan(20);
});

test('only titles, descriptions and leads of some length are weighed', () => {
  const [hint, ...others] = adviseOnReading([place('a.yaml', 'lead', hard)]);
  expect(hint).toMatchObject({ file: 'a.yaml', field: 'lead' });
  expect(hint?.advice).toMatch(/^reads as if for \d+ years of school: write shorter words, or two sentences/);
  expect(others).toEqual([]);
  expect(adviseOnReading([place('a.yaml', 'lead', easy)])).toEqual([]);
  expect(adviseOnReading([place('a.yaml', 'synopsis', hard)])).toEqual([]);
  expect(adviseOnReading([place('a.yaml', 'title', 'Multidisciplinary preproduction coordination')])).toEqual([]);
});

test('a text that says nearly the same as one before it is named, whatever its case and marks', () => {
  const first = place('a.yaml', 'lead', 'Our crew has shot in Miami for twenty years, by day and by night.');
  const second = place('b.yaml', 'lead', 'Our crew has shot in Miami for twenty years – by day, and at night!');
  const other = place('c.yaml', 'lead', 'A price is a promise, so it stands in writing before anybody packs a van.');
  expect(adviseOnAlike([first, other, second])).toEqual([
    {
      file: 'b.yaml',
      field: 'lead',
      advice: 'says nearly the same as lead of a.yaml: write it anew, or leave one out',
    },
  ]);
});

test('short texts may be the same', () => {
  expect(
    adviseOnAlike([place('a.yaml', 'label', 'Call the studio'), place('b.yaml', 'label', 'Call the studio')]),
  ).toEqual([]);
});

test('a picture of an article without words is named', () => {
  const article = (contentHtml: string) => [{ file: 'a.yaml', name: 'posts', data: { contentHtml } }] as const;
  expect(adviseOnPictureWords(article('<p><img alt="Rain" src="/blog-media/rain.jpg"></p>'))).toEqual([]);
  for (const alt of ['', ' alt', ' alt=""', ' alt=" "']) {
    expect(adviseOnPictureWords(article(`<p><img src="/blog-media/rain.jpg"${alt}></p>`)), alt).toEqual([
      {
        file: 'a.yaml',
        field: 'contentHtml',
        advice: 'shows /blog-media/rain.jpg without words: write what is seen into its alt=""',
      },
    ]);
  }
});
