import slugify from '@sindresorhus/slugify';
import { toString } from 'hast-util-to-string';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { unprintable } from '@site/zod-content/fields.ts';
import { cutText } from '@site/model/text/cut-text.ts';
import { withoutHidden } from '@site/zod-content/hidden.ts';
import { slugLimit } from '@site/content-tools/entries/new-entry.ts';
import { decodePercent } from './old-site.ts';
import type { ExportItem } from './read-export.ts';
import type { Note } from './note.ts';

/** Text that looks like a token (packages/model/facts), which an old post never intends. */
const token = /\{(\s*[A-Za-z][\w.-]*\s*)\}/g;

/** Not allowed in content files: control characters, lone surrogates, the replacement character. */
export const unreadable = new RegExp(`${unprintable.source}|\\uFFFD`, 'gu');

/** The text of a piece of HTML on one line. */
function readWords(html: string): string {
  const shown = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ');
  const spaced = shown.replace(/<(?:\/(?:p|li|h\d|figcaption|blockquote|td)|br\s*\/?)>/gi, '$& ');
  const words = toString(parseHtml(spaced)).replace(unreadable, '').replace(/\s+/g, ' ').trim();
  return withoutHidden(words).replace(token, '($1)');
}

const maxTitle = 90;

/** At most 90 characters; a longer title is cut after a word. */
export function makeTitle({ title, name }: ExportItem, notes: Note[]): string {
  const words = readWords(title);
  if (words === '') {
    const fallback = cutText(name === '' ? 'Untitled' : decodePercent(name).replaceAll('-', ' '), maxTitle);
    notes.push(['changed', `it has no title: "${fallback}" is used instead`]);
    return fallback;
  }
  const cut = cutText(words, maxTitle);
  if (cut !== words) notes.push(['changed', `the title is cut: it was "${words}"`]);
  return cut;
}

const [minDescription, maxDescription] = [70, 160];

/**
 * 70 to 160 characters for search results: the excerpt, or the post's first words.
 * @param html the post as content/blog has it.
 */
export function makeDescription(excerpt: string, title: string, html: string, notes: Note[]): string {
  const paragraphs = html.replace(/<(figure|pre|h\d)[^>]*>[\s\S]*?<\/\1>/g, ' ');
  // An address says nothing in a search result.
  const words = `${readWords(excerpt)} ${readWords(paragraphs)}`
    .replace(/\bhttps?:\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words.length >= minDescription) return cutText(words, maxDescription);
  notes.push(['changed', 'it is too short to describe itself: write a description']);
  const said = `${title}. ${words}`.trim();
  return cutText(`${said} `.repeat(Math.ceil(minDescription / said.length)).trim(), maxDescription);
}

/** The post's file name and address: lowercase letters, digits and hyphens, from any alphabet. */
export function makeSlug({ name, title, id }: ExportItem): string {
  const make = (text: string) => {
    const slug = slugify(text, { decamelize: false });
    if (slug.length <= slugLimit) return slug;
    const room = slug.slice(0, slugLimit + 1);
    return room.includes('-') ? room.slice(0, room.lastIndexOf('-')) : slug.slice(0, slugLimit);
  };
  return make(decodePercent(name)) || make(readWords(title)) || `post-${id}`;
}

/**
 * The day of a post, or of its last change if it has none yet, as drafts do.
 * @returns such as 2016-05-13; undefined if the export has no day.
 */
export function findDay({ date, modified }: ExportItem): string | undefined {
  return [date, modified].map((moment) => moment.slice(0, 10)).find((day) => !Number.isNaN(Date.parse(day)));
}
