import { metaOf, type ExportItem, type WordPressExport } from './read-export.ts';
import { code, escapeMarkdown, type Note } from './report.ts';
import { squeeze } from './list-lost.ts';

/** WordPress's own bookkeeping, and fields that are read elsewhere. */
const ownMeta =
  /^(?:_edit_.*|_pingme|_encloseme|_wp_attachment_metadata|_oembed_.*|_thumbnail_id|_wp_attached_file|_wp_attachment_image_alt)$/;

/**
 * Data of a post that articles have no field for: values of builders, plugins and themes, categories, comments.
 * @param written the article's text, including its description.
 */
export function listFields({ meta, terms, comments, excerpt, others }: ExportItem, written: string): Note[] {
  const shown = squeeze(written);
  const values = [...meta.filter(([key, value]) => !ownMeta.test(key) && value !== ''), ['excerpt', excerpt] as const];
  return [
    ...values.filter(([, value]) => !shown.includes(squeeze(value))).map(([key, value]) => `${key}: ${value}`),
    ...terms.map(({ domain, label, name }) => `${domain}: ${label || name}`),
    ...comments.map((comment) => `comment of ${comment}`),
    ...others,
  ].map((what): Note => ['field', what]);
}

/** @param isShown whether an article shows a picture. */
function describeItem(item: ExportItem, isShown: (address: string) => boolean): string | undefined {
  const { id, type, title, link, attachmentUrl, content } = item;
  if (type !== 'attachment') {
    const name = escapeMarkdown(title || metaOf(item, '_menu_item_url') || `number ${id}`);
    return link === '' ? name : `${name}: ${code(link)}`;
  }
  const words = [content, ...listFields(item, '').map(([, what]) => what)].filter((text) => text !== '').join('; ');
  if (words !== '') return `${code(attachmentUrl)}: ${escapeMarkdown(words)}`;
  return isShown(attachmentUrl) ? undefined : code(attachmentUrl);
}

const headings: Readonly<Record<string, string>> = {
  page: 'Pages, not imported: write those whose address has changed into content/redirects.yaml',
  attachment: 'Files that no article shows, and words that stand beside pictures',
};

/** Everything in the export that is not a post, by heading: pages, menus, forms, products, files. */
export function listOthers(
  { items, others }: WordPressExport,
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
        found.flatMap((item) => describeItem(item, isShown) ?? []),
      ] as const,
  );
  return new Map([...lists, ['Of the whole site, not imported', others.map(code)]]);
}
