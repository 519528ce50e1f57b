import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Change, Changes, Resolutions, State } from '../../api.ts';
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

/** One entry, in the owner's words. */
function ChangeRow({ change, isTicked, onTick, onDiscard }: ChangeRowProps) {
  const { file, title, what, fields, people, comes, follows } = change;
  const more = [
    people.length > 0 && `by ${people.join(', ')}`,
    comes !== undefined && `comes on ${comes}`,
    follows > 0 && `${follows} ${follows === 1 ? 'other entry follows' : 'other entries follow'}`,
  ].filter((part) => part !== false);
  return (
    <li>
      <label>
        <input checked={isTicked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} type="checkbox" />
        <span>
          <strong>{title}</strong>: {what}
          {more.length > 0 && <small>{more.join(' · ')}</small>}
        </span>
      </label>
      <details>
        <summary className="hint">Show</summary>
        <dl>
          {fields.map(({ label, before, after }) => (
            <div key={`${label} ${before} ${after}`}>
              <dt>{label}</dt>
              <dd>
                {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="bar">
          {what !== 'deleted' && !file.startsWith('media/') && (
            <button onClick={() => go(`entry/${file}`)} type="button">
              Open
            </button>
          )}
          <button className="danger" onClick={onDiscard} type="button">
            Discard this change
          </button>
        </div>
      </details>
    </li>
  );
}

/** What publishes the ticked entries, or asks for it. */
function usePublish() {
  const queries = useQueryClient();
  const refresh = async () => queries.invalidateQueries();
  const publish = useMutation({
    mutationFn: async (request: {
      readonly files: readonly string[];
      readonly resolutions?: Readonly<Record<string, Resolutions>>;
    }) => postJson('publish', request),
    onSuccess: refresh,
  });
  const request = useMutation({ mutationFn: async () => postJson('request-publication'), onSuccess: refresh });
  const discard = useMutation({
    mutationFn: async (file: string) => postJson('discard', { file }),
    onSuccess: refresh,
  });
  return { publish, request, discard };
}

function describeCount(count: number): string {
  if (count === 0) return 'Nothing to publish';
  return count === 1 ? 'Publish one entry' : `Publish ${count} entries`;
}

/** The button that publishes, or that asks an owner to. */
function PublishButton({
  state,
  count,
  isAllowed,
  requests,
  run,
}: {
  readonly state: State;
  readonly count: number;
  /** Whether the samples that are left may go online. */
  readonly isAllowed: boolean;
  readonly requests: readonly string[];
  readonly run: ReturnType<typeof usePublish> & { readonly onPublish: () => void };
}) {
  const { publish, request, onPublish } = run;
  const hasAsked = requests.includes(state.person.name);
  if (state.person.role !== 'owner') {
    return (
      <button
        className="primary"
        disabled={hasAsked || request.isPending || count === 0}
        onClick={() => request.mutate()}
        type="button"
      >
        {hasAsked ? 'Publication requested' : 'Request publication'}
      </button>
    );
  }
  return (
    <button
      className="primary"
      disabled={count === 0 || !isAllowed || publish.isPending}
      onClick={onPublish}
      type="button"
    >
      {publish.isPending ? 'Checking and sending…' : describeCount(count)}
    </button>
  );
}

/** What is saved and not online, one line for each entry. */
export function PublishPage({ state }: { readonly state: State }) {
  const { data, error } = useQuery({ queryKey: ['changes'], queryFn: async () => callApi<Changes>('changes') });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [mayHaveSamples, setMayHaveSamples] = useState(false);
  const run = usePublish();
  const { publish, request, discard } = run;
  const { changes = [], samples = 0, requests = [] } = data ?? {};
  const files = changes.map(({ file }) => file).filter((file) => !left.has(file));
  const failed = [publish.error, request.error, discard.error, error].find((one) => one);
  const refusal = failed ? refusalOf(failed) : undefined;
  const onPublish = () => {
    discard.reset();
    publish.mutate({ files });
  };
  const tick = (file: string, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(file);
    else next.add(file);
    setLeft(next);
  };
  const drop = (change: Change) => {
    if (window.confirm(`Make "${change.title}" what it is online again, with everything that changed along with it?`))
      discard.mutate(change.file);
  };
  const isAllowed = samples === 0 || mayHaveSamples || state.person.role !== 'owner';
  return (
    <section className="stack">
      <header className="form-bar bar">
        <h1>Publish</h1>
        <div className="bar">
          <PublishButton
            count={files.length}
            isAllowed={isAllowed}
            requests={requests}
            run={{ ...run, onPublish }}
            state={state}
          />
        </div>
        <RefusalNote refusal={refusal?.conflicts ? undefined : refusal} />
      </header>
      {refusal?.conflicts && (
        <ConflictDialog
          conflicts={refusal.conflicts}
          onCancel={() => publish.reset()}
          onResolve={(resolutions) => publish.mutate({ files, resolutions })}
        />
      )}
      {requests.length > 0 && state.person.role === 'owner' && (
        <p className="note">Waiting for you to publish: {requests.join(', ')}</p>
      )}
      <UnsavedNote />
      {samples > 0 && changes.length > 0 && state.person.role === 'owner' && (
        <label className="beside">
          <input
            checked={mayHaveSamples}
            onChange={({ currentTarget }) => setMayHaveSamples(currentTarget.checked)}
            type="checkbox"
          />
          {samples === 1 ? '1 sample is left in the content. It' : `${samples} samples are left in the content. They`}{' '}
          may go online
        </label>
      )}
      {data && changes.length === 0 && <p>Everything that is saved is online, or on its way there.</p>}
      <ul className="changes">
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
      <HistoryList isOwner={state.person.role === 'owner'} />
    </section>
  );
}
