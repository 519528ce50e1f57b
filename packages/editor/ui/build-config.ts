import {
  config,
  singleton,
  type Collection,
  type ComponentSchema,
  type Config,
  type FormFieldStoredValue,
  type Singleton,
} from '@keystatic/core';
import {
  collectionNames,
  entryPages,
  isVideoCollection,
  titleField,
  type CollectionName,
} from '@site/content-tools/entries/collections.ts';
import { describeFile } from '@site/content-tools/entries/describe-fields.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { contentLabel, orderLists } from '../content/lists.ts';
import type { Outline } from '../content/outline.ts';
import { bodyField, orderPath, versionField } from '../content/view-names.ts';
import { buildBlock, type Initial } from './build-fields.ts';
import { entryNameField } from './entry-name.tsx';
import { bareField, formField } from './form-field.ts';
import { linkInput } from './LinkInput.tsx';
import { OrderInput, type OrderItem } from './OrderInput.tsx';
import { proseInput } from './prose/ProseInput.tsx';

type AnyCollection = Collection<Record<string, ComponentSchema>, string>;
type AnySingleton = Singleton<Record<string, ComponentSchema>>;

/** The headings of the editor's list, in their order. */
const groups = [
  'Videos and films',
  'People',
  'Blog',
  'Order of lists',
  'The company and every page',
  'Pages',
  'Written pages',
] as const;

type Group = (typeof groups)[number];

function groupOf(name: CollectionName): Group {
  if (isVideoCollection(name)) return 'Videos and films';
  return titleField(name) === 'name' ? 'People' : 'Blog';
}

const bodyHint =
  '{company}, {phone} and the like stand for facts. Further tags, each on a line of its own: ' +
  '{% facts title="…" %} … {% /facts %}, {% video slug="…" /%}, {% call heading="…" %} … {% /call %}, ' +
  '{% gallery %} … {% /gallery %}.';

const asString = (stored: FormFieldStoredValue) => (typeof stored === 'string' ? stored : '');

const body = formField<string>(
  {
    kind: 'prose',
    syntax: 'markdoc',
    label: 'Text of the page',
    hint: bodyHint,
    optional: false,
    check: () => undefined,
  },
  { Input: proseInput('markdoc'), parse: asString, serialize: (value) => value },
);

/** Invisible: which state of the file was read. */
const version = bareField(
  () => null,
  asString,
  (value) => (value === '' ? undefined : value),
);

const orderEntries = bareField<readonly OrderItem[]>(
  OrderInput,
  (stored) => (stored ?? []) as unknown as readonly OrderItem[],
  (value) => value as unknown as FormFieldStoredValue,
);

function buildCollection(name: CollectionName, outline: Outline): AnyCollection {
  const { pattern, schema } = contentFiles[name];
  const title = titleField(name);
  const described = describeFile(schema, pattern);
  const named = described.fields[title];
  if (!named) throw new Error(`content/${pattern} has no field ${title}`);
  const now = new Date();
  const initial: Initial = {
    ...outline.next[name],
    published: now.toISOString().slice(0, 10),
    year: now.getFullYear(),
  };
  const { id, order, ...fields } = buildBlock(described, outline, initial);
  return {
    label: contentLabel(name),
    path: pattern.replace('.yaml', '') as `${string}/*`,
    format: 'json',
    slugField: title,
    previewUrl: entryPages[name],
    columns: [title],
    schema: {
      ...(isVideoCollection(name) && {
        pastedLink: bareField(linkInput(name), asString, () => undefined),
      }),
      // The name first, numbers last.
      [title]: entryNameField({ name: title, field: named }, entryPages[name].includes('{slug}')),
      ...Object.fromEntries(Object.entries(fields).filter(([key]) => key !== title)),
      ...(id && { id }),
      ...(order && { order }),
      [versionField]: version,
    },
  };
}

/** The form of one file. @param file its name without an ending, such as `pages/home`. */
function buildSingle(
  name: Exclude<ContentName, CollectionName>,
  outline: Outline,
  { file, label, address }: { readonly file: string; readonly label: string; readonly address: string | undefined },
): AnySingleton {
  const { pattern, schema } = contentFiles[name];
  return singleton({
    label,
    path: file,
    format: 'json',
    ...(address !== undefined && { previewUrl: address }),
    schema: {
      ...buildBlock(describeFile(schema, pattern), outline),
      ...(name === 'textPages' && { [bodyField]: body }),
      [versionField]: version,
    },
  });
}

function isSingle(name: ContentName): name is Exclude<ContentName, CollectionName | 'textPages'> {
  return !contentFiles[name].pattern.includes('*');
}

/** Everything that the editor offers: every content file, and the lists that have an order. */
export function buildConfig(outline: Outline): Config {
  const navigation = Object.fromEntries(groups.map((group): [Group, string[]] => [group, []])) as Record<
    Group,
    string[]
  >;
  const singletons: Record<string, AnySingleton> = {};
  const addSingleton = (group: Group, key: string, single: AnySingleton) => {
    navigation[group].push(key);
    singletons[key] = single;
  };
  for (const name of collectionNames) navigation[groupOf(name)].push(name);
  for (const { key, label } of orderLists) {
    const path = orderPath(key).replace('.json', '');
    addSingleton('Order of lists', key, singleton({ label, path, format: 'json', schema: { entries: orderEntries } }));
  }
  for (const name of (Object.keys(contentFiles) as ContentName[]).filter(isSingle)) {
    const file = contentFiles[name].pattern.replace('.yaml', '');
    const single = buildSingle(name, outline, { file, label: contentLabel(name), address: outline.addresses[name] });
    addSingleton(file.startsWith('pages/') ? 'Pages' : 'The company and every page', name, single);
  }
  for (const { slug, ...page } of outline.textPages) {
    const single = buildSingle('textPages', outline, { ...page, file: `pages/${slug}` });
    addSingleton('Written pages', `page-${slug}`, single);
  }
  return config({
    storage: { kind: 'local' },
    ui: { brand: { name: outline.company }, navigation },
    collections: Object.fromEntries(collectionNames.map((name) => [name, buildCollection(name, outline)])),
    singletons,
  });
}
