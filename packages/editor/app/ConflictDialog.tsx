import { useEffect, useRef, useState } from 'react';
import type { EntryConflict, FieldConflict, Resolutions } from '../api.ts';

interface ConflictDialogProps {
  readonly conflicts: readonly EntryConflict[];
  readonly onResolve: (resolutions: Readonly<Record<string, Resolutions>>) => void;
  readonly onCancel: () => void;
}

export function ConflictDialog({ conflicts, onResolve, onCancel }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, Resolutions>>>({});
  useEffect(() => dialog.current?.showModal(), []);
  const isComplete = conflicts.every(({ file, fields }) => fields.every(({ field }) => chosen[file]?.[field]));
  const choose = (file: string, { field, theirs }: FieldConflict, side: 'mine' | 'theirs') =>
    setChosen({ ...chosen, [file]: { ...chosen[file], [field]: { side, theirs } } });
  return (
    <dialog onClose={onCancel} ref={dialog}>
      <h2>You both changed the same text</h2>
      <p>Choose which text to keep, field by field. Until then, both are kept.</p>
      {conflicts.map(({ file, title, fields }) => (
        <section key={file}>
          <h3>{title}</h3>
          {fields.map((conflict) => (
            <fieldset className="sides box" key={conflict.field}>
              <legend>{conflict.label}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side}>
                  <input
                    checked={chosen[file]?.[conflict.field]?.side === side}
                    name={`${file} ${conflict.field}`}
                    onChange={() => choose(file, conflict, side)}
                    type="radio"
                  />
                  <strong>{side === 'mine' ? 'Mine' : 'Theirs'}</strong>
                  <span>{conflict[side] || '(empty)'}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </section>
      ))}
      <div className="bar">
        <button className="primary" disabled={!isComplete} onClick={() => onResolve(chosen)} type="button">
          Continue
        </button>
        <button onClick={onCancel} type="button">
          Not now
        </button>
      </div>
    </dialog>
  );
}
