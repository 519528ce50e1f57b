import { next, replace } from '@wordpress/shortcode';
import { parseVideoLink, videoPage } from '@site/model/video/video-link.ts';
import type { ExportItem } from './read-export.ts';
import type { Note } from './note.ts';

type Shortcode = Parameters<Parameters<typeof replace>[2]>[0];
type Attachments = ReadonlyMap<number, ExportItem>;

/** Escapes text for an attribute or between elements. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** In classic articles, empty lines separate blocks. */
function block(html: string): string {
  return `\n\n${html}\n\n`;
}

function figure(picture: string, words: string): string {
  const caption = words.trim() === '' ? '' : `<figcaption>${words.trim()}</figcaption>`;
  return block(`<figure>${picture}${caption}</figure>`);
}

/** A quoted attribute may contain the ">" that would end an element. */
const inElement = String.raw`\s(?:[^>"']|"[^"]*"|'[^']*')*>`;
const pictureFirst = new RegExp(String.raw`^\s*((?:<a${inElement}\s*)?<img${inElement}(?:\s*</a>)?)([\s\S]*)$`, 'i');

/** `[caption]<img> words[/caption]`, or the words in its `caption`, as before WordPress 3.4. */
function expandCaption({ content = '', attrs }: Shortcode): string {
  const [, picture, words = ''] = pictureFirst.exec(content) ?? [];
  if (picture === undefined) return content;
  return figure(picture, attrs.named.caption ?? words);
}

function listIds(value = ''): number[] {
  return value
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}

/** `[gallery ids="1,2"]`; without numbers it shows what was uploaded for the article. */
function expandGallery({ attrs }: Shortcode, postId: number, attachments: Attachments, notes: Note[]): string {
  const named = listIds(attrs.named.ids ?? attrs.named.include);
  const left = new Set(listIds(attrs.named.exclude));
  const uploaded = [...attachments.values()]
    .filter(({ id, parent }) => parent === postId && !left.has(id))
    .sort((a, b) => a.menuOrder - b.menuOrder || a.id - b.id)
    .map(({ id }) => id);
  return (named.length > 0 ? named : uploaded)
    .map((id) => {
      const found = attachments.get(id);
      if (!found) notes.push(['picture', `attachment ${String(id)} of a gallery: the export does not have it`]);
      return found ? figure(writePicture(found), found.excerpt) : '';
    })
    .join('');
}

/** An attachment as a picture of an article. */
export function writePicture({ id, attachmentUrl, alt }: ExportItem): string {
  return `<img class="wp-image-${String(id)}" src="${escapeHtml(attachmentUrl)}" alt="${escapeHtml(alt)}">`;
}

/** What a shortcode says: its content and the values of its attributes. */
function listWords({ content = '', attrs }: Shortcode): string[] {
  return [content, ...attrs.numeric, ...Object.values(attrs.named)].map((word) => (word ?? '').trim());
}

/** The first value that is an address. */
function findAddress(shortcode: Shortcode): string | undefined {
  const address = /^=?(https?:\/\/[^\s<>"]+)$/;
  return listWords(shortcode)
    .map((word) => address.exec(word)?.[1])
    .find((found) => found !== undefined);
}

/** `[embed]https://…[/embed]` and the players' own: an address on a line of its own, which becomes a player. */
function expandEmbed(shortcode: Shortcode, notes: Note[]): string {
  const { tag } = shortcode;
  const address = findAddress(shortcode);
  if (address !== undefined) return block(address);
  const words = listWords(shortcode);
  const id = words.find((word) => (tag === 'vimeo' ? /^\d{5,12}$/ : /^[\w-]{11}$/).test(word));
  if (tag !== 'embed' && id !== undefined) {
    return block(tag === 'vimeo' ? `https://vimeo.com/${id}` : `https://youtu.be/${id}`);
  }
  notes.push(['shortcode', `[${tag}]`]);
  return '';
}

const names = /\[\/?([a-z][\w-]*)(?=[\s\]/=])/gi;

/**
 * Whether text in brackets is a shortcode, which only the old site knew, rather than a remark such as `[sic]`: it has
 * attributes, a closing tag, a name of several words, or a line of its own.
 */
function isShortcode({ type, attrs, tag }: Shortcode, before: string, after: string): boolean {
  if (type !== 'single' || Object.keys(attrs.named).length > 0 || /[_-]/.test(tag)) return true;
  return attrs.numeric.length === 0 && /(?:^|\n)[ \t]*$/.test(before) && /^[ \t\r]*(?:\n|$)/.test(after);
}

function dropUnknown(text: string, name: string, notes: Note[]): string {
  let written = '';
  let end = 0;
  for (let found = next(name, text); found; found = next(name, text, end)) {
    const { index, content, shortcode } = found;
    const before = text.slice(end, index);
    end = index + content.length;
    const isOne = isShortcode(shortcode, text.slice(0, index), text.slice(end));
    // Plugins for players have shortcodes of their own, with the video's address in them.
    const address = isOne ? findAddress(shortcode) : undefined;
    const video = address === undefined ? undefined : parseVideoLink(address);
    if (isOne && !video) notes.push(['shortcode', `[${name}]`]);
    written += before + (video ? block(videoPage(video)) : isOne ? (shortcode.content ?? '') : content);
  }
  // The closing tag of one that was inside another of the same name.
  return (written + text.slice(end)).replaceAll(end > 0 ? `[/${name}]` : '\0', '');
}

const embeds = ['embed', 'youtube', 'vimeo'];

/** Writes an article's shortcodes as HTML; those that only the old site could render are dropped, with a note of each. */
export function expandShortcodes(source: string, postId: number, attachments: Attachments, notes: Note[]): string {
  // Jetpack writes the address right after the name.
  let text = source.replace(/\[(youtube|vimeo)=(?=https?:)/gi, '[$1 ');
  for (const tag of ['caption', 'wp_caption']) text = replace(tag, text, expandCaption);
  text = replace('gallery', text, (shortcode) => expandGallery(shortcode, postId, attachments, notes));
  for (const tag of embeds) text = replace(tag, text, (shortcode) => expandEmbed(shortcode, notes));
  const unknown = new Set([...text.matchAll(names)].map(([, name = '']) => name));
  for (const name of unknown) text = dropUnknown(text, name, notes);
  // Doubled brackets are how an article writes about a shortcode.
  return text.replace(/\[(\[\/?[a-z][^[\]]*\])\]/gi, '$1');
}
