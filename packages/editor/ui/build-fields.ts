import { fields, type ComponentSchema, type FormFieldStoredValue } from '@keystatic/core';
import type { BlockField, Field, ListField } from '@site/content-tools/entries/describe-fields.ts';
import { formatDuration, parseDuration } from '@site/model/video/duration.ts';
import type { Choice, Outline } from '../content/outline.ts';
import { postField } from './post/PostField.tsx';
import { formField } from './form-field.tsx';
import { isNewPicture, pictureInput } from './PictureInput.tsx';
import { SampleInput, type Sample } from './SampleInput.tsx';
import { typefacesInput } from './TypefacesInput.tsx';
import {
  ChoiceInput,
  DurationInput,
  nameInput,
  NumberInput,
  SwitchInput,
  TextInput,
  videoInput,
} from './plain-inputs.tsx';

/** What new entries start with, by the field's name. */
export type Initial = Readonly<Record<string, string | number | boolean>>;

const postHint = 'Write or paste the text. Select words, then press a button to change how they look.';

/** The text of an input. */
export function asText(stored: FormFieldStoredValue): string {
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

/** What a list's item is known by: its first words. */
function labelOf(field: Field, props: unknown): string {
  const { value, fields: inner } = props as { value?: unknown; fields?: Record<string, unknown> };
  if (field.kind !== 'block') return typeof value === 'string' ? value : '';
  const named = Object.entries(field.fields).find(([, { kind }]) => kind === 'text' || kind === 'choice');
  return named ? labelOf(named[1], inner?.[named[0]]) : '';
}

/** What fields of a kind can name. */
function choicesOf(
  kind: 'path' | 'video' | 'portfolio' | 'loop' | 'person' | 'band' | 'claim',
  outline: Outline,
): readonly Choice[] {
  const {
    paths: path,
    videos: video,
    portfolios: portfolio,
    loops: loop,
    people: person,
    bands: band,
    claims: claim,
  } = outline;
  return { path, video, portfolio, loop, person, band, claim }[kind];
}

function buildList(field: ListField, outline: Outline, place: string): ComponentSchema {
  return fields.array(buildField(field.item, outline, { place: `${place}[]` }), {
    label: field.label,
    ...(field.hint !== undefined && { description: field.hint }),
    itemLabel: (props) => {
      const label = labelOf(field.item, props);
      // The file names a video or a person by the slug; people know it by its title.
      const { kind } = field.item;
      const choices = kind === 'video' || kind === 'person' || kind === 'claim' ? choicesOf(kind, outline) : [];
      return choices.find(({ value }) => value === label)?.label ?? label;
    },
  });
}

/** The fields of a block that may be missing as a whole: empty ones are accepted here, the content check decides. */
function loosen<Any extends Field>(field: Any): Any {
  const check: Field['check'] = (value) => (value === undefined || value === '' ? undefined : field.check(value));
  if (field.kind !== 'block') return { ...field, check, optional: true };
  const inner = Object.entries(field.fields).map(([name, one]) => [name, loosen(one)] as const);
  return { ...field, check, fields: Object.fromEntries(inner) };
}

interface BlockOptions {
  /** What a new entry starts with. */
  readonly initial?: Initial;
  /** The block's place in the file; empty for the whole file. */
  readonly place?: string;
}

/** The fields of a block, in its order. */
export function buildBlock(
  block: BlockField,
  outline: Outline,
  { initial = {}, place = '' }: BlockOptions = {},
): Record<string, ComponentSchema> {
  const shared = new Set(Object.values(block.fields).map(({ condition }) => condition?.field));
  return Object.fromEntries(
    Object.entries(block.fields).map(([name, field]) => [
      name,
      buildField(field, outline, {
        place: place === '' ? name : `${place}.${name}`,
        isShared: shared.has(name),
        // What may stay empty starts empty: only a person or a link knows it. A switch is on or off from the start.
        initial: field.optional && field.kind !== 'switch' ? undefined : initial[name],
      }),
    ]),
  );
}

/** @param group the words that other entries have in the field. */
function textInput({ isGroup, link }: Extract<Field, { kind: 'text' }>, group: readonly Choice[]) {
  if (link !== undefined) return videoInput(link);
  return isGroup ? nameInput(group) : TextInput;
}

/** The file has seconds; people read and write minutes and seconds. */
function buildDuration(field: Extract<Field, { kind: 'duration' }>, place: string): ComponentSchema {
  const range = `from ${formatDuration(field.min)} to ${formatDuration(field.max)}`;
  const check: Field['check'] = (value) => {
    if (field.check(value) === undefined) return undefined;
    const what = value === undefined ? 'missing' : 'not right';
    return `is ${what}: write minutes and seconds, such as 3:20, ${range}`;
  };
  const hint = `Minutes and seconds, such as 3:20, or seconds alone; ${range}.`;
  return formField<string>(
    { ...field, check, hint },
    {
      Input: DurationInput,
      parse: (stored) => (typeof stored === 'number' ? formatDuration(stored) : asText(stored)),
      serialize: (value) => (value === '' ? undefined : (parseDuration(value) ?? value)),
      place,
    },
  );
}

interface FieldOptions {
  /** The field's place in the file, such as `credits[].name`. */
  readonly place: string;
  /** Whether other fields of its block go by what it says. */
  readonly isShared?: boolean;
  readonly initial?: Initial[string] | undefined;
}

function buildField(
  field: Field,
  outline: Outline,
  { place, isShared = false, initial }: FieldOptions,
): ComponentSchema {
  const text = {
    parse: asText,
    serialize: (value: string) => (value === '' && (field.optional || field.kind === 'choice') ? undefined : value),
    ...(typeof initial === 'string' && { initial }),
    place,
    isShared,
  };
  switch (field.kind) {
    case 'block':
      return fields.object(buildBlock(field.optional ? loosen(field) : field, outline, { place }), {
        label: field.label,
        ...(field.optional && { description: 'Leave all of it empty where there is none.' }),
      });
    case 'list':
      return buildList(field, outline, place);
    case 'text':
      return formField(field, { ...text, Input: textInput(field, outline.groups[place] ?? []) });
    case 'duration':
      return buildDuration(field, place);
    case 'day':
      return formField(field, { ...text, Input: TextInput });
    case 'prose':
      return formField({ ...field, hint: postHint }, { ...text, Input: postField(outline) });
    case 'choice':
      return formField(field, { ...text, Input: ChoiceInput });
    case 'typefaces':
      return formField(field, { ...text, Input: typefacesInput(outline.company) });
    case 'picture': {
      const check: Field['check'] = (value) => (isNewPicture(value) ? undefined : field.check(value));
      return formField({ ...field, check }, { ...text, Input: pictureInput(outline.pictures) });
    }
    case 'path':
    case 'video':
    case 'portfolio':
    case 'loop':
    case 'person':
    case 'band':
    case 'claim':
      return formField(field, { ...text, Input: nameInput(choicesOf(field.kind, outline)) });
    case 'number':
      return formField<number | null>(field, {
        Input: NumberInput,
        parse: (stored) => (typeof stored === 'number' ? stored : null),
        serialize: (value) => value ?? undefined,
        ...(typeof initial === 'number' && { initial }),
        place,
      });
    case 'sample':
      return formField<Sample>(field, {
        Input: SampleInput,
        parse: (stored) => (stored ?? null) as Sample,
        serialize: (value) =>
          value === null || (Array.isArray(value) && value.length === 0) ? undefined : (value as FormFieldStoredValue),
        place,
      });
    case 'switch':
      return formField<boolean | null>(field, {
        Input: SwitchInput,
        parse: (stored) => (typeof stored === 'boolean' ? stored : null),
        serialize: (value) => value ?? undefined,
        ...(typeof initial === 'boolean' && { initial }),
        place,
      });
  }
}
