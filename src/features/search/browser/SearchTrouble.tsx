import type { SearchWords } from '../search-words.ts';

interface TroubleProps {
  readonly words: SearchWords;
}

function SiteMapLink({ words: { siteMap } }: TroubleProps) {
  return (
    <a className="search-button" href={siteMap.path}>
      {siteMap.label}
    </a>
  );
}

/** No page holds the words: a producer answers the phone. The status above says what was not found. */
export function NothingFound({ words }: TroubleProps) {
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

/** The index is not there; the status above says so. A development server has none at all. */
export function SearchFailed({ words, onRetry }: TroubleProps & { readonly onRetry: () => void }) {
  return (
    <div className="search-trouble">
      {import.meta.env.DEV && <p>Only a built site has an index to search: npm start.</p>}
      <p className="search-actions">
        <button className="search-button" onClick={onRetry} type="button">
          {words.failed.retry}
        </button>
        <SiteMapLink words={words} />
      </p>
    </div>
  );
}
