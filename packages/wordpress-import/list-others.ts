import type { Redirect } from '@site/model/routes/former-products.ts';
import type { OldSite } from './old-site.ts';
import type { Places } from './places.ts';
import type { PictureImporter } from './pictures.ts';
import { metaOf, type ExportItem } from './read-export.ts';
import { oldPath } from './redirects.ts';
import type { Note } from './note.ts';
import { code, plain } from './report.ts';
import { squeeze } from './list-lost.ts';

/** What WordPress keeps for itself, and what is read elsewhere. */
const ownMeta =
  /^(?:_edit_.*|_pingme|_encloseme|_wp_old_slug|_wp_attachment_metadata|_oembed_.*|_thumbnail_id|_wp_attached_file|_wp_attachment_image_alt)$/;
const ownTerms = new Set(['language', 'post_translations', 'author']);

/**
 * What stands beside a post's text in the export, for which articles have no field: values of builders, plugins and
 * themes, categories, comments.
 * @param written what the article says, its description included.
 */
export function listFields({ meta, terms, comments, excerpt, others }: ExportItem, written: string): Note[] {
  const shown = squeeze(written);
  const values = [...meta.filter(([key, value]) => !ownMeta.test(key) && value !== ''), ['excerpt', excerpt] as const];
  return [
    ...values.filter(([, value]) => !shown.includes(squeeze(value))).map(([key, value]) => `${key}: ${value}`),
    ...terms
      .filter(({ domain }) => !ownTerms.has(domain))
      .map(({ domain, label, name }) => `${domain}: ${label || name}`),
    ...comments.map((comment) => `comment of ${comment}`),
    ...others,
  ].map((what): Note => ['field', what]);
}

/** A page of the old site, and the page here with its name, or the line that would redirect it. */
function describePage({ link, title, status }: ExportItem, to: string | undefined, known: ReadonlySet<string>): string {
  const from = oldPath(link);
  if (to !== undefined) return `leads to ${code(to)}, which has its name: check that it is the same page`;
  return from === undefined || known.has(from) || status !== 'publish'
    ? code(link || title)
    : `write into content/redirects.yaml, with the page that takes its place: ${code(`- { from: ${from}, to: /… }`)}`;
}

/**
 * Everything in the export that is no article, by heading: pages, menus, forms, products, files that no article shows.
 * @param redirects those that were there before, and the new ones.
 */
export function listOthers(site: OldSite, places: Places, pictures: PictureImporter, redirects: readonly Redirect[]) {
  const known = new Set(redirects.map(({ from }) => from));
  const describe = (item: ExportItem): string[] => {
    const { id, type, title, link, status, attachmentUrl, content } = item;
    if (type === 'attachment') {
      const isShown = pictures.shown.has(site.findPicture(attachmentUrl)?.key ?? '');
      const words = [content, ...listFields(item, '').map(([, what]) => what)].filter((text) => text !== '').join('; ');
      return isShown && words === ''
        ? []
        : [[code(attachmentUrl), plain(words)].filter((part) => part !== '').join(': ')];
    }
    const name = plain(title || metaOf(item, '_menu_item_url') || `number ${id}`);
    if (type !== 'page') return [[name, link && code(link)].filter(Boolean).join(', ')];
    return [`${name}${status === 'publish' ? '' : ` (${status})`}: ${describePage(item, places.ofItem(item), known)}`];
  };
  const byType = Map.groupBy(
    site.source.items.filter(({ type }) => type !== 'post'),
    ({ type }) => type,
  );
  const headings: Readonly<Record<string, string>> = {
    page: 'Pages, which are not imported',
    attachment: 'Files that no article shows, and words that stand beside pictures',
  };
  return new Map([
    ...[...byType].map(
      ([type, items]) =>
        [headings[type] ?? `Of the type ${code(type)}, not imported`, items.flatMap(describe)] as const,
    ),
    ['Of the whole site, not imported', site.source.others.map(code)] as const,
  ]);
}
