import { fields, type ComponentSchema, type FormFieldStoredValue } from '@keystatic/core';
import type { BlockField, EditorField, ListField } from '../fields/editor-field.ts';
import type { Outline } from '../content/read-outline.ts';
import { formField } from './form-field.ts';
import { pictureInput } from './PictureInput.tsx';
import { isNewPicture } from './pictures.ts';
import { ChoiceInput, DayInput, nameInput, NumberInput, SwitchInput, TextInput } from './plain-inputs.tsx';
import { proseInput } from './prose/ProseInput.tsx';

/** What new entries start with, by the field's name. */
export type Initial = Readonly<Record<string, string | number>>;

function asText(stored: FormFieldStoredValue): string {
  if (stored instanceof Date) return stored.toISOString().slice(0, 10);
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : '';
}

/** How text that may be left out stands in the file. */
function textForm(field: EditorField, initial?: string | number) {
  return {
    parse: asText,
    serialize: (value: string) => (value === '' && field.optional ? undefined : value),
    ...(typeof initial === 'string' && { initial }),
  };
}

/** What a list's entry is known by: the first words of it. */
function labelOf(field: EditorField, props: unknown): string {
  const { value, fields: inner } = props as { value?: unknown; fields?: Record<string, unknown> };
  if (field.kind === 'block') {
    const named = Object.entries(field.fields).find(([, { kind }]) => kind === 'text' || kind === 'choice');
    return named ? labelOf(named[1], inner?.[named[0]]) : '';
  }
  return typeof value === 'string' ? value : '';
}

function buildList(field: ListField, outline: Outline): ComponentSchema {
  return fields.array(buildField(field.item, outline), {
    label: field.label,
    ...(field.hint !== undefined && { description: field.hint }),
    itemLabel: (props) => {
      const label = labelOf(field.item, props);
      // A video by its title, which is not what the file calls it.
      return outline.videos.find(({ value }) => field.item.kind === 'video' && value === label)?.label ?? label;
    },
  });
}

/** The fields of a block that may be missing as a whole: empty ones do not stand in the way, the content check decides. */
function loosen<Field extends EditorField>(field: Field): Field {
  const check: EditorField['check'] = (value) => (value === undefined || value === '' ? undefined : field.check(value));
  if (field.kind !== 'block') return { ...field, check };
  const inner = Object.entries(field.fields).map(([name, one]) => [name, loosen(one)] as const);
  return { ...field, check, fields: Object.fromEntries(inner) };
}

/** The fields of a block, in its order. */
export function buildBlock(
  { fields: inner }: BlockField,
  outline: Outline,
  initial: Initial = {},
): Record<string, ComponentSchema> {
  return Object.fromEntries(
    Object.entries(inner).map(([name, field]) => [name, buildField(field, outline, initial[name])]),
  );
}

function buildField(field: EditorField, outline: Outline, initial?: string | number): ComponentSchema {
  switch (field.kind) {
    case 'block':
      return fields.object(buildBlock(field.optional ? loosen(field) : field, outline), {
        label: field.label,
        ...(field.optional && { description: 'Leave all of it empty where there is none.' }),
      });
    case 'list':
      return buildList(field, outline);
    case 'text':
      return formField(field, { ...textForm(field, initial), Input: TextInput });
    case 'prose':
      return formField(field, { ...textForm(field, initial), Input: proseInput(field.syntax, outline.articles) });
    case 'day':
      return formField(field, { ...textForm(field, initial), Input: DayInput });
    case 'choice':
      return formField(field, { ...textForm({ ...field, optional: true }), Input: ChoiceInput });
    case 'picture': {
      const check: EditorField['check'] = (value) => (isNewPicture(value) ? undefined : field.check(value));
      return formField({ ...field, check }, { ...textForm(field), Input: pictureInput(outline.pictures) });
    }
    case 'path':
      return formField(field, { ...textForm(field), Input: nameInput(outline.paths) });
    case 'video':
      return formField(field, { ...textForm(field), Input: nameInput(outline.videos) });
    case 'loop':
      return formField(field, { ...textForm(field), Input: nameInput(outline.loops) });
    case 'number':
      return formField<number | null>(field, {
        Input: NumberInput,
        parse: (stored) => (typeof stored === 'number' ? stored : null),
        serialize: (value) => value ?? undefined,
        ...(typeof initial === 'number' && { initial }),
      });
    case 'switch':
      return formField<boolean | null>(field, {
        Input: SwitchInput,
        parse: (stored) => (typeof stored === 'boolean' ? stored : null),
        serialize: (value) => value ?? undefined,
      });
  }
}
