import { memoizeQuery } from '#lib/memoize.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { listSmallFrames } from '#features/video/frames.query.ts';
import type { VideoDetails } from '#features/video/video.ts';
import { listBehindTheScenes, listMovies, listVideos } from '#features/video/videos.query.ts';
import { findOnlyCategory, listDays, listDirected, listFilms, putLeadFirst, showBestFirst } from './filmography.ts';
import { listTeam } from './people.query.ts';

async function loadPeople() {
  const [members, videos, movies, days] = await Promise.all([
    listTeam(),
    listVideos(),
    listMovies(),
    listBehindTheScenes(),
  ]);
  const leads = new Set<string>();
  return members.flatMap(({ path, ...member }) => {
    if (path === undefined) return [];
    const films = putLeadFirst(listFilms(videos, member.slug), leads);
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

export const listPeople = memoizeQuery(loadPeople);

export type Person = Awaited<ReturnType<typeof loadPeople>>[number];

/** @throws Error if nobody of that name has a page. */
export async function findPerson(slug: string): Promise<Person> {
  const person = (await listPeople()).find((one) => one.slug === slug);
  if (!person) throw new Error(`content/team: ${slug} does not exist`);
  return person;
}

const maxFrames = 4;

/** Everyone who directed a film, each with frames of their best ones. */
export async function listDirectors() {
  const directors = (await listPeople()).filter(({ directed }) => directed.length > 0);
  return Promise.all(
    directors.map(async (director) => {
      const films = showBestFirst(director.directed).slice(0, maxFrames);
      return { ...director, ground: await Promise.all(films.map(async (film) => pickFrame(film))) };
    }),
  );
}

export type Director = Awaited<ReturnType<typeof listDirectors>>[number];

async function pickFrame(film: VideoDetails): Promise<PictureData> {
  const [frame] = await listSmallFrames(film, 1);
  return frame ?? film.poster;
}

/** The whole team, each with the number of films and a frame of the lead film. */
export async function listCrew() {
  const people = new Map((await listPeople()).map((person) => [person.slug, person]));
  return (await listTeam()).map((member) => {
    const { films = [], movies = [], directed = [] } = people.get(member.slug) ?? {};
    return { ...member, films: films.length + movies.length, directs: directed.length > 0, frame: films[0]?.poster };
  });
}

export type Crew = Awaited<ReturnType<typeof listCrew>>[number];
