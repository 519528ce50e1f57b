import { describe, expect, it } from 'vitest';
import { postSchema } from '@site/model/schemas/blog.ts';
import { postItem } from './export-item.fixture.ts';
import { findDay, makeDescription, makeSlug, makeTitle } from './post-fields.ts';
import type { Note } from './note.ts';

describe('a title', () => {
  it.each([
    ['Tom &amp; Ana&#8217;s <em>car</em>', 'Tom & Ana’s car'],
    ['  two\n lines ', 'two lines'],
    ['&lt;script&gt; as words', '<script> as words'],
    ['<script>alert(1)</script>Rain', 'Rain'],
    ['On {company} sets', 'On (company) sets'],
    ['a\u0007b\uFFFDc', 'abc'],
    ['👩‍👧 at work', '👩‍👧 at work'],
  ])('%j is "%s"', (title, expected) => {
    expect(makeTitle(postItem({ title }), [])).toBe(expected);
  });

  it('of ten thousand characters is cut after a word, with a note', () => {
    const notes: Note[] = [];
    const title = makeTitle(postItem({ title: 'wide lens '.repeat(1000) }), notes);
    expect(title.length).toBeLessThanOrEqual(90);
    expect(title).toMatch(/ (?:wide|lens)…$/);
    expect(notes.map(([kind]) => kind)).toEqual(['changed']);
  });

  it('that is missing is made from the address', () => {
    expect(makeTitle(postItem({ name: 'rain-on-set' }), [])).toBe('rain on set');
    expect(makeTitle(postItem({}), [])).toBe('Untitled');
  });
});

describe('a description', () => {
  const describePost = (excerpt: string, html: string, title = 'Rain on set') =>
    makeDescription({ excerpt, title, date: '13 May 2016' }, html, []);
  const sentence = 'Rain is loud, and a roof of steel makes it louder.';

  it.each([
    [
      'the excerpt and what follows',
      'Rain is loud.',
      `<p>${sentence} And cold.</p>`,
      `Rain is loud. ${sentence} And cold.`,
    ],
    [
      'complete sentences',
      '',
      `<p>${sentence}</p><p>${sentence}</p><p>${sentence} There is more.</p>`,
      `${sentence} ${sentence} ${sentence}`,
    ],
    ['as many words as fit', '', `<p>${'rain '.repeat(60)}</p>`, `${'rain '.repeat(31)}rain…`],
    [
      'the title too, where the text is short',
      '',
      `<p>${sentence} And cold.</p>`,
      `Rain on set. ${sentence} And cold.`,
    ],
    [
      'no captions and headings',
      '',
      `<h2>One</h2><figure><figcaption>Two</figcaption></figure><p>${sentence} ${sentence}</p>`,
      `${sentence} ${sentence}`,
    ],
  ])('is %s', (_, excerpt, html, expected) => {
    expect(describePost(excerpt, html)).toBe(expected);
  });

  it.each([
    '',
    '<p>x</p>',
    `<p>${'long '.repeat(900)}</p>`,
    `<p>${'x'.repeat(900)}</p>`,
    '<p>{phone} {x}</p>',
    `<p>${sentence}</p>`,
  ])('of %j is valid', (html) => {
    for (const title of ['A', 'Rain on set', 'x'.repeat(90)]) {
      const description = describePost('', html, title);
      const { error } = postSchema.shape.description.safeParse(description);
      expect(error, description).toBeUndefined();
      expect(description).not.toContain('{');
    }
  });
});

describe('a file name', () => {
  it.each([
    [{ name: '%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82' }, 'privet'],
    [{ name: 'a%00b%zz' }, 'a-00b-zz'],
    [{ name: '日本', title: 'Tokyo nights' }, 'tokyo-nights'],
    [{ name: '', title: '日本', id: 12 }, 'post-12'],
    [{ name: 'word-'.repeat(60) }, 'word-'.repeat(16).slice(0, -1)],
  ])('of %j is %s', (fields, slug) => {
    expect(makeSlug(postItem(fields))).toBe(slug);
  });
});

it('the day is that of the article, or of its last change', () => {
  expect(findDay(postItem({ date: '2016-05-13 23:59:59' }))).toBe('2016-05-13');
  expect(findDay(postItem({ date: '0000-00-00 00:00:00', modified: '2023-06-01 08:00:00' }))).toBe('2023-06-01');
  expect(findDay(postItem({ date: '2016-02-30 00:00:00' }))).toBeUndefined();
});
