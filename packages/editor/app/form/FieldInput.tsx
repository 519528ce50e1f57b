import type { BlockField, Field } from '@site/content-tools/entries/describe-fields.ts';
import type { Values } from '../../api.ts';
import { TextEditor } from '../text/TextEditor.tsx';
import { SelectInput, SwitchInput } from './ChoiceInputs.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { Fields } from './Fields.tsx';
import { fieldId, useFormTools, type InputProps } from './form-context.ts';
import { ListInput } from './ListInput.tsx';
import { isAddress, OneLineInput } from './OneLineInputs.tsx';
import { PictureInput } from './PictureInput.tsx';
import { summarize } from './summarize.ts';
import { TextInput } from './TextInput.tsx';

/** Items of a list are folded by the list. */
function BlockInput({ field, value, onChange, place }: InputProps<BlockField>) {
  const message = useFormTools().problems.get(place);
  const values = Object(value) as Values;
  const fields = (
    <div className="stack">
      {message !== undefined && <p className="message" role="alert">{`${field.label} ${message}.`}</p>}
      {isAddress(field.fields) && <OneLineInput kind="address" onChange={onChange} place={place} value={value} />}
      <Fields fields={field.fields} onChange={onChange} place={place} values={values} />
    </div>
  );
  if (place.endsWith(']')) return fields;
  return (
    <details className="box" id={fieldId(place)}>
      <summary>
        {field.label} <small>{summarize(value)}</small>
      </summary>
      {fields}
    </details>
  );
}

const typed: readonly Field['kind'][] = ['text', 'path', 'number', 'duration', 'day', 'moment'];

export function FieldInput(props: InputProps) {
  const { field, value, onChange, place } = props;
  const { problems } = useFormTools();
  if (field.kind === 'block') return <BlockInput {...props} field={field} />;
  if (field.kind === 'list') return <ListInput {...props} field={field} />;
  if (field.kind === 'picture') return <PictureInput {...props} />;
  if (field.kind === 'switch') return <SwitchInput {...props} />;
  if (field.kind === 'sample') return <SwitchInput {...props} field={{ ...field, label: 'All of this is a sample' }} />;
  if (field.kind === 'prose') {
    const text = typeof value === 'string' ? value : '';
    return (
      <FieldFrame field={{ label: field.label, optional: field.optional }} message={problems.get(place)} place={place}>
        <TextEditor label={field.label} onChange={onChange} place={place} value={text} />
      </FieldFrame>
    );
  }
  return typed.includes(field.kind) ? <TextInput {...props} /> : <SelectInput {...props} />;
}
