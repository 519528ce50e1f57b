import { useEffect } from 'react';
import { bodyField, type TranslatedText } from '../../api.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { FormContext, fieldId, showField } from '../form/form-context.ts';
import { TextEditor } from '../text/TextEditor.tsx';
import { go } from '../use-address.ts';
import { findChanged, type EntryFormProps } from './EntryForm.tsx';
import { FormBar } from './FormBar.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { FieldInput } from '../form/FieldInput.tsx';

interface TextPairProps {
  readonly text: TranslatedText;
  readonly language: string;
  readonly value: string;
  readonly message: string | undefined;
  readonly isProse: boolean;
  readonly onChange: (words: string) => void;
}

/** A text in the other language, with its original above it. */
function TextPair({ text: { place, label, original }, language, value, message, isProse, onChange }: TextPairProps) {
  return (
    <FieldFrame field={{ label, optional: value === '' }} message={message} place={place}>
      {!isProse && <blockquote className="original">{original}</blockquote>}
      {isProse ? (
        <>
          {value === '' && (
            <button onClick={() => onChange(original)} type="button">
              Start with the original
            </button>
          )}
          <TextEditor label={label} onChange={onChange} place={place} value={value} />
        </>
      ) : (
        <textarea
          id={fieldId(place)}
          lang={language}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          rows={original.length > 90 ? 3 : 1}
          value={value}
        />
      )}
    </FieldFrame>
  );
}

/** Every text of an entry that visitors read, in another language. What stays empty is shown in the first one. */
export function TranslationForm({ entry, field, state, onSaved }: EntryFormProps) {
  const form = useEntryForm(entry, false, (saved) => onSaved(saved, findChanged(entry.values, saved.values)));
  const { values, change, refusal } = form;
  useEffect(() => {
    if (field !== '') requestAnimationFrame(() => showField(field));
  }, [field]);
  const { texts = [], language = 'en', isOutdated = false } = entry.translated ?? {};
  const first = entry.file.replace(/^[a-z]+\//, '');
  const isProse = (place: string) => place === bodyField || place === 'contentHtml';
  const problems = new Map(refusal?.fields?.map((one) => [one.field, one.message]));
  const title = typeof values.title === 'string' ? values.title : entry.title;
  return (
    <FormContext
      value={{ state, problems, title, prose: entry.file.endsWith('.mdoc') ? 'markdoc' : 'html', Input: FieldInput }}
    >
      <form autoComplete="off" className="stack" onSubmit={(event) => event.preventDefault()}>
        <FormBar entry={entry} form={form}>
          <button onClick={() => go(`entry/${first}`)} type="button">
            Original
          </button>
        </FormBar>
        {isOutdated && <p className="note">The original has changed since this was written: read both, then save.</p>}
        {texts.map((text) => (
          <TextPair
            isProse={isProse(text.place)}
            key={text.place}
            language={language}
            message={problems.get(text.place)}
            onChange={(words) => change({ ...values, [text.place]: words })}
            text={text}
            value={typeof values[text.place] === 'string' ? String(values[text.place]) : ''}
          />
        ))}
      </form>
    </FormContext>
  );
}
