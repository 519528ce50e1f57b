import { bodyField } from '@site/zod-content/front-matter.ts';
import type { TranslatedText } from '../../api.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { fieldId } from '../form/form-context.ts';
import { Link } from '../Link.tsx';
import { TextEditor } from '../text/TextEditor.tsx';
import { FormShell, type EntryFormProps } from './FormShell.tsx';
import { useEntryForm } from './use-entry-form.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

interface TextPairProps {
  readonly text: TranslatedText;
  readonly language: string;
  readonly value: string;
  readonly message: string | undefined;
  readonly onChange: (words: string) => void;
}

function TextPair({ text: { place, label, original }, language, value, message, onChange }: TextPairProps) {
  return (
    <FieldFrame field={{ label, optional: value === '' }} message={message} place={place}>
      {place === bodyField || place === 'contentHtml' ? (
        <>
          {value === '' && (
            <button onClick={() => onChange(original)} type="button">
              Start with the original
            </button>
          )}
          <TextEditor label={label} onChange={onChange} place={place} value={value} />
        </>
      ) : (
        <>
          <blockquote>{original}</blockquote>
          <textarea
            id={fieldId(place)}
            lang={language}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            rows={original.length > 90 ? 3 : 1}
            value={value}
          />
        </>
      )}
    </FieldFrame>
  );
}

/** An empty text falls back to the first language on the site. */
export function TranslationForm({ entry, visit, state, onSaved }: EntryFormProps) {
  const form = useEntryForm(entry, false, onSaved);
  const { values, change, refusal } = form;
  const { texts = [], language = 'en', isOutdated = false } = entry.translated ?? {};
  const original = <Link to={`entry/${entry.file.replace(/^[a-z]+\//, '')}`}>Original</Link>;
  return (
    <FormShell actions={original} entry={entry} form={form} state={state} visit={visit}>
      {isOutdated && (
        <p className="note">The original has changed since this was translated: compare both, then save.</p>
      )}
      {texts.map((text) => (
        <TextPair
          key={text.place}
          language={language}
          message={refusal?.fields?.find((one) => one.field === text.place)?.message}
          onChange={(words) => change({ ...values, [text.place]: words })}
          text={text}
          value={textOf(values[text.place])}
        />
      ))}
    </FormShell>
  );
}
