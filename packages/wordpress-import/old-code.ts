import { attrs, replace } from '@wordpress/shortcode';
import { parseVideoLink, videoPage } from '@site/model/video/video-link.ts';
import { saysSomething } from './list-lost.ts';
import type { Note } from './report.ts';
import { metaOf, type ExportItem } from './read-export.ts';

/** In classic posts, empty lines separate blocks. */
const block = (html: string) => `\n\n${html}\n\n`;

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

export function writePicture(attachment: ExportItem): string {
  const alt = metaOf(attachment, '_wp_attachment_image_alt');
  return `<img src="${escapeHtml(attachment.attachmentUrl)}" alt="${escapeHtml(alt)}">`;
}

function figure(picture: string, words: string): string {
  const caption = words.trim() === '' ? '' : `<figcaption>${words.trim()}</figcaption>`;
  return block(`<figure>${picture}${caption}</figure>`);
}

const pictureFirst = /^\s*((?:<a\s[^>]*>\s*)?<img\s[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;

/** `[caption]<img> words[/caption]`. */
function writeCaption(content: string): string {
  const [, picture, words = ''] = pictureFirst.exec(content) ?? [];
  return picture === undefined ? block(content) : figure(picture, words);
}

/** `[gallery ids="1,2"]`. */
function writeGallery(ids: string, items: readonly ExportItem[], notes: Note[]): string {
  const pictures = ids.split(',').map((id) => {
    const found = items.find((item) => item.id === Number(id) && item.type === 'attachment');
    if (!found) notes.push(['picture', `attachment ${id} of a gallery: the export does not have it`]);
    return found ? figure(writePicture(found), found.excerpt) : '';
  });
  return pictures.join('');
}

const tag = /(\[?)\[(\/?)([a-z][\w:-]*|:\w*)((?:[\s=](?:"[^"]*"|'[^']*'|[^\]"'])*)?)\](\]?)/gi;
const embed = /\[embed[^\]]*\]\s*(https?:[^\s[\]<>"]+)\s*\[\/embed\]/gi;

/**
 * Whether text in brackets is a shortcode, which only the old site knew, rather than a remark such as `[sic]`: it has
 * attributes, an address, a closing tag, a name of several words, or a colon.
 */
function isShortcode(name: string, settings: string, source: string): boolean {
  return /=|https?:/.test(settings) || /[_:-]/.test(name) || source.toLowerCase().includes(`[/${name.toLowerCase()}]`);
}

/**
 * Converts WordPress's own shortcodes and those with a video's address to HTML. Other tags are removed and noted, and
 * the text between them is kept.
 */
export function writeShortcodes(source: string, items: readonly ExportItem[], notes: Note[]): string {
  const captioned = replace('caption', source, ({ content = '', attrs: { named } }) =>
    writeCaption(content + (named.caption ?? '')),
  );
  const text = captioned.replace(embed, block('$1'));
  return text.replace(
    tag,
    (written: string, ...[before = '', closing, name = '', settings = '', after = '']: string[]) => {
      // An escaped shortcode.
      if (before !== '' && after !== '') return written.slice(1, -1);
      if (closing) return `${before} ${after}`;
      if (!isShortcode(name, settings, text)) {
        notes.push(['kept', `[${name}${settings}]`]);
        return written;
      }
      const { named, numeric } = attrs(settings.replace(/^=/, ''));
      if (name === 'gallery' && named.ids) return writeGallery(named.ids, items, notes);
      const values = [...numeric, ...Object.values(named)].map((value) => value ?? '');
      const video = values.map(parseVideoLink).find((found) => found !== undefined);
      if (!video || values.some(saysSomething)) notes.push(['left', `[${name}${settings}]`]);
      return before + (video ? block(videoPage(video)) : ' ') + after;
    },
  );
}
