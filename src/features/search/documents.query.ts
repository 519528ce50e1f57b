import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { fillFacts } from '@site/model/facts/fill-facts.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { shownOn } from '@site/model/routes/shown-on.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { listTexts } from '@site/model/fields/walk.ts';
import { readLines } from '@site/model/text/page-text.ts';
import { findPost } from '#features/blog/posts.query.ts';
import { isListed, type SitePage } from '#features/seo/site-page.ts';
import { findPerson } from '#features/people/filmography.query.ts';
import { listSitePages } from '#features/seo/site-pages.query.ts';
import { findVideo } from '#features/video/videos.query.ts';
import { getSingle, getSite, listEntries } from '#lib/content.query.ts';
import type { PictureData } from '#lib/pictures/picture.ts';
import type { SearchDocument } from './search-document.ts';

/** What a page says, the names of what it lists, and what only videos have. */
interface PageWords extends Pick<SearchDocument, 'artist' | 'lang' | 'poster'> {
  readonly texts: readonly string[];
  readonly names?: readonly string[];
}

/** The kind of a page in search results; undefined for pages left out of them: an alias, the 404, a list's later pages. */
function searchKind(page: SitePage): SearchDocument['kind'] | undefined {
  const { subject } = page;
  if (!isListed(page) || (subject.kind === 'videoIndex' && subject.page > 1)) return undefined;
  if (subject.kind === 'post') return 'article';
  return subject.kind === 'video' ? 'video' : 'page';
}

/** Collections whose entries are read on one page and have none of their own. */
const listedOnPages: readonly ContentName[] = ['behindTheScenes', 'movies', 'packages', 'team'];

/** The words of a content file, without those for pictures. */
function readEntry(name: ContentName, data: unknown): string[] {
  return listTexts(contentFiles[name].schema, data).flatMap(({ value, meaning }) =>
    meaning?.kind === 'text' && !meaning.isAlt ? value : [],
  );
}

/** The words of the entries that a page lists, each from its name or title on. */
async function readListed(key: RouteKey): Promise<string[][]> {
  const shown = shownOn[key].filter((name) => listedOnPages.includes(name));
  const entries = await Promise.all(
    shown.map(async (name) => (await listEntries(name)).map(({ data }) => readEntry(name, data))),
  );
  return entries.flat();
}

async function readRoute(key: RouteKey): Promise<PageWords> {
  const name: ContentName = `${key}Page`;
  const listed = await readListed(key);
  return {
    texts: [...readEntry(name, (await getSingle(name)).data), ...listed.flat()],
    names: listed.map(([first = '']) => first),
  };
}

async function readPortfolio(slug: string): Promise<string[]> {
  const entries = (await listEntries('portfolios')).filter((entry) => entry.slug === slug);
  return entries.flatMap(({ data }) => readEntry('portfolios', data));
}

async function readWrittenPage(slug: string): Promise<string[]> {
  const { facts } = await getSite();
  const page = (await listEntries('writtenPages')).find((entry) => entry.slug === slug);
  if (!page) throw new Error(`content/pages/${slug}.mdoc is missing`);
  return [page.data.lead ?? '', ...readLines(page.body).map((text) => fillFacts(text, facts))];
}

const parser = unified().use(rehypeParse, { fragment: true });

/** The smallest file of a picture's first source: the one that grids show on a phone. */
function smallestOf({ sources, src }: PictureData): string {
  return sources[0]?.srcSet.split(' ', 1)[0] ?? src;
}

async function readPerson(slug: string): Promise<PageWords> {
  const { title, quote, about, kit = [], films } = await findPerson(slug);
  return { texts: [title, quote, about, ...kit, ...films.map((film) => film.title)] };
}

async function readPage({ subject }: SitePage): Promise<PageWords> {
  if (subject.kind === 'route') return readRoute(subject.key);
  if (subject.kind === 'portfolio') return { texts: await readPortfolio(subject.slug) };
  if (subject.kind === 'written') return { texts: await readWrittenPage(subject.slug) };
  if (subject.kind === 'post') return { texts: [toText(parser.parse((await findPost(subject.slug)).html))] };
  if (subject.kind === 'person') return readPerson(subject.slug);
  if (subject.kind !== 'video') return readRoute('videos');
  const video = await findVideo(subject.slug);
  const { artist, lang, description, synopsis, genre, year, location, credits, poster } = video;
  const crew = credits.map(({ role, name }) => `${role}: ${name}.`);
  return {
    artist,
    lang,
    poster: { avif: smallestOf(poster), plain: poster.src },
    texts: [description, `${genre}, ${year}, ${location}.`, synopsis, ...crew],
  };
}

/** What visitors type for a page besides its own words, by path. */
async function listQueries(): Promise<ReadonlyMap<string, string | undefined>> {
  const { routes } = await getSite();
  const pages = [...(await listEntries('writtenPages')), ...(await listEntries('portfolios'))];
  const written = new Map(pages.map(({ file, data }) => [file, data.query]));
  const queries = routes.all.map(
    async ({ key, file, path }) =>
      [path, key === undefined ? written.get(file) : (await getSingle(`${key}Page`)).data.query] as const,
  );
  return new Map(await Promise.all(queries));
}

/** Every page that the search finds, in the order of the site's pages. */
export async function listSearchDocuments(): Promise<SearchDocument[]> {
  const queries = await listQueries();
  const { answers } = (await getSingle('search')).data;
  const pages = (await listSitePages()).flatMap((page) => {
    const kind = searchKind(page);
    return kind === undefined ? [] : { page, kind };
  });
  return Promise.all(
    pages.map(async ({ page, kind }) => {
      const { title, description, heading, path, trail } = page;
      const { texts, names = [], ...shown } = await readPage(page);
      const asked = answers.filter((answer) => answer.page === path).map(({ words }) => words);
      return {
        path,
        kind,
        title: trail.at(-1)?.label ?? heading,
        names: [title, heading, queries.get(path) ?? '', ...names].join(' '),
        asked: asked.join(' '),
        text: [...new Set([description, ...texts])].join(' '),
        ...shown,
      };
    }),
  );
}
