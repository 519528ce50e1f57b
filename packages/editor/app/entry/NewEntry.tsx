import { useState } from 'react';
import { formatPostDate, slugOf } from '@site/content-tools/entries/new-entry.ts';
import { isSlug } from '@site/model/routes/slug.ts';
import { folderOf, isCollection } from '@site/content-tools/entries/collections.ts';
import type { EntryData, State, Values } from '../../api.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { fieldId } from '../form/form-context.ts';
import { go, type Visit } from '../use-address.ts';
import { EntryForm } from './EntryForm.tsx';

interface NewEntryProps {
  readonly name: string;
  readonly visit: Visit;
  readonly state: State;
  readonly onShow: (address: string | undefined) => void;
}

function startValues(name: string, title: string, today: string): Values {
  if (name === 'writtenPages') return { path: `/${slugOf(title)}`, heading: title, draft: true, body: '' };
  if (name === 'team' || name === 'reviews') return { name: title };
  if (name === 'portfolios') return { siteMapLabel: title };
  return name === 'posts' ? { title, date: formatPostDate(new Date(today)), draft: true } : { title };
}

export function NewEntry({ name, visit, state, onShow }: NewEntryProps) {
  const [title, setTitle] = useState('');
  const [isBegun, setBegun] = useState(false);
  const isPage = name === 'writtenPages';
  const slug = slugOf(title);
  const folder = isCollection(name) ? folderOf(name) : 'pages';
  const taken = new Set(state.entries.map(({ file }) => file.replace(/\.\w+$/, '')));
  let free = slug;
  for (let number = 2; taken.has(`${folder}/${free}`); number += 1) free = `${slug}-${number}`;
  const file = `${folder}/${free}.${isPage ? 'mdoc' : 'yaml'}`;
  if (isBegun) {
    const entry: EntryData = { file, name, title, values: startValues(name, title, state.today) };
    const onSaved = (saved: EntryData) => {
      onShow(saved.address);
      go(`entry/${saved.file}`, { replace: true });
    };
    return <EntryForm entry={entry} isNew onSaved={onSaved} state={state} visit={visit} />;
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSlug(slug)) setBegun(true);
      }}
    >
      <header className="form-bar bar">
        <h1 className="grow">What is it called?</h1>
      </header>
      <FieldFrame
        field={{
          label: name === 'team' || name === 'reviews' ? 'Name' : 'Title',
          hint: slug === '' ? 'Determines the address.' : `Its name in addresses will be ${free}.`,
          optional: false,
        }}
        place="title"
      >
        <input
          autoFocus
          id={fieldId('title')}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          value={title}
        />
      </FieldFrame>
      <button className="primary" disabled={!isSlug(slug)} type="submit">
        Continue
      </button>
    </form>
  );
}
