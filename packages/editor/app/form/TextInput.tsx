import { useState } from 'react';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import { clean, readSeconds, understand } from '@site/content-tools/entries/understand.ts';
import { formatDuration } from '@site/model/video/duration.ts';
import { readPastedVideo } from '@site/model/video/video-link.ts';
import type { State } from '../../api.ts';
import { fieldId, useFormTools, type InputProps } from './form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';

/** The server's message, or after blur that of the schema. */
export function useMessage({ field, value, place }: Pick<InputProps, 'field' | 'value' | 'place'>) {
  const { problems } = useFormTools();
  const [isTouched, setTouched] = useState(false);
  const isEmpty = value === undefined || value === '';
  const own = isTouched && !(isEmpty && field.optional) ? field.check(isEmpty ? undefined : value) : undefined;
  return { message: problems.get(place) ?? own, leave: () => setTouched(true) };
}

function readTyped(field: Field, text: string, { country, choices }: State): unknown {
  if (field.kind === 'path') {
    const title = clean(text).toLowerCase();
    const named = choices.path?.find(({ label }) => label.toLowerCase() === title);
    if (named) return named.value;
  }
  if (field.kind === 'number') {
    const typed = clean(text).replaceAll(/(?<=\d)[,\s](?=\d{3})/g, '');
    return typed === '' ? undefined : Number.isNaN(Number(typed)) ? typed : Number(typed);
  }
  if (field.kind === 'duration') return clean(text) === '' ? undefined : (readSeconds(text) ?? clean(text));
  const video = field.kind === 'text' && field.link ? readPastedVideo(text, field.link) : undefined;
  return video ?? (understand(field, text, country) || undefined);
}

function writeTyped(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.kind === 'duration' && typeof value === 'number') return formatDuration(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const hints: Partial<Record<Field['kind'], string>> = {
  duration: 'Minutes and seconds, such as 3:25.',
  moment: "In the company's time zone.",
};

const inputTypes: Partial<Record<Field['kind'], string>> = { day: 'date', moment: 'datetime-local' };

/** Parses on blur, and shows how the input was understood. */
export function TextInput({ field, value, onChange, place }: InputProps) {
  const { state } = useFormTools();
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState<string>();
  const { message, leave } = useMessage({ field, value, place });
  const text = typed ?? writeTyped(field, value);
  const isLong = field.kind === 'text' && field.long;
  const suggested = field.kind === 'text' && field.isGroup ? place.split('.').at(-1) : undefined;
  const list = field.kind === 'path' ? 'path' : suggested;
  const page = field.kind === 'path' ? state.choices.path?.find((choice) => choice.value === text)?.label : undefined;
  const finish = () => {
    leave();
    if (typed === undefined) return;
    const read = readTyped(field, typed, state);
    const shown = writeTyped(field, read);
    setTyped(undefined);
    setNote(shown !== clean(typed) && shown !== '' ? `Read as ${shown}` : undefined);
    if (read !== value) onChange(read);
  };
  const shared = {
    id: fieldId(place),
    value: text,
    'aria-invalid': message !== undefined,
    'aria-describedby': message === undefined ? undefined : `${fieldId(place)}-message`,
    onBlur: finish,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = field.kind === 'moment' ? currentTarget.value.replace('T', ' ') : currentTarget.value;
      setTyped(next);
      setNote(undefined);
      // Keeps every keystroke; parsing waits for blur.
      onChange(field.kind === 'text' && next === '' ? undefined : next);
    },
  };
  const hint = hints[field.kind];
  return (
    <FieldFrame
      field={hint === undefined ? field : { ...field, hint }}
      message={message}
      note={note ?? page}
      place={place}
    >
      {isLong ? (
        <textarea rows={2} {...shared} />
      ) : (
        <input
          autoComplete="off"
          type={inputTypes[field.kind] ?? 'text'}
          {...shared}
          list={list === undefined ? undefined : `choices-${list}`}
        />
      )}
    </FieldFrame>
  );
}
