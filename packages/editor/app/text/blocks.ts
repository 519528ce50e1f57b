import Markdoc, { type Node, type SchemaAttribute } from '@markdoc/markdoc';
import { nameInWords, type BlockField, type Field } from '@site/content-tools/entries/describe-fields.ts';
import {
  linkAttribute,
  markdocTags,
  pictureAttribute,
  portfolioAttribute,
  videoAttribute,
} from '@site/model/schemas/markdoc-tags.ts';
import type { Values } from '../../api.ts';

/** A Markdoc tag with a form. */
interface BlockKind {
  readonly label: string;
  readonly start: Values;
  readonly fields: Readonly<Record<string, Field>>;
  /** @returns undefined for content that the form can't show. */
  readonly read: (node: Node, inside: string) => Values | undefined;
  readonly write: (values: Values) => string;
}

const labels: Readonly<Record<string, string>> = {
  after: 'Picture after',
  afterAlt: 'What it shows then',
  alt: 'What the picture shows',
  before: 'Picture before',
  beforeAlt: 'What it shows',
  button: 'Button text',
  by: 'Attribution',
  category: 'Portfolio',
  slug: 'Film',
  src: 'Picture',
  title: 'Heading',
  to: 'Leads to',
  wide: 'Across the whole page',
};

const unchecked = () => undefined;

/** Unchecked here: the content check validates on save. */
function describeAttribute(name: string, attribute: SchemaAttribute): Field {
  const label = labels[name] ?? nameInWords(name);
  const shared = { label, optional: attribute.required !== true, check: unchecked };
  if (attribute === pictureAttribute) return { ...shared, kind: 'picture', folder: 'stills' };
  if (attribute === videoAttribute) return { ...shared, kind: 'video' };
  if (attribute === portfolioAttribute) return { ...shared, kind: 'portfolio' };
  if (attribute === linkAttribute) return { ...shared, kind: 'path' };
  if (attribute.type === Boolean) return { ...shared, kind: 'switch' };
  return { ...shared, kind: 'text', long: false };
}

type TagName = keyof typeof markdocTags;

function describeAttributes(tag: TagName): BlockField['fields'] {
  const attributes = Object.entries<SchemaAttribute>(markdocTags[tag].attributes);
  return Object.fromEntries(attributes.map(([name, attribute]) => [name, describeAttribute(name, attribute)]));
}

/** The name of the rich text between the tags. */
export const insideField = 'inside';
const inside: Field = { kind: 'prose', label: 'Text', optional: false, check: unchecked };

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

const quoted = (value: unknown) =>
  `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`;

function writeAttributes(values: Values, names: readonly string[]): string {
  return names
    .filter((name) => values[name] !== undefined && values[name] !== '')
    .map((name) => ` ${name}=${typeof values[name] === 'string' ? quoted(values[name]) : JSON.stringify(values[name])}`)
    .join('');
}

/** A self-closing tag. */
function single(tag: TagName, label: string): BlockKind {
  const fields = describeAttributes(tag);
  return {
    ...{ label, fields, start: {} },
    read: ({ attributes }) => ({ ...attributes }),
    write: (values) => `{% ${tag}${writeAttributes(values, Object.keys(fields))} /%}`,
  };
}

function around(tag: TagName, label: string, words: string, start: Values = {}): BlockKind {
  const fields = describeAttributes(tag);
  return {
    label,
    fields: { ...fields, [insideField]: inside },
    start: { ...start, [insideField]: words },
    read: ({ attributes }, source) => ({ ...attributes, [insideField]: source }),
    write: (values) =>
      `{% ${tag}${writeAttributes(values, Object.keys(fields))} %}\n${textIn(values[insideField]).trim()}\n{% /${tag} %}`,
  };
}

const listOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as Values[]) : []);

const figure = single('figure', 'Picture');

const gallery: BlockKind = {
  label: 'Gallery',
  fields: {
    pictures: {
      ...{ kind: 'list', label: 'Pictures', optional: false, check: unchecked },
      item: { kind: 'block', label: 'Picture', optional: false, check: unchecked, fields: figure.fields },
    },
  },
  start: { pictures: [] },
  read: ({ children }) =>
    children.every(({ tag }) => tag === 'figure')
      ? { pictures: children.map(({ attributes }) => ({ ...attributes })) }
      : undefined,
  write: ({ pictures }) =>
    `{% gallery %}\n${listOf(pictures)
      .map((one) => figure.write(one))
      .join('\n')}\n{% /gallery %}`,
};

export const blockKinds: Readonly<Record<string, BlockKind>> = {
  figure,
  gallery,
  video: single('video', 'Film'),
  quote: around('quote', 'Quote', 'Words'),
  facts: around('facts', 'Fact box', '- **Label**: value', { title: 'In short' }),
  results: around('results', 'Figures', '- **120** what was counted, and how\n- **7** what was counted, and how'),
  fold: around('fold', 'Collapsible list', '- **Name**: a sentence about it', { title: 'In detail' }),
  call: around('call', 'Call', 'One sentence', { heading: 'Call us', button: 'Write to us', to: '/contact' }),
  treatment: around('treatment', 'Treatment', 'Words', { title: 'Treatment' }),
  schedule: around('schedule', 'Schedule', '- **06:00** what happens'),
  portfolio: single('portfolio', 'Portfolio'),
  compare: single('compare', 'Before and after'),
};

/** In the toolbar. Other kinds can be edited where they are. */
export const offeredBlocks = ['figure', 'gallery', 'video', 'results', 'quote', 'facts', 'call'] as const;

function insideOf(node: Node, source: string): string {
  const [start = 0, first = 0, last = 0] = node.lines;
  return node.lines.length < 4
    ? ''
    : source
        .split('\n')
        .slice(first - start, last - start)
        .join('\n')
        .trim();
}

/** @returns undefined for a tag without a form, and for one that wouldn't round-trip. */
export function readBlock(node: Node, source: string, isSame: (one: string, other: string) => boolean) {
  const { tag = '' } = node;
  const known = Object.hasOwn(blockKinds, tag) ? blockKinds[tag] : undefined;
  const values =
    node.errors.length === 0 && node.annotations.length <= Object.keys(node.attributes).length
      ? known?.read(node, insideOf(node, source))
      : undefined;
  if (!known || !values || !isSame(known.write(values), source)) return undefined;
  return { type: 'tagBlock', attrs: { tag, values: JSON.stringify(values) } };
}

export function writeBlock({ tag, values }: Readonly<Record<string, unknown>>): string {
  return blockKinds[String(tag)]?.write(JSON.parse(String(values)) as Values) ?? '';
}

export function plainText(source: string): string {
  const words = [...Markdoc.parse(source).walk()].flatMap(({ type, attributes, tag }) => {
    if (type === 'text') return [String(attributes.content)];
    return tag === undefined ? [] : [String(attributes.title ?? attributes.name ?? tag)];
  });
  return words.join(' ').replaceAll(/\s+/g, ' ').slice(0, 160);
}
