import type { GalleryVideo, Movie, VideoDetails } from '#domain/video/video.ts';
import { formatDuration } from '#domain/video/duration.ts';
import { addressEmbed, vimeoEmbed } from '#domain/video/players.ts';
import { byOrder, getSingle, listEntries, type FilledEntry } from '#queries/content.ts';
import { resolveLoop } from '#queries/loops.ts';
import { resolvePicture, type PictureLayout } from '#queries/pictures.ts';

interface CardMedia {
  readonly layout: PictureLayout;
  /** The loop's place as the entry writes it. */
  readonly loop: string | undefined;
}

async function toVideo(
  { slug, file, data }: FilledEntry<'videos'>,
  media: CardMedia = { layout: 'card', loop: data.loop },
): Promise<VideoDetails> {
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
  };
}

/** The portfolio of one category, or of both with music first, in the editors' order. */
export async function listVideos(category?: VideoDetails['category']): Promise<VideoDetails[]> {
  const entries = (await listEntries('videos')).sort(byOrder);
  const inCategory = (name: string) => entries.filter(({ data }) => data.category === name);
  const chosen = category ? inCategory(category) : [...inCategory('music'), ...inCategory('corporate')];
  return Promise.all(chosen.map((entry) => toVideo(entry)));
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

/** A video's poster as large as its watch page draws it. */
export async function getLargePoster(slug: string) {
  const entry = (await listEntries('videos')).find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`content/videos: ${slug} does not exist`);
  return resolvePicture(entry.file, entry.data.poster, entry.data.posterAlt, 'frame');
}

async function toGalleryVideo({ slug, file, data }: FilledEntry<'behindTheScenes' | 'movies'>): Promise<GalleryVideo> {
  return {
    slug,
    title: data.title,
    description: data.description,
    embed: addressEmbed(data.src),
    poster: await resolvePicture(file, data.poster, data.posterAlt, 'frame'),
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
