import type { BlockField } from '@site/content-tools/entries/describe-fields.ts';
import type { Values } from '../../api.ts';
import { useFormTools } from './form-context.ts';

function applies({ condition }: BlockField['fields'][string], values: Values): boolean {
  if (!condition) return true;
  const other = values[condition.field];
  return condition.is === true ? other !== undefined : other === condition.is;
}

/** Set by programs. */
const hidden: readonly string[] = ['id', 'order', 'original'];

interface FieldsProps {
  readonly fields: BlockField['fields'];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly place: string;
}

export function Fields({ fields, values, onChange, place }: FieldsProps) {
  const { Input } = useFormTools();
  return Object.entries(fields).flatMap(([name, field]) => {
    const isShown = applies(field, values) || values[name] !== undefined;
    if (!isShown || (place === '' && hidden.includes(name))) return [];
    if (field.kind === 'sample' && values[name] !== true) return [];
    const at = place === '' ? name : `${place}.${name}`;
    const change = (value: unknown) => onChange({ ...values, [name]: value });
    return [<Input field={field} key={name} onChange={change} place={at} value={values[name]} />];
  });
}
