import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { cleanPostHtml, listPostPictures, type PostImage } from '@site/model/blog/cleaning/clean-post.ts';
import { pickDraftLabel } from '@site/model/drafts/is-draft.ts';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import { resolvePlayers } from './post-players.query.ts';
import { resolveCredits } from '#features/video/credits.query.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { parsePostDay } from '@site/model/blog/post-date.ts';
import { getSite, listEntries, listHiddenDrafts, type ContentEntry } from '#lib/content.query.ts';
import { foreignLanguage, formatDate, isOwnPath } from '#lib/intl.ts';
import { inEachLanguage } from '#lib/language.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import { pathParam } from '#lib/page-paths.query.ts';
import { siteFolder } from '#lib/site-folder.ts';

const mediaFolder = `${siteFolder.content}/media/blog/`;

const photographs = import.meta.glob<{ default: ImageMetadata }>('#content/media/blog/*.jpg');

/** Blog pictures are served at the same widths on every page that shows them. */
const widths = [450, 670, 960, 1200];

/** WebP quality; the files are wider than they are shown, so a higher one makes no difference to the eye. */
const quality = 70;

type Site = Awaited<ReturnType<typeof getSite>>;

function cleaningOptions({ data }: ContentEntry<'posts'>, { site, routes }: Site) {
  const { unwantedHosts, formerHost, origin } = site;
  return {
    title: data.title,
    unwantedHosts,
    formerHost,
    origin,
    normalizePath: (path: string) => {
      const bare = bareAddress(path);
      return routes.find(path)?.path ?? path.replace(bare, routes.entry(bare));
    },
    languageOf: foreignLanguage,
  };
}

/**
 * Blog pictures, without those that only drafts show.
 * @returns files from the project's folder, with a slash before them.
 */
export async function listBlogPictures(): Promise<string[]> {
  const site = await getSite();
  const listShown = (entries: readonly ContentEntry<'posts'>[]) =>
    new Set(entries.flatMap((entry) => listPostPictures(entry.data.contentHtml, cleaningOptions(entry, site))));
  const ofDrafts = listShown(await listHiddenDrafts('posts'));
  const ofPosts = ofDrafts.size > 0 ? listShown(await listEntries('posts')) : ofDrafts;
  return Object.keys(photographs).filter((file) => {
    const address = file.replace(`/${mediaFolder}`, blogPictureFolder);
    return !ofDrafts.has(address) || ofPosts.has(address);
  });
}

async function loadImages(): Promise<ReadonlyMap<string, PostImage>> {
  const images = await Promise.all(
    (await listBlogPictures()).map(async (file): Promise<[string, PostImage]> => {
      const load = photographs[file];
      if (!load) throw new Error(`${file} does not exist`);
      const { default: image } = await load();
      const src = file.replace(`/${mediaFolder}`, blogPictureFolder);
      const options = { source: file.slice(1), format: 'webp', quality, width: 1200, widths } as const;
      const { srcSet, attributes } = await getImage({ src: image, ...options });
      const size = { width: Number(attributes.width), height: Number(attributes.height) };
      return [src, { src, srcSet: srcSet.attribute, sizes: '(width >= 64rem) 960px, 91.6vw', ...size }];
    }),
  );
  return new Map(images);
}

async function toPost(entry: ContentEntry<'posts'>, site: Site, images: ReadonlyMap<string, PostImage>) {
  const { slug, file, data } = entry;
  const day = parsePostDay(data.date);
  if (day === undefined) throw new Error(`${file}: date is "${data.date}", which is not a date`);
  let picture: string | undefined;
  const credits = data.author === undefined ? [] : [{ role: 'Author', person: data.author }];
  const [author] = await resolveCredits(credits, file);
  const html = cleanPostHtml(data.contentHtml, {
    ...cleaningOptions(entry, site),
    resolvePicture: (src) => {
      const image = images.get(src);
      if (!image && src.startsWith('/'))
        throw new Error(`${file}: contentHtml names ${src}, which does not exist in content/media/blog`);
      if (image) picture ??= image.src.replace(blogPictureFolder, mediaFolder);
      return image;
    },
  });
  return {
    slug,
    id: data.id,
    path: site.routes.entry(`/blog/${slug}`),
    title: data.title,
    /** For `<time>` and feeds, and as people read it: May 13, 2016. */
    date: { iso: day, text: formatDate(new Date(day), { dateStyle: 'long', timeZone: 'UTC' }) },
    /** Its language, where that isn't the page's. */
    ...(entry.lang !== undefined && { lang: entry.lang }),
    description: data.description,
    /** The team member who wrote it; undefined where the company did. */
    author,
    /** Cleaned and sanitized; safe to set as HTML. */
    html,
    /** In the order of their figures in `html`. */
    players: await resolvePlayers(html),
    /** The content file, from the project's folder. */
    file,
    /** Its first picture's file, from the project's folder. */
    picture,
    ...pickDraftLabel(entry),
  };
}

export type Post = Awaited<ReturnType<typeof toPost>>;

/** Newest first; on one day, the highest id first. */
function byDate(a: ContentEntry<'posts'>, b: ContentEntry<'posts'>): number {
  const [day = '', other = ''] = [a, b].map(({ data }) => parsePostDay(data.date));
  return other.localeCompare(day) || b.data.id - a.data.id;
}

async function loadPosts(): Promise<Post[]> {
  const site = await getSite();
  if (site.routes.path('blog') === undefined) return [];
  const images = await loadImages();
  const entries = await listEntries('posts');
  return Promise.all(entries.sort(byDate).map(async (entry) => toPost(entry, site, images)));
}

/** The posts, newest first; none if no page lists them. */
export const listPosts = memoizeQuery(loadPosts);

/** @throws Error if there is no such post. */
export async function findPost(slug: string): Promise<Post> {
  const post = (await listPosts()).find((one) => one.slug === slug);
  if (!post) throw new Error(`content/blog: ${slug} does not exist`);
  return post;
}

/** Whether the page's language has posts of its own, and so a feed. */
export async function hasOwnPosts(): Promise<boolean> {
  return (await listPosts()).some(({ path }) => isOwnPath(path));
}

/** The static paths of posts with players, or of those without: only the former load what players need. */
export function listPostPaths({ playing }: { readonly playing: boolean }) {
  return inEachLanguage(async () =>
    (await listPosts())
      .filter(({ players, path }) => players.length > 0 === playing && isOwnPath(path))
      .map(({ slug, path }) => ({ params: { [playing ? 'playing' : 'post']: pathParam(path) }, props: { slug } })),
  );
}
