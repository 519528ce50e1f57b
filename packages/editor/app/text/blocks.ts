import Markdoc, { type Node } from '@markdoc/markdoc';
import type { BlockField, Field } from '@site/content-tools/entries/describe-fields.ts';
import type { Values } from '../../api.ts';

/** A block of a page's text that has a form of its own. */
interface BlockKind {
  readonly label: string;
  /** What a new one has. */
  readonly start: Values;
  readonly fields: Readonly<Record<string, Field>>;
  /** Reads what is between its tags; undefined where that is something else than the form can show. */
  readonly read: (node: Node, inside: string) => Values | undefined;
  readonly write: (values: Values) => string;
}

const base = { optional: false, check: () => undefined } as const;
const text = (label: string, long = false, optional = false): Field => ({
  ...base,
  kind: 'text',
  label,
  long,
  optional,
});
const kind = (name: 'video' | 'portfolio' | 'path', label: string, optional = false): Field => ({
  ...base,
  kind: name,
  label,
  optional,
});
const picture = (label: string, optional = false): Field => ({
  ...base,
  kind: 'picture',
  folder: 'stills',
  label,
  optional,
});
const list = (label: string, item: Field): Field => ({ ...base, kind: 'list', label, item });
const block = (label: string, fields: Readonly<Record<string, Field>>): BlockField => ({
  ...base,
  kind: 'block',
  label,
  fields,
});

/** The field of words with marks of their own, which a small text editor shows. */
export const insideField = 'inside';
const inside: Field = { ...base, kind: 'prose', label: 'Text' };

/** A value that is text. */
const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

const quoted = (value: unknown) =>
  `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ')}"`;

/** The attributes of a tag, in the order of its form. */
function writeAttributes(values: Values, names: readonly string[]): string {
  return names
    .filter((name) => values[name] !== undefined && values[name] !== '')
    .map((name) => ` ${name}=${typeof values[name] === 'string' ? quoted(values[name]) : JSON.stringify(values[name])}`)
    .join('');
}

/** A tag that stands alone and says everything in its attributes. */
function single(tag: string, label: string, fields: Readonly<Record<string, Field>>, start: Values = {}): BlockKind {
  return {
    ...{ label, fields, start },
    read: ({ attributes }) => ({ ...attributes }),
    write: (values) => `{% ${tag}${writeAttributes(values, Object.keys(fields))} /%}`,
  };
}

/** A tag around text. */
function around(
  tag: string,
  label: string,
  words: string,
  fields: Readonly<Record<string, Field>> = {},
  start: Values = {},
): BlockKind {
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

const figureFields = {
  src: picture('Picture'),
  alt: text('What the picture shows'),
  caption: text('Caption', false, true),
  // Where a page has one already: an owner has no drawings.
  board: {
    ...picture('Drawing that the page cuts from', true),
    condition: { field: 'board', is: true, isNeeded: false },
  } satisfies Field,
  wide: { ...base, kind: 'switch', label: 'Across the whole page' } as const,
};
const figure = single('figure', 'Picture', figureFields);

const gallery: BlockKind = {
  label: 'Gallery',
  fields: { pictures: list('Pictures', block('Picture', figureFields)) },
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

const call = {
  heading: text('Heading'),
  button: text('Words of the button', false, true),
  to: kind('path', 'Leads to', true),
};

const compared = {
  before: picture('Picture before'),
  beforeAlt: text('What it shows'),
  after: picture('Picture after'),
  afterAlt: text('What it shows then'),
  caption: text('Caption'),
};

/** By the tag's name. */
export const blockKinds: Readonly<Record<string, BlockKind>> = {
  figure,
  gallery,
  video: single('video', 'Film', { slug: kind('video', 'Film') }),
  quote: around('quote', 'Quote', 'Words', { by: text('Whose words', false, true) }),
  facts: around('facts', 'Box of facts', '- **Label**: value', { title: text('Heading') }, { title: 'In short' }),
  results: around('results', 'Figures', '- **120** what was counted, and how\n- **7** what was counted, and how'),
  call: around('call', 'Call', 'One sentence', call, { heading: 'Call us', button: 'Write to us', to: '/contact' }),
  treatment: around('treatment', 'Treatment', 'Words', { title: text('Heading') }, { title: 'Treatment' }),
  schedule: around('schedule', 'Schedule', '- **06:00** what happens'),
  portfolio: single('portfolio', 'Portfolio', { category: kind('portfolio', 'Portfolio') }),
  compare: single('compare', 'Before and after', compared),
};

/** Those that are offered above a text; the others are changed where they are. */
export const offeredBlocks = ['figure', 'gallery', 'video', 'results', 'quote', 'facts', 'call'] as const;

/** What stands between a block's tags, as it was written. */
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

/**
 * A tag as a block with a form.
 * @param isSame compares two texts.
 * @returns undefined for a tag without a form, and where the form would lose something of it.
 */
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

/** A block with a form as its tag. */
export function writeBlock({ tag, values }: Readonly<Record<string, unknown>>): string {
  return blockKinds[String(tag)]?.write(JSON.parse(String(values)) as Values) ?? '';
}

/** The words of a block in short. */
export function summarizeBlock(values: Values): string {
  const plain = JSON.stringify(values)
    .replaceAll(/"(?:src|before|after|to|words)":"[^"]*",?/g, '')
    .replaceAll(/\\n|[{}[\]"#*]|\b\w+"?:/g, ' ');
  return plain.replaceAll(/\s+/g, ' ').replaceAll(/ ,/g, ',').trim().slice(0, 90);
}

/** The text of something that is kept as it is, without its tags. */
export function plainText(source: string): string {
  const words = [...Markdoc.parse(source).walk()].flatMap(({ type, attributes, tag }) => {
    if (type === 'text') return [String(attributes.content)];
    return tag === undefined ? [] : [String(attributes.title ?? attributes.name ?? tag)];
  });
  return words.join(' ').replaceAll(/\s+/g, ' ').slice(0, 160);
}
