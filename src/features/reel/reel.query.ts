import { reelRate, readTimecode } from '@site/model/schemas/reel-page.ts';
import { getPage, getSite } from '#lib/content.query.ts';
import { inLanguage, siteLanguages } from '#lib/language.ts';
import { resolveFilmFile } from '#lib/pictures/films.query.ts';
import { resolvePhotograph, resolvePicture } from '#lib/pictures/pictures.query.ts';
import { listBehindTheScenes, listMovies, listVideos } from '#features/video/videos.query.ts';
import { formatDuration } from '@site/model/video/duration.ts';

export type Reel = NonNullable<Awaited<ReturnType<typeof getReel>>>;
export type ReelShot = Awaited<ReturnType<typeof listShots>>[number];

/** The reel for its players; undefined if the site has no reel page. */
export async function getReel() {
  const { routes } = await getSite();
  const path = routes.path('reel');
  if (path === undefined) return undefined;
  const { file, data, translation } = await getPage('reel');
  const { heading, description, published, durationSeconds, play, shotList, poster, posterAlt } = data;
  const [frame, av1, captions] = await Promise.all([
    resolveFilmFile(file, data.h264),
    resolveFilmFile(file, data.av1),
    resolveFilmFile(file, data.captions),
  ]);
  return {
    slug: 'reel',
    path,
    title: heading,
    description,
    published,
    durationSeconds,
    duration: formatDuration(durationSeconds),
    play,
    shotList,
    embed: {
      ...({ kind: 'file', frame, av1, captions } as const),
      ...(translation?.original.captions === data.captions && { captionsLanguage: siteLanguages()[0].tag }),
    },
    poster: await resolvePicture(file, poster, posterAlt, 'letterbox'),
    thumbnail: await resolvePhotograph(file, poster),
  } as const;
}

/** The shots in the order of the film, each with a frame and its length in seconds. */
export async function listShots() {
  const { file, data, lang } = await getPage('reel');
  const shots = data.shots.list;
  // A page that shows several films has a place for each.
  const listPlaces = async () => [...(await listMovies()), ...(await listBehindTheScenes())];
  const places = await listPlaces();
  // The shots name them as the first language does.
  const named = await inLanguage(siteLanguages()[0], listPlaces);
  const videos = await listVideos();
  const findFilm = ({ title, path }: { readonly title: string; readonly path: string }) => {
    const slugs = named.filter((one) => one.title === title).map(({ slug }) => slug);
    const place = places.find((one) => slugs.includes(one.slug) && one.path.startsWith(`${path}#`));
    const film = place ?? videos.find((video) => video.path === path);
    return { title: film?.title ?? title, path: place?.path ?? path, lang: film?.lang };
  };
  return Promise.all(
    shots.map(async ({ at, what, still, film }, index) => {
      const next = shots[index + 1];
      const end = next ? readTimecode(next.at) : data.durationSeconds;
      return {
        at,
        start: readTimecode(at),
        what,
        ...(lang !== undefined && { wordsLang: lang }),
        film: film && findFilm(film),
        seconds: Math.round((end - readTimecode(at)) * reelRate) / reelRate,
        picture: await resolvePicture(file, still, '', 'strip'),
      };
    }),
  );
}
