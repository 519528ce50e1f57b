import { getCollection, render } from 'astro:content';
import { listShownByTags } from '@site/model/schemas/markdoc-tags.ts';
import { fillFacts } from '@site/model/facts/fill-facts.ts';
import { openingLayouts } from '#features/openings/opening-layouts.ts';
import { getSite, listCompletePages, listEntries } from '#lib/content.query.ts';
import { isOwnPath } from '#lib/intl.ts';
import { currentLanguage } from '#lib/language.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';

/** One entry of a written page's list of contents. */
interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** The written pages of a kind with their addresses; each kind carries a style of its own. */
export async function listWrittenPaths(kind: 'text' | 'tool' | 'case') {
  const { routes } = await getSite();
  const pages = (await listEntries('writtenPages')).map(({ slug, body, data: { group } }) => {
    const hasTool = listShownByTags(body).includes('tools');
    return { slug, path: routes.written(slug), kind: group === 'Cases' ? 'case' : hasTool ? 'tool' : 'text' };
  });
  return pages
    .filter(({ kind: own, path }) => own === kind && isOwnPath(path))
    .map(({ slug, path }) => ({ slug, path }));
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
