/** A film that a visitor can choose. */
export interface NamedFilm {
  readonly slug: string;
  readonly title: string;
  readonly lang?: string;
  readonly artist: string;
  /** The address of a page that exists only in the first language; other pages are in the planner's language. */
  readonly path?: string;
}

/**
 * A film as the page carries it: one string, since the page has every film, with the slug only if it doesn't follow
 * from the title.
 */
export type EncodedFilm = string;

/** A separator that no title, name or address contains. */
const between = '\t';

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .replace(/ /g, '-')
    .toLowerCase();

export function sendFilm({ slug, title, artist, lang = '', path = '' }: NamedFilm): EncodedFilm {
  const parts = [title, artist, lang, path, slug === slugOf(title) ? '' : slug];
  return parts.join(between).trimEnd();
}

export function receiveFilm(film: EncodedFilm): NamedFilm {
  const [title = '', artist = '', lang, path, slug] = film.split(between);
  return {
    slug: slug === undefined || slug === '' ? slugOf(title) : slug,
    title,
    artist,
    ...(lang && { lang }),
    ...(path && { path }),
  };
}
