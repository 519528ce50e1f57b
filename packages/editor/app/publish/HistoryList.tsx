import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Publication } from '../../api.ts';
import { callApi, postJson, refusalOf } from '../api-client.ts';
import { RefusalNote } from '../RefusalNote.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Says what would be undone, and asks once. */
function RestoreNote({ publication, onDone }: { readonly publication: Publication; readonly onDone: () => void }) {
  const queries = useQueryClient();
  const { commit, date } = publication;
  const { data: lines } = useQuery({
    queryKey: ['restore', commit],
    queryFn: async () => callApi<string[]>(`restore?commit=${commit}`),
  });
  const restore = useMutation({
    mutationFn: async () => postJson('restore', { commit }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      onDone();
    },
  });
  if (!lines) return <p className="hint">…</p>;
  return (
    <div className="note stack">
      {lines.length === 0 ? (
        <p>Nothing has changed since, apart from what isn’t published yet, which stays.</p>
      ) : (
        <>
          <p>This takes the content back to {day.format(new Date(date))}. It undoes:</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>What isn’t published yet stays. Publish afterwards to put it online.</p>
          <button className="primary" disabled={restore.isPending} onClick={() => restore.mutate()} type="button">
            Restore it
          </button>
        </>
      )}
      <RefusalNote refusal={restore.error ? refusalOf(restore.error) : undefined} />
    </div>
  );
}

/** The publications of content, each of which can be put back. */
export function HistoryList({ isOwner }: { readonly isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { data = [], error } = useQuery({
    queryKey: ['history'],
    queryFn: async () => callApi<Publication[]>('history'),
    enabled: isOpen,
  });
  return (
    <details className="box" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Publications</summary>
      <RefusalNote refusal={error ? refusalOf(error) : undefined} />
      <ol className="ruled">
        {data.map((publication) => (
          <li key={publication.commit}>
            <strong>{day.format(new Date(publication.date))}</strong> {publication.name}
            <ul>
              {(publication.lines.length > 0 ? publication.lines : [publication.subject]).slice(0, 12).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            {isOwner && chosen !== publication.commit && (
              <button onClick={() => setChosen(publication.commit)} type="button">
                Restore this…
              </button>
            )}
            {chosen === publication.commit && (
              <RestoreNote onDone={() => setChosen(undefined)} publication={publication} />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
