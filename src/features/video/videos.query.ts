import path from 'node:path';
import { pickDraftLabel } from '@site/model/drafts/is-draft.ts';
import { addressEmbed, vimeoEmbed, type Embed } from '@site/model/video/players.ts';
import { groupSlug } from '@site/model/video/group-slug.ts';
import { parseVideoLink, type HostedVideo } from '@site/model/video/video-link.ts';
import { byOrder, getSingle, getSite, listEntries, type ContentEntry } from '#lib/content.query.ts';
import { currentLanguage, siteLanguages } from '#lib/language.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import { listPortfolios } from '#lib/portfolios.query.ts';
import { resolveFilmFile } from '#lib/pictures/films.query.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';
import { resolveCredits } from './credits.query.ts';
import { formatDuration } from '@site/model/video/duration.ts';
import { groupByDepartment } from './chapters.ts';
import { watchPath } from './watch-path.ts';
import type { GalleryVideo, Movie, SetDay, VideoDetails } from './video.ts';

/** A poster's file, and its permanent address. */
function placePoster(file: string, poster: string): Pick<GalleryVideo, 'posterFile' | 'thumbnail'> {
  return {
    posterFile: path.posix.join(path.posix.dirname(file), poster),
    thumbnail: `/posters/${path.posix.basename(poster)}`,
  };
}

type Titled = Pick<ContentEntry<'videos' | 'behindTheScenes' | 'movies'>, 'data' | 'translation'>;

/** The language of a title that isn't in that of the page. */
function langOf({ data, translation }: Titled) {
  const { code } = currentLanguage();
  const isTranslated = translation && translation.original.title !== data.title;
  const written = 'titleLanguage' in data ? data.titleLanguage : undefined;
  const language = isTranslated ? code : (written ?? siteLanguages()[0].code);
  return language === code ? {} : { lang: language };
}

/** A player on Vimeo or YouTube, or a film of this site. */
async function findEmbed(file: string, src: string): Promise<Embed> {
  return src.startsWith('https:') ? addressEmbed(src) : { kind: 'file', frame: await resolveFilmFile(file, src) };
}

async function toVideo(entry: ContentEntry<'videos'>): Promise<VideoDetails> {
  const {
    slug,
    file,
    data: { src, vimeoId, ...data },
  } = entry;
  const { routes } = await getSite();
  const original = entry.translation?.original ?? entry.data;
  return {
    ...data,
    id: data.id,
    ...langOf(entry),
    ...pickDraftLabel(entry),
    slug,
    path: routes.entry(watchPath(slug)),
    genre: data.industry ?? data.group,
    groupSlug: groupSlug(original.group),
    ...(entry.lang !== undefined && { wordsLang: entry.lang }),
    credits: await resolveCredits(data.credits, file, original.credits),
    duration: formatDuration(data.durationSeconds),
    poster: await resolvePicture(file, data.poster, data.posterAlt, 'card'),
    ...(vimeoId !== undefined && { vimeoId }),
    embed: vimeoId === undefined ? await findEmbed(file, src ?? '') : vimeoEmbed(vimeoId),
    file,
    ...placePoster(file, data.poster),
  };
}

/** All videos by their slugs, in the editors' order. */
const readVideos = memoizeQuery(async (): Promise<ReadonlyMap<string, VideoDetails>> => {
  const videos = await Promise.all((await listEntries('videos')).sort(byOrder).map(toVideo));
  return new Map(videos.map((video) => [video.slug, video]));
});

/** The videos of one portfolio, or of all of them one after the other, in the editors' order. */
export async function listVideos(category?: string): Promise<VideoDetails[]> {
  const categories = category === undefined ? (await listPortfolios()).map(({ slug }) => slug) : [category];
  const videos = Map.groupBy((await readVideos()).values(), (video) => video.category);
  return categories.flatMap((name) => videos.get(name) ?? []);
}

/**
 * The films of all portfolios that were shot on a camera, newest first.
 * @param page the path of the camera's page.
 */
export async function listShotOn(page: string): Promise<VideoDetails[]> {
  const films = (await listVideos()).filter(({ cameras }) => cameras?.includes(page));
  return films.toSorted((a, b) => b.year - a.year);
}

/**
 * One video by its file's name.
 * @param source the content file that names it, for the error if it is missing.
 */
export async function findVideo(slug: string, source = 'content/videos'): Promise<VideoDetails> {
  const video = (await readVideos()).get(slug);
  if (!video) throw new Error(`${source}: the video ${slug} does not exist`);
  return video;
}

/** Finds several videos by slug, in the order of `slugs`. @throws Error as `findVideo` does. */
export async function getVideos(slugs: readonly string[], source: string): Promise<VideoDetails[]> {
  return Promise.all(slugs.map((slug) => findVideo(slug, source)));
}

/** A video's poster as large as a player. */
export async function getLargePoster({ file, posterFile, posterAlt }: VideoDetails): Promise<PictureData> {
  return resolvePicture(file, path.posix.relative(path.posix.dirname(file), posterFile), posterAlt, 'frame');
}

/** A film with a poster as wide as the screen. */
export async function enlarge<Video extends VideoDetails | undefined>(video: Video) {
  return video && { ...video, poster: await getLargePoster(video) };
}

/** The featured list is cut to this length (the specification: a seventh is not shown, but accepted). */
const maxFeatured = 6;

/** The videos of the home page, with large posters. */
export async function listFeaturedVideos(): Promise<VideoDetails[]> {
  const { data, file } = await getSingle('featured');
  const videos = await getVideos(data.videos.slice(0, maxFeatured), file);
  return Promise.all(videos.map(enlarge));
}

async function toGalleryVideo(entry: ContentEntry<'behindTheScenes' | 'movies'>): Promise<GalleryVideo> {
  const { slug, file, data } = entry;
  return {
    ...pickDraftLabel(entry),
    ...(entry.lang !== undefined && { wordsLang: entry.lang }),
    slug,
    title: data.title,
    ...langOf(entry),
    description: data.description,
    embed: await findEmbed(file, data.src),
    poster: await resolvePicture(file, data.poster, data.posterAlt, 'frame'),
    ...placePoster(file, data.poster),
  };
}

/** The days on set, by department and in the editors' order; none if no page shows them. */
export async function listBehindTheScenes(): Promise<SetDay[]> {
  const page = (await getSite()).routes.path('behindTheScenes');
  if (page === undefined) return [];
  const entries = (await listEntries('behindTheScenes')).sort(byOrder);
  const days = await Promise.all(
    entries.map(async (entry) => ({
      ...(await toGalleryVideo(entry)),
      path: `${page}#${entry.slug}`,
      department: entry.data.department,
      video: entry.data.video,
      people: entry.data.people,
    })),
  );
  return groupByDepartment(days).flatMap((chapter) => chapter.days);
}

/** The films, in the editors' order; none if no page shows them. */
export async function listMovies(): Promise<Movie[]> {
  const page = (await getSite()).routes.path('movies');
  if (page === undefined) return [];
  const entries = (await listEntries('movies')).sort(byOrder);
  return Promise.all(
    entries.map(async (entry) => ({
      ...entry.data,
      ...(await toGalleryVideo(entry)),
      path: `${page}#${entry.slug}`,
      credits: await resolveCredits(entry.data.credits, entry.file, entry.translation?.original.credits),
      stills: await Promise.all(
        (entry.data.stills ?? []).map(({ img, alt }) => resolvePicture(entry.file, img, alt, 'strip')),
      ),
    })),
  );
}

/** All films that the site shows: of portfolios, movies and days on set. */
async function listFilms() {
  return (await Promise.all([listVideos(), listMovies(), listBehindTheScenes()])).flat();
}

/**
 * The film on this site that shows a host's video.
 * @param title chooses between films that show the same video.
 */
export async function findFilm(
  { host, id }: HostedVideo,
  title: string,
): Promise<VideoDetails | Movie | SetDay | undefined> {
  const films = (await listFilms()).filter(({ embed }) => {
    const video = parseVideoLink(embed.frame);
    return video?.host === host && video.id === id;
  });
  return films.find((film) => film.title === title) ?? films[0];
}

/** The posters of all videos, films and days on set, each once, from the project's folder. */
export async function listPosterFiles(): Promise<string[]> {
  return [...new Set((await listFilms()).map(({ posterFile }) => posterFile))];
}
