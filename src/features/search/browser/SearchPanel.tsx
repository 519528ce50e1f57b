import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchWords } from '../search.query.ts';
import { ResultList } from './ResultList.tsx';
import { SearchField } from './SearchField.tsx';
import { NothingFound, Places, SearchFailed } from './SearchFallbacks.tsx';
import { useSearch, type Answer } from './use-search.ts';

export interface SearchPanelProps {
  readonly dialog: HTMLDialogElement;
  readonly words: SearchWords;
  /** What the visitor typed while this was loading. */
  readonly typedBefore: string;
}

/** Opens a result, as a click on it would. */
function followResult(index: number): void {
  document.querySelectorAll<HTMLElement>('#search [role=option]')[index]?.click();
}

/** The active result: the first, until the arrow keys move. */
function useFollow(answer: Answer | undefined, isBusy: boolean) {
  const [chosen, setChosen] = useState<{ readonly term: string | undefined; readonly index: number }>();
  const isWaiting = useRef(false);
  const term = answer?.term;
  // The query may return to the same text, as when a letter is deleted: the selection stays.
  const index = chosen && chosen.term === term ? chosen.index : 0;
  const active = Math.min(index, Math.max(0, (answer?.results.length ?? 0) - 1));

  useEffect(() => {
    if (isBusy || !isWaiting.current) return;
    isWaiting.current = false;
    followResult(0);
  }, [isBusy]);

  return {
    active,
    setActive: (next: number) => setChosen({ term, index: next }),
    /** Enter after fast typing means the query being searched, not the earlier results. */
    follow: () => {
      if (isBusy) isWaiting.current = true;
      else followResult(active);
    },
  };
}

/** The status line. */
function describe(words: SearchWords, isBusy: boolean, total: number | undefined): string {
  if (isBusy) return words.busy;
  return total === undefined || total === 0 ? '' : `${total} ${total === 1 ? words.found.one : words.found.many}`;
}

/** How long nothing has to be typed before the results are spoken, in milliseconds. */
const speaksAfterMs = 700;

/** A text once it has stayed the same for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, speaksAfterMs, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The content of the search dialog: a field, and the results for its text. */
export function SearchPanel({ dialog, words, typedBefore }: SearchPanelProps) {
  const [typed, setTyped] = useState(typedBefore);
  const { term, answer, hasFailed, isBusy, showMore, retry } = useSearch(typed, words.others);
  const { active, setActive, follow } = useFollow(answer, isBusy);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const results = hasFailed ? [] : (answer?.results ?? []);
  const isNone = !hasFailed && !isBusy && answer?.total === 0;
  const found = isNone ? `${words.none.heading} “${answer.term}”` : describe(words, isBusy, answer?.total);
  const status = hasFailed ? words.failed.text : found;
  const spoken = useSettled(status);

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari reports the Enter that ends an input method's word after it, and tells by this deprecated number alone.
    if (event.nativeEvent.isComposing || Reflect.get(event.nativeEvent, 'keyCode') === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      if (active + step === results.length) showMore();
      setActive(Math.max(0, Math.min(active + step, (answer?.total ?? 1) - 1)));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      follow();
    }
  };

  return (
    <>
      <SearchField
        activeId={results[active] && `${listId}-${active}`}
        field={field}
        listId={results.length > 0 ? listId : undefined}
        onClose={() => dialog.close()}
        onKeyDown={onKeyDown}
        onType={(text) => {
          setTyped(text);
          setActive(0);
        }}
        typed={typed}
        words={words}
      />
      <div
        className="search-body"
        onTouchMove={() => {
          // Touch scrolling hides the phone's keyboard, which covers results.
          field.current?.blur();
        }}
      >
        <p aria-hidden="true" className="search-status" data-trouble={hasFailed || isNone || undefined}>
          {status}
        </p>
        <p className="sr-only" role="status">
          {spoken}
        </p>
        {results.length > 0 && (
          <ResultList
            active={active}
            id={listId}
            isStale={isBusy}
            onMore={() => {
              setActive(results.length);
              showMore();
              field.current?.focus();
            }}
            results={results}
            total={answer?.total ?? 0}
            words={words}
          />
        )}
        {hasFailed && <SearchFailed onRetry={retry} words={words} />}
        {term === '' && <Places words={words} />}
        {isNone && <NothingFound words={words} />}
      </div>
    </>
  );
}
