import type { BlockField } from '@site/content-tools/entries/describe-fields.ts';
import type { Values } from '../../api.ts';
import { EntryInput, SelectInput, SwitchInput } from './ChoiceInputs.tsx';
import { fieldId, useFormTools } from './form-context.ts';
import { ListInput } from './ListInput.tsx';
import { AddressInput, isAddress } from './OneLineInputs.tsx';
import { PictureInput } from './PictureInput.tsx';
import { ProseInput } from './ProseInput.tsx';
import { TextInput, type InputProps } from './TextInput.tsx';

/** Whether a field applies, by the values beside it. */
function applies({ condition }: BlockField['fields'][string], values: Values): boolean {
  if (!condition) return true;
  const other = values[condition.field];
  return condition.is === true ? other !== undefined : other === condition.is;
}

/** What other programs write, and nobody types. */
const hidden: readonly string[] = ['id', 'order', 'original'];

interface FieldsProps {
  readonly fields: BlockField['fields'];
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly place: string;
}

/** The fields of a block, one below the other. */
export function Fields({ fields, values, onChange, place }: FieldsProps) {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isShown = applies(field, values) || values[name] !== undefined;
    if (!isShown || (place === '' && hidden.includes(name))) return [];
    if (field.kind === 'sample' && values[name] !== true) return [];
    const at = place === '' ? name : `${place}.${name}`;
    const change = (value: unknown) => onChange({ ...values, [name]: value });
    return [<FieldInput field={field} key={name} onChange={change} place={at} value={values[name]} />];
  });
}

/** How many fields of a block have something in them. */
function describeBlock(value: unknown): string {
  const texts = Object.values(Object(value) as Values).filter((one) => typeof one === 'string');
  return texts.slice(0, 2).join(' · ').slice(0, 80);
}

/** One field, by its kind. */
export function FieldInput(props: InputProps) {
  const { field, value, onChange, place } = props;
  const { problems } = useFormTools();
  switch (field.kind) {
    case 'block': {
      const fields = (
        <>
          {isAddress(field.fields) && (
            <AddressInput onChange={onChange} place={place} value={Object(value) as Values} />
          )}
          <Fields fields={field.fields} onChange={onChange} place={place} values={Object(value) as Values} />
        </>
      );
      const message = problems.get(place);
      const wrong = message !== undefined && <p className="message" role="alert">{`${field.label} ${message}.`}</p>;
      // The items of a list are folded by the list.
      if (place.endsWith(']'))
        return (
          <div className="fields">
            {wrong}
            {fields}
          </div>
        );
      return (
        <details className="block" id={fieldId(place)}>
          <summary>
            {field.label} <small>{describeBlock(value)}</small>
          </summary>
          {wrong}
          <div className="fields">{fields}</div>
        </details>
      );
    }
    case 'list':
      return <ListInput {...props} field={field} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'prose':
      return <ProseInput {...props} />;
    case 'choice':
    case 'typefaces':
      return <SelectInput {...props} />;
    case 'switch':
    case 'sample':
      return (
        <SwitchInput
          {...props}
          field={field.kind === 'sample' ? { ...field, label: 'All of this is a sample' } : field}
        />
      );
    case 'loop':
    case 'path':
    case 'video':
    case 'portfolio':
    case 'person':
    case 'band':
    case 'claim':
      return <EntryInput {...props} />;
    case 'text':
    case 'number':
    case 'duration':
    case 'day':
    case 'moment':
      return <TextInput {...props} />;
  }
}
