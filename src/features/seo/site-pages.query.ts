import path from 'node:path';
import { pickDraftLabel, type Draftable } from '@site/model/drafts/is-draft.ts';
import { truncateText } from '@site/model/text/cut-text.ts';
import { pageTitle, watchTitle } from './page-title.ts';
import { sourcesOf, subjectOf, type Crumb, type SitePage } from './site-page.ts';
import type { Route } from '@site/model/routes/create-routes.ts';
import { groupWords } from '@site/model/schemas/words.ts';
import { unlistedGroups, type RouteKey } from '@site/model/routes/route-table.ts';
import { shownOn, shownOnPortfolios } from '@site/model/routes/shown-on.ts';
import type { ContentName } from '@site/model/schemas/content-files.ts';
import { listShownByTags } from '@site/model/schemas/markdoc-tags.ts';
import { indexPath, videosPerIndexPage } from '@site/model/routes/video-index.ts';
import type { Action } from '#lib/company/company.ts';
import { getPage, getSingle, getSite, listCompletePages, listEntries } from '#lib/content.query.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import { listPortfolios } from '#lib/portfolios.query.ts';
import { listPricesOn } from '#features/packages/prices.query.ts';
import { listPosts } from '#features/blog/posts.query.ts';
import { listPeople } from '#features/people/filmography.query.ts';
import { listVideos } from '#features/video/videos.query.ts';
import { isOwnPath, localAddress } from '#lib/intl.ts';
import { formatMessage } from '#lib/format-message.ts';
import { words } from '#lib/words.ts';

/** Search results show about this many characters of a description. */
const descriptionLimit = 160;

interface PagePictures {
  /** The picture of the page's social card; if absent, the page's still. */
  readonly share?: string | undefined;
  readonly still?: string | undefined;
}

interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly siteMapLabel?: string | undefined;
}

interface PageEntry extends Draftable {
  readonly file: string;
  readonly data: PageWords &
    PagePictures & {
      readonly heading: string;
      readonly label?: string | undefined;
      readonly band?: string | undefined;
    };
}

/** The content of a route's page; an alias has its own title and description. */
interface RouteContent {
  readonly entry: PageEntry;
  readonly words: PageWords;
  /** The other collections that it shows. */
  readonly shows: readonly ContentName[];
}

async function loadRoute({ key, portfolio, file, path: address, canonical }: Route): Promise<RouteContent> {
  if (key !== undefined) {
    const entry: PageEntry = await getPage(key);
    const { alias } = address === canonical ? {} : (await getPage('home')).data;
    return { entry, words: alias ?? entry.data, shows: shownOn[key] };
  }
  const entry = [...(await listEntries('portfolios')), ...(await listCompletePages())].find(
    (page) => page.file === file,
  );
  if (!entry) throw new Error(`${file} is missing`);
  const shown = portfolio === undefined ? listShownByTags(entry.body) : shownOnPortfolios;
  const prices = (await listPricesOn(address)).length > 0 ? (['prices'] as const) : [];
  return { entry, words: entry.data, shows: [...shown, ...prices] };
}

/** The picture of a page's card: its own, or the home page's. */
async function pictureOf({ file, data }: Pick<PageEntry, 'file'> & { readonly data: PagePictures }): Promise<string> {
  const source = data.share ?? data.still;
  return source === undefined ? pictureOf(await getPage('home')) : path.posix.join(path.posix.dirname(file), source);
}

/** The files of a collection, from the project's folder. */
async function listSources(name: ContentName): Promise<string[]> {
  return (await listEntries(name)).flatMap(sourcesOf);
}

/** The breadcrumb of a page that lists entries; none if the site has no such page. */
async function findParent(key: RouteKey, findLabel: () => Promise<string>): Promise<Crumb[]> {
  const { routes } = await getSite();
  const parent = routes.path(key);
  return parent === undefined ? [] : [{ label: await findLabel(), path: parent }];
}

const labelOf = (key: 'cases' | 'blog' | 'roster') => async () => (await getPage(key)).data.label;

/** The parent breadcrumb: the list of cases for a case. */
async function findCases({ slug, group }: Route): Promise<Crumb[]> {
  return group === 'Cases' && slug !== undefined ? findParent('cases', labelOf('cases')) : [];
}

async function describeRoute(route: Route, home: Crumb): Promise<SitePage> {
  const { site } = await getSite();
  const { entry, words, shows } = await loadRoute(route);
  const { heading, label = site.company } = entry.data;
  const { path: address, canonical, group } = route;
  return {
    subject: subjectOf(route),
    path: address,
    canonical,
    title: pageTitle(words.title, site.company),
    description: words.description,
    heading,
    label,
    trail:
      canonical === home.path
        ? [home]
        : [home, ...(await findCases(route)), { label: words.siteMapLabel ?? label, path: address }],
    picture: await pictureOf(entry),
    band: entry.data.band,
    group,
    sources: [...sourcesOf(entry), ...(await Promise.all(shows.map(listSources))).flat()],
    ...pickDraftLabel(entry),
  };
}

/** The links of the site map by the groups of their pages: every page that has a label for it. */
export async function listSiteMapLinks(): Promise<Map<string | undefined, Action[]>> {
  const { routes } = await getSite();
  const pages = await Promise.all(
    // Cases have their own list.
    routes.all
      .filter(
        ({ group }) => !unlistedGroups.includes(group) && (group !== 'Cases' || routes.path('cases') === undefined),
      )
      .map(async (route) => {
        const label = (await loadRoute(route)).words.siteMapLabel;
        // An alias is of its page's group.
        const group = route.group ?? routes.find(route.canonical)?.group;
        return label === undefined ? [] : [{ group, path: route.path, label }];
      }),
  );
  return Map.groupBy(pages.flat(), ({ group }) => (group === undefined ? group : words().groups[groupWords[group]]));
}

async function describeWatchPages(home: Crumb): Promise<SitePage[]> {
  const { site } = await getSite();
  const labels = new Map((await getSingle('navigation')).data.main.map((link) => [link.path, link.label]));
  const portfolios = new Map((await listPortfolios()).map((portfolio) => [portfolio.slug, portfolio]));
  return (await listVideos()).map((video): SitePage => {
    const { path: parent, siteMapLabel = '', band } = portfolios.get(video.category) ?? {};
    const portfolio = parent === undefined ? [] : [{ label: labels.get(parent) ?? siteMapLabel, path: parent }];
    return {
      subject: { kind: 'video', slug: video.slug },
      path: video.path,
      canonical: video.path,
      title: pageTitle(watchTitle(video.title, video.artist), site.company),
      description: video.description,
      heading: video.title,
      label: video.artist,
      trail: [home, ...portfolio, { label: video.title, path: video.path }],
      picture: video.posterFile,
      band,
      sources: [video.file],
    };
  });
}

async function listIndexPages(home: Crumb): Promise<SitePage[]> {
  const { site, routes } = await getSite();
  const start = routes.path('videos');
  if (start === undefined) return [];
  const entry = await getPage('videos');
  const { title, description, heading, label, band } = entry.data;
  const first = { label: heading, path: start };
  const last = Math.ceil((await listEntries('videos')).length / videosPerIndexPage);
  const sources = [...sourcesOf(entry), ...(await listSources('videos'))];
  const picture = await pictureOf(entry);
  return Array.from({ length: Math.max(1, last) }, (_, index) => {
    const isFirst = index === 0;
    const place = formatMessage(words().pagination.place, { page: index + 1, last });
    const address = indexPath(start, index + 1);
    return {
      subject: { kind: 'videoIndex', page: index + 1 },
      path: address,
      canonical: address,
      title: pageTitle(isFirst ? title : `${title}, ${place}`, site.company),
      description: isFirst ? description : truncateText(`${place}. ${description}`, descriptionLimit),
      heading,
      label: isFirst ? label : place,
      trail: isFirst ? [home, first] : [home, first, { label: place, path: address }],
      picture,
      band,
      sources,
    } satisfies SitePage;
  });
}

async function listPostPages(home: Crumb): Promise<SitePage[]> {
  const { site } = await getSite();
  const posts = await listPosts();
  if (posts.length === 0) return [];
  const blog = await getPage('blog');
  const { endings } = (await getSingle('navigation')).data;
  const parent = await findParent('blog', labelOf('blog'));
  const picture = await pictureOf(blog);
  return posts.map((post) => ({
    subject: { kind: 'post', slug: post.slug },
    path: post.path,
    canonical: post.path,
    title: pageTitle(post.title, site.company),
    description: post.description,
    heading: post.title,
    label: blog.data.label,
    trail: [home, ...parent, { label: post.title, path: post.path }],
    picture: post.picture ?? picture,
    band: endings.articles,
    group: 'Articles',
    sources: [post.file],
  }));
}

async function describePeople(home: Crumb): Promise<SitePage[]> {
  const { site, routes } = await getSite();
  const { endings } = (await getSingle('navigation')).data;
  const picture = await pictureOf(await getPage(routes.path('about') === undefined ? 'home' : 'about'));
  const parents = {
    director: await findParent('roster', labelOf('roster')),
    other: await findParent('about', async () => (await getPage('about')).data.siteMapLabel),
  };
  const portfolios = await listPortfolios();
  return (await listPeople()).map(({ slug, path: address, name, title, about: words, ...person }) => ({
    subject: { kind: 'person', slug },
    path: address,
    canonical: address,
    title: pageTitle(`${name}, ${title}`, site.company),
    description: truncateText(words, descriptionLimit),
    heading: name,
    label: title,
    trail: [home, ...parents[person.directed.length > 0 ? 'director' : 'other'], { label: name, path: address }],
    picture: person.films[0]?.posterFile ?? picture,
    band: portfolios.find((one) => one.slug === person.category)?.band ?? endings.people,
    sources: [person.file, ...person.films.map(({ file }) => file)],
  }));
}

async function getMissingPage(home: Crumb): Promise<SitePage> {
  const entry = await getPage('notFound');
  const { file, data } = entry;
  const title = data.heading;
  return {
    subject: { kind: 'missing' },
    path: localAddress('/404'),
    canonical: undefined,
    title,
    description: data.advice,
    heading: title,
    label: data.label,
    trail: [home],
    picture: await pictureOf({ file, data }),
    band: data.band,
    sources: sourcesOf(entry),
  };
}

async function loadPages(): Promise<ReadonlyMap<string, SitePage>> {
  const { routes } = await getSite();
  const { main } = (await getSingle('navigation')).data;
  const own = routes.all.filter(({ isForeign }) => !isForeign);
  const homePath = routes.path('home');
  const home = { path: homePath, label: main.find((entry) => entry.path === homePath)?.label ?? words().page.home };
  const pages = await Promise.all([
    // The pages of the index of all videos follow below.
    Promise.all(own.filter(({ key }) => key !== 'videos').map((route) => describeRoute(route, home))),
    describeWatchPages(home),
    listIndexPages(home),
    listPostPages(home),
    describePeople(home),
    getMissingPage(home),
  ]);
  return new Map(pages.flat().flatMap((page) => (isOwnPath(page.path) ? [[page.path, page]] : [])));
}

/** The pages of the current language by their addresses. */
export const readPages = memoizeQuery(loadPages);

/** Every page of the site: routes first, then watch pages, their index, posts, people, and the 404. */
export async function listSitePages(): Promise<SitePage[]> {
  return [...(await readPages()).values()];
}

/**
 * One of them.
 * @param address in canonical slash form; `/404` for the page that answers wrong addresses.
 * @throws Error if no page has that address, or it is undefined.
 */
export async function getSitePage(address: string | undefined): Promise<SitePage> {
  const page = (await readPages()).get(address ?? '');
  if (!page) throw new Error(`${address ?? '(undefined)'} is not a page of this site`);
  return page;
}
