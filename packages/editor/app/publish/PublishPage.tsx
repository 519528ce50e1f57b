import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change, State } from '../../api.ts';
import { callApi, postJson, refusalOf } from '../api-client.ts';
import { ConflictDialog } from '../ConflictDialog.tsx';
import { UnsavedNote } from '../entry/UnsavedNote.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { go } from '../use-address.ts';
import { HistoryList } from './HistoryList.tsx';

interface ChangeRowProps {
  readonly change: Change;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onDiscard: () => void;
}

function ChangeRow({ change, isTicked, onTick, onDiscard }: ChangeRowProps) {
  const { file, title, what, people, comes } = change;
  const more = [people.length > 0 && `by ${people.join(', ')}`, comes !== undefined && `goes live ${comes}`].filter(
    (part) => part !== false,
  );
  return (
    <li className="bar">
      <label className="beside">
        <input checked={isTicked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} type="checkbox" />
        <span>
          <strong>{title}</strong>: {what}
          {more.length > 0 && <small>{more.join(' · ')}</small>}
        </span>
      </label>
      {!what.startsWith('deleted') && !file.startsWith('media/') && (
        <button onClick={() => go(`entry/${file}`)} type="button">
          Open
        </button>
      )}
      <button className="danger" onClick={onDiscard} type="button">
        Discard
      </button>
    </li>
  );
}

function describeCount(count: number): string {
  if (count === 0) return 'Nothing to publish';
  return count === 1 ? 'Publish one entry' : `Publish ${count} entries`;
}

export function PublishPage({ state }: { readonly state: State }) {
  const queries = useQueryClient();
  const { data, error } = useQuery({ queryKey: ['changes'], queryFn: async () => callApi<Change[]>('changes') });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [mayHaveSamples, setMayHaveSamples] = useState(false);
  const { mutate, reset, ...work } = useMutation({
    mutationFn: async ([name, body]: readonly [name: 'publish' | 'request-publication' | 'discard', body: object]) =>
      postJson(name, body),
    onSuccess: async () => queries.invalidateQueries(),
  });
  const { samples, requests, person } = state;
  const changes = data ?? [];
  const isOwner = person.role === 'owner';
  const files = changes.map(({ file }) => file).filter((file) => !left.has(file));
  const failed = work.error ?? error;
  const refusal = failed ? refusalOf(failed) : undefined;
  const hasAsked = requests.includes(person.name);
  const hasSamples = isOwner && samples > 0 && changes.length > 0;
  const tick = (file: string, isTicked: boolean) =>
    setLeft(isTicked ? new Set([...left].filter((one) => one !== file)) : new Set([...left, file]));
  const drop = ({ file, title }: Change) => {
    if (window.confirm(`Undo all unpublished changes to "${title}"?`)) mutate(['discard', { file }]);
  };
  return (
    <section className="stack">
      <header className="form-bar bar">
        <h1 className="grow">Publish</h1>
        {isOwner ? (
          <button
            className="primary"
            disabled={files.length === 0 || (hasSamples && !mayHaveSamples) || work.isPending}
            onClick={() => mutate(['publish', { files }])}
            type="button"
          >
            {work.isPending ? 'Checking and sending…' : describeCount(files.length)}
          </button>
        ) : (
          <button
            className="primary"
            disabled={hasAsked || work.isPending || files.length === 0}
            onClick={() => mutate(['request-publication', {}])}
            type="button"
          >
            {hasAsked ? 'Publication requested' : 'Request publication'}
          </button>
        )}
        <RefusalNote refusal={refusal?.conflicts ? undefined : refusal} />
      </header>
      {refusal?.conflicts && (
        <ConflictDialog
          conflicts={refusal.conflicts}
          onCancel={reset}
          onResolve={(resolutions) => mutate(['publish', { files, resolutions }])}
        />
      )}
      {requests.length > 0 && isOwner && <p className="note">Waiting for you to publish: {requests.join(', ')}</p>}
      <UnsavedNote />
      {hasSamples && (
        <label className="beside">
          <input
            checked={mayHaveSamples}
            onChange={({ currentTarget }) => setMayHaveSamples(currentTarget.checked)}
            type="checkbox"
          />
          Publish even though {samples === 1 ? '1 sample is' : `${samples} samples are`} left
        </label>
      )}
      {data && changes.length === 0 && <p>Everything that is saved is online, or on its way there.</p>}
      <ul className="ruled">
        {changes.map((change) => (
          <ChangeRow
            change={change}
            isTicked={!left.has(change.file)}
            key={change.file}
            onDiscard={() => drop(change)}
            onTick={(isTicked) => tick(change.file, isTicked)}
          />
        ))}
      </ul>
      <HistoryList isOwner={isOwner} />
    </section>
  );
}
