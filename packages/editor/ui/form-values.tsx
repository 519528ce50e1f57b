import type { FormFieldStoredValue } from '@keystatic/core';
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

/** What the file would hold, by the fields' places in it, such as `title` or `credits[].name`. */
type Values = Readonly<Record<string, FormFieldStoredValue>>;

/** The fields of the form that others go by: Keystatic gives an input its own value alone. */
export const SharedValues = createContext<readonly [Values, Dispatch<SetStateAction<Values>>]>([{}, () => undefined]);

export function SharedValuesProvider({ children }: { readonly children: ReactNode }) {
  return <SharedValues value={useState<Values>({})}>{children}</SharedValues>;
}

/** Shares what a field says for as long as it is on the page. */
export function Share({ place, stored }: { readonly place: string; readonly stored: FormFieldStoredValue }) {
  const [, setValues] = use(SharedValues);
  useEffect(() => {
    setValues((others) => ({ ...others, [place]: stored }));
    return () => setValues((others) => ({ ...others, [place]: undefined }));
  }, [place, setValues, stored]);
  return null;
}

const filling = new EventTarget();

/** Fills fields of the form on the page; places without a field are passed over. */
export function fillFields(values: Values): void {
  filling.dispatchEvent(new CustomEvent('fill', { detail: values }));
}

/** @param fill is given what the field is filled with. */
export function useFilling(place: string, fill: (stored: FormFieldStoredValue) => void): void {
  const onFill = useEffectEvent((event: Event) => {
    const stored = (event as CustomEvent<Values>).detail[place];
    if (stored !== undefined) fill(stored);
  });
  useEffect(() => {
    const listen = (event: Event) => onFill(event);
    filling.addEventListener('fill', listen);
    return () => filling.removeEventListener('fill', listen);
  }, []);
}
