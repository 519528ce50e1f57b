import { useState } from 'react';
import { isCollection, isVideoCollection } from '@site/content-tools/entries/collections.ts';
import type { EntryData, Refusal, Values } from '../../api.ts';
import { refusalOf, postJson } from '../api-client.ts';
import { RefusalNote } from '../RefusalNote.tsx';

interface LinkStartProps {
  readonly entry: EntryData;
  readonly isNew: boolean;
  readonly onChange: (found: Values) => void;
}

/** A film begins with its link, which fills most of its form. */
export function LinkStart({ entry, isNew, onChange }: LinkStartProps) {
  const [link, setLink] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  if (!isCollection(entry.name) || !isVideoCollection(entry.name)) return null;
  const fill = async () => {
    setAsking(true);
    try {
      const slug = isNew ? undefined : entry.file.replace(/^.*\/|\.yaml$/g, '');
      onChange(await postJson<Values>('link', { name: entry.name, link, slug }));
      setRefusal(undefined);
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className="field">
      <label htmlFor="video-link">
        {isNew ? 'Link of the film on Vimeo or YouTube' : 'Replace the film by its link'}
      </label>
      <div className="beside">
        <input id="video-link" onChange={({ currentTarget }) => setLink(currentTarget.value)} value={link} />
        <button disabled={link === '' || isAsking} onClick={() => void fill()} type="button">
          {isAsking ? 'Loading…' : 'Fill in'}
        </button>
      </div>
      <RefusalNote refusal={refusal} />
    </div>
  );
}
