import type { z } from 'astro/zod';
import { fieldMeanings, type FieldMeaning } from '@site/model/schemas/field-meanings.ts';
import { pictureHint } from './picture-hint.ts';
import type { BlockField, EditorField } from './editor-field.ts';
import { fieldLabel, sentence } from './field-words.ts';

/** A schema without what is wrapped around it, and whether a value may be missing. */
interface Bare {
  readonly schema: z.ZodType;
  readonly optional: boolean;
}

/** A type of schema as zod's own `_zod.def` tells it; only what is read here. */
interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, string>>;
}

/** Nobody counts to the end of a list that may be this long. */
const manyItems = 200;
/** Text with more characters than this has more than a line to itself. */
const oneLine = 120;
const token = /\{[a-z][\w.]*\}/i;

function definitionOf(schema: z.ZodType): Definition {
  return schema._zod.def;
}

function unwrap(schema: z.ZodType, optional = false): Bare {
  const { type, innerType } = definitionOf(schema);
  if ((type === 'optional' || type === 'default') && innerType) return unwrap(innerType, true);
  return { schema, optional };
}

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** What to write, from the message for a value that is not there: "is missing: write the title" says "write the title". */
function adviceOf(schema: z.ZodType): string | undefined {
  return /: (write .+)$/.exec(messageOf(schema, undefined) ?? '')?.[1];
}

/** The check of text that names a fact waits until the fact is filled in. */
function checker(schema: z.ZodType): EditorField['check'] {
  return (value) => (typeof value === 'string' && token.test(value) ? undefined : messageOf(schema, value));
}

/** How long a list may be; the schemas of packages/model/schemas bound every list. */
function lengthOf(schema: z.ZodType): { readonly min: number; readonly max: number } {
  const checks = (schema._zod.def.checks ?? []).map(
    (check) => check._zod.def as { minimum?: number; maximum?: number },
  );
  const min = checks.map(({ minimum }) => minimum).find((value) => value !== undefined) ?? 0;
  const max = checks.map(({ maximum }) => maximum).find((value) => value !== undefined) ?? manyItems;
  return { min, max };
}

/** Such as "1 to 3 videos." */
function listHint(schema: z.ZodType): string | undefined {
  const what = adviceOf(schema)?.replace(/^write a list of /, '');
  const { min, max } = lengthOf(schema);
  if (what === undefined || max >= manyItems) return undefined;
  return min === max ? `${String(min)} ${what}.` : `${String(min)} to ${String(max)} ${what}.`;
}

function textHint(schema: z.ZodType, meaning: FieldMeaning | undefined): string | undefined {
  // Quotes are for whoever writes the file.
  const advice = adviceOf(schema)?.replaceAll('"', '');
  if (advice === undefined || meaning?.kind !== 'text') return advice && sentence(advice);
  const most = `at most ${String(meaning.max)} characters`;
  // The label says it already.
  return sentence(meaning.what.startsWith('what ') ? most : `${advice}, ${most}`);
}

function describeNamed(meaning: FieldMeaning, base: EditorField, hint: string | undefined): EditorField {
  switch (meaning.kind) {
    case 'text':
      return { ...base, kind: 'text', long: meaning.max > oneLine, ...(hint !== undefined && { hint }) };
    case 'article':
      return { ...base, kind: 'prose', syntax: 'html', hint: 'Each paragraph stands between <p> and </p>.' };
    case 'picture': {
      const { folder, ending } = meaning;
      return { ...base, kind: 'picture', folder, ending, hint: pictureHint(folder) };
    }
    case 'switch':
      return { ...base, kind: 'switch', label: sentence(meaning.what).slice(0, -1) };
    case 'path':
      return { ...base, kind: 'path', hint: 'Choose a page, an article or a video of this site.' };
    case 'video':
      return { ...base, kind: 'video', hint: 'Choose a video.' };
    case 'loop':
      return { ...base, kind: 'loop', hint: 'A few silent seconds that play over the picture.' };
    case 'day':
      return { ...base, kind: 'day' };
  }
}

/**
 * What the editor shows for a schema.
 * @param place the field as a message names it, such as `content/team/*.yaml: img`; its last part is the field's name.
 * @throws Error naming the place where the schema is of a kind that the editor does not know.
 */
function describeField(wrapped: z.ZodType, place: string): EditorField {
  const { schema, optional } = unwrap(wrapped);
  const { type, element, shape, entries, in: input, out } = definitionOf(schema);
  const meaning = fieldMeanings.get(schema);
  const name = /\w*$/.exec(place.replace(/\[\]$/, ''))?.[0] ?? '';
  const label = fieldLabel(name, meaning?.kind === 'text' ? meaning.what : undefined);
  const words = { label, optional, check: checker(wrapped) };
  const hint = textHint(schema, meaning);
  const withHint = hint === undefined ? words : { ...words, hint };
  if (meaning) return describeNamed(meaning, { ...words, kind: 'text', long: false }, hint);
  if (type === 'object' && shape) return describeBlock(words, shape, place);
  if (type === 'array' && element) {
    const item = describeField(element, `${place}[]`);
    const ofList = listHint(schema);
    return { ...words, kind: 'list', item, ...(ofList !== undefined && { hint: ofList }) };
  }
  if (type === 'enum' && entries) return { ...words, kind: 'choice', options: Object.values(entries) };
  if (type === 'number') return { ...withHint, kind: 'number' };
  if (type === 'string') return { ...withHint, kind: 'text', long: false };
  // Text that goes through a second schema, such as an address of e-mail.
  if (type === 'pipe' && input && out && definitionOf(input).type === 'string') {
    return { ...withHint, kind: 'text', long: false };
  }
  throw new Error(`${place} is a ${type}, which the editor does not know: register what it is in field-meanings.ts`);
}

function describeBlock(
  words: Omit<BlockField, 'kind' | 'fields'>,
  shape: Readonly<Record<string, z.ZodType>>,
  place: string,
): BlockField {
  const separator = place.endsWith(': ') ? '' : '.';
  const fields = Object.entries(shape).map(([key, field]) => [key, describeField(field, place + separator + key)]);
  return { ...words, kind: 'block', fields: Object.fromEntries(fields) as BlockField['fields'] };
}

/**
 * The fields of a content file, in the order in which its schema lists them.
 * @param file named in the error, such as content/team/*.yaml.
 * @throws Error naming file and field where the schema is of a kind that the editor does not know.
 */
export function describeFile(schema: z.ZodType, file: string): BlockField {
  const field = describeField(schema, `content/${file}: `);
  if (field.kind !== 'block') throw new Error(`content/${file} is no block of fields`);
  return field;
}
