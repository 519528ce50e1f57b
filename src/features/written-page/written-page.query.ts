import { getCollection, render } from 'astro:content';
import { isLightGround } from '@site/model/check/check-colors.ts';
import { listShownByTags } from '@site/model/schemas/markdoc-tags.ts';
import { enlarge, findVideo, listMovies, listVideos } from '#features/video/videos.query.ts';
import { getSite, listCompletePages, listEntries, type ContentEntry } from '#lib/content.query.ts';
import { isOwnPath } from '#lib/intl.ts';
import { currentLanguage, inEachLanguage } from '#lib/language.ts';
import { pathParam } from '#lib/page-paths.query.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';
import { readGround } from '#lib/pictures/ground.query.ts';
import { looks, type WrittenKind } from './kinds.ts';

/** Written pages with interactive pieces, cases, and all others: each carries a style of its own. */
type Sheet = 'page' | 'tool' | 'case';

/** What `[...<sheet>].astro` draws: the written pages with that sheet, in every language that has their words. */
export function listWrittenPaths(sheet: Sheet) {
  return inEachLanguage(async () => {
    const { routes } = await getSite();
    return (await listEntries('writtenPages')).flatMap(({ slug, body, data: { group } }) => {
      const path = routes.written(slug);
      const own: Sheet = group === 'Cases' ? 'case' : listShownByTags(body).includes('tools') ? 'tool' : 'page';
      return own === sheet && isOwnPath(path) ? [{ params: { [sheet]: pathParam(path) }, props: { slug, path } }] : [];
    });
  });
}

/** Every written page as others name it, with the page of the film that a case is about. */
export async function listWrittenPages() {
  const { routes } = await getSite();
  return (await listCompletePages()).map(({ slug, data: { siteMapLabel, camera, film } }) => ({
    path: routes.written(slug),
    label: camera ?? siteMapLabel,
    film,
  }));
}

/** The film that a page ends on, with a poster as wide as the screen: the one that it names, or that a case is about. */
async function findLastFilm({ file, data: { film, lastFilm, still = '' } }: ContentEntry<'writtenPages'>) {
  if (lastFilm !== undefined) return enlarge(await findVideo(lastFilm, file));
  const own = (await listVideos()).find(({ path }) => path === film);
  if (film === undefined || own) return own && enlarge(own);
  // Movies share a page: a case opens with a frame of its own.
  const shown = (await listEntries('movies')).find(({ data: { poster, stills = [] } }) =>
    [poster, ...stills.map(({ img }) => img)].includes(still),
  );
  return (await listMovies()).find(({ slug }) => slug === shown?.slug);
}

/**
 * A written page: its front matter, its pictures, and its text ready to draw.
 * @throws Error naming the file where it is missing.
 */
export async function getWrittenPage(slug: string) {
  const { facts, routes, site } = await getSite();
  const { isFirst, code } = currentLanguage();
  const entry = (await getCollection('writtenPages')).find(({ id }) => id === (isFirst ? slug : `${code}/${slug}`));
  const filled = (await listCompletePages()).find((page) => page.slug === slug);
  if (!entry || !filled) throw new Error(`content/pages/${slug}.mdoc is missing`);
  const { data, file } = filled;
  const kind: WrittenKind = data.group === 'Cases' ? 'case' : data.kind;
  const { ground, ...look } = looks[kind];
  // Without a picture the heading has the page's width.
  const pictured = data.opening ?? look.opening;
  const still = pictured && data.still;
  const opening = still === undefined ? 'letterbox' : (pictured ?? 'letterbox');
  const last = await findLastFilm(filled);
  const load = async (source: string | undefined, alt: string) =>
    source === undefined ? undefined : resolvePicture(file, source, alt, data.board ? 'letterbox' : opening);
  return {
    ...data,
    ...look,
    kind,
    opening,
    ground: isLightGround(site.brand.colors.ground)
      ? undefined
      : (ground ?? (last && (await readGround(last.posterFile)))),
    Content: (await render(entry)).Content,
    still: await load(still, data.stillAlt ?? ''),
    board: await load(still && data.board, ''),
    last,
    facts,
    routes,
  } as const;
}
