import { draftMark } from '@site/model/drafts/is-draft.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import type { PictureLayout } from '#lib/pictures/picture-layouts.ts';
import type { GalleryVideo, Movie, VideoDetails } from './video.ts';
import { formatDuration } from './duration.ts';
import { addressEmbed, vimeoEmbed } from '@site/model/video/players.ts';
import { relateVideos } from '#features/watch/relate-videos.ts';
import { byOrder, getSingle, listEntries, type FilledEntry } from '#lib/content.query.ts';
import { resolveFilm } from '#lib/pictures/films.query.ts';
import { onceABuild } from '#lib/memoize.ts';
import { posterFile, thumbnailPath } from './posters.query.ts';
import { resolveLoop } from '#lib/pictures/loops.query.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';

interface CardMedia {
  readonly layout: PictureLayout;
  /** The loop's place as the entry writes it. */
  readonly loop: string | undefined;
}

async function toVideo(
  entry: FilledEntry<'videos'>,
  media: CardMedia = { layout: 'card', loop: entry.data.loop },
): Promise<VideoDetails> {
  const { slug, file, data } = entry;
  const group = data.category === 'music' ? data.genre : data.industry;
  if (group === undefined) throw new Error(`${file}: a ${data.category} video needs its genre or industry`);
  return {
    slug,
    path: `/videos/${slug}`,
    title: data.title,
    artist: data.artist,
    group,
    year: data.year,
    duration: formatDuration(data.durationSeconds),
    description: data.description,
    poster: await resolvePicture(file, data.poster, data.posterAlt, media.layout),
    loop: await resolveLoop(file, media.loop),
    category: data.category,
    synopsis: data.synopsis,
    location: data.location,
    credits: data.credits,
    embed: vimeoEmbed(data.vimeoId),
    published: data.published,
    durationSeconds: data.durationSeconds,
    thumbnail: thumbnailPath(posterFile({ file, data })),
    ...draftMark(entry),
  };
}

async function loadVideos(): Promise<ReadonlyMap<string, VideoDetails>> {
  const entries = (await listEntries('videos')).sort(byOrder);
  const videos = await Promise.all(entries.map((entry) => toVideo(entry)));
  return new Map(videos.map((video) => [video.slug, video]));
}

/** All videos by their slugs, in the editors' order. */
const readVideos = onceABuild(loadVideos);

/** The portfolio of one category, or of both with music first, in the editors' order. */
export async function listVideos(category?: VideoDetails['category']): Promise<VideoDetails[]> {
  const videos = [...(await readVideos()).values()];
  const inCategory = (name: string) => videos.filter((video) => video.category === name);
  return category ? inCategory(category) : [...inCategory('music'), ...inCategory('corporate')];
}

/**
 * One video by its file's name.
 * @throws Error where there is none.
 */
export async function findVideo(slug: string): Promise<VideoDetails> {
  const video = (await readVideos()).get(slug);
  if (!video) throw new Error(`content/videos: ${slug} does not exist`);
  return video;
}

async function findEntries(slugs: readonly string[], askedBy: string): Promise<FilledEntry<'videos'>[]> {
  const entries = await listEntries('videos');
  return slugs.map((slug) => {
    const entry = entries.find((candidate) => candidate.slug === slug);
    if (!entry) throw new Error(`${askedBy}: the video ${slug} does not exist`);
    return entry;
  });
}

/**
 * Videos by their files' names, in the order asked for.
 * @param askedBy the content file that names them, for the message where one is missing.
 */
export async function getVideos(slugs: readonly string[], askedBy: string): Promise<VideoDetails[]> {
  const entries = await findEntries(slugs, askedBy);
  return Promise.all(entries.map((entry) => toVideo(entry)));
}

/** The videos of the home page, drawn large; content/featured.yaml holds at most six. */
export async function listFeaturedVideos(): Promise<VideoDetails[]> {
  const { data, file } = await getSingle('featured');
  const entries = await findEntries(data.videos, file);
  return Promise.all(
    entries.map((entry) => {
      const { loop, featuredLoop } = entry.data;
      return toVideo(entry, { layout: 'frame', loop: featuredLoop ?? loop });
    }),
  );
}

/** The poster as large as a player. */
function resolveLargePoster({ file, data }: FilledEntry<'videos'>): Promise<PictureData> {
  return resolvePicture(file, data.poster, data.posterAlt, 'frame');
}

/**
 * The same for one video.
 * @param askedBy the content file that names it, for the message where it is missing.
 */
export async function getLargePoster(slug: string, askedBy: string): Promise<PictureData> {
  const [entry] = await findEntries([slug], askedBy);
  if (!entry) throw new Error(`${askedBy}: the video ${slug} does not exist`);
  return resolveLargePoster(entry);
}

/** A watch page: its video, the poster as large as the player, and where to go from there. */
export interface WatchPage {
  readonly video: VideoDetails;
  readonly poster: PictureData;
  readonly previous: VideoDetails | undefined;
  readonly next: VideoDetails | undefined;
  readonly related: readonly VideoDetails[];
}

/** Every watch page, in portfolio order. */
export async function listWatchPages(): Promise<WatchPage[]> {
  const entries = new Map((await listEntries('videos')).map((entry) => [entry.slug, entry]));
  const videos = await listVideos();
  const related = relateVideos(videos);
  return Promise.all(
    videos.map(async (video, index) => {
      const entry = entries.get(video.slug);
      if (!entry) throw new Error(`content/videos: ${video.slug} does not exist`);
      return {
        video,
        poster: await resolveLargePoster(entry),
        previous: videos[index - 1],
        next: videos[index + 1],
        related: related.get(video.slug) ?? [],
      };
    }),
  );
}

async function toGalleryVideo(entry: FilledEntry<'behindTheScenes' | 'movies'>): Promise<GalleryVideo> {
  const { slug, file, data } = entry;
  return {
    slug,
    title: data.title,
    description: data.description,
    embed: data.src.startsWith('https:') ? addressEmbed(data.src) : await resolveFilm(file, data.src),
    poster: await resolvePicture(file, data.poster, data.posterAlt, 'frame'),
    ...draftMark(entry),
  };
}

export async function listBehindTheScenes(): Promise<GalleryVideo[]> {
  return Promise.all((await listEntries('behindTheScenes')).sort(byOrder).map(toGalleryVideo));
}

export async function listMovies(): Promise<Movie[]> {
  const entries = (await listEntries('movies')).sort(byOrder);
  return Promise.all(
    entries.map(async (entry) => {
      const { year, director, runtimeMinutes, logline } = entry.data;
      return { ...(await toGalleryVideo(entry)), year, director, runtimeMinutes, logline };
    }),
  );
}
