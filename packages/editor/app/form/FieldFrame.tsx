import type { ReactNode } from 'react';
import type { Field } from '@site/content-tools/entries/describe-fields.ts';
import { fieldId } from './form-context.ts';

interface FrameProps {
  readonly field: Pick<Field, 'label' | 'hint' | 'optional'>;
  readonly place: string;
  readonly message?: string | undefined;
  /** Shows how the input was parsed. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

export function FieldFrame({ field, place, message, note, children }: FrameProps) {
  const id = fieldId(place);
  return (
    <div className="field stack" data-wrong={message === undefined ? undefined : ''}>
      <label htmlFor={id}>
        {field.label}
        {field.optional && <small> optional</small>}
      </label>
      {children}
      {message !== undefined ? (
        <p className="message" id={`${id}-message`} role="alert">
          {field.label} {message}.
        </p>
      ) : (
        note !== undefined && <p className="hint">{note}</p>
      )}
      {field.hint !== undefined && message === undefined && <p className="hint">{field.hint}</p>}
    </div>
  );
}
