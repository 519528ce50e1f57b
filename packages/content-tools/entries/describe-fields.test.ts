import { z } from 'zod';
import { expect, test } from 'vitest';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { entry, oneOf } from '@site/zod-content/fields.ts';
import { describeFile, type Field } from './describe-fields.ts';

const names = Object.keys(contentFiles) as ContentName[];

function* listFields(field: Field, place = ''): Generator<[string, Field]> {
  if (place !== '') yield [place, field];
  if (field.kind === 'list') yield* listFields(field.item, `${place}[]`);
  if (field.kind !== 'block') return;
  for (const [name, inner] of Object.entries(field.fields)) yield* listFields(inner, place ? `${place}.${name}` : name);
}

const fieldsIn = (name: ContentName) => [...listFields(describeFile(contentFiles[name].schema, name))];

function fieldAt(name: ContentName, place: string): Field {
  const [, field] = fieldsIn(name).find(([candidate]) => candidate === place) ?? [];
  if (!field) throw new Error(`${name} has no ${place}`);
  return field;
}

test.for(names)('every field of %s has a label and advice', (name) => {
  const fields = fieldsIn(name);
  expect(fields.length).toBeGreaterThan(0);
  for (const [place, { label, kind, hint }] of fields) {
    expect(label, place).toMatch(/^[A-Z][^_{}]*$/);
    if (kind === 'text' || kind === 'number' || kind === 'picture') expect(hint, place).toMatch(/^[A-Z\d].*\.$/);
  }
});

test.for(names)('no two fields of a block of %s have the same label', (name) => {
  const blocks = [describeFile(contentFiles[name].schema, name), ...fieldsIn(name).map(([, field]) => field)];
  for (const block of blocks) {
    const labels = block.kind === 'block' ? Object.values(block.fields).map(({ label }) => label) : [];
    expect(labels).toEqual([...new Set(labels)]);
  }
});

test.for([
  ['videos', 'poster', { kind: 'picture', folder: 'posters', label: 'Poster' }],
  ['videos', 'posterAlt', { kind: 'text', label: 'What the poster shows', hint: 'At most 140 characters.' }],
  ['videos', 'published', { kind: 'day' }],
  ['videos', 'durationSeconds', { kind: 'duration', label: 'Length', min: 5, max: 20_000, optional: false }],
  ['videos', 'group', { kind: 'text', optional: false, isGroup: true }],
  ['videos', 'category', { kind: 'portfolio', label: 'Portfolio' }],
  ['videos', 'description', { hint: 'Write one sentence that sells the idea, 70 to 160 characters.' }],
  ['videos', 'frames', { kind: 'list', hint: 'At most 8 frames.' }],
  ['videos', 'vimeoId', { kind: 'text', link: 'vimeo' }],
  ['movies', 'src', { kind: 'text', link: 'player' }],
  ['writtenPages', 'stillAlt', { condition: { field: 'still', is: true } }],
  ['videos', 'clip', { kind: 'loop', optional: true }],
  ['packages', 'tiers[].example', { kind: 'video' }],
  ['navigation', 'main[].path', { kind: 'path' }],
  ['site', 'phone', { kind: 'text', hint: 'Such as +14165550142.' }],
  ['site', 'hours', { label: 'When the phone is answered' }],
  ['writtenPages', 'exhibits.hours[].phases[].work[].hours', { label: 'Hours' }],
  ['planner', 'permits[].from', { label: 'From' }],
  ['team', 'special', { kind: 'switch', label: 'Keep the top of the portrait in view', optional: true }],
] as const)('%s: %s gets the right kind of form field', ([name, place, wanted]) => {
  expect(fieldAt(name, place)).toMatchObject(wanted);
});

test('a field reports the same messages as the content check', () => {
  const title = fieldAt('videos', 'title');
  expect(title.check('')).toBe('is empty: write the title');
  expect(title.check('x'.repeat(61))).toBe('has 61 characters: write at most 60');
  expect(title.check('Neon Tide')).toBeUndefined();
});

test('a schema without a form field throws, naming file and field', () => {
  const schema = entry({ name: oneOf(['a']), inner: entry({ when: z.bigint() }) });
  expect(() => describeFile(schema, 'team/*.yaml')).toThrow('content/team/*.yaml: inner.when is a bigint');
  expect(() => describeFile(z.array(z.string()), 'a.yaml')).toThrow('content/a.yaml is not a block of fields');
});
