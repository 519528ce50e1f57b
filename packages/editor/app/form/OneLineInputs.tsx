import { useState } from 'react';
import type { Field, ListField } from '@site/content-tools/entries/describe-fields.ts';
import { formatAddress } from '@site/model/contact/address.ts';
import type { OpenDays } from '@site/model/contact/hours.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { readAddress, readHours } from './understand.ts';
import type { InputProps } from './form-context.ts';

/** Whether a list has rows of days with the same hours. */
export const isHours = ({ item }: ListField) =>
  item.kind === 'block' && 'opens' in item.fields && 'firstDay' in item.fields;

/** Whether a block is a postal address. */
export const isAddress = (fields: Readonly<Record<string, Field>>) => 'street' in fields && 'postalCode' in fields;

function describeHours(rows: unknown): string {
  const short = (day: string | undefined) => day?.slice(0, 3) ?? '';
  return (Array.isArray(rows) ? (rows as Partial<OpenDays>[]) : [])
    .map(({ firstDay, lastDay, opens = '', closes = '' }) => {
      const days = firstDay === lastDay ? short(firstDay) : `${short(firstDay)}-${short(lastDay)}`;
      return `${days} ${opens}-${closes}`;
    })
    .join(', ');
}

interface OneLineProps {
  readonly label: string;
  readonly hint: string;
  readonly shown: string;
  readonly place: string;
  /** @returns what is wrong; undefined where it was understood. */
  readonly onRead: (text: string) => string | undefined;
}

/** Takes in one line what several fields say. */
function OneLine({ label, hint, shown, place, onRead }: OneLineProps) {
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();
  const finish = () => {
    if (typed === undefined) return;
    const wrong = typed.trim() === '' ? undefined : onRead(typed);
    setMessage(wrong);
    if (wrong === undefined) setTyped(undefined);
  };
  return (
    <FieldFrame field={{ label, hint, optional: false }} message={message} place={`${place} line`}>
      <input
        id={`field-${place} line`}
        onBlur={finish}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        value={typed ?? shown}
      />
    </FieldFrame>
  );
}

/** Hours in one line. */
export function HoursInput({ value, onChange, place }: InputProps<ListField>) {
  const onRead = (text: string) => {
    const rows = readHours(text);
    if (!rows) return 'is not clear: write days and hours, such as Mon-Fri 8-6, Sat 9-2';
    onChange(rows);
    return undefined;
  };
  return (
    <OneLine
      hint="Such as Mon-Fri 8-6, Sat 9-2."
      label="In one line"
      onRead={onRead}
      place={place}
      shown={describeHours(value)}
    />
  );
}

/** An address in one line, as its country writes it. */
export function AddressInput({ value, onChange, place }: Pick<InputProps, 'value' | 'onChange' | 'place'>) {
  const values = Object(value) as { readonly country?: string };
  const onRead = (text: string) => {
    const address = readAddress(text);
    if (!address)
      return 'is not clear: write street, city, and state with postal code, such as 1 Main St, Miami, FL 33132';
    const parts = ['street', 'city', 'region', 'postalCode'];
    const others = Object.entries(values).filter(([name]) => !parts.includes(name));
    onChange({ ...Object.fromEntries(others), ...address });
    return undefined;
  };
  const shown = formatAddress({ country: 'US', ...values }) ?? '';
  return (
    <OneLine
      hint="As it stands on a letter, such as 1 Main St, Miami, FL 33132."
      label="In one line"
      onRead={onRead}
      place={place}
      shown={shown}
    />
  );
}
