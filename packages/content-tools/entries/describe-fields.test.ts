import { z } from 'zod';
import { describe, expect, it, test } from 'vitest';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { entry, oneOf } from '@site/model/schemas/fields.ts';
import { describeFile, type BlockField, type Field } from './describe-fields.ts';

const fileOf = (name: ContentName) => describeFile(contentFiles[name].schema, contentFiles[name].pattern);

/** The field at a place such as `tiers[].name`. */
function fieldAt(file: Field, place: string): Field {
  return place.split(/\.|(?=\[\])/).reduce<Field>((field, part) => {
    const inner = field.kind === 'list' ? field.item : field.kind === 'block' ? field.fields[part] : undefined;
    if (!inner) throw new Error(`${place}: there is no ${part}`);
    return inner;
  }, file);
}

function* listFields(field: Field, place = ''): Generator<[string, Field]> {
  if (place !== '') yield [place, field];
  if (field.kind === 'list') yield* listFields(field.item, `${place}[]`);
  if (field.kind !== 'block') return;
  for (const [name, inner] of Object.entries(field.fields)) yield* listFields(inner, place ? `${place}.${name}` : name);
}

test.for(Object.keys(contentFiles) as ContentName[])('every field of %s has a name in words', (name) => {
  const fields = [...listFields(fileOf(name))];
  expect(fields.length).toBeGreaterThan(0);
  for (const [place, { label }] of fields) expect(label, place).toMatch(/^[A-Z][^_{}]*$/);
});

test('all that is written says what to write', () => {
  const silent = (Object.keys(contentFiles) as ContentName[]).flatMap((name) =>
    [...listFields(fileOf(name))]
      .filter(([, { kind }]) => kind === 'text' || kind === 'number' || kind === 'picture')
      .filter(([, { hint }]) => hint === undefined)
      .map(([place]) => `${name}: ${place}`),
  );
  expect(silent).toEqual([]);
});

describe('a field is drawn as what it is', () => {
  it.each([
    ['videos', 'poster', { kind: 'picture', folder: 'posters', label: 'Poster' }],
    ['videos', 'posterAlt', { kind: 'text', label: 'What the poster shows', hint: 'At most 140 characters.' }],
    ['videos', 'synopsis', { kind: 'text', long: true }],
    ['videos', 'title', { kind: 'text', long: false, hint: 'Write the title, at most 60 characters.' }],
    ['videos', 'published', { kind: 'day' }],
    ['videos', 'durationSeconds', { kind: 'number', label: 'Length in seconds', optional: false }],
    ['videos', 'genre', { kind: 'choice', optional: true }],
    ['videos', 'category', { kind: 'choice', options: ['music', 'corporate'] }],
    ['videos', 'loop', { kind: 'loop', optional: true }],
    ['videos', 'credits', { kind: 'list', hint: '1 to 20 credits (role and name).' }],
    ['packages', 'tiers[].example', { kind: 'video' }],
    ['featured', 'videos[]', { kind: 'video' }],
    ['navigation', 'main[].path', { kind: 'path' }],
    ['site', 'emails.studio', { kind: 'text', hint: 'Write an e-mail address, such as studio@example.com.' }],
    ['site', 'phone', { kind: 'text', hint: 'Write + and the digits alone, such as +13055550142.' }],
    ['site', 'position.latitude', { kind: 'number' }],
    ['team', 'special', { kind: 'switch', label: 'Keep the top of the portrait in view', optional: true }],
    ['homePage', 'panels', { kind: 'list', hint: '2 panels.' }],
    ['textPages', 'service', { kind: 'block', optional: true }],
  ] as const)('%s: %s', (name, place, wanted) => {
    expect(fieldAt(fileOf(name), place)).toMatchObject(wanted);
  });
});

test('a field says what is wrong in the words of the content check', () => {
  const title = fieldAt(fileOf('videos'), 'title');
  expect(title.check('')).toBe('is empty: write the title');
  expect(title.check('x'.repeat(61))).toBe('has 61 characters: write at most 60');
  expect(title.check('Neon Tide')).toBeUndefined();
});

test('text with a fact is judged once the fact is filled in', () => {
  const text: Field = fieldAt(fileOf('site'), 'origin');
  expect(text.check('nowhere')).toContain('is not right');
  expect(text.check('{company}')).toBeUndefined();
});

test('a kind that no form can show is named with file and field', () => {
  const schema = entry({ name: oneOf(['a']), inner: entry({ when: z.bigint() }) });
  expect(() => describeFile(schema, 'team/*.yaml')).toThrow('content/team/*.yaml: inner.when is a bigint');
});

test('a file is a block', () => {
  const { kind, fields }: BlockField = fileOf('featured');
  expect(kind).toBe('block');
  expect(Object.keys(fields)).toEqual(['videos']);
  expect(() => describeFile(z.array(z.string()), 'a.yaml')).toThrow('content/a.yaml is not a block of fields');
});
