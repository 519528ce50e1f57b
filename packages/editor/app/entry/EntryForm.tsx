import { useState } from 'react';
import { describeFile, type BlockField, type Field } from '@site/content-tools/entries/describe-fields.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { bodyField } from '@site/zod-content/front-matter.ts';
import { Fields } from '../form/Fields.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { FormShell, type EntryFormProps } from './FormShell.tsx';
import { LinkStart } from './LinkStart.tsx';
import { useEntryForm } from './use-entry-form.ts';

const folded: readonly (readonly [label: string, names: readonly string[]])[] = [
  ['Search engines and shared links', ['title', 'description', 'share', 'service']],
  ['Address and site map', ['path', 'siteMapLabel', 'group', 'alias']],
  ['When it is shown', ['draft', 'from', 'until', 'sample']],
];

const body: Field = { kind: 'prose', label: 'Text of the page', optional: false, check: () => undefined };

function groupFields(name: ContentName, fields: BlockField['fields']) {
  const isPage = name.endsWith('Page') || name === 'writtenPages';
  const groups = folded.map(([label, names]) => {
    const isOf = (field: string) => names.includes(field) && (isPage || !['title', 'description'].includes(field));
    return { label, fields: Object.fromEntries(Object.entries(fields).filter(([field]) => isOf(field))) };
  });
  const others = new Set(groups.flatMap((group) => Object.keys(group.fields)));
  const main = Object.fromEntries(Object.entries(fields).filter(([field]) => !others.has(field)));
  const own = name === 'writtenPages' ? { ...main, [bodyField]: body } : main;
  return { main: own, groups: groups.filter((group) => Object.keys(group.fields).length > 0) };
}

export function EntryForm({ entry, isNew, visit, state, onSaved }: EntryFormProps) {
  const name = entry.name as ContentName;
  const [fields] = useState(() => describeFile(contentFiles[name].schema, entry.file).fields);
  const form = useEntryForm(entry, isNew, onSaved);
  const { values, change } = form;
  const { main, groups } = groupFields(name, fields);
  const menu = <EntryMenu entry={entry} form={form} isNew={isNew} state={state} />;
  return (
    <FormShell actions={menu} entry={entry} form={form} state={state} visit={visit}>
      <LinkStart entry={entry} isNew={isNew} onChange={(found) => change({ ...values, ...found })} />
      <Fields fields={main} onChange={change} place="" values={values} />
      {groups.map((group) => (
        <details className="box" key={group.label}>
          <summary>{group.label}</summary>
          <div className="stack">
            <Fields fields={group.fields} onChange={change} place="" values={values} />
          </div>
        </details>
      ))}
    </FormShell>
  );
}
