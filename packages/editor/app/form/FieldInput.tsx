import type { Values } from '../../api.ts';
import { SelectInput, SwitchInput } from './ChoiceInputs.tsx';
import { Fields } from './Fields.tsx';
import { fieldId, useFormTools, type InputProps } from './form-context.ts';
import { ListInput } from './ListInput.tsx';
import { isAddress, OneLineInput } from './OneLineInputs.tsx';
import { PictureInput } from './PictureInput.tsx';
import { TextEditor } from '../text/TextEditor.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { TextInput } from './TextInput.tsx';

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
          {isAddress(field.fields) && <OneLineInput kind="address" onChange={onChange} place={place} value={value} />}
          <Fields fields={field.fields} onChange={onChange} place={place} values={Object(value) as Values} />
        </>
      );
      const message = problems.get(place);
      const wrong = message !== undefined && <p className="message" role="alert">{`${field.label} ${message}.`}</p>;
      // The items of a list are folded by the list.
      if (place.endsWith(']'))
        return (
          <div className="stack">
            {wrong}
            {fields}
          </div>
        );
      return (
        <details className="box" id={fieldId(place)}>
          <summary>
            {field.label} <small>{describeBlock(value)}</small>
          </summary>
          {wrong}
          <div className="stack">{fields}</div>
        </details>
      );
    }
    case 'list':
      return <ListInput {...props} field={field} />;
    case 'picture':
      return <PictureInput {...props} />;
    case 'prose':
      return (
        <FieldFrame
          field={{ label: field.label, optional: field.optional }}
          message={problems.get(place)}
          place={place}
        >
          <TextEditor
            label={field.label}
            onChange={onChange}
            place={place}
            value={typeof value === 'string' ? value : ''}
          />
        </FieldFrame>
      );
    case 'switch':
    case 'sample':
      return (
        <SwitchInput
          {...props}
          field={field.kind === 'sample' ? { ...field, label: 'All of this is a sample' } : field}
        />
      );
    case 'text':
    case 'path':
    case 'number':
    case 'duration':
    case 'day':
    case 'moment':
      return <TextInput {...props} />;
    default:
      return <SelectInput {...props} />;
  }
}
