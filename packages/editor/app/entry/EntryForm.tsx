import { useEffect, useState } from 'react';
import { describeFile, type BlockField, type Field } from '@site/content-tools/entries/describe-fields.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { bodyField, type EntryData, type State, type Values } from '../../api.ts';
import { FormContext, showField } from '../form/form-context.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { Fields } from '../form/Fields.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { FormBar } from './FormBar.tsx';
import { LinkStart } from './LinkStart.tsx';
import { useEntryForm } from './use-entry-form.ts';

export interface EntryFormProps {
  readonly entry: EntryData;
  readonly isNew: boolean;
  /** The field that is shown first. */
  readonly field: string;
  readonly state: State;
  /** Is told what was saved, and some words of what has changed. */
  readonly onSaved: (saved: EntryData, changed: string | undefined) => void;
}

/** Folded at the end of a form, by the names of their fields. */
const folded: readonly (readonly [label: string, names: readonly string[]])[] = [
  ['Search engines and shared links', ['title', 'description', 'query', 'share', 'shareAlt', 'service']],
  ['Address, menu and site map', ['path', 'menu', 'footer', 'siteMapLabel', 'group', 'unlisted', 'alias']],
  ['When it is shown', ['draft', 'from', 'until', 'sample']],
];

const bodyOf = {
  kind: 'prose',
  label: 'Text of the page',
  optional: false,
  check: () => undefined,
} as const satisfies Field;

/** The fields of a page in groups; of any other file, all of them in the order of its schema. */
function groupFields(name: ContentName, fields: BlockField['fields']) {
  const isPage = name.endsWith('Page') || name === 'writtenPages';
  const groups = folded.map(([label, names]) => {
    const isOf = (field: string) => names.includes(field) && (isPage || !['title', 'description'].includes(field));
    return { label, fields: Object.fromEntries(Object.entries(fields).filter(([field]) => isOf(field))) };
  });
  const others = new Set(groups.flatMap((group) => Object.keys(group.fields)));
  const main = Object.fromEntries(Object.entries(fields).filter(([field]) => !others.has(field)));
  return { main, groups: groups.filter((group) => Object.keys(group.fields).length > 0) };
}

/** The longest words that were changed: they show where on the page the change is. */
export function findChanged(before: unknown, after: unknown): string | undefined {
  if (typeof after === 'string') return after === before ? undefined : after;
  if (after === null || typeof after !== 'object') return undefined;
  const old = Object(before) as Values;
  const texts = Object.entries(after).map(([name, value]) => findChanged(old[name], value) ?? '');
  const [longest = ''] = texts.sort((a, b) => b.length - a.length);
  return longest === '' ? undefined : longest;
}

/** The form of an entry, from its schema. */
export function EntryForm({ entry, isNew, field, state, onSaved }: EntryFormProps) {
  const name = entry.name as ContentName;
  const [fields] = useState(() => describeFile(contentFiles[name].schema, entry.file).fields);
  const form = useEntryForm(entry, isNew, (saved) => onSaved(saved, findChanged(entry.values, saved.values)));
  const { values, change, refusal } = form;
  useEffect(() => {
    if (field !== '') requestAnimationFrame(() => showField(field));
  }, [field]);
  const problems = new Map(refusal?.fields?.map((one) => [one.field, one.message]));
  const title = typeof values.title === 'string' ? values.title : entry.title;
  const { main, groups } = groupFields(name, fields);
  const isPage = entry.file.endsWith('.mdoc');
  return (
    <FormContext value={{ state, problems, title, prose: isPage ? 'markdoc' : 'html', Input: FieldInput }}>
      <form autoComplete="off" className="stack" onSubmit={(event) => event.preventDefault()}>
        <FormBar entry={entry} form={form}>
          <EntryMenu entry={entry} form={form} isNew={isNew} state={state} />
        </FormBar>
        <LinkStart entry={entry} isNew={isNew} onChange={(found) => change({ ...values, ...found })} />
        <Fields fields={main} onChange={change} place="" values={values} />
        {isPage && (
          <FieldInput
            field={bodyOf}
            onChange={(body) => change({ ...values, [bodyField]: body })}
            place={bodyField}
            value={values[bodyField]}
          />
        )}
        {groups.map((group) => (
          <details className="box" key={group.label}>
            <summary>{group.label}</summary>
            <div className="stack">
              <Fields fields={group.fields} onChange={change} place="" values={values} />
            </div>
          </details>
        ))}
      </form>
    </FormContext>
  );
}
