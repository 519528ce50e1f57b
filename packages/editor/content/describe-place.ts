import { nameInWords, type Field } from '@site/content-tools/entries/describe-fields.ts';

/**
 * The field at a place such as `tiers[0].name`, whose label says where it is: its blocks and lists, counted from 1.
 * @param root the fields of the file.
 */
export function describePlace(root: Field, place: string): Field {
  let field: Field | undefined = root;
  const words: string[] = [];
  for (const part of place.match(/\w+/g) ?? []) {
    if (/^\d+$/.test(part)) {
      field = field?.kind === 'list' ? field.item : undefined;
      words.push(`${words.pop() ?? ''} ${Number(part) + 1}`.trim());
    } else {
      field = field?.kind === 'block' ? field.fields[part] : undefined;
      words.push(field?.label ?? nameInWords(part));
    }
  }
  const label = words.join(', ');
  return field ? { ...field, label } : { kind: 'text', long: true, label, optional: true, check: () => undefined };
}
