import type { Credit, SetDay, VideoDetails } from '#features/video/video.ts';
import { formatPlural } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

interface Credited {
  readonly credits: readonly Credit[];
}

/** A person's roles on a film, such as `Director`; empty if the credits do not name this person. */
export function listRoles({ credits }: Credited, person: string): string[] {
  return credits.filter((credit) => credit.person === person).map(({ role }) => role);
}

/** The films that credit a person, in their order. */
export function listFilms<Film extends Credited>(films: readonly Film[], person: string): Film[] {
  return films.filter((film) => listRoles(film, person).length > 0);
}

/** The films that a person directed, in their order. */
export function listDirected<Film extends Credited>(films: readonly Film[], person: string): Film[] {
  return films.filter(({ credits }) =>
    credits.some((credit) => credit.person === person && credit.kind === 'director'),
  );
}

/** Sorted for display: films with a clip, then those with frames, then the rest. */
export function showBestFirst<Film extends Pick<VideoDetails, 'clip' | 'frames'>>(films: readonly Film[]): Film[] {
  const rank = ({ clip, frames }: Film) => (clip ? 2 : frames ? 1 : 0);
  return films.toSorted((a, b) => rank(b) - rank(a));
}

/** A person's films, best first, led by the best one that leads nobody else's: it is added to `leads`. */
export function putLeadFirst<Film extends Pick<VideoDetails, 'slug' | 'clip' | 'frames'>>(
  films: readonly Film[],
  leads: Set<string>,
): Film[] {
  const best = showBestFirst(films);
  const lead = best.find(({ slug }) => !leads.has(slug)) ?? best[0];
  if (!lead) return [];
  leads.add(lead.slug);
  return [lead, ...best.filter((film) => film !== lead)];
}

/** Films in a row of a person's page. */
export const filmsPerRow = 3;
const maxRows = 2;

/**
 * A person's films: the lead film, others with pictures (only whole rows, once there is one), and the rest.
 */
export function splitByPicture<Film>(films: readonly Film[]): { lead: Film | undefined; others: Film[]; rest: Film[] } {
  const [lead, ...more] = films;
  const rows = Math.min(Math.floor(more.length / filmsPerRow), maxRows);
  const count = rows > 0 ? rows * filmsPerRow : more.length;
  return { lead, others: more.slice(0, count), rest: more.slice(count) };
}

/** The category that all of the films share, if any: someone with only corporate films is not asked about a song. */
export function findOnlyCategory(films: readonly Pick<VideoDetails, 'category'>[]): string | undefined {
  const categories = new Set(films.map(({ category }) => category));
  return categories.size === 1 ? films[0]?.category : undefined;
}

/** The days on set that a person attended: first those that name this person, then those of the given films. */
export function listDays(
  days: readonly SetDay[],
  person: string,
  films: readonly { readonly slug: string }[],
): SetDay[] {
  const shot = new Set(films.map(({ slug }) => slug));
  const named = days.filter(({ people = [] }) => people.includes(person));
  const others = days.filter((day) => !named.includes(day) && day.video !== undefined && shot.has(day.video));
  return [...named, ...others];
}

/** How often a person has each role, the most frequent first: `Editor on 12 films`. */
export function countRoles(films: readonly Credited[], person: string): string[] {
  const roles = Map.groupBy(
    films.flatMap((film) => listRoles(film, person)),
    (role) => role,
  );
  return [...roles]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([role, { length }]) => formatPlural(words().people.roles, length, { role }));
}

/** Genres, the most frequent first: `Salsa`, `Rock`. */
export function rankGenres(films: readonly { readonly genre: string }[]): string[] {
  const genres = Map.groupBy(films, ({ genre }) => genre);
  return [...genres].toSorted(([, a], [, b]) => b.length - a.length).map(([genre]) => genre);
}
