/** A film that a visitor can choose. */
export interface NamedFilm {
  readonly slug: string;
  readonly title: string;
  readonly lang?: string;
  /** The address of a page that exists only in the first language; other pages are in the planner's language. */
  readonly path?: string;
  /** Of films that the planner shows: the picture's address, and whose film it is. */
  readonly poster?: string;
  readonly artist?: string;
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
    .map(({ slug, title, lang, path, poster, artist }) =>
      [title, lang, path, slug === slugOf(title) ? '' : slug, poster, artist].join(between).trimEnd(),
    )
    .join(after);
}

export function parseFilms(films: string): NamedFilm[] {
  return films.split(after).map((film) => {
    const [title = '', lang, path, slug, poster, artist] = film.split(between);
    return {
      slug: slug === undefined || slug === '' ? slugOf(title) : slug,
      title,
      ...(lang && { lang }),
      ...(path && { path }),
      ...(poster && { poster }),
      ...(artist && { artist }),
    };
  });
}
