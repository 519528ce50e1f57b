/** A film that a visitor can name. */
export interface NamedFilm {
  readonly slug: string;
  readonly title: string;
  /** The language of its title, if that isn't the page's. */
  readonly lang?: string;
  readonly artist: string;
  /** The address of a page that is in the first language; any other is in that of the planner. */
  readonly path?: string;
}

/** A film as the page carries it: one text, since the page has every film, with the slug only where the title does not give it. */
export type SentFilm = string;

/** No title, name or address has it. */
const between = '\t';

/** What the slug of most films is. */
const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .replace(/ /g, '-')
    .toLowerCase();

export function sendFilm({ slug, title, artist, lang = '', path = '' }: NamedFilm): SentFilm {
  const parts = [title, artist, lang, path, slug === slugOf(title) ? '' : slug];
  return parts.join(between).trimEnd();
}

export function receiveFilm(film: SentFilm): NamedFilm {
  const [title = '', artist = '', lang, path, slug] = film.split(between);
  return {
    slug: slug === undefined || slug === '' ? slugOf(title) : slug,
    title,
    artist,
    ...(lang && { lang }),
    ...(path && { path }),
  };
}
