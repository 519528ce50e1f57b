import { useEffect, useRef, useState } from 'react';
import type { Choices, EntryConflict } from '../api.ts';

interface ConflictDialogProps {
  readonly conflicts: readonly EntryConflict[];
  readonly onChoose: (choices: Choices) => void;
  readonly onCancel: () => void;
}

/** Two people have changed the same: both texts are shown, and one is chosen for each field. */
export function ConflictDialog({ conflicts, onChoose, onCancel }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [choices, setChoices] = useState<Choices>({});
  useEffect(() => dialog.current?.showModal(), []);
  const isComplete = conflicts.every(({ file, fields }) => fields.every(({ field }) => choices[file]?.[field]));
  const choose = (file: string, field: string, side: 'mine' | 'theirs') =>
    setChoices({ ...choices, [file]: { ...choices[file], [field]: side } });
  return (
    <dialog onClose={onCancel} ref={dialog}>
      <h2>Two people have changed the same</h2>
      <p>Choose for each field which text stays. Nothing is lost until you do.</p>
      {conflicts.map(({ file, title, fields }) => (
        <section key={file}>
          <h3>{title}</h3>
          {fields.map(({ field, label, mine, theirs }) => (
            <fieldset className="sides" key={field}>
              <legend>{label}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side}>
                  <input
                    checked={choices[file]?.[field] === side}
                    name={`${file} ${field}`}
                    onChange={() => choose(file, field, side)}
                    type="radio"
                  />
                  <strong>{side === 'mine' ? 'Mine' : 'Theirs'}</strong>
                  <span>{(side === 'mine' ? mine : theirs) || '(empty)'}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </section>
      ))}
      <div className="actions">
        <button className="primary" disabled={!isComplete} onClick={() => onChoose(choices)} type="button">
          Go on with these
        </button>
        <button onClick={onCancel} type="button">
          Not now
        </button>
      </div>
    </dialog>
  );
}
