import { useState } from 'react';
import type { Field, ListField } from '@site/content-tools/entries/describe-fields.ts';
import { readAddress, readHours } from '@site/content-tools/entries/understand.ts';
import { formatAddress } from '@site/model/contact/address.ts';
import type { OpenDays } from '@site/model/contact/hours.ts';
import type { Values } from '../../api.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId, type InputProps } from './form-context.ts';

export const isHours = ({ item }: ListField) =>
  item.kind === 'block' && 'opens' in item.fields && 'firstDay' in item.fields;

export const isAddress = (fields: Readonly<Record<string, Field>>) => 'street' in fields && 'postalCode' in fields;

function writeHours(rows: unknown): string {
  const short = (day: string | undefined) => day?.slice(0, 3) ?? '';
  return (Array.isArray(rows) ? (rows as Partial<OpenDays>[]) : [])
    .map(({ firstDay, lastDay, opens = '', closes = '' }) => {
      const days = firstDay === lastDay ? short(firstDay) : `${short(firstDay)}-${short(lastDay)}`;
      return `${days} ${opens}-${closes}`;
    })
    .join(', ');
}

const kinds = {
  hours: { example: 'Mon-Fri 8-6, Sat 9-2', read: readHours, write: writeHours },
  address: {
    example: '1 Main St, Miami, FL 33132',
    read: (text: string, value: unknown) => {
      const address = readAddress(text);
      return address && { ...(value as Values), region: undefined, ...address };
    },
    write: (value: unknown) => formatAddress({ country: 'US', ...(value as Values) }) ?? '',
  },
} as const;

type OneLineProps = Pick<InputProps, 'value' | 'onChange' | 'place'> & { readonly kind: keyof typeof kinds };

/** Fills several fields from one line of text. */
export function OneLineInput({ kind, value, onChange, place }: OneLineProps) {
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();
  const { example, read, write } = kinds[kind];
  const finish = () => {
    if (typed === undefined) return;
    const next = typed.trim() === '' ? value : read(typed, value);
    setMessage(next === undefined ? `is not clear: write it like ${example}` : undefined);
    if (next === undefined) return;
    setTyped(undefined);
    onChange(next);
  };
  const at = `${place} line`;
  return (
    <FieldFrame
      field={{ label: 'In one line', hint: `Such as ${example}.`, optional: false }}
      message={message}
      place={at}
    >
      <input
        id={fieldId(at)}
        onBlur={finish}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        value={typed ?? write(value)}
      />
    </FieldFrame>
  );
}
