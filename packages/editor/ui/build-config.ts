import {
  config,
  singleton,
  type BasicFormField,
  type Collection,
  type ComponentSchema,
  type Config,
  type FormFieldStoredValue,
  type Singleton,
} from '@keystatic/core';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { orderLists } from '../content/order-lists.ts';
import type { Outline, PageFile } from '../content/read-outline.ts';
import { bodyField, orderPath, versionField } from '../content/view-names.ts';
import { describeFile } from '../fields/schema-fields.ts';
import { collectionPages, collections, groups, singles, type CollectionName, type Group } from '../places.ts';
import { buildBlock, type Initial } from './build-fields.ts';
import { entryNameField } from './entry-name.tsx';
import { formField } from './form-field.ts';
import { OrderInput, type OrderItem } from './OrderInput.tsx';
import { proseInput } from './prose/ProseInput.tsx';

type AnyCollection = Collection<Record<string, ComponentSchema>, string>;
type AnySingleton = Singleton<Record<string, ComponentSchema>>;

const bodyHint =
  '{company}, {phone} and the like stand for facts. Further tags, each on a line of its own: ' +
  '{% facts title="…" %} … {% /facts %}, {% video slug="…" /%}, {% call heading="…" %} … {% /call %}, ' +
  '{% gallery %} … {% /gallery %}.';

const body = formField<string>(
  {
    kind: 'prose',
    syntax: 'markdoc',
    label: 'Text of the page',
    hint: bodyHint,
    optional: false,
    check: () => undefined,
  },
  {
    Input: proseInput('markdoc'),
    parse: (stored) => (typeof stored === 'string' ? stored : ''),
    serialize: (value) => value,
  },
);

/** Nothing to see: which state of the file was read. */
const version: BasicFormField<string> = {
  kind: 'form',
  Input: () => null,
  defaultValue: () => '',
  parse: (stored) => (typeof stored === 'string' ? stored : ''),
  serialize: (value) => ({ value: value === '' ? undefined : value }),
  validate: (value) => value,
  reader: { parse: (stored) => (typeof stored === 'string' ? stored : '') },
};

const orderEntries: BasicFormField<readonly OrderItem[]> = {
  kind: 'form',
  Input: OrderInput,
  defaultValue: () => [],
  parse: (stored) => (stored ?? []) as unknown as readonly OrderItem[],
  serialize: (value) => ({ value: value as unknown as FormFieldStoredValue }),
  validate: (value) => value,
  reader: { parse: (stored) => stored as unknown as readonly OrderItem[] },
};

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function buildCollection(name: CollectionName, outline: Outline): AnyCollection {
  const { pattern, schema } = contentFiles[name];
  const { label, title } = collections[name];
  const described = describeFile(schema, pattern);
  const named = described.fields[title];
  if (!named) throw new Error(`content/${pattern} has no field ${title}`);
  const initial: Initial = { ...outline.next[name], published: today(), year: new Date().getFullYear() };
  const block = buildBlock(described, outline, initial);
  // The name first; what counts rather than says last.
  const [first, last] = [[title], ['id', 'order']];
  const between = Object.keys(block).filter((key) => ![...first, ...last].includes(key));
  const shown = [...first, ...between, ...last].flatMap((key) => {
    const field = block[key];
    return field ? [[key, field] as const] : [];
  });
  const entryName = entryNameField(named, collectionPages[name].includes('{slug}'));
  return {
    label,
    path: pattern.replace('.yaml', '') as `${string}/*`,
    format: 'json',
    slugField: title,
    previewUrl: collectionPages[name],
    columns: [title],
    schema: {
      ...Object.fromEntries(shown),
      [title]: entryName,
      [versionField]: version,
    },
  };
}

function buildSingle(name: keyof typeof singles, outline: Outline): AnySingleton {
  const { pattern, schema } = contentFiles[name];
  const address = outline.addresses[name];
  return singleton({
    label: singles[name].label,
    path: pattern.replace('.yaml', ''),
    format: 'json',
    ...(address !== undefined && { previewUrl: address }),
    schema: { ...buildBlock(describeFile(schema, pattern), outline), [versionField]: version },
  });
}

function buildTextPage({ slug, label, address }: PageFile, outline: Outline): AnySingleton {
  const { pattern, schema } = contentFiles.textPages;
  return singleton({
    label,
    path: `pages/${slug}`,
    format: 'json',
    ...(address !== undefined && { previewUrl: address }),
    schema: { ...buildBlock(describeFile(schema, pattern), outline), [bodyField]: body, [versionField]: version },
  });
}

/** All that the editor offers: every content file, and the lists that have an order. */
export function buildConfig(outline: Outline): Config {
  const names = Object.keys(collections) as CollectionName[];
  const singleNames = Object.keys(singles) as (ContentName & keyof typeof singles)[];
  const navigation = Object.fromEntries(groups.map((group): [Group, string[]] => [group, []])) as Record<
    Group,
    string[]
  >;
  for (const name of names) navigation[collections[name].group].push(name);
  for (const name of singleNames) navigation[singles[name].group].push(name);
  for (const { key } of orderLists) navigation['Order of lists'].push(key);
  for (const { slug } of outline.textPages) navigation['Written pages'].push(`page-${slug}`);
  const orders = orderLists.map(({ key, label }): [string, AnySingleton] => [
    key,
    singleton({ label, path: orderPath(key).replace('.json', ''), format: 'json', schema: { entries: orderEntries } }),
  ]);
  return config({
    storage: { kind: 'local' },
    ui: { brand: { name: outline.company }, navigation },
    collections: Object.fromEntries(names.map((name) => [name, buildCollection(name, outline)])),
    singletons: Object.fromEntries([
      ...singleNames.map((name): [string, AnySingleton] => [name, buildSingle(name, outline)]),
      ...orders,
      ...outline.textPages.map((page): [string, AnySingleton] => [`page-${page.slug}`, buildTextPage(page, outline)]),
    ]),
  });
}
