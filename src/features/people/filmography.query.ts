import { memoizeQuery } from '#lib/memoize.ts';
import { listBehindTheScenes, listMovies, listVideos } from '#features/video/videos.query.ts';
import { findOnlyCategory, listDays, listDirected, listFilms } from './filmography.ts';
import { listTeam } from './people.query.ts';

async function loadPeople() {
  const [members, videos, movies, days] = await Promise.all([
    listTeam(),
    listVideos(),
    listMovies(),
    listBehindTheScenes(),
  ]);
  return members.flatMap(({ path, ...member }) => {
    if (path === undefined) return [];
    const films = listFilms(videos, member.slug);
    const person = {
      ...member,
      path,
      films,
      category: findOnlyCategory(films),
      directed: listDirected(videos, member.slug),
      movies: listFilms(movies, member.slug),
      directedMovies: listDirected(movies, member.slug),
      // A director is counted as present on every day of a film; others only where a day names them.
      days: listDays(days, member.slug, listDirected(videos, member.slug)),
    };
    return [person];
  });
}

/** Every team member who has a page, in the editors' order, with films and days on set. */
export const listPeople = memoizeQuery(loadPeople);

export type Person = Awaited<ReturnType<typeof loadPeople>>[number];

/** @throws Error if nobody of that name has a page. */
export async function findPerson(slug: string): Promise<Person> {
  const person = (await listPeople()).find((one) => one.slug === slug);
  if (!person) throw new Error(`content/team: ${slug} does not exist`);
  return person;
}

/** The team members who directed a film. */
export async function listDirectors(): Promise<Person[]> {
  return (await listPeople()).filter(({ directed }) => directed.length > 0);
}
