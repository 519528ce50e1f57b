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
          <a
            className="twelve min-h-11 items-center gap-y-1 py-2 hover:text-tungsten sm:min-h-14 sm:py-3"
            {...linkTo(path)}
          >
            <span className="col-span-2 slate text-mist lg:col-span-1">{year}</span>{' '}
            <span className="col-span-10 display text-title-s lg:col-span-6" lang={lang}>
              {title}
            </span>{' '}
            <span className="col-span-10 col-start-3 text-small text-mist max-sm:hidden lg:col-span-5 lg:col-start-8">
              {facts}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
