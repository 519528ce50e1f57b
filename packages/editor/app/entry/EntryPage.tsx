import { useQuery } from '@tanstack/react-query';
import type { EntryData, State } from '../../api.ts';
import { callApi, refusalOf } from '../api-client.ts';
import { RefusalNote } from '../RefusalNote.tsx';
import { go, type Visit } from '../use-address.ts';
import { EntryForm } from './EntryForm.tsx';
import { TranslationForm } from './TranslationForm.tsx';

interface EntryPageProps {
  readonly file: string;
  readonly visit: Visit;
  readonly state: State;
  readonly onShow: (address: string | undefined, changed?: string) => void;
}

export function EntryPage({ file, visit, state, onShow }: EntryPageProps) {
  const { data, error } = useQuery({
    queryKey: ['entry', file],
    queryFn: async () => callApi<EntryData>(`entry?file=${encodeURIComponent(file)}`),
  });
  if (!data) return error ? <RefusalNote refusal={refusalOf(error)} /> : <p className="hint">…</p>;
  const onSaved = (saved: EntryData, changed: string | undefined) => {
    if (saved.file !== file) go(`entry/${saved.file}`, { replace: true });
    onShow(saved.address, changed);
  };
  const Form = data.translated ? TranslationForm : EntryForm;
  return <Form entry={data} isNew={false} key={file} onSaved={onSaved} state={state} visit={visit} />;
}
