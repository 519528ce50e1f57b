import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Place } from '../../api.ts';
import { ApiError, postJson } from '../api-client.ts';
import { PlaceList, ProblemNote } from '../RefusalNote.tsx';
import { go } from '../use-address.ts';
import { describeClick, findClicked, showHover, showWords } from './page-frame.ts';

interface PreviewPaneProps {
  /** The page of the open form; undefined to stay. */
  readonly address: string | undefined;
  /** Don't navigate: a click in the preview has opened the form. */
  readonly stays: boolean;
  /** The last save's words; `count` tells saves apart. */
  readonly changed: { readonly words?: string | undefined; readonly count: number };
}

/** After a save, milliseconds until the page is reloaded if Vite hasn't done it. */
const reloadTimeoutMs = 3_000;

// After navigation, a document has no `location`.
const pathOf = ({ URL: address }: Document) => new URL(address).pathname;

/** The frame's document, from the moment that it can be clicked. */
function usePage(frame: RefObject<HTMLIFrameElement | null>) {
  const [page, setPage] = useState<Document>();
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (data === 'page-ready' && source === frame.current?.contentWindow)
        setPage(frame.current.contentDocument ?? undefined);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [frame]);
  return page;
}

function useClicks(
  page: Document | undefined,
  isEditing: boolean,
  onFind: (places: readonly Place[], words: string) => void,
) {
  const find = useEffectEvent(onFind);
  useEffect(() => {
    if (!page || !isEditing) return undefined;
    const onClick = (event: MouseEvent) => {
      const clicked = findClicked(event);
      if (!clicked) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { words, ...clickDetails } = describeClick(clicked);
      postJson<Place[]>('find', { page: pathOf(page), ...clickDetails })
        .then((places) => find(places, words))
        .catch((error: unknown) => find([], error instanceof ApiError ? error.message : words));
    };
    const stopHover = showHover(page);
    page.addEventListener('click', onClick, { capture: true });
    return () => {
      stopHover();
      page.removeEventListener('click', onClick, { capture: true });
    };
  }, [page, isEditing]);
}

interface Found {
  readonly places: readonly Place[];
  readonly words: string;
}

function FoundPlaces({ places, words, onDone }: Found & { readonly onDone: () => void }) {
  return (
    <div className="box floating stack" role="dialog" aria-label="Fields with these words">
      <p>
        {places.length === 0
          ? `“${words.slice(0, 80)}” has no field of its own: the site makes it from other fields.`
          : 'These words are in several fields:'}
      </p>
      <PlaceList clicked={words} onFollow={onDone} places={places} />
      <button onClick={onDone} type="button">
        Close
      </button>
    </div>
  );
}

export function PreviewPane({ address, stays, changed }: PreviewPaneProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isEditing, setEditing] = useState(true);
  const [found, setFound] = useState<Found>();
  const [isLoaded, setLoaded] = useState(false);
  // `src` must not change: later pages are navigated to.
  const [first] = useState(address ?? '/');
  const page = usePage(frame);
  const shown = page ? pathOf(page) : first;
  useClicks(page, isEditing, (places, words) => {
    const [only] = places;
    setFound(undefined);
    if (places.length === 1 && only) go(`entry/${only.file}#${only.field}`, { clicked: words });
    else setFound({ places, words });
  });
  useEffect(() => {
    const there = frame.current?.contentWindow?.location;
    if (address === undefined || stays || !there) return;
    // Until it has loaded, the frame is about:blank.
    if ((there.href === 'about:blank' ? first : there.pathname) !== address) there.assign(address);
  }, [address, first, stays]);
  // Vite reloads the page and keeps its scroll position. This scrolls to a change out of view.
  const shownChange = useRef(changed.count);
  useEffect(() => {
    const { count, words } = changed;
    if (page && words !== undefined && count > shownChange.current && showWords(page, words))
      shownChange.current = count;
  }, [changed, page]);
  // A page that didn't start, or isn't connected to Vite yet, misses its message.
  useEffect(() => {
    const before = frame.current?.contentDocument;
    if (changed.count === 0 || !before || before.URL === 'about:blank') return undefined;
    const timer = setTimeout(() => {
      if (frame.current?.contentDocument !== before) return;
      // The scripts of a page that still loads would come before it.
      frame.current.contentWindow?.stop();
      before.location.reload();
    }, reloadTimeoutMs);
    return () => clearTimeout(timer);
  }, [changed.count]);
  const onLoad = () => {
    setFound(undefined);
    setLoaded(true);
  };
  return (
    <section aria-label="The page" className="preview">
      <div className="bar">
        <span className="hint grow">{shown}</span>
        <div className="bar" role="group" aria-label="What a click on the page does">
          <button aria-pressed={isEditing} onClick={() => setEditing(true)} type="button">
            Edit
          </button>
          <button aria-pressed={!isEditing} onClick={() => setEditing(false)} type="button">
            Look
          </button>
        </div>
        <a className="quiet" href={shown} rel="noreferrer" target="_blank" title="Open the page in a tab of its own">
          ↗
        </a>
      </div>
      {!page && (
        <ProblemNote>
          {!isLoaded && <p className="note">The page is loading. You can already edit the form.</p>}
        </ProblemNote>
      )}
      {found && <FoundPlaces onDone={() => setFound(undefined)} {...found} />}
      <iframe onLoad={onLoad} ref={frame} src={first} title="Preview" />
    </section>
  );
}
