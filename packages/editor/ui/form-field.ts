import type { BasicFormField, FormFieldInputProps, FormFieldStoredValue } from '@keystatic/core';
import { useState, type ReactElement } from 'react';
import type { EditorField } from '../fields/editor-field.ts';

/** What Keystatic gives to an input. */
export interface PlainInputProps<Value> extends Omit<FormFieldInputProps<Value>, 'onChange'> {
  readonly onChange: (value: Value) => void;
}

/** What each input of a form is given. */
export interface InputProps<Value> extends PlainInputProps<Value> {
  readonly field: EditorField;
  /** What is wrong with the value, once whoever edits has left the field or tried to save. */
  readonly fault: string | undefined;
  readonly onBlur: () => void;
}

interface Form<Value> {
  readonly Input: (props: InputProps<Value>) => ReactElement | null;
  readonly parse: (stored: FormFieldStoredValue) => Value;
  /** What stands in the file; undefined where the line is left out. */
  readonly serialize: (value: Value) => FormFieldStoredValue;
  /** The value of a new entry. */
  readonly initial?: Value;
}

/** A field of Keystatic's that says what is wrong in the words of the content check. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Keystatic's own bound: anything but undefined.
export function formField<Value extends {} | null>(field: EditorField, form: Form<Value>): BasicFormField<Value> {
  const faultOf = (value: Value) => {
    const fault = field.check(form.serialize(value));
    return fault === undefined ? undefined : `${field.label} ${fault}`;
  };
  const validate = (value: Value) => {
    const fault = faultOf(value);
    if (fault !== undefined) throw new Error(fault);
    return value;
  };
  function Input(props: PlainInputProps<Value>) {
    const [isLeft, setLeft] = useState(false);
    const fault = isLeft || props.forceValidation ? faultOf(props.value) : undefined;
    return form.Input({
      ...props,
      field,
      fault,
      onBlur: () => {
        setLeft(true);
      },
    });
  }
  return {
    kind: 'form',
    label: field.label,
    Input,
    defaultValue: () => form.initial ?? form.parse(undefined),
    parse: form.parse,
    serialize: (value) => ({ value: form.serialize(value) }),
    validate,
    reader: { parse: form.parse },
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
