import type { GalleryVideo, Movie, VideoDetails } from '#domain/video/video.ts';
import { formatDuration } from '#domain/video/duration.ts';
import { addressEmbed, vimeoEmbed } from '#domain/video/embed.ts';
import { byOrder, getSingle, listEntries, type FilledEntry } from '#queries/content.ts';
import { resolvePicture, type PictureLayout } from '#queries/pictures.ts';

async function toVideo(
  { slug, file, data }: FilledEntry<'videos'>,
  posterLayout: PictureLayout = 'card',
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
    poster: await resolvePicture(file, data.poster, data.posterAlt, posterLayout),
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

/**
 * Videos by their files' names, in the order asked for.
 * @param askedBy the content file that names them, for the message where one is missing.
 * @param posterLayout how large the posters are drawn.
 */
export async function getVideos(
  slugs: readonly string[],
  askedBy: string,
  posterLayout: PictureLayout = 'card',
): Promise<VideoDetails[]> {
  const entries = await listEntries('videos');
  return Promise.all(
    slugs.map((slug) => {
      const entry = entries.find((candidate) => candidate.slug === slug);
      if (!entry) throw new Error(`${askedBy}: the video ${slug} does not exist`);
      return toVideo(entry, posterLayout);
    }),
  );
}

/** The videos of the home page; content/featured.yaml holds at most six. */
export async function listFeaturedVideos(): Promise<VideoDetails[]> {
  const { data, file } = await getSingle('featured');
  return getVideos(data.videos, file, 'frame');
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
