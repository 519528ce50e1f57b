import { toText } from 'hast-util-to-text';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { unprintable } from '@site/zod-content/fields.ts';
import { truncateText } from '@site/model/text/cut-text.ts';
import { withoutHidden } from '@site/zod-content/hidden.ts';
import { slugOf } from '@site/content-tools/entries/new-entry.ts';
import { decodePercent } from './old-site.ts';
import type { ExportItem } from './read-export.ts';
import type { Note } from './report.ts';

/** Text that looks like a token (packages/model/facts), which an old post never intends. */
const token = /\{(\s*[A-Za-z][\w.-]*\s*)\}/g;

/** Not allowed in content files: control characters, lone surrogates, the replacement character. */
export const unreadable = new RegExp(`${unprintable.source}|\\uFFFD`, 'gu');

/** HTML as text on one line. */
function readWords(html: string): string {
  const words = toText(parseHtml(html)).replace(unreadable, '').replace(/\s+/g, ' ').trim();
  return withoutHidden(words).replace(token, '($1)');
}

const maxTitle = 90;

/** At most 90 characters; a longer title is truncated after a word. */
export function makeTitle({ title, id }: ExportItem, notes: Note[]): string {
  const words = readWords(title);
  const cut = words === '' ? `Post ${id}` : truncateText(words, maxTitle);
  if (cut !== words) notes.push(['changed', `the title: it was "${words}"`]);
  return cut;
}

const [minDescription, maxDescription] = [70, 160];

/**
 * 70 to 160 characters for search results: the excerpt, or the post's first words.
 * @param html the article's.
 */
export function makeDescription(excerpt: string, title: string, html: string, notes: Note[]): string {
  const paragraphs = html.replace(/<(figure|pre|h\d)[^>]*>[\s\S]*?<\/\1>/g, ' ');
  // An address has no meaning in a search result.
  const words = `${readWords(excerpt)} ${readWords(paragraphs)}`.replace(/\bhttps?:\S+/g, '');
  const line = words.replace(/\s+/g, ' ').trim();
  if (line.length >= minDescription) return truncateText(line, maxDescription);
  notes.push(['changed', 'it is too short to describe itself: write a description']);
  const said = `${`${title}. ${line}`.trim()} `;
  return truncateText(said.repeat(Math.ceil((minDescription + 1) / said.length)).trim(), maxDescription);
}

/** The slug, such as rain-on-set. */
export function makeSlug({ name, title, id }: ExportItem): string {
  return slugOf(decodePercent(name)) || slugOf(readWords(title)) || `post-${id}`;
}
