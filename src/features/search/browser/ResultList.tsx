import { useEffect, useRef } from 'react';
import { resultPosterSize } from '../search-document.ts';
import type { SearchResult } from '../search-index.ts';
import type { SearchWords } from '../search.query.ts';

interface ResultProps {
  readonly id: string;
  readonly result: SearchResult;
  readonly isActive: boolean;
  readonly words: SearchWords;
}

/** A video's poster; empty for other pages. */
function ResultPoster({ poster }: Pick<SearchResult, 'poster'>) {
  return (
    poster && (
      <picture>
        <source srcSet={poster.avif} type="image/avif" />
        <img alt="" className="search-poster" decoding="async" src={poster.plain} {...resultPosterSize} />
      </picture>
    )
  );
}

function Result({ id, result, isActive, words }: ResultProps) {
  const language = words.others.find((other) => other.language === result.language);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isActive]);
  return (
    <a
      aria-selected={isActive}
      className="search-result"
      data-kind={result.kind}
      href={result.path}
      hrefLang={result.language}
      id={id}
      ref={link}
      role="option"
      tabIndex={-1}
    >
      <ResultPoster poster={result.poster} />
      <span className="search-words">
        <span className="search-kind">
          {words.kinds[result.kind]}
          {language && <span lang={language.language}> · {language.name}</span>}
          {result.kind === 'page' && <span className="search-path">{result.path}</span>}
        </span>
        <span className="search-title" lang={result.lang ?? result.language}>
          {result.title}
        </span>
        {result.artist !== undefined && <span className="search-artist">{result.artist}</span>}
        <span className="search-excerpt" lang={result.language}>
          {result.excerpt.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))}
        </span>
      </span>
    </a>
  );
}

export interface ResultListProps {
  readonly id: string;
  readonly results: readonly SearchResult[];
  readonly active: number;
  readonly total: number;
  readonly onMore: () => void;
  readonly words: SearchWords;
}

/** The results, best first. Each is a link; arrow keys reach them from the field. */
export function ResultList({ id, results, active, total, onMore, words }: ResultListProps) {
  return (
    <>
      <div aria-label={words.label} className="search-results" id={id} role="listbox">
        {results.map((result, at) => (
          <Result id={`${id}-${at}`} isActive={at === active} key={result.path} result={result} words={words} />
        ))}
      </div>
      {results.length < total && (
        <button className="search-button" onClick={onMore} type="button">
          {words.more}
        </button>
      )}
    </>
  );
}
