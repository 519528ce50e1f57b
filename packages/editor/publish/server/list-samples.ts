import { readContent } from '@site/model/check/read-content.ts';
import { listSamples } from '@site/model/check/samples.ts';
import { formOf } from '../../content/forms.ts';
import { textLabel } from '../../content/labels.ts';
import { describePlace } from '../../content/describe-place.ts';
import type { EntryChange } from '../publication.ts';
import { fieldsOf, titleOf } from './describe-changes.ts';

/** What has to be replaced, by entry and field. @param content the content folder. */
export function listEntrySamples(content: string): EntryChange[] {
  const { entries } = readContent(content);
  return entries.flatMap((entry) => {
    const samples = listSamples([entry]);
    if (samples.length === 0) return [];
    const fields = samples.map(({ field }) => {
      const label = field.startsWith('line ') ? textLabel : describePlace(fieldsOf(entry.name), field).label;
      return { label: field === 'sample' ? 'All of it' : label, before: '', after: '' };
    });
    return [{ file: entry.file, title: titleOf(entry.file, entry), href: formOf(entry), fields }];
  });
}
