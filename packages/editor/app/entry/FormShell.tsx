import { useEffect, type ReactNode } from 'react';
import type { EntryData, State } from '../../api.ts';
import { ConflictDialog } from '../ConflictDialog.tsx';
import { RefusalNote, useProblems } from '../RefusalNote.tsx';
import { FormContext, showField } from '../form/form-context.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import type { Visit } from '../use-address.ts';
import type { useEntryForm } from './use-entry-form.ts';

export interface EntryFormProps {
  readonly entry: EntryData;
  readonly isNew: boolean;
  readonly visit: Visit;
  readonly state: State;
  /** @param changed words of the longest change, to scroll to. */
  readonly onSaved: (saved: EntryData, changed: string | undefined) => void;
}

interface FormShellProps extends Pick<EntryFormProps, 'entry' | 'visit' | 'state'> {
  readonly form: ReturnType<typeof useEntryForm>;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function FormShell({ entry, visit, state, form, actions, children }: FormShellProps) {
  const { values, isChanged, isSaving, refusal, save, reset, setRefusal } = form;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Blur parses what was typed last.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setTimeout(() => void save());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const [first] = refusal?.fields ?? [];
  useEffect(() => {
    const shown = first?.field ?? visit.field;
    if (shown !== '') requestAnimationFrame(() => showField(shown, visit.clicked));
  }, [visit, first]);
  // A save drops fields that the schema doesn't know.
  const before = useProblems().filter(({ file }) => file === entry.file);
  const problems = new Map(before.map(({ field, text }) => [field, text]));
  for (const { field, message } of refusal?.fields ?? []) problems.set(field, message);
  const maySave = isChanged || before.length > 0;
  const title = typeof values.title === 'string' ? values.title : entry.title;
  const [conflict] = refusal?.conflicts ?? [];
  const prose = entry.file.endsWith('.mdoc') ? 'markdoc' : 'html';
  return (
    <FormContext value={{ state, problems, title, prose, Input: FieldInput }}>
      <form autoComplete="off" className="stack" onSubmit={(event) => event.preventDefault()}>
        <header className="form-bar bar">
          <h1 className="grow">{entry.title}</h1>
          <button className="primary" disabled={isSaving || !maySave} onClick={() => void save()} type="button">
            {isSaving ? 'Saving…' : maySave ? 'Save' : 'Saved'}
          </button>
          {isChanged && !isSaving && (
            <button
              onClick={() => {
                if (window.confirm('Discard everything you typed here since the last save?')) reset();
              }}
              type="button"
            >
              Discard
            </button>
          )}
          {actions}
          {conflict ? (
            <ConflictDialog
              conflicts={[conflict]}
              onCancel={() => setRefusal(undefined)}
              onResolve={(resolutions) => void save(resolutions[conflict.file])}
            />
          ) : (
            <RefusalNote refusal={refusal} />
          )}
        </header>
        {children}
      </form>
    </FormContext>
  );
}
