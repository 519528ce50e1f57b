import { next, replace } from '@wordpress/shortcode';
import { cutText } from '@site/model/text/cut-text.ts';
import { parseVideoLink, videoPage } from '@site/model/video/video-link.ts';
import type { ExportItem } from './read-export.ts';
import type { Note } from './note.ts';

type Shortcode = Parameters<Parameters<typeof replace>[2]>[0];
type Attachments = ReadonlyMap<number, ExportItem>;

/** Escapes text for an attribute or between elements. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** In classic posts, empty lines separate blocks. */
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

/** `[gallery ids="1,2"]`; without numbers it shows what was uploaded for the post. */
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
      if (!found) notes.push(['picture', `attachment ${id} of a gallery: the export does not have it`]);
      return found ? figure(writePicture(found), found.excerpt) : '';
    })
    .join('');
}

/** An attachment as a picture of a post. */
export function writePicture({ id, attachmentUrl, alt }: ExportItem): string {
  return `<img class="wp-image-${id}" src="${escapeHtml(attachmentUrl)}" alt="${escapeHtml(alt)}">`;
}

/** What a shortcode says: its content and the values of its attributes. */
function listWords({ content = '', attrs }: Shortcode): string[] {
  return [content, ...attrs.numeric, ...Object.values(attrs.named)].map((word) => (word ?? '').trim());
}

/** The first value that is an address. */
function findAddress(shortcode: Shortcode): string | undefined {
  // Sizes may follow, with a comma before them.
  const address = /^=?["']?(https?:\/\/[^\s<>"]+?)["']?(?:,?\s.*)?$/;
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
  notes.push(['shortcode', describe(shortcode)]);
  return '';
}

/** The pictures that page builders name by their attachments or addresses. */
const pictureAttributes =
  /^(?:images?|imgs?|photos?|pictures?|src|ids|include|logo|thumbnail)$|(?:image|img|photo)(?:_?(?:id|url|src))?$/i;
const pictureFile = /^https?:\/\/[^\s<>"]+\.(?:jpe?g|png|gif|webp|avif|bmp|svg)(?:\?[^\s<>"]*)?$/i;

function expandPictures({ attrs: { named } }: Shortcode, attachments: Attachments): string {
  return Object.entries(named)
    .filter(([name]) => pictureAttributes.test(name))
    .flatMap(([, value = '']) => {
      if (pictureFile.test(value)) {
        return figure(`<img src="${escapeHtml(value)}" alt="${escapeHtml(named.alt ?? '')}">`, '');
      }
      return listIds(value).flatMap((id) => {
        const found = attachments.get(id);
        return found ? figure(writePicture(found), found.excerpt) : [];
      });
    })
    .join('');
}

/** A shortcode that is dropped, with those of its values that say something: addresses and words. */
function describe({ tag, attrs }: Shortcode): string {
  const says = (value: string) => /^https?:\/\//.test(value) || /\p{L}\s+\p{L}/u.test(value);
  const named = Object.entries(attrs.named).flatMap(([name, value = '']) =>
    says(value) && !/css|style|class|animation/i.test(name) ? `${name}="${cutText(value, 200)}"` : [],
  );
  return `[${[tag, ...attrs.numeric.map((value) => cutText(value, 200)), ...named].join(' ')}]`;
}

/** WordPress's and Jetpack's own for what other sites show, which may have nothing but an address or a number. */
const media = new Set(
  (
    'audio video playlist gist dailymotion soundcloud vine ted hulu flickr instagram tweet twitter facebook googlemaps ' +
    'googlevideo archives polldaddy crowdsignal slideshare scribd spotify bandcamp mixcloud wpvideo videopress ' +
    'kickstarter'
  ).split(' '),
);

const names = /\[\/?([a-z][\w-]*)(?=[\s\]/=])/gi;

/**
 * Whether text in brackets is a shortcode, which only the old site knew, rather than a remark such as `[sic]`: it has
 * attributes, an address, a closing tag, a known name or one of several words, or a line of its own.
 */
function isShortcode({ type, attrs, tag }: Shortcode, before: string, after: string): boolean {
  if (type !== 'single' || Object.keys(attrs.named).length > 0 || /[_-]/.test(tag)) return true;
  if (media.has(tag.toLowerCase()) || attrs.numeric.some((value) => /^https?:\/\//.test(value))) return true;
  return attrs.numeric.length === 0 && /(?:^|\n)[ \t]*$/.test(before) && /^[ \t\r]*(?:\n|$)/.test(after);
}

function dropUnknown(text: string, name: string, attachments: Attachments, notes: Note[]): string {
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
    if (!isOne) {
      written += before + content;
      continue;
    }
    if (!video) notes.push(['shortcode', describe(shortcode)]);
    const isLinked =
      video ?? (address !== undefined && media.has(name.toLowerCase()) && shortcode.content === undefined);
    const link = isLinked ? block(video ? videoPage(video) : (address ?? '')) : '';
    const words = video ? '' : (shortcode.content ?? '');
    written += before + link + expandPictures(shortcode, attachments) + words;
  }
  // The closing tag of one that was inside another of the same name.
  return (written + text.slice(end)).replaceAll(end > 0 ? `[/${name}]` : '\0', '');
}

const embeds = ['embed', 'youtube', 'vimeo'];

/** Writes a post's shortcodes as HTML; those that only the old site could render are dropped, with a note of each. */
export function expandShortcodes(source: string, postId: number, attachments: Attachments, notes: Note[]): string {
  // Jetpack writes the address right after the name, and settings after it.
  let text = source.replace(/\[(youtube|vimeo)=(https?:[^\]\s]*)/gi, (_, tag: string, address: string) => {
    return `[${tag} ${address.replace(/^([^?&]*)&.*$/, '$1')}`;
  });
  for (const tag of ['caption', 'wp_caption']) text = replace(tag, text, expandCaption);
  text = replace('gallery', text, (shortcode) => expandGallery(shortcode, postId, attachments, notes));
  for (const tag of embeds) text = replace(tag, text, (shortcode) => expandEmbed(shortcode, notes));
  const unknown = new Set([...text.matchAll(names)].map(([, name = '']) => name));
  for (const name of unknown) text = dropUnknown(text, name, attachments, notes);
  // Doubled brackets are how a post writes about a shortcode.
  return text.replace(/\[(\[\/?[a-z][^[\]]*\])\]/gi, '$1');
}
