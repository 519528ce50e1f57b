import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchWords } from '../search.query.ts';
import { ResultList } from './ResultList.tsx';
import { SearchField } from './SearchField.tsx';
import { NothingFound, Places, SearchFailed } from './SearchFallbacks.tsx';
import { useSearch } from './use-search.ts';

/** How many results are shown at first, and added at each further step. */
const resultsAStep = 8;

export interface SearchPanelProps {
  readonly words: SearchWords;
  /** What the visitor typed while this was loading. */
  readonly typedBefore: string;
}

/** The content of the search dialog: a field, and the results for its text. */
export function SearchPanel({ words, typedBefore }: SearchPanelProps) {
  const [typed, setTyped] = useState(typedBefore);
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(resultsAStep);
  const { term, results: found, hasFailed, retry } = useSearch(typed, words.others);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const total = found?.length ?? 0;
  const results = found?.slice(0, shown) ?? [];
  const isNone = found?.length === 0;

  const describe = (): string => {
    if (hasFailed) return words.failed.text;
    if (isNone) return `${words.none.heading} “${term}”`;
    if (found) return `${total} ${total === 1 ? words.found.one : words.found.many}`;
    return term === '' ? '' : words.busy;
  };

  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(index, total - 1));
    if (next >= shown) setShown(shown + resultsAStep);
    setActive(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In Safari, the Enter that ends an IME composition comes after it; only the deprecated keyCode 229 identifies it.
    if (event.nativeEvent.isComposing || Reflect.get(event.nativeEvent, 'keyCode') === 229) return;
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isPlain = !altKey && !ctrlKey && !metaKey && !shiftKey;
    // With Control or Shift, as a press on the link: in another tab or window.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    if (key === 'Enter') document.getElementById(`${listId}-${active}`)?.dispatchEvent(press);
    else if (isPlain && ['ArrowDown', 'ArrowUp'].includes(key)) moveTo(active + (key === 'ArrowDown' ? 1 : -1));
    else return;
    event.preventDefault();
  };

  return (
    <>
      <SearchField
        activeId={results[active] && `${listId}-${active}`}
        field={field}
        listId={results.length > 0 ? listId : undefined}
        onKeyDown={onKeyDown}
        onType={(text) => {
          setTyped(text);
          setActive(0);
          setShown(resultsAStep);
        }}
        typed={typed}
        words={words}
      />
      <div
        className="search-body"
        // Touch scrolling hides the phone's keyboard, which covers results.
        onTouchMove={() => field.current?.blur()}
      >
        <p className="search-status" data-trouble={hasFailed || isNone || undefined} role="status">
          {describe()}
        </p>
        {results.length > 0 && (
          <ResultList
            active={active}
            id={listId}
            onMore={() => {
              moveTo(shown);
              field.current?.focus();
            }}
            results={results}
            total={total}
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
