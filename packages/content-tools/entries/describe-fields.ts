import type { z } from 'zod';
import { fieldName } from '@site/zod-content/problem.ts';
import { isPictureFolder, logoFolder, pictureKinds, pictureSize } from '@site/model/media/picture-kinds.ts';
import {
  fieldAdvice,
  type FieldCondition,
  fieldConditions,
  type FieldMeaning,
  fieldMeanings,
} from '@site/zod-content/meanings.ts';
import { definitionOf, unwrapSchema } from '@site/zod-content/walk.ts';

interface FieldWords {
  /** Such as "Length in seconds". */
  readonly label: string;
  readonly hint?: string;
  readonly optional: boolean;
  /**
   * @param value the value in the file; undefined if the line is missing.
   * @returns what is wrong with it, completing "field …"; undefined if nothing is.
   */
  readonly check: (value: unknown) => string | undefined;
  /** The condition under which the field applies; undefined if it always does. */
  readonly condition?: FieldCondition;
}

export interface BlockField extends FieldWords {
  readonly kind: 'block';
  readonly fields: Readonly<Record<string, Field>>;
}

export interface ListField extends FieldWords {
  readonly kind: 'list';
  readonly item: Field;
}

export type Field =
  | BlockField
  | ListField
  /**
   * `long`: more than a line or two; `isGroup`: a word that other entries have too; `link`: what the link of a video is
   * parsed into.
   */
  | (FieldWords & {
      readonly kind: 'text';
      readonly long: boolean;
      readonly isGroup?: true;
      readonly link?: 'player' | 'vimeo';
    })
  /** In seconds, which people write as minutes and seconds. */
  | (FieldWords & { readonly kind: 'duration'; readonly min: number; readonly max: number })
  | (FieldWords & { readonly kind: 'picture'; readonly folder: string })
  | (FieldWords & { readonly kind: 'choice'; readonly options: readonly string[] })
  /**
   * `prose` is a whole text as HTML; `loop`, `path`, `video`, `portfolio` and `person` are references: to two files, a
   * page, a video, a team member.
   */
  | (FieldWords & {
      readonly kind:
        | 'prose'
        | 'number'
        | 'switch'
        | 'typefaces'
        | 'sample'
        | 'day'
        | 'moment'
        | 'loop'
        | 'path'
        | 'video'
        | 'portfolio'
        | 'person'
        | 'band'
        | 'claim';
    });

/** Labels of fields whose names mean nothing to an owner; a schema's own title takes precedence. */
const labels: Readonly<Record<string, string>> = {
  band: 'Closing call to action',
  category: 'Portfolio',
  img: 'Picture',
  path: 'Leads to',
  src: 'Player',
  still: 'Picture',
  url: 'Address',
};

/** Lists that may be this long get no hint about their length. */
const manyItems = 200;
/** Longer text, in characters, gets several lines. */
const oneLine = 120;

function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Such as "Poster alt" for `posterAlt`. */
export function nameInWords(name: string): string {
  return capitalize(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' '));
}

/** The schema's title or description, such as "what the poster shows", is plainer than the field's name. */
function labelOf(name: string, schema: z.ZodType, meaning: FieldMeaning | undefined): string {
  const { title } = schema.meta() ?? {};
  if (title !== undefined) return title;
  if (meaning?.kind === 'switch') return capitalize(meaning.what);
  if (meaning?.kind === 'moment') return name === 'from' ? 'Publish on' : 'Unpublish on';
  if (meaning?.kind === 'text' && meaning.what.startsWith('what ')) {
    return capitalize(meaning.what.replace(/, such as .*$/, ''));
  }
  if (name === 'group' && meaning?.kind === 'text' && meaning.isGroup) return 'Filter word';
  if (name === 'path' && meaning?.kind !== 'path') return 'Address of the page';
  return labels[name] ?? nameInWords(name);
}

function checker(schema: z.ZodType): Field['check'] {
  return (value) => {
    const issue = schema.safeParse(value).error?.issues[0];
    return issue && [fieldName(issue.path), issue.message].filter(Boolean).join(' ');
  };
}

/** The hint of a field without a meaning; a choice shows its options instead. */
function otherHint(schema: z.ZodType): string | undefined {
  const { advice, min = 0, max = manyItems } = fieldAdvice.get(schema) ?? {};
  const { type } = definitionOf(schema);
  if (type === 'enum' || (type === 'array' && max >= manyItems)) return undefined;
  const range = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  const count = min === max ? String(min) : range;
  // A form accepts more formats than the file does, so its hint keeps only the example.
  const example = type === 'string' ? advice?.replace(/^write .*?, such as /, 'such as ') : advice;
  // Such as "1 to 3 videos". The advice about quotes is for people who write the file by hand.
  return example?.replace(/^write a list of/, count).replaceAll('"', '');
}

function pictureHint(folder: string): string {
  if (folder === logoFolder) return 'An SVG, or a PNG with a transparent background';
  if (!isPictureFolder(folder)) return 'Choose one of the drawings';
  return `Any photo, ideally ${pictureSize(pictureKinds[folder])} pixels or larger; it is cropped to that shape`;
}

const linkHint = 'Choose a page of this site, or write an address that starts with https://, mailto: or tel:';
const nameHints = {
  path: 'Choose a page, an article or a video of this site',
  video: 'Choose a video',
  portfolio: 'Choose the page that lists it',
  person: 'Choose a team member',
  band: 'Choose a call to action from the menu and footer',
  claim: 'Choose one of the figures',
  loop: 'A few silent seconds that play over the picture',
};

function hintOf(schema: z.ZodType, meaning: FieldMeaning | undefined): string | undefined {
  switch (meaning?.kind) {
    case 'text': {
      const { what, min, max } = meaning;
      const length = `${min === undefined ? 'at most' : `${min} to`} ${max} characters`;
      // A label such as "What the poster shows" already says the rest.
      return what.startsWith('what ') ? length : `write ${what}, ${length}`;
    }
    case 'post':
      return 'each paragraph is written between <p> and </p>';
    case 'picture':
      return pictureHint(meaning.folder);
    case 'path':
      return meaning.isLink ? linkHint : nameHints.path;
    case 'video':
    case 'portfolio':
    case 'person':
    case 'band':
    case 'claim':
    case 'loop':
      return nameHints[meaning.kind];
    case 'day':
    case 'moment':
    case 'switch':
    case 'typefaces':
    case 'sample':
      return undefined;
    case 'player':
    case 'vimeo':
    case 'duration':
    case 'address':
    case undefined:
      return otherHint(schema);
  }
}

/**
 * @param place the path of the field as in an error message, such as `content/team/*.yaml: img`; the label is made of
 * its last part.
 */
function describeField(wrapped: z.ZodType, place: string): Field {
  const { schema, optional } = unwrapSchema(wrapped);
  const { type, element, shape, entries } = definitionOf(schema);
  const meaning = fieldMeanings.get(schema);
  const name = /\w*$/.exec(place.replace(/\[\]$/, ''))?.[0] ?? '';
  const hint = hintOf(schema, meaning);
  const condition = fieldConditions.get(schema);
  const words: FieldWords = {
    label: labelOf(name, schema, meaning),
    optional,
    check: checker(wrapped),
    // Every hint ends with a period.
    ...(condition && { condition }),
    ...(hint !== undefined && { hint: `${capitalize(hint).replace(/\.$/, '')}.` }),
  };
  if (meaning?.kind === 'text') {
    return { ...words, kind: 'text', long: meaning.max > oneLine, ...(meaning.isGroup && { isGroup: true }) };
  }
  if (meaning?.kind === 'picture') return { ...words, kind: 'picture', folder: meaning.folder };
  if (meaning?.kind === 'post') return { ...words, kind: 'prose' };
  if (meaning?.kind === 'player' || meaning?.kind === 'vimeo') {
    return { ...words, kind: 'text', long: false, link: meaning.kind };
  }
  if (meaning?.kind === 'duration') {
    const { min = 0, max = Infinity } = fieldAdvice.get(schema) ?? {};
    return { ...words, kind: 'duration', min, max };
  }
  if (meaning && meaning.kind !== 'address') return { ...words, kind: meaning.kind };
  if (shape) {
    const separator = place.endsWith(': ') ? '' : '.';
    const fields = Object.entries(shape).map(([key, field]): [string, Field] => [
      key,
      describeField(field, place + separator + key),
    ]);
    return { ...words, kind: 'block', fields: Object.fromEntries(fields) };
  }
  if (element) return { ...words, kind: 'list', item: describeField(element, `${place}[]`) };
  if (entries) return { ...words, kind: 'choice', options: Object.values(entries) };
  if (type === 'number') return { ...words, kind: 'number' };
  if (type === 'string') return { ...words, kind: 'text', long: false };
  throw new Error(
    `${place} is a ${type}, which no form can show: register its meaning (packages/zod-content/meanings.ts)`,
  );
}

/**
 * The fields of a content file, in the order of its schema.
 * @param file named in errors, such as team/*.yaml.
 * @throws Error naming file and field, if a schema is of an unknown kind.
 */
export function describeFile(schema: z.ZodType, file: string): BlockField {
  const field = describeField(schema, `content/${file}: `);
  if (field.kind !== 'block') throw new Error(`content/${file} is not a block of fields`);
  return field;
}
