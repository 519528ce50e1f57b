import { typefacesNames } from '@site/model/typefaces/pairs.ts';
import type { State } from '../../api.ts';
import { fieldId, useFormTools, type InputProps } from './form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useMessage } from './TextInput.tsx';

/** Suggestions only: other values are valid, too. */
const suggested = ['path', 'group', 'industry'];

export function SelectInput({ field, value, onChange, place }: InputProps) {
  const { state } = useFormTools();
  const { message, leave } = useMessage({ field, value, place });
  const words = field.kind === 'choice' ? field.options : field.kind === 'typefaces' ? typefacesNames : undefined;
  const options = words?.map((word) => ({ value: word, label: word })) ?? state.choices[field.kind] ?? [];
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <FieldFrame field={field} message={message} place={place}>
      <select
        id={fieldId(place)}
        onBlur={leave}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
        value={chosen}
      >
        {(field.optional || chosen === '') && <option value="">–</option>}
        {chosen !== '' && !isKnown && <option>{chosen}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function SwitchInput({ field, value, onChange, place }: InputProps) {
  const { problems } = useFormTools();
  const message = problems.get(place);
  return (
    <div>
      <label className="beside">
        <input
          checked={value === true}
          id={fieldId(place)}
          onChange={({ currentTarget }) => onChange(currentTarget.checked || undefined)}
          type="checkbox"
        />
        {field.label}
      </label>
      {message !== undefined && <p className="message">{message}</p>}
    </div>
  );
}

/** The `<datalist>`s of all inputs, rendered once. */
export function Suggestions({ choices }: Pick<State, 'choices'>) {
  return suggested.map((kind) => (
    <datalist id={`choices-${kind}`} key={kind}>
      {choices[kind]?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </datalist>
  ));
}
