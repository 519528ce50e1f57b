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
import { bodyField } from '@site/content-tools/entries/new-entry.ts';
import { contentFiles, mayBeMissing, type ContentName } from '@site/model/schemas/content-files.ts';
import { contentLabel, textLabel } from '../content/labels.ts';
import type { Outline } from '../content/outline.ts';
import { deletedPortfolioKey, listPageGroups, singleFiles } from '../content/page-groups.ts';
import { translationKey } from '../content/translations/places.ts';
import { listOrders, versionField, writtenFolder } from '../content/view-extras.ts';
import { foldForm } from './fold.tsx';
import { startInput } from './StartInput.tsx';
import { asText, buildBlock, type Initial } from './build-fields.ts';
import { entryNameField } from './entry-name.tsx';
import { formField } from './form-field.tsx';
import { linkInput } from './LinkInput.tsx';
import { pagePresence } from './names/PagePresence.tsx';
import { OrderInput, type OrderItem } from './OrderInput.tsx';
import { translationCollection } from './translations/translation-collection.ts';
import { proseInput } from './prose/ProseInput.tsx';

type Form = Record<string, ComponentSchema>;

/** A field that the editor adds to those of the schemas. */
function ownField(label: string): Field {
  return { kind: 'text', long: false, label, optional: true, check: () => undefined };
}

const bodyOf = ({ paths }: Outline) =>
  formField<string>(
    { ...ownField(textLabel), optional: false, hint: '{company}, {phone} and the like stand for facts.' },
    { Input: proseInput(paths), parse: asText, serialize: (value) => value, place: bodyField },
  );

/** Writes nothing itself. */
const startOf = ({ starts }: Outline) =>
  formField<string>(ownField('Start'), { Input: startInput(starts), parse: asText, serialize: () => undefined });

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
  const isPage = name === 'portfolios';
  const initial: Initial = {
    ...outline.next[name],
    draft: isPage,
    published: now.toISOString().slice(0, 10),
    year: now.getFullYear(),
  };
  const block = { ...described, fields: others };
  const { id, order, ...fields } = buildBlock(block, outline, { initial });
  return {
    label: contentLabel(name),
    path: pattern.replace('.yaml', '') as `${string}/*`,
    format: 'json',
    slugField: title,
    ...previewAddress(outline.entryPages[name]),
    columns: outline.large.includes(name) ? [] : [title],
    schema: {
      ...(isVideoCollection(name) && { pastedLink: linkField(name) }),
      // The name first, numbers last.
      [title]: entryNameField({ name: title, field: named }, hasOwnPage(name)),
      ...foldForm(fields, block, isPage),
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
  const block = { ...described, fields: others };
  const { path, ...further } = buildBlock(block, outline, { initial: { draft: true } });
  const place = Object.keys(further).indexOf('exhibits');
  const inOrder = Object.entries(further).toSpliced(place, 0, [bodyField, bodyOf(outline)]);
  return {
    label: contentLabel('writtenPages'),
    path: `${writtenFolder}/*`,
    format: 'json',
    slugField: 'heading',
    // The page's file says its address.
    previewUrl: '/api/editor/page/{slug}',
    columns: outline.large.includes('writtenPages') ? [] : ['heading'],
    schema: {
      start: startOf(outline),
      heading: entryNameField({ name: 'heading', field: heading }, false),
      ...(path && { path }),
      ...foldForm(Object.fromEntries(inOrder), block, true),
      [versionField]: version,
    },
  };
}

/** At the start of a page with sections: deletes it, or brings it back. */
function presence(name: ContentName, slug?: string): ComponentSchema {
  return formField<string>(ownField('Version'), {
    Input: pagePresence(name, slug),
    parse: asText,
    serialize: (value) => (value === '' ? undefined : value),
  });
}

/** The forms that are there once: those of content files, and of lists that have an order. */
function buildForms(outline: Outline, labels: ReadonlyMap<string, string>): Record<string, Singleton<Form>> {
  const build = (key: string, path: string, schema: Form, previewUrl?: string) =>
    singleton({
      label: labels.get(key) ?? key,
      path: path.replace(/\.\w+$/, ''),
      format: 'json',
      ...previewAddress(previewUrl),
      schema,
    });
  const files = singleFiles.map((name) => {
    const { schema, pattern } = contentFiles[name];
    const block = describeFile(schema, pattern);
    const form = {
      ...foldForm(buildBlock(block, outline), block, pattern.startsWith('pages/')),
      [versionField]: mayBeMissing(name) && name.endsWith('Page') ? presence(name) : version,
    };
    return [name, build(name, pattern, form, outline.addresses[name])] as const;
  });
  const portfolios = outline.portfolios.map(({ value }) => value);
  const orders = listOrders(portfolios).map(
    ({ key, path }) => [key, build(key, path, { entries: orderEntries })] as const,
  );
  const gone = outline.deletedPortfolios.map(({ value }) => {
    const key = deletedPortfolioKey(value);
    return [key, build(key, `portfolios/${value}`, { [versionField]: presence('portfolios', value) })] as const;
  });
  return Object.fromEntries([...files, ...orders, ...gone]);
}

/** Everything that the editor offers: every content file, and the lists that have an order. */
export function buildConfig(outline: Outline): Config {
  const groups = Object.entries(listPageGroups(outline));
  const labels = new Map(groups.flatMap(([, pages]) => pages.map(({ key, label }) => [key, label])));
  return config({
    storage: { kind: 'local' },
    ui: {
      brand: { name: outline.company },
      navigation: Object.fromEntries(groups.map(([group, pages]) => [group, pages.map(({ key }) => key)])),
    },
    collections: Object.fromEntries([
      ...collectionNames.map((name) => [name, buildCollection(name, outline)] as const),
      ['writtenPages', buildWrittenPages(outline)],
      ...outline.languages.map((language) => [
        translationKey(language.code),
        translationCollection(language, outline, version),
      ]),
    ]),
    singletons: buildForms(outline, labels),
  });
}
