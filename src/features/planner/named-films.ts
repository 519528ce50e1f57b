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

/** The same as the page carries it, which has all of them: without the slug where that is the title. */
export type SentFilm = Omit<NamedFilm, 'slug'> & Partial<Pick<NamedFilm, 'slug'>>;

/** What the slug of most films is. */
const slugOf = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[^\w -]/g, '')
    .replace(/ /g, '-')
    .toLowerCase();

export function sendFilm({ slug, ...film }: NamedFilm): SentFilm {
  return slug === slugOf(film.title) ? film : { slug, ...film };
}

export function receiveFilm(film: SentFilm): NamedFilm {
  return { slug: slugOf(film.title), ...film };
}
