import { getCollection, render } from 'astro:content';
import { listShownByTags } from '@site/model/schemas/markdoc-tags.ts';
import { fillFacts } from '@site/model/facts/fill-facts.ts';
import { openingLayouts } from '#features/openings/opening-layouts.ts';
import { getSite, listCompletePages, listEntries } from '#lib/content.query.ts';
import { isOwnPath } from '#lib/intl.ts';
import { currentLanguage, inEachLanguage } from '#lib/language.ts';
import { pathParam } from '#lib/page-paths.query.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';

/** One entry of a written page's list of contents. */
interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** Written pages with interactive pieces, cases, and all others: each kind carries a style of its own. */
type WrittenKind = 'page' | 'tool' | 'case';

/** What `[...<kind>].astro` draws: the written pages of that kind, in every language that has their words. */
export function listWrittenPaths(kind: WrittenKind) {
  return inEachLanguage(async () => {
    const { routes } = await getSite();
    return (await listEntries('writtenPages')).flatMap(({ slug, body, data: { group } }) => {
      const path = routes.written(slug);
      const own: WrittenKind = group === 'Cases' ? 'case' : listShownByTags(body).includes('tools') ? 'tool' : 'page';
      return own === kind && isOwnPath(path) ? [{ params: { [kind]: pathParam(path) }, props: { slug, path } }] : [];
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

/**
 * A written page: its front matter, its text ready to draw, and its list of contents.
 * @throws Error naming the file where it is missing.
 */
export async function getWrittenPage(slug: string) {
  const { facts, routes } = await getSite();
  const { isFirst, code } = currentLanguage();
  const entry = (await getCollection('writtenPages')).find(({ id }) => id === (isFirst ? slug : `${code}/${slug}`));
  const filled = (await listCompletePages()).find((page) => page.slug === slug);
  if (!entry || !filled) throw new Error(`content/pages/${slug}.mdoc is missing`);
  const { Content, headings } = await render(entry);
  const contents: ContentsEntry[] = headings
    .filter(({ depth }) => depth === 2)
    .map(({ slug: id, text }) => ({ id, text: fillFacts(text, facts) }));
  const { still, stillAlt = '', opening = 'split' } = filled.data;
  return {
    ...filled.data,
    // Without a picture the heading has the page's width.
    opening: still === undefined ? 'letterbox' : opening,
    file: filled.file,
    Content,
    contents,
    still:
      still === undefined ? undefined : await resolvePicture(filled.file, still, stillAlt, openingLayouts[opening]),
    facts,
    routes,
  } as const;
}
