import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isCollection } from '@site/content-tools/entries/collections.ts';
import { slugOf } from '@site/content-tools/entries/new-entry.ts';
import type { EntryData, State } from '../../api.ts';
import { refusalOf, postJson } from '../api-client.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { fieldId } from '../form/form-context.ts';
import { go } from '../use-address.ts';
import { dropUnsaved } from './unsaved.ts';
import type { useEntryForm } from './use-entry-form.ts';

interface EntryMenuProps {
  readonly entry: EntryData;
  readonly form: ReturnType<typeof useEntryForm>;
  readonly isNew: boolean;
  readonly state: State;
}

export function EntryMenu({ entry, form, isNew, state }: EntryMenuProps) {
  const queries = useQueryClient();
  const own = entry.file.replace(/^.*\/|\.\w+$/g, '');
  const isListed = isCollection(entry.name) || entry.name === 'writtenPages';
  const message = form.refusal?.fields?.find(({ field }) => field === 'slug')?.message;
  const menu = useRef<HTMLDetailsElement>(null);
  const rename = (slug: string) => form.rename(slug === own ? undefined : slug);
  const remove = async () => {
    const words = `Delete "${entry.title}"? It is removed from all lists, credits keep the name, and its address redirects to the list.`;
    if (!window.confirm(words)) return;
    // On a phone the menu would cover the message.
    menu.current?.removeAttribute('open');
    try {
      await postJson('delete', { file: entry.file });
      dropUnsaved(entry.file);
      await queries.invalidateQueries({ queryKey: ['state'] });
      history.back();
    } catch (error) {
      form.setRefusal(refusalOf(error));
    }
  };
  return (
    <details className="menu" ref={menu} open={message !== undefined || undefined}>
      <summary>More</summary>
      <div className="box floating stack">
        {isListed && !isNew && (
          <FieldFrame
            field={{
              label: 'Name in the address',
              hint: 'Links and lists are updated, and the old address redirects to the new one.',
              optional: false,
            }}
            message={message}
            place="slug"
          >
            <input
              id={fieldId('slug')}
              onBlur={() => rename(slugOf(form.slug ?? own))}
              onChange={({ currentTarget }) => rename(currentTarget.value)}
              value={form.slug ?? own}
            />
          </FieldFrame>
        )}
        {!isNew &&
          state.languages.map(({ code, name }) => (
            <button key={code} onClick={() => go(`entry/${code}/${entry.file}`)} type="button">
              {name}
            </button>
          ))}
        {!isNew && (isListed || entry.file.startsWith('pages/')) && (
          <button className="danger" onClick={() => void remove()} type="button">
            Delete
          </button>
        )}
      </div>
    </details>
  );
}
