import { useId } from 'react';
import type { SearchWords } from '../search.query.ts';

interface FallbackProps {
  readonly words: SearchWords;
}

/** Popular pages, before anything is typed. */
export function Places({ words: { start, siteMap } }: FallbackProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className="search-kind" id={id}>
        {start.heading}
      </h2>
      <ul className="search-places">
        {[...start.links, ...(siteMap ? [siteMap] : [])].map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SiteMapLink({ words: { siteMap } }: FallbackProps) {
  return (
    siteMap && (
      <a className="search-button" href={siteMap.path}>
        {siteMap.label}
      </a>
    )
  );
}

/** No results: offers the phone. The status above says what was not found. */
export function NothingFound({ words }: FallbackProps) {
  return (
    <div className="search-trouble">
      <p>{words.none.text}</p>
      <a className="search-phone" href={words.phone.href}>
        {words.phone.text}
      </a>
      <SiteMapLink words={words} />
    </div>
  );
}

/** The index has not loaded; the status above says so. */
export function SearchFailed({ words, onRetry }: FallbackProps & { readonly onRetry: () => void }) {
  return (
    <div className="search-trouble">
      <p className="search-actions">
        <button className="search-button" onClick={onRetry} type="button">
          {words.failed.retry}
        </button>
        <SiteMapLink words={words} />
      </p>
    </div>
  );
}
