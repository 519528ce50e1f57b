import type { KeyboardEvent, RefObject } from 'react';
import type { SearchWords } from '../search.query.ts';

export interface SearchFieldProps {
  readonly words: SearchWords;
  readonly typed: string;
  readonly field: RefObject<HTMLInputElement | null>;
  /** The id of the list of results; undefined while there is none. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field, a combobox whose list is below it, and the close button. */
export function SearchField({ words, typed, field, listId, activeId, onType, onKeyDown }: SearchFieldProps) {
  return (
    <div className="search-head">
      <svg aria-hidden="true" viewBox="0 0 24 24">
        <path d="M16 16l6 6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
      </svg>
      <input
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={listId !== undefined}
        aria-label={words.label}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className="search-field"
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        placeholder={words.placeholder}
        ref={field}
        role="combobox"
        spellCheck={false}
        type="text"
        value={typed}
      />
      <button className="search-close" data-close="" type="button">
        <span>{words.close}</span>
        <svg aria-hidden="true" viewBox="0 0 24 24">
          <path d="M4 4l16 16M20 4L4 20" />
        </svg>
      </button>
    </div>
  );
}
