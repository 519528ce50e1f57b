import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isCollection, isVideoCollection } from '@site/content-tools/entries/collections.ts';
import type { EntryData, Values } from '../../api.ts';
import { refusalOf, postJson } from '../api-client.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import { fieldId } from '../form/form-context.ts';
import { RefusalNote } from '../RefusalNote.tsx';

interface LinkStartProps {
  readonly entry: EntryData;
  readonly isNew: boolean;
  readonly onChange: (found: Values) => void;
}

export function LinkStart({ entry: { name, file }, isNew, onChange }: LinkStartProps) {
  const [link, setLink] = useState('');
  const slug = isNew ? undefined : file.replace(/^.*\/|\.yaml$/g, '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => postJson<Values>('link', { name, link, slug }),
    onSuccess: onChange,
  });
  if (!isCollection(name) || !isVideoCollection(name)) return null;
  const label = isNew ? 'Link of the film on Vimeo or YouTube' : 'Replace the film by its link';
  return (
    <FieldFrame field={{ label, optional: false }} place="link">
      <div className="beside">
        <input id={fieldId('link')} onChange={({ currentTarget }) => setLink(currentTarget.value)} value={link} />
        <button disabled={link === '' || isPending} onClick={() => mutate()} type="button">
          {isPending ? 'Loading…' : 'Fill in'}
        </button>
      </div>
      <RefusalNote refusal={error ? refusalOf(error) : undefined} />
    </FieldFrame>
  );
}
