import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldsOf, isCollection } from '@site/content-tools/entries/collections.ts';
import type { EntrySummary, MoveRequest, State } from '../api.ts';
import { refusalOf, postJson } from './api-client.ts';
import { SortableList, SortableRow } from './form/ListInput.tsx';
import { pictureAddress } from './form/local-pictures.ts';
import { Link } from './Link.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { go } from './use-address.ts';

interface EntryListProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly state: State;
}

function EntryLink({ entry }: { readonly entry: EntrySummary }) {
  return (
    <Link className="entry-link" to={`entry/${entry.file}`}>
      {entry.picture !== undefined && (
        <img alt="" className="thumbnail" loading="lazy" src={pictureAddress(entry.picture)} />
      )}
      <span className="one-line grow">
        {entry.title}
        {entry.address !== undefined && <small>{entry.address}</small>}
      </span>
      {entry.note !== undefined && <em>{entry.note}</em>}
    </Link>
  );
}

function OrderedEntries({
  entries,
  name,
}: {
  readonly entries: readonly EntrySummary[];
  readonly name: MoveRequest['name'];
}) {
  const queries = useQueryClient();
  const [moved, setMoved] = useState<readonly string[]>();
  const move = useMutation({
    mutationFn: async (request: MoveRequest) => postJson('move', request),
    // Not awaited, so that an error shows at once.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['state'] }).then(() => setMoved(undefined)),
  });
  const files = moved ?? entries.map(({ file }) => file);
  const shown = files.flatMap((file) => entries.find((entry) => entry.file === file) ?? []);
  const onMove = (from: number, to: number) => {
    const [file = '', next = ''] = [files[from], files[to]];
    setMoved(files.toSpliced(from, 1).toSpliced(to, 0, file));
    move.mutate({ name, file, next, isAfter: to > from });
  };
  return (
    <>
      <RefusalNote refusal={move.error ? refusalOf(move.error) : undefined} />
      <SortableList keys={files} labels={shown.map(({ title }) => title)} onMove={onMove}>
        {shown.map((entry) => (
          <SortableRow id={entry.file} key={entry.file} label={entry.title}>
            <EntryLink entry={entry} />
          </SortableRow>
        ))}
      </SortableList>
    </>
  );
}

export function EntryList({ label, names, state }: EntryListProps) {
  const [words, setWords] = useState('');
  const wanted = words.toLowerCase();
  const all = state.entries.filter(({ name }) => names.includes(name));
  const shown = all.filter(({ title, address = '' }) => `${title} ${address}`.toLowerCase().includes(wanted));
  const [only] = names.length === 1 ? names : [];
  const isOrdered = only !== undefined && isCollection(only) && 'order' in fieldsOf(only) && wanted === '';
  const added = names.includes('writtenPages') ? 'writtenPages' : only && isCollection(only) ? only : undefined;
  const groups = Map.groupBy(shown, ({ category }) => category ?? '');
  return (
    <section className="stack">
      <header className="form-bar bar">
        <h1 className="grow">{label}</h1>
        {added !== undefined && (
          <button className="primary" onClick={() => go(`new/${added}`)} type="button">
            {added === 'writtenPages' ? 'New page' : 'Add one'}
          </button>
        )}
      </header>
      {all.length > 12 && (
        <div className="field stack">
          <label htmlFor="search">Find</label>
          <input
            id="search"
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            type="search"
            value={words}
          />
        </div>
      )}
      {isOrdered ? (
        [...groups].map(([category, entries]) => (
          <div className="stack" key={category}>
            {category !== '' && (
              <h2>{state.choices.portfolio?.find(({ value }) => value === category)?.label ?? category}</h2>
            )}
            <OrderedEntries entries={entries} name={only} />
          </div>
        ))
      ) : (
        <ul className="stack">
          {shown.map((entry) => (
            <li className="row box" key={entry.file}>
              <EntryLink entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && all.length > 0 && <p role="status">No matches.</p>}
      {names.includes('portfolios') && (
        <button onClick={() => go('new/portfolios')} type="button">
          Add a portfolio
        </button>
      )}
    </section>
  );
}
