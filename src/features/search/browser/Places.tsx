import { useId } from 'react';
import type { SearchWords } from '../search-words.ts';

/** Where visitors often go, before anything is typed. */
export function Places({ words: { start, siteMap } }: { readonly words: SearchWords }) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className="search-kind" id={id}>
        {start.heading}
      </h2>
      <ul className="search-places">
        {[...start.links, siteMap].map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
