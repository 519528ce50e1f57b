import { isCollection } from '@site/content-tools/entries/collections.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { listSamples } from '@site/model/check/samples.ts';
import { textLabel } from '../../content/labels.ts';
import { fieldInWords } from '../../content/words.ts';
import type { EntryChange } from '../publication.ts';
import { fieldsOf, titleOf } from './describe-changes.ts';

/** The form of a content file. */
function formOf({ name, slug }: RawEntry): string {
  const isListed = isCollection(name) || name === 'writtenPages';
  return isListed ? `/keystatic/collection/${name}/item/${slug}` : `/keystatic/singleton/${name}`;
}

/** What has to be replaced, by entry and field. @param content the content folder. */
export async function listEntrySamples(content: string): Promise<EntryChange[]> {
  const { entries } = await readContent(content);
  return entries.flatMap((entry) => {
    const samples = listSamples([entry]);
    if (samples.length === 0) return [];
    const fields = samples.map(({ field }) => {
      const label = field.startsWith('line ') ? textLabel : fieldInWords(fieldsOf(entry.name), field);
      return { label: field === 'sample' ? 'All of it' : label, before: '', after: '' };
    });
    return [{ file: entry.file, title: titleOf(entry.file, entry), href: formOf(entry), fields }];
  });
}
