import type { BasicFormField, FormFieldInputProps, FormFieldStoredValue } from '@keystatic/core';
import { useState, type ReactElement } from 'react';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import { useRegister } from './form-values.ts';

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
  /** The field's place in the file, by which other inputs read and fill it; undefined where none does. */
  readonly place?: string | undefined;
}

/** What is wrong with a value, in the words of the content check. @param stored what the file would hold. */
export function faultOf(field: Field, stored: unknown): string | undefined {
  const fault = field.check(stored);
  return fault === undefined ? undefined : `${field.label} ${fault}`;
}

/** A field of Keystatic that says what is wrong in the words of the content check. */
export function formField<Value extends string | number | boolean | object | null>(
  field: Field,
  { Input: FieldInput, parse, serialize, initial, place = '' }: Form<Value>,
): BasicFormField<Value> {
  function Input(props: PlainInputProps<Value>) {
    const [isLeft, setLeft] = useState(false);
    useRegister(place, serialize(props.value), (stored) => {
      props.onChange(parse(stored));
    });
    const fault = isLeft || props.forceValidation ? faultOf(field, serialize(props.value)) : undefined;
    const onBlur = () => {
      setLeft(true);
    };
    return FieldInput({ ...props, field, fault, onBlur });
  }
  return {
    kind: 'form',
    label: field.label,
    Input,
    defaultValue: () => initial ?? parse(undefined),
    parse,
    serialize: (value) => ({ value: serialize(value) }),
    validate: (value) => {
      const fault = faultOf(field, serialize(value));
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
