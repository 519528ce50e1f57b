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
  hasOwnPage,
  isVideoCollection,
  titleField,
  type CollectionName,
} from '@site/content-tools/entries/collections.ts';
import { describeFile, type Field } from '@site/content-tools/entries/describe-fields.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { contentLabel, textLabel } from '../content/labels.ts';
import type { Outline } from '../content/outline.ts';
import { bodyField, orderLists, versionField, writtenFolder } from '../content/view-extras.ts';
import { asText, buildBlock, type Initial } from './build-fields.ts';
import { entryNameField } from './entry-name.tsx';
import { formField } from './form-field.tsx';
import { linkInput } from './LinkInput.tsx';
import { OrderInput, type OrderItem } from './OrderInput.tsx';
import { ProseInput } from './prose/ProseInput.tsx';

type Form = Record<string, ComponentSchema>;

/** A field that the editor adds to those of the schemas. */
function ownField(label: string): Field {
  return { kind: 'text', long: false, label, optional: true, check: () => undefined };
}

const body = formField<string>(
  {
    ...ownField(textLabel),
    optional: false,
    hint:
      '{company}, {phone} and the like stand for facts. Further tags, each on a line of its own: ' +
      '{% facts title="…" %} … {% /facts %}, {% video slug="…" /%}, {% call heading="…" %} … {% /call %}, ' +
      '{% gallery %} … {% /gallery %}.',
  },
  { Input: ProseInput, parse: asText, serialize: (value) => value },
);

/** Invisible: which state of the file was read. */
const version = formField<string>(ownField('Version'), {
  Input: () => null,
  parse: asText,
  serialize: (value) => (value === '' ? undefined : value),
});

const orderEntries = formField<readonly OrderItem[]>(ownField('Order'), {
  Input: OrderInput,
  parse: (stored) => (stored ?? []) as unknown as readonly OrderItem[],
  serialize: (value) => value as unknown as FormFieldStoredValue,
});

/** Writes nothing itself. */
function linkField(name: CollectionName): ComponentSchema {
  return formField<string>(ownField('Link'), { Input: linkInput(name), parse: asText, serialize: () => undefined });
}

/** Where the editor shows what a form edits; nothing where no page does. */
function previewAddress(previewUrl: string | undefined) {
  return previewUrl === undefined ? {} : { previewUrl };
}

function buildCollection(name: CollectionName, outline: Outline): Collection<Form, string> {
  const { pattern, schema } = contentFiles[name];
  const title = titleField(name);
  const described = describeFile(schema, pattern);
  const { [title]: named, ...others } = described.fields;
  if (!named) throw new Error(`content/${pattern} has no field ${title}`);
  const now = new Date();
  const initial: Initial = {
    ...outline.next[name],
    published: now.toISOString().slice(0, 10),
    year: now.getFullYear(),
  };
  const { id, order, ...fields } = buildBlock({ ...described, fields: others }, outline, { initial });
  return {
    label: contentLabel(name),
    path: pattern.replace('.yaml', '') as `${string}/*`,
    format: 'json',
    slugField: title,
    ...previewAddress(outline.entryPages[name]),
    columns: [title],
    schema: {
      ...(isVideoCollection(name) && { pastedLink: linkField(name) }),
      // The name first, numbers last.
      [title]: entryNameField({ name: title, field: named }, hasOwnPage(name)),
      ...fields,
      ...(id && { id }),
      ...(order && { order }),
      [versionField]: version,
    },
  };
}

/** The written pages; a new one is a draft until its owner says otherwise. */
function buildWrittenPages(outline: Outline): Collection<Form, string> {
  const { pattern, schema } = contentFiles.writtenPages;
  const described = describeFile(schema, pattern);
  const { heading, ...others } = described.fields;
  if (!heading) throw new Error(`content/${pattern} has no field heading`);
  const initial: Initial = { ...outline.next.writtenPages, draft: true, opening: 'split' };
  return {
    label: contentLabel('writtenPages'),
    path: `${writtenFolder}/*`,
    format: 'json',
    slugField: 'heading',
    // The page's file says its address.
    previewUrl: '/api/editor/page/{slug}',
    columns: ['siteMapLabel'],
    schema: {
      heading: entryNameField({ name: 'heading', field: heading }, false),
      ...buildBlock({ ...described, fields: others }, outline, { initial }),
      [bodyField]: body,
      [versionField]: version,
    },
  };
}

/** An entry of the editor's list: a collection, or a form that is there once. */
interface Page {
  readonly key: string;
  readonly single?: Singleton<Form>;
}

/** @param path of the form's file in the view, with or without its ending. */
function buildPage(key: string, label: string, path: string, schema: Form, previewUrl?: string): Page {
  const place = path.replace(/\.\w+$/, '');
  return { key, single: singleton({ label, path: place, format: 'json', ...previewAddress(previewUrl), schema }) };
}

/** The editor's list: its pages by their headings, in their order. */
function listPages(outline: Outline): Record<string, Page[]> {
  const form = (name: ContentName): Form => ({
    ...buildBlock(describeFile(contentFiles[name].schema, contentFiles[name].pattern), outline),
    [versionField]: version,
  });
  const collections = collectionNames.map((key) => ({ key }));
  const isPerson = (name: CollectionName) => titleField(name) === 'name';
  const orders = orderLists.map(({ key, path, collection, category = '' }) => {
    const label = `Order of the ${category} ${contentLabel(collection).toLowerCase()}`.replace('  ', ' ');
    return buildPage(key, label, path, { entries: orderEntries });
  });
  const files = (Object.keys(contentFiles) as ContentName[]).filter(
    (name) => !contentFiles[name].pattern.includes('*'),
  );
  const [pages = [], others = []] = [true, false].map((isPage) =>
    files
      .filter((name) => contentFiles[name].pattern.startsWith('pages/') === isPage)
      .map((name) =>
        buildPage(
          name,
          outline.names[name] ?? contentLabel(name),
          contentFiles[name].pattern,
          form(name),
          outline.addresses[name],
        ),
      ),
  );
  return {
    'Videos and films': collections.filter(({ key }) => isVideoCollection(key)),
    People: collections.filter(({ key }) => isPerson(key)),
    Blog: collections.filter(({ key }) => !isVideoCollection(key) && !isPerson(key)),
    'Order of lists': orders,
    'The company and every page': others,
    Pages: pages,
    'Further pages': [{ key: 'writtenPages' }],
  };
}

/** Everything that the editor offers: every content file, and the lists that have an order. */
export function buildConfig(outline: Outline): Config {
  const groups = Object.entries(listPages(outline));
  const singles = groups.flatMap(([, pages]) => pages.flatMap(({ key, single }) => (single ? [[key, single]] : [])));
  return config({
    storage: { kind: 'local' },
    ui: {
      brand: { name: outline.company },
      navigation: Object.fromEntries(groups.map(([group, pages]) => [group, pages.map(({ key }) => key)])),
    },
    collections: Object.fromEntries([
      ...collectionNames.map((name) => [name, buildCollection(name, outline)] as const),
      ['writtenPages', buildWrittenPages(outline)],
    ]),
    singletons: Object.fromEntries(singles) as Record<string, Singleton<Form>>,
  });
}
