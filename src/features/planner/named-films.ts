/** A film that a visitor can choose. */
export interface NamedFilm {
  readonly slug: string;
  readonly title: string;
  readonly lang?: string;
  readonly artist: string;
  /** The address of a page that exists only in the first language; other pages are in the planner's language. */
  readonly path?: string;
  /** The picture's address, for films that the planner shows. */
  readonly poster?: string;
}

/** The separators of fields and of films, which no title, name or address contains. */
const [between, after] = ['\t', '\n'];

const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .replace(/ /g, '-')
    .toLowerCase();

/**
 * Serializes the films into one string, with a slug only where it can't be derived from the title.
 */
export function serializeFilms(films: readonly NamedFilm[]): string {
  return films
    .map(({ slug, title, artist, lang, path, poster }) =>
      [title, artist, lang, path, slug === slugOf(title) ? '' : slug, poster].join(between).trimEnd(),
    )
    .join(after);
}

export function parseFilms(films: string): NamedFilm[] {
  return films.split(after).map((film) => {
    const [title = '', artist = '', lang, path, slug, poster] = film.split(between);
    return {
      slug: slug === undefined || slug === '' ? slugOf(title) : slug,
      title,
      artist,
      ...(lang && { lang }),
      ...(path && { path }),
      ...(poster && { poster }),
    };
  });
}
