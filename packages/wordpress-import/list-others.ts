import type { Places } from './places.ts';
import { metaOf, type ExportItem, type WordPressExport } from './read-export.ts';
import { oldPath } from './redirects.ts';
import type { Note } from './note.ts';
import { code, plain } from './report.ts';
import { squeeze } from './list-lost.ts';

/** What WordPress keeps for itself, and what is read elsewhere. */
const ownMeta =
  /^(?:_edit_.*|_pingme|_encloseme|_wp_old_slug|_wp_attachment_metadata|_oembed_.*|_thumbnail_id|_wp_attached_file|_wp_attachment_image_alt)$/;

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
      .filter(({ domain }) => domain !== 'author')
      .map(({ domain, label, name }) => `${domain}: ${label || name}`),
    ...comments.map((comment) => `comment of ${comment}`),
    ...others,
  ].map((what): Note => ['field', what]);
}

/** A page of the old site, and the page here with its name, or the line that would redirect it. */
function describePage(page: ExportItem, places: Places): string {
  const to = places.ofItem(page);
  const from = oldPath(page.link);
  if (to !== undefined) return `leads to ${code(to)}, which has its name: check that it is the same page`;
  return from === undefined || page.status !== 'publish'
    ? code(page.link)
    : `write into content/redirects.yaml, with the page that takes its place: ${code(`- { from: ${from}, to: /… }`)}`;
}

/** @param isShown whether an article shows a picture. */
function describeItem(item: ExportItem, places: Places, isShown: (address: string) => boolean): string | undefined {
  const { id, type, title, link, attachmentUrl, content } = item;
  if (type === 'attachment') {
    const words = [content, ...listFields(item, '').map(([, what]) => what)].filter((text) => text !== '').join('; ');
    if (words !== '') return `${code(attachmentUrl)}: ${plain(words)}`;
    return isShown(attachmentUrl) ? undefined : code(attachmentUrl);
  }
  const name = plain(title || metaOf(item, '_menu_item_url') || `number ${id}`);
  return type === 'page' ? `${name}: ${describePage(item, places)}` : `${name} ${link && code(link)}`.trim();
}

const headings: Readonly<Record<string, string>> = {
  page: 'Pages, which are not imported',
  attachment: 'Files that no article shows, and words that stand beside pictures',
};

/** Everything in the export that is no article, by heading: pages, menus, forms, products, files. */
export function listOthers(
  { items, others }: WordPressExport,
  places: Places,
  isShown: (address: string) => boolean,
): Map<string, string[]> {
  const byType = Map.groupBy(
    items.filter(({ type }) => type !== 'post'),
    ({ type }) => type,
  );
  const lists = [...byType].map(
    ([type, found]) =>
      [
        headings[type] ?? `Of the type ${code(type)}, not imported`,
        found.flatMap((item) => describeItem(item, places, isShown) ?? []),
      ] as const,
  );
  return new Map([...lists, ['Of the whole site, not imported', others.map(code)]]);
}
