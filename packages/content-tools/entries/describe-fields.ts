import type { z } from 'zod';
import { fieldName } from '@site/model/check/problem.ts';
import { isPictureFolder, pictureKinds, pictureSize } from '@site/model/media/picture-kinds.ts';
import { fieldMeanings, type FieldMeaning } from '@site/model/schemas/field-meanings.ts';
import { fieldLabel, sentence } from './field-words.ts';

/** What every field of a content file has. */
interface FieldWords {
  /** Its name in words, such as "Length in seconds". */
  readonly label: string;
  /** What to write, as a sentence. */
  readonly hint?: string;
  /** Whether the line may be missing from the file. */
  readonly optional: boolean;
  /**
   * @param value what the file would hold; undefined where the line would be missing.
   * @returns what is wrong with it, which completes "field …"; undefined where nothing is.
   */
  readonly check: (value: unknown) => string | undefined;
}

/** How a whole text is written: an article as HTML, a written page as Markdoc. */
export type ProseSyntax = 'html' | 'markdoc';

export interface BlockField extends FieldWords {
  readonly kind: 'block';
  readonly fields: Readonly<Record<string, Field>>;
}

export interface ListField extends FieldWords {
  readonly kind: 'list';
  readonly item: Field;
}

/** One field of a content file as people fill it in: in the editor's form, or at a command's prompt. */
export type Field =
  | BlockField
  | ListField
  /** `long`: more than a line or two. */
  | (FieldWords & { readonly kind: 'text'; readonly long: boolean })
  | (FieldWords & { readonly kind: 'prose'; readonly syntax: ProseSyntax })
  /** A picture of a folder of content/media. */
  | (FieldWords & { readonly kind: 'picture'; readonly folder: string; readonly ending: string })
  | (FieldWords & { readonly kind: 'choice'; readonly options: readonly string[] })
  /** `loop`, `path` and `video` name something that exists: two files, a page, a video. */
  | (FieldWords & { readonly kind: 'number' | 'switch' | 'day' | 'loop' | 'path' | 'video' });

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

/** Lists that may be this long get no hint about their length. */
const manyItems = 200;
/** Text with more characters than this gets several lines. */
const oneLine = 120;
const token = /\{[a-z][\w.]*\}/i;

function definitionOf(schema: z.ZodType): Definition {
  return schema._zod.def;
}

/** A schema without what is wrapped around it, and whether a value may be missing. */
function unwrap(schema: z.ZodType, optional = false): { readonly schema: z.ZodType; readonly optional: boolean } {
  const { type, innerType } = definitionOf(schema);
  if ((type === 'optional' || type === 'default') && innerType) return unwrap(innerType, true);
  return { schema, optional };
}

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && [fieldName(issue.path), issue.message].filter(Boolean).join(' ');
}

/** What to write, from the message for a value that is missing: "is missing: write the title" says "write the title". */
function adviceOf(schema: z.ZodType): string | undefined {
  // Quotes are for people who write the file by hand.
  return /: (write .+)$/.exec(messageOf(schema, undefined) ?? '')?.[1]?.replaceAll('"', '');
}

/** Text that names a fact is only measured by the content check, once the fact is filled in. */
function checker(schema: z.ZodType): Field['check'] {
  return (value) => (typeof value === 'string' && token.test(value) ? undefined : messageOf(schema, value));
}

/** Such as "1 to 3 videos."; the schemas bound every list. */
function listHint(schema: z.ZodType): string | undefined {
  const checks = (schema._zod.def.checks ?? []).map(
    (check) => check._zod.def as { minimum?: number; maximum?: number },
  );
  const min = checks.find(({ minimum }) => minimum !== undefined)?.minimum ?? 0;
  const max = checks.find(({ maximum }) => maximum !== undefined)?.maximum ?? manyItems;
  const what = adviceOf(schema)?.replace(/^write a list of /, '');
  if (what === undefined || max >= manyItems) return undefined;
  return min === max ? `${String(min)} ${what}.` : `${String(min)} to ${String(max)} ${what}.`;
}

function textHint(schema: z.ZodType, meaning: FieldMeaning | undefined): string | undefined {
  const advice = adviceOf(schema);
  if (advice === undefined || meaning?.kind !== 'text') return advice && sentence(advice);
  const most = `at most ${String(meaning.max)} characters`;
  // A label such as "What the poster shows" says the rest already.
  return sentence(meaning.what.startsWith('what ') ? most : `${advice}, ${most}`);
}

/** What picture to give for a folder of content/media. */
function pictureHint(folder: string): string {
  if (!isPictureFolder(folder)) return 'Choose one of the drawings.';
  return `Any photo, best of ${pictureSize(pictureKinds[folder])} pixels or more: it is cut to that shape.`;
}

/** What a schema's registered meaning says of its field. */
function describeMeaning(meaning: FieldMeaning, words: FieldWords): Field {
  switch (meaning.kind) {
    case 'text':
      return { ...words, kind: 'text', long: meaning.max > oneLine };
    case 'article':
      return { ...words, kind: 'prose', syntax: 'html', hint: 'Each paragraph is written between <p> and </p>.' };
    case 'picture':
      return { ...words, ...meaning, hint: pictureHint(meaning.folder) };
    case 'switch':
      return { ...words, kind: 'switch', label: sentence(meaning.what).slice(0, -1) };
    case 'path':
      return { ...words, kind: 'path', hint: 'Choose a page, an article or a video of this site.' };
    case 'video':
      return { ...words, kind: 'video', hint: 'Choose a video.' };
    case 'loop':
      return { ...words, kind: 'loop', hint: 'A few silent seconds that play over the picture.' };
    case 'day':
      return { ...words, kind: 'day' };
  }
}

function describeBlock(words: FieldWords, shape: Readonly<Record<string, z.ZodType>>, place: string): BlockField {
  const separator = place.endsWith(': ') ? '' : '.';
  const fields = Object.entries(shape).map(([key, field]) => [key, describeField(field, place + separator + key)]);
  return { ...words, kind: 'block', fields: Object.fromEntries(fields) as BlockField['fields'] };
}

/** @param place the field as an error names it, such as `content/team/*.yaml: img`; its last part is the field's name. */
function describeField(wrapped: z.ZodType, place: string): Field {
  const { schema, optional } = unwrap(wrapped);
  const { type, element, shape, entries, in: input, out } = definitionOf(schema);
  const meaning = fieldMeanings.get(schema);
  const name = /\w*$/.exec(place.replace(/\[\]$/, ''))?.[0] ?? '';
  const label = fieldLabel(name, meaning?.kind === 'text' ? meaning.what : undefined);
  const bare = { label, optional, check: checker(wrapped) };
  const hint = type === 'array' ? listHint(schema) : type === 'object' ? undefined : textHint(schema, meaning);
  const words: FieldWords = { ...bare, ...(hint !== undefined && { hint }) };
  if (meaning) return describeMeaning(meaning, meaning.kind === 'text' ? words : bare);
  if (type === 'object' && shape) return describeBlock(words, shape, place);
  if (type === 'array' && element) return { ...words, kind: 'list', item: describeField(element, `${place}[]`) };
  if (type === 'enum' && entries) return { ...bare, kind: 'choice', options: Object.values(entries) };
  if (type === 'number') return { ...words, kind: 'number' };
  // A pipe is text that a second schema looks at as well, such as an e-mail address.
  const isPipedText = type === 'pipe' && input && out && definitionOf(input).type === 'string';
  if (type === 'string' || isPipedText) return { ...words, kind: 'text', long: false };
  throw new Error(`${place} is a ${type}, which no form can show: register its meaning in field-meanings.ts`);
}

/**
 * The fields of a content file, in the order of its schema.
 * @param file named in errors, such as team/*.yaml.
 * @throws Error naming file and field where a schema is of an unknown kind.
 */
export function describeFile(schema: z.ZodType, file: string): BlockField {
  const field = describeField(schema, `content/${file}: `);
  if (field.kind !== 'block') throw new Error(`content/${file} is not a block of fields`);
  return field;
}
