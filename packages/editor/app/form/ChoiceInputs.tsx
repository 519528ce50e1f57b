import { useId, useState, type KeyboardEvent } from 'react';
import { typefacesNames } from '@site/model/typefaces/pairs.ts';
import type { Choice } from '../../api.ts';
import { fieldId, useFormTools, type InputProps } from './form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useMessage } from './TextInput.tsx';
import { understand } from './understand.ts';

/** One of a few words. */
export function SelectInput({ field, value, onChange, place }: InputProps) {
  const { message, leave } = useMessage({ field, value, place });
  const options = field.kind === 'choice' ? field.options : typefacesNames;
  return (
    <FieldFrame field={field} message={message} place={place}>
      <select
        id={fieldId(place)}
        onBlur={leave}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
        value={typeof value === 'string' ? value : ''}
      >
        {(field.optional || value === undefined) && <option value="">–</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Yes or no. */
export function SwitchInput({ field, value, onChange, place }: InputProps) {
  const { problems } = useFormTools();
  const message = problems.get(place);
  return (
    <div className="field switch">
      <label>
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

/** How many choices are shown at once. */
const most = 40;

const fits = (choice: Choice, words: string) =>
  words.split(/\s+/).every((word) => `${choice.label} ${choice.value}`.toLowerCase().includes(word));

/** Something of the content by its words; links may also be written. */
export function EntryInput({ field, value, onChange, place }: InputProps) {
  const { state } = useFormTools();
  const list = useId();
  const { message, leave } = useMessage({ field, value, place });
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const choices = state.choices[field.kind] ?? [];
  const chosen = choices.find((choice) => choice.value === value);
  const found = typed === undefined ? [] : choices.filter((choice) => fits(choice, typed.toLowerCase())).slice(0, most);
  const choose = (choice: Choice | undefined) => {
    if (choice) onChange(choice.value);
    else if (typed !== undefined) onChange(typed.trim() === '' ? undefined : understand(field, typed, state.country));
    setTyped(undefined);
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped(undefined);
    if (event.key === 'Enter' && typed !== undefined) {
      event.preventDefault();
      choose(found[active]);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (typed === undefined) setTyped('');
    else setActive((active + step + found.length) % Math.max(1, found.length));
  };
  const isLink = field.kind === 'path';
  return (
    <FieldFrame field={field} message={message} note={isLink && chosen ? chosen.label : undefined} place={place}>
      <div className="combobox">
        <input
          aria-activedescendant={found[active] ? `${list}-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls={list}
          aria-expanded={found.length > 0}
          autoComplete="off"
          id={fieldId(place)}
          onBlur={() =>
            choose(
              typed !== undefined && !isLink
                ? found.find(({ label }) => label.toLowerCase() === typed.toLowerCase())
                : undefined,
            )
          }
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onKeyDown={onKeyDown}
          placeholder={isLink ? 'Find a page, or write an address' : 'Find by name'}
          role="combobox"
          value={typed ?? (isLink ? undefined : chosen?.label) ?? (typeof value === 'string' ? value : '')}
        />
        <ul hidden={found.length === 0} id={list} role="listbox">
          {found.map((choice, index) => (
            <li
              aria-selected={index === active}
              id={`${list}-${index}`}
              key={choice.value}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(choice);
              }}
              role="option"
            >
              {choice.label}
              {isLink && <small>{choice.value}</small>}
            </li>
          ))}
        </ul>
      </div>
    </FieldFrame>
  );
}
