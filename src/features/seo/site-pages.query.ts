import path from 'node:path';
import { cutText } from '@site/model/text/cut-text.ts';
import { pageTitle, watchTitle } from './page-title.ts';
import type { Crumb, SitePage } from './site-page.ts';
import { textPageFiles, type RouteKey, type TextPageKey } from '@site/model/routes/route-table.ts';
import { indexPath, videosPerIndexPage } from '#features/portfolio/video-index.ts';
import { getSingle, getSite, listEntries, type FilledEntry } from '#lib/content.query.ts';
import { onceABuild } from '#lib/memoize.ts';
import { listPageSources, listSources } from './page-sources.query.ts';
import { listPosts } from '#features/blog/posts.query.ts';
import { listVideos } from '#features/video/videos.query.ts';

/** Search results show about this much of a description. */
const descriptionLimit = 160;

/** Pages with sections of their own; the others are one written document each. */
type SectionPageKey = Exclude<RouteKey, TextPageKey | 'homeAlias'>;

interface PagePictures {
  /** The picture of the page's card when it is shared; where absent, the page's own still. */
  readonly share?: string | undefined;
  readonly still?: string | undefined;
}

type PageWords = Pick<FilledEntry<'textPages'>['data'], 'title' | 'description' | 'heading' | 'label'>;
type PageEntry = Pick<FilledEntry<'textPages'>, 'file'> & { readonly data: PageWords & PagePictures };

function isTextPage(key: RouteKey): key is TextPageKey {
  return key in textPageFiles;
}

async function findEntry(key: Exclude<RouteKey, 'homeAlias'>): Promise<PageEntry> {
  if (!isTextPage(key)) return getSingle(`${key satisfies SectionPageKey}Page`);
  const file = textPageFiles[key];
  const entry = (await listEntries('textPages')).find(({ slug }) => slug === file);
  if (!entry) throw new Error(`content/pages/${file}.mdoc is missing`);
  return entry;
}

/** @throws Error naming the file that says of no picture what the page's card shows. */
function pictureOf({ file, data }: Pick<PageEntry, 'file'> & { readonly data: PagePictures }): string {
  const source = data.share ?? data.still;
  if (source === undefined) throw new Error(`${file}: share is missing: write the picture of the page's card`);
  return path.posix.join(path.posix.dirname(file), source);
}

async function listRoutePages(home: Crumb): Promise<SitePage[]> {
  const { site, routes } = await getSite();
  const labels = new Map((await getSingle('siteMap')).data.entries.map((entry) => [entry.path, entry.label]));
  return Promise.all(
    routes.all.map(async ({ key, path: address, canonical }): Promise<SitePage> => {
      const isAlias = key === 'homeAlias';
      const entry = await findEntry(isAlias ? 'home' : key);
      const words = isAlias ? (await getSingle('homePage')).data.alias : entry.data;
      const self = { label: labels.get(address) ?? entry.data.label, path: address };
      return {
        subject: { kind: 'route', key },
        path: address,
        canonical,
        title: pageTitle(words.title, site.company),
        description: words.description,
        heading: entry.data.heading,
        label: entry.data.label,
        trail: canonical === home.path ? [home] : [home, self],
        picture: pictureOf(entry),
        sources: await listPageSources(key, entry.file),
      };
    }),
  );
}

async function describeWatchPages(home: Crumb): Promise<SitePage[]> {
  const { site, routes } = await getSite();
  const parents = new Map(
    (await getSingle('navigation')).data.main.map(({ label, path: address }) => [address, label] as const),
  );
  return (await listVideos()).map((video): SitePage => {
    const parent = routes.path(video.category === 'music' ? 'musicVideos' : 'corporateVideos');
    return {
      subject: { kind: 'video', slug: video.slug },
      path: video.path,
      canonical: video.path,
      title: pageTitle(watchTitle(video.title, video.artist), site.company),
      description: video.description,
      heading: video.title,
      label: video.artist,
      trail: [
        home,
        { label: parents.get(parent) ?? video.category, path: parent },
        { label: video.title, path: video.path },
      ],
      picture: video.posterFile,
      sources: [video.file],
    };
  });
}

async function listIndexPages(home: Crumb): Promise<SitePage[]> {
  const { site } = await getSite();
  const entry = await getSingle('videosPage');
  const { title, description, heading, label } = entry.data;
  const first = { label: heading, path: indexPath(1) };
  const videos = await listSources('videos');
  const last = Math.ceil(videos.length / videosPerIndexPage);
  const sources = [entry.file, ...videos];
  return Array.from({ length: Math.max(1, last) }, (_, index) => {
    const isFirst = index === 0;
    const place = `Page ${String(index + 1)} of ${String(last)}`;
    const address = indexPath(index + 1);
    return {
      subject: { kind: 'videoIndex' },
      path: address,
      canonical: address,
      title: pageTitle(isFirst ? title : `${title}, ${place}`, site.company),
      description: isFirst ? description : cutText(`${place}. ${description}`, descriptionLimit),
      heading,
      label: isFirst ? label : place,
      trail: isFirst ? [home, first] : [home, first, { label: place, path: address }],
      picture: pictureOf(entry),
      sources,
    } satisfies SitePage;
  });
}

async function listPostPages(home: Crumb): Promise<SitePage[]> {
  const { site, routes } = await getSite();
  const blog = await getSingle('blogPage');
  const parent = { label: blog.data.label, path: routes.path('blog') };
  return (await listPosts()).map((post) => ({
    subject: { kind: 'post', slug: post.slug },
    path: post.path,
    canonical: post.path,
    title: pageTitle(post.title, site.company),
    description: post.description,
    heading: post.title,
    label: blog.data.label,
    trail: [home, parent, { label: post.title, path: post.path }],
    picture: post.picture ?? pictureOf(blog),
    sources: [post.file],
  }));
}

async function getMissingPage(home: Crumb): Promise<SitePage> {
  const { file, data } = await getSingle('notFoundPage');
  const title = 'Page Not Found';
  return {
    subject: { kind: 'missing' },
    path: '/404',
    canonical: undefined,
    title,
    description: data.advice,
    heading: title,
    label: data.label,
    trail: [home],
    picture: pictureOf({ file, data }),
    sources: [file],
  };
}

async function loadPages(): Promise<ReadonlyMap<string, SitePage>> {
  const { routes } = await getSite();
  const { main } = (await getSingle('navigation')).data;
  const homePath = routes.path('home');
  const home = { path: homePath, label: main.find((entry) => entry.path === homePath)?.label ?? 'Home' };
  const pages = await Promise.all([
    listRoutePages(home),
    describeWatchPages(home),
    listIndexPages(home),
    listPostPages(home),
    getMissingPage(home),
  ]);
  return new Map(pages.flat().map((page) => [page.path, page]));
}

const readPages = onceABuild(loadPages);

/** Every page of the site: the route table's first, then watch pages, their index, articles, and the 404. */
export async function listSitePages(): Promise<SitePage[]> {
  return [...(await readPages()).values()];
}

/**
 * One of them.
 * @param address in canonical slash form; `/404` for the page that answers wrong addresses.
 * @throws Error where no page has that address.
 */
export async function getSitePage(address: string): Promise<SitePage> {
  const page = (await readPages()).get(address);
  if (!page) throw new Error(`${address} is no page of the site`);
  return page;
}
