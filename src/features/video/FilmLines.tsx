import { linkTo } from '#lib/link-to.ts';
export interface FilmLine {
  readonly path: string;
  readonly title: string;
  /** The language of the title, if it isn't English. */
  readonly lang?: string | undefined;
  readonly year: number;
  /** A line about it, such as `Los Faros · Director`. */
  readonly facts: string;
}

/** Films as a list of titles without pictures. */
export function FilmLines({ label, lines }: { readonly label: string; readonly lines: readonly FilmLine[] }) {
  return (
    <ul aria-label={label} className="border-b border-ink-700">
      {lines.map(({ path, title, lang, year, facts }) => (
        <li className="border-t border-ink-700" key={path}>
          <a className="flex min-h-11 flex-wrap items-baseline gap-x-4 py-2.5 hover:text-tungsten" {...linkTo(path)}>
            <span className="slate text-mist">{year}</span>{' '}
            <span className="display text-title-s" lang={lang}>
              {title}
            </span>{' '}
            <span className="ms-auto text-small text-mist">{facts}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
