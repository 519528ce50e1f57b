import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ComponentSchema } from '@keystatic/core';
import { expect, test } from 'vitest';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { describeFile } from '@site/content-tools/entries/describe-fields.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { readOutline } from '../content/outline.ts';
import { patchFile } from '@site/content-tools/entries/patch-yaml.ts';
import { dropEmpty } from '../content/save.ts';
import { fileOfPlace } from '../content/translations/places.ts';
import { listOrders, versionField } from '../content/view-extras.ts';
import { contentPath, readView } from '../content/view.ts';
import { buildConfig } from './build-config.ts';

const content = path.join(import.meta.dirname, '../../../tests/fixture');
/** Without translations, which have forms of their own (content/translations). */
const view = new Map([...readView(content)].filter(([place]) => fileOfPlace(place) === undefined));
const outline = readOutline(content);
const orderLists = listOrders(outline.portfolios.map(({ value }) => value));
const { collections = {}, singletons = {}, ui } = buildConfig(outline);

type Stored = Parameters<Extract<ComponentSchema, { formKind?: undefined; kind: 'form' }>['parse']>[0];

/** What Keystatic writes for a value that it has read and nobody has changed. */
function roundTrip(schema: ComponentSchema, stored: Stored): unknown {
  if (schema.kind === 'object') {
    const values = (stored ?? {}) as Record<string, Stored>;
    const fields = Object.entries(schema.fields);
    const written = fields.map(([name, field]) => [name, roundTrip(field, values[name])] as const);
    return Object.fromEntries(written.filter(([, value]) => value !== undefined));
  }
  if (schema.kind === 'array') {
    return ((stored ?? []) as Stored[]).map((item) => roundTrip(schema.element, item) ?? null);
  }
  if (schema.kind !== 'form' || (schema.formKind !== undefined && schema.formKind !== 'slug')) {
    throw new Error(`This test does not know fields of the kind ${schema.kind}`);
  }
  const parsed: unknown = schema.parse(stored, schema.formKind === 'slug' ? { slug: 'any-name' } : undefined);
  // Unchanged values never keep anybody from saving.
  schema.validate(parsed, undefined);
  return schema.formKind === 'slug' ? schema.serializeWithSlug(parsed).value : schema.serialize(parsed).value;
}

/** The schema by which Keystatic reads a path of the view. */
function schemaOf(place: string): Record<string, ComponentSchema> | undefined {
  const bare = place.replace(/\.json$/, '');
  const found =
    Object.values(singletons).find(({ path: own }) => own === bare) ??
    Object.values(collections).find(({ path: own = '' }) => path.posix.matchesGlob(bare, own));
  return found?.schema;
}

test('every content file and every order can be edited', () => {
  const missing = [...view.keys()].filter((place) => !schemaOf(place));
  expect(missing).toEqual([]);
  const files = listFiles(content).filter((file) => /\.(?:yaml|mdoc)$/.test(file) && !file.startsWith('fr/'));
  expect(view.size).toBe(files.length + orderLists.length);
});

test('every page of the editor is listed once, under a heading', () => {
  const listed = Object.values((ui?.navigation ?? {}) as Record<string, readonly string[]>).flat();
  expect([...listed].sort()).toEqual([...Object.keys(collections), ...Object.keys(singletons)].sort());
});

test('what is opened and saved unchanged stays as it is, to the letter', async () => {
  const read = [...view].map(async ([place, file]) => {
    const target = contentPath(place);
    return target ? [{ place, data: JSON.parse(await file.read()) as Record<string, Stored>, target }] : [];
  });
  const files = (await Promise.all(read)).flat();
  expect(files.length).toBe(view.size - orderLists.length);
  const changed: string[] = [];
  for (const { place, data, target } of files) {
    const source = await readFile(path.join(content, target.file), 'utf8');
    const schema = { kind: 'object', fields: schemaOf(place) ?? {} } as const;
    const { [versionField]: version, ...written } = roundTrip(schema, data as Stored) as Record<string, unknown>;
    expect(version).toBe(data[versionField]);
    const fields = describeFile(contentFiles[target.name].schema, target.file);
    const values = dropEmpty(fields, written) as Record<string, unknown>;
    if (patchFile(target.file, source, values) !== source) changed.push(target.file);
  }
  expect(changed).toEqual([]);
});

test('pages link to themselves on the site', () => {
  expect(singletons.aboutPage?.previewUrl).toBe('/about');
  expect(collections.writtenPages?.previewUrl).toBe('/api/editor/page/{slug}');
  expect(collections.videos?.previewUrl).toBe('/videos/{slug}');
});
