import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { State } from '../api.ts';
import { callApi, refusalOf } from './api-client.ts';
import { EntryList } from './EntryList.tsx';
import { EntryPage } from './entry/EntryPage.tsx';
import { NewEntry } from './entry/NewEntry.tsx';
import { Suggestions } from './form/ChoiceInputs.tsx';
import { HomePage } from './HomePage.tsx';
import { Menu } from './Menu.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { PublishPage } from './publish/PublishPage.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { StartPage } from './StartPage.tsx';
import { useVisit, type Visit } from './use-address.ts';
import { useServerEvents } from './use-server-events.ts';

interface PageProps {
  readonly visit: Visit;
  readonly state: State;
  readonly onShow: (address: string | undefined, changed?: string) => void;
}

function Page({ visit, state, onShow }: PageProps) {
  const [area = '', ...rest] = visit.address.split('/');
  const name = rest.join('/');
  const item = [...state.menu, ...state.unused].find(
    ({ names, file }) => file === undefined && names.join('+') === name,
  );
  if (area === 'entry') return <EntryPage file={name} key={name} onShow={onShow} state={state} visit={visit} />;
  if (area === 'list' && item) return <EntryList key={name} {...item} state={state} />;
  if (area === 'new') return <NewEntry key={name} name={name} onShow={onShow} state={state} visit={visit} />;
  if (area === 'publish') return <PublishPage state={state} />;
  if (area === 'start' && state.mayStart) return <StartPage />;
  return <HomePage state={state} />;
}

export function App() {
  const visit = useVisit();
  const { address, clicked } = visit;
  const { notice, dismiss } = useServerEvents();
  const { data: state, error } = useQuery({ queryKey: ['state'], queryFn: async () => callApi<State>('state') });
  const [shown, setShown] = useState<string>();
  const [changed, setChanged] = useState<{ words?: string | undefined; count: number }>({ count: 0 });
  const [view, setView] = useState<'form' | 'page'>('form');
  const file = /^entry\/(.*)/.exec(address)?.[1];
  const entry = state?.entries.find((one) => one.file === file);
  const own = entry?.address;
  // Opening a form brings it to the front.
  const [last, setLast] = useState(visit);
  if (last !== visit) {
    setLast(visit);
    setView('form');
  }
  const onShow = (place: string | undefined, words?: string) => {
    if (place !== undefined) setShown(place);
    setChanged(({ count }) => ({ words, count: count + 1 }));
  };
  if (!state) return <main className="middle">{error ? <RefusalNote refusal={refusalOf(error)} /> : <p>…</p>}</main>;
  const translated = file !== undefined && /^[a-z]{2,3}\//.test(file) && !entry;
  return (
    <div className="app" data-view={view}>
      <title>{[entry?.title, state.company, 'Editor'].filter(Boolean).join(' · ')}</title>
      <Suggestions choices={state.choices} />
      <Menu address={address} state={state}>
        {notice !== undefined && (
          <p className="note" role="status">
            {notice}{' '}
            <button aria-label="Close" className="quiet" onClick={dismiss} type="button">
              ✕
            </button>
          </p>
        )}
      </Menu>
      <main className="middle">
        <Page onShow={onShow} state={state} visit={visit} />
      </main>
      <PreviewPane address={translated ? shown : (own ?? shown)} changed={changed} stays={clicked !== undefined} />
      <nav aria-label="Form or page" className="view-switch narrow">
        {(['form', 'page'] as const).map((one) => (
          <button aria-pressed={view === one} key={one} onClick={() => setView(one)} type="button">
            {one === 'form' ? 'Form' : 'Page'}
          </button>
        ))}
      </nav>
    </div>
  );
}
