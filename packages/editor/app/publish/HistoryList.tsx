import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Publication } from '../../api.ts';
import { callApi, postJson, refusalOf } from '../api-client.ts';
import { RefusalNote } from '../RefusalNote.tsx';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

const linesOf = ({ lines, subject }: Publication) => (lines.length > 0 ? lines : [subject]);

interface RestoreNoteProps {
  readonly publication: Publication;
  readonly later: readonly Publication[];
  readonly onDone: () => void;
}

function RestoreNote({ publication: { commit, date }, later, onDone }: RestoreNoteProps) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: async () => postJson('restore', { commit }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      onDone();
    },
  });
  return (
    <div className="note stack">
      <p>This takes the content back to {day.format(new Date(date))}. It undoes:</p>
      <ul>
        {[...new Set(later.flatMap(linesOf))].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Entries with changes that aren’t published yet stay as they are. Publish afterwards to put it online.</p>
      <button className="primary" disabled={restore.isPending} onClick={() => restore.mutate()} type="button">
        Restore it
      </button>
      <RefusalNote refusal={restore.error ? refusalOf(restore.error) : undefined} />
    </div>
  );
}

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
        {data.map((publication, index) => (
          <li key={publication.commit}>
            <strong>{day.format(new Date(publication.date))}</strong> {publication.name}
            <ul>
              {linesOf(publication)
                .slice(0, 12)
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
            </ul>
            {isOwner && index > 0 && chosen !== publication.commit && (
              <button onClick={() => setChosen(publication.commit)} type="button">
                Restore this…
              </button>
            )}
            {chosen === publication.commit && (
              <RestoreNote later={data.slice(0, index)} onDone={() => setChosen(undefined)} publication={publication} />
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
