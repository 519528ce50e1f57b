import { useEffect, type ReactNode } from 'react';
import type { EntryConflict, EntryData } from '../../api.ts';
import { ConflictDialog } from '../ConflictDialog.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { showField } from '../form/form-context.ts';
import type { useEntryForm } from './use-entry-form.ts';

interface FormBarProps {
  readonly entry: EntryData;
  readonly form: ReturnType<typeof useEntryForm>;
  readonly children?: ReactNode;
}

/** An entry's title, Save, and why it could not be saved. */
export function FormBar({ entry, form, children }: FormBarProps) {
  const { isChanged, isSaving, refusal, save, reset, setRefusal } = form;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // What was typed last is read when its field is left.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setTimeout(() => void save());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const [first] = refusal?.fields ?? [];
  useEffect(() => {
    if (first) showField(first.field);
  }, [first]);
  const conflict: EntryConflict | undefined = refusal?.conflicts?.[0];
  return (
    <header className="form-bar bar">
      <h1>{entry.title}</h1>
      <div className="bar">
        <button className="primary" disabled={isSaving || !isChanged} onClick={() => void save()} type="button">
          {isSaving ? 'Saving…' : isChanged ? 'Save' : 'Saved'}
        </button>
        {isChanged && !isSaving && (
          <button
            onClick={() => {
              if (window.confirm('Discard what you have typed here since the last save?')) reset();
            }}
            type="button"
          >
            Discard
          </button>
        )}
        {children}
      </div>
      <RefusalNote refusal={refusal?.conflicts ? undefined : refusal} />
      {conflict && (
        <ConflictDialog
          conflicts={[conflict]}
          onCancel={() => setRefusal(undefined)}
          onResolve={(resolutions) => void save(resolutions[conflict.file])}
        />
      )}
    </header>
  );
}
