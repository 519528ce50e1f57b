import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Publication } from '../../api.ts';
import { ask, refusalOf, send } from '../ask.ts';
import { RefusalNote } from '../RefusalNote.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Says what would be undone, and asks once. */
function PutBack({ publication, onDone }: { readonly publication: Publication; readonly onDone: () => void }) {
  const queries = useQueryClient();
  const { commit, date } = publication;
  const { data: lines } = useQuery({
    queryKey: ['put-back', commit],
    queryFn: async () => ask<string[]>(`put-back?commit=${commit}`),
  });
  const putBack = useMutation({
    mutationFn: async () => send('put-back', { commit }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      onDone();
    },
  });
  if (!lines) return <p className="hint">…</p>;
  return (
    <div className="note">
      {lines.length === 0 ? (
        <p>Nothing of this is different now, apart from what is not published yet, which stays.</p>
      ) : (
        <>
          <p>This makes the content what it was on {day.format(new Date(date))}. It undoes:</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>What isn’t published yet stays. Publish afterwards to put it online.</p>
          <button className="primary" disabled={putBack.isPending} onClick={() => putBack.mutate()} type="button">
            Put it back
          </button>
        </>
      )}
      <RefusalNote refusal={putBack.error ? refusalOf(putBack.error) : undefined} />
    </div>
  );
}

/** The publications of content, each of which can be put back. */
export function HistoryList({ isOwner }: { readonly isOwner: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { data = [] } = useQuery({
    queryKey: ['history'],
    queryFn: async () => ask<Publication[]>('history'),
    enabled: isOpen,
  });
  return (
    <details className="block" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Publications</summary>
      <ol className="history">
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
                Put this back…
              </button>
            )}
            {chosen === publication.commit && <PutBack onDone={() => setChosen(undefined)} publication={publication} />}
          </li>
        ))}
      </ol>
    </details>
  );
}
