import { TextEditor } from '../text/TextEditor.tsx';
import { useFormTools, type InputProps } from './form-context.ts';
import { FieldFrame } from './FieldFrame.tsx';

/** A text with headings, lists, links and blocks, in which it looks like text. */
export function ProseInput({ field, value, onChange, place }: InputProps) {
  const { problems } = useFormTools();
  return (
    <FieldFrame field={{ label: field.label, optional: field.optional }} message={problems.get(place)} place={place}>
      <TextEditor
        label={field.label}
        onChange={onChange}
        place={place}
        value={typeof value === 'string' ? value : ''}
      />
    </FieldFrame>
  );
}
