import slugify from '@sindresorhus/slugify';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { cutText } from '@site/model/text/cut-text.ts';
import { unprintable } from '@site/model/schemas/fields.ts';
import type { TakeNote } from './notes.ts';
import type { ExportItem } from './wordpress-export.ts';

const parser = unified().use(rehypeParse, { fragment: true });

/** Names a fact wherever it stands in the content (packages/model/facts): an old article never means one. */
const token = /\{(\s*[A-Za-z][\w.-]*\s*)\}/g;

/** What no content file may hold: controls, halves of letters, the mark of letters that were lost. */
export const unreadable = new RegExp(`${unprintable.source}|\\uFFFD`, 'gu');

/** The words of a piece of HTML on one line: elements gone, entities as letters. */
function readWords(html: string): string {
  const shown = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ' ');
  const spaced = shown.replace(/<(?:\/(?:p|li|h\d|figcaption|blockquote|td)|br\s*\/?)>/gi, '$& ');
  return toString(parser.parse(spaced)).replace(unreadable, '').replace(/\s+/g, ' ').trim().replace(token, '($1)');
}

const mostTitle = 90;

/** At most 90 letters; a longer one ends at a word. */
export function makeTitle({ title, name }: ExportItem, note: TakeNote): string {
  const words = readWords(title);
  if (words === '') {
    const stand = name === '' ? 'Untitled' : decodeName(name).replaceAll('-', ' ');
    note('changed', `it has no title: "${cutText(stand, mostTitle)}" stands for it`);
    return cutText(stand, mostTitle);
  }
  const cut = cutText(words, mostTitle);
  if (cut !== words) note('changed', `the title is cut: it was "${cutText(words, 200)}"`);
  return cut;
}

const leastDescription = 70;
const mostDescription = 160;

/** Whole sentences up to the limit where they are enough, else as many words as fit. */
function fit(text: string): string {
  if (text.length <= mostDescription) return text;
  const room = text.slice(0, mostDescription + 1);
  const sentences = /^[\s\S]*[.!?…]["”’)]?(?=\s)/.exec(room)?.[0] ?? '';
  return sentences.length >= leastDescription ? sentences : cutText(text, mostDescription);
}

/**
 * 70 to 160 letters for search results: the excerpt, or the article's first sentences.
 * @param html the article as it is written to the content.
 */
export function makeDescription(
  { excerpt, title, date }: { readonly excerpt: string; readonly title: string; readonly date: string },
  html: string,
  note: TakeNote,
): string {
  const summary = readWords(excerpt).replace(/\s*(?:\[…\]|\[\.\.\.\])$/u, '…');
  const body = readWords(html.replace(/<(figcaption|h\d)[^>]*>[\s\S]*?<\/\1>/g, ' '));
  const options = [summary, `${summary} ${body}`.trim(), `${title}. ${body}`];
  const found = options.map(fit).find((text) => text.length >= leastDescription);
  if (found !== undefined) return found;
  note('changed', 'it is too short to describe itself: write a description');
  return fit(`An article of ${date} from our blog: ${title}. ${body} Read it here, with its pictures.`);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
}

/** As long as a file name needs to be. */
const mostSlug = 80;

/** The article's file name and address: small letters, digits and hyphens, whatever alphabet it was written in. */
export function makeSlug({ name, title, id }: ExportItem): string {
  const make = (text: string) => {
    const slug = slugify(text, { decamelize: false });
    if (slug.length <= mostSlug) return slug;
    const room = slug.slice(0, mostSlug + 1);
    return room.includes('-') ? room.slice(0, room.lastIndexOf('-')) : slug.slice(0, mostSlug);
  };
  return make(decodeName(name)) || make(readWords(title)) || `post-${String(id)}`;
}

const form = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function isDay(day: string): boolean {
  const moment = Date.parse(`${day}T00:00Z`);
  // 30 February is read as a day in March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === day;
}

/**
 * The day of an article, or where it has none yet, as drafts have, that of its last change.
 * @returns such as 2016-05-13; undefined where the export names no day.
 */
export function findDay({ date, modified }: ExportItem): string | undefined {
  return [date, modified].map((moment) => moment.slice(0, 10)).find(isDay);
}

/** A day as articles write it: 2016-05-13 is 13 May 2016. */
export function formatDay(day: string): string {
  return form.format(new Date(`${day}T00:00Z`));
}
