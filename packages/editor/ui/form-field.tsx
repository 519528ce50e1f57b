import type { BasicFormField, FormFieldInputProps, FormFieldStoredValue } from '@keystatic/core';
import { use, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import { Share, SharedValues, useFilling } from './form-values.tsx';

/** What Keystatic gives to an input. */
export interface PlainInputProps<Value> extends Omit<FormFieldInputProps<Value>, 'onChange'> {
  readonly onChange: (value: Value) => void;
}

/** What each input of a form is given. */
export interface InputProps<Value> extends PlainInputProps<Value> {
  readonly field: Field;
  /** What is wrong with the value, once the person has left the field or tried to save. */
  readonly fault: string | undefined;
  readonly onBlur: () => void;
}

interface Form<Value> {
  readonly Input: (props: InputProps<Value>) => ReactElement | null;
  readonly parse: (stored: FormFieldStoredValue) => Value;
  /** What the file holds; undefined where the line is left out. */
  readonly serialize: (value: Value) => FormFieldStoredValue;
  /** The value of a new entry. */
  readonly initial?: Value;
  /** The field's place in the file; undefined for fields of the editor's own. */
  readonly place?: string | undefined;
  /** Whether other fields go by what it says. */
  readonly isShared?: boolean;
}

/** What to do about fields that are chosen: the content check says what to write into a file. */
const choosing: Readonly<Partial<Record<Field['kind'], string>>> = {
  picture: 'choose a picture',
  loop: 'choose a loop',
  video: 'choose a video',
  person: 'choose somebody of the team',
  band: 'choose last words from the menu and footer',
  path: 'choose a page of this site, or write an address as the line above the field says',
};

/**
 * What is wrong with a value, in the words of the content check and by the names on the screen.
 * @param stored what the file would hold.
 */
export function faultOf(field: Field, stored: unknown): string | undefined {
  const fault = field.check(stored);
  if (fault === undefined) return undefined;
  const choose = choosing[field.kind];
  if (choose === undefined) return `${field.label} ${fault}`;
  return `${field.label} is ${stored === undefined || stored === '' ? 'missing' : 'not right'}: ${choose}`;
}

/** The place of another field of the same block. */
function siblingPlace(place: string, name: string): string {
  return place.replace(/\w+$/, name);
}

/** Whether a field applies, given what the field says on which it depends. */
function applies({ condition }: Field, other: FormFieldStoredValue): boolean {
  if (condition === undefined) return true;
  const written = other === '' ? undefined : other;
  return condition.is === true ? written !== undefined : written === condition.is;
}

/** A field that applies, and must be written then. */
function withNeed(field: Field, other: FormFieldStoredValue): Field {
  if (!field.condition?.isNeeded || !applies(field, other)) return field;
  const check: Field['check'] = (value) =>
    value === undefined || value === '' ? `is missing: ${field.hint?.toLowerCase() ?? 'write it'}` : field.check(value);
  return { ...field, optional: false, check };
}

/** Marks a field that says what is wrong with it: after a save that is refused, the first one takes the focus. */
export function FieldFrame({ fault, children }: { readonly fault: string | undefined; readonly children: ReactNode }) {
  return (
    <div data-refused={fault !== undefined} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** A field of Keystatic that says what is wrong in the words of the content check. */
export function formField<Value extends string | number | boolean | object | null>(
  plain: Field,
  { Input: FieldInput, parse, serialize, initial, place = '', isShared = false }: Form<Value>,
): BasicFormField<Value> {
  /** What the field says on which this one depends: Keystatic validates a value alone. */
  const other: { stored?: FormFieldStoredValue } = {};
  function Input(props: PlainInputProps<Value>) {
    const [isLeft, setLeft] = useState(false);
    const stored = serialize(props.value);
    useFilling(place, (filled) => props.onChange(parse(filled)));
    const otherStored = plain.condition && use(SharedValues)[0][siblingPlace(place, plain.condition.field)];
    useEffect(() => {
      other.stored = otherStored;
    }, [otherStored]);
    const field = withNeed(plain, otherStored);
    const fault = isLeft || props.forceValidation ? faultOf(field, stored) : undefined;
    const onBlur = () => setLeft(true);
    // What is written in it stays in view.
    if (!applies(plain, otherStored) && (stored === undefined || stored === '')) return null;
    return (
      <FieldFrame fault={fault}>
        {isShared && <Share place={place} stored={stored} />}
        <FieldInput {...props} fault={fault} field={field} onBlur={onBlur} />
      </FieldFrame>
    );
  }
  return {
    kind: 'form',
    label: plain.label,
    Input,
    defaultValue: () => initial ?? parse(undefined),
    parse,
    serialize: (value) => ({ value: serialize(value) }),
    validate: (value) => {
      const fault = faultOf(withNeed(plain, other.stored), serialize(value));
      if (fault !== undefined) throw new Error(fault);
      return value;
    },
    reader: { parse },
  };
}

/** The words of a field, as the inputs of Keystar take them. */
export function fieldWords({ field, fault }: Pick<InputProps<unknown>, 'field' | 'fault'>) {
  const hint = [field.hint, field.optional ? 'May stay empty.' : undefined].filter(Boolean).join(' ');
  return {
    label: field.label,
    isRequired: !field.optional,
    ...(hint && { description: hint }),
    ...(fault !== undefined && { errorMessage: fault }),
  };
}
