import { attrs, replace } from '@wordpress/shortcode';
import { parseVideoLink, videoPage } from '@site/model/video/video-link.ts';
import { saysSomething } from './list-lost.ts';
import { metaOf, type ExportItem } from './read-export.ts';
import type { Note } from './note.ts';

type Shortcode = Parameters<Parameters<typeof replace>[2]>[0];

export interface ShortcodeContext {
  readonly items: readonly ExportItem[];
  /** The post's number on the old site. */
  readonly postId: number;
  readonly notes: Note[];
}

/** In classic posts, empty lines separate blocks. */
const block = (html: string) => `\n\n${html}\n\n`;

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

export function writePicture(attachment: ExportItem): string {
  const alt = metaOf(attachment, '_wp_attachment_image_alt');
  return `<img class="wp-image-${attachment.id}" src="${escapeHtml(attachment.attachmentUrl)}" alt="${escapeHtml(alt)}">`;
}

function figure(picture: string, words: string): string {
  const caption = words.trim() === '' ? '' : `<figcaption>${words.trim()}</figcaption>`;
  return block(`<figure>${picture}${caption}</figure>`);
}

/** A quoted attribute may contain the ">" that would end an element. */
const inElement = String.raw`\s(?:[^>"']|"[^"]*"|'[^']*')*>`;
const pictureFirst = new RegExp(String.raw`^\s*((?:<a${inElement}\s*)?<img${inElement}(?:\s*</a>)?)([\s\S]*)$`, 'i');

/** `[caption]<img> words[/caption]`, or the words in its `caption`. */
function expandCaption({ content = '', attrs: { named } }: Shortcode): string {
  const [, picture, words = ''] = pictureFirst.exec(content) ?? [];
  return picture === undefined ? block(`${content} ${named.caption ?? ''}`) : figure(picture, named.caption ?? words);
}

const listIds = (value = '') =>
  value
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** `[gallery ids="1,2"]`; without numbers it shows what was uploaded for the post. */
function expandGallery({ attrs: { named } }: Shortcode, { items, postId, notes }: ShortcodeContext): string {
  const chosen = listIds(named.ids ?? named.include);
  const left = new Set(listIds(named.exclude));
  const uploaded = items
    .filter(({ id, parent, type }) => type === 'attachment' && parent === postId && !left.has(id))
    .sort((a, b) => a.menuOrder - b.menuOrder || a.id - b.id)
    .map(({ id }) => id);
  const pictures = (chosen.length > 0 ? chosen : uploaded).map((id) => {
    const found = items.find((item) => item.id === id && item.type === 'attachment');
    if (!found) notes.push(['picture', `attachment ${id} of a gallery: the export does not have it`]);
    return found ? figure(writePicture(found), found.excerpt) : '';
  });
  return pictures.join('');
}

const attributes = String.raw`(?:[\s=/](?:"[^"]*"|'[^']*'|[^\]"'])*)?`;
const oneTag = new RegExp(String.raw`(\[?)\[(/?)([a-z:][\w:-]*)(${attributes})\](\]?)`, 'gi');
/** What a builder has encoded between two tags. */
const encoded = new RegExp(String.raw`(\[[a-z][\w-]*${attributes}\])\s*([\w+/%]{24,}=*)\s*(?=\[/)`, 'gi');
/** A player's address between two tags. */
const aroundAddress = new RegExp(
  String.raw`\[([a-z][\w-]*)(${attributes})\]\s*(https?://[^\s\[\]<>"]+)\s*\[/\1\]`,
  'gi',
);

function valuesOf(settings: string): string[] {
  const { named, numeric } = attrs(settings.replace(/^=/, ''));
  return [...numeric, ...Object.values(named)].map((value) => value ?? '');
}

function findVideo(values: readonly string[]): string | undefined {
  // Jetpack writes settings after the address, without a question mark.
  const addresses = values
    .filter((value) => /^https?:/.test(value))
    .map((value) => value.replace(/^([^?&]*)&.*$/, '$1'));
  const video = addresses.map(parseVideoLink).find((found) => found !== undefined);
  return video && videoPage(video);
}

/**
 * Whether text in brackets is a shortcode, which only the old site knew, rather than a remark such as `[sic]`: it has
 * attributes, an address, a closing tag, or a name of several words.
 */
function isShortcode(name: string, settings: string, source: string): boolean {
  return /[=/]/.test(settings) || /[_-]/.test(name) || source.toLowerCase().includes(`[/${name.toLowerCase()}]`);
}

/** A placeholder for a removed tag. */
const gap = '\u0000';

/**
 * Writes a post's shortcodes as HTML: WordPress's own for captions and galleries, and those with a video's address. The
 * text between the tags of others is kept, and each tag is noted as it is written.
 */
export function expandShortcodes(source: string, context: ShortcodeContext): string {
  let text = replace('caption', source, expandCaption);
  text = replace('gallery', text, (shortcode) => expandGallery(shortcode, context));
  const noteWords = (name: string, settings: string) => {
    if (valuesOf(settings).some(saysSomething)) context.notes.push(['left', `[${name}${settings}]`]);
  };
  text = text.replace(encoded, (_all, tag: string, code: string) => {
    context.notes.push(['left', code]);
    return tag;
  });
  text = text.replace(aroundAddress, (_all, name: string, settings: string, address: string) => {
    noteWords(name, settings);
    return block(`<p>${address}</p>`);
  });
  text = text.replace(oneTag, (tag: string, ...parts: string[]) => {
    const [before, closing, name, settings, after] = parts as [string, string, string, string, string];
    // Doubled brackets are how a post writes about a shortcode.
    if (before !== '' && after !== '') return tag.slice(1, -1);
    if (closing !== '') return before + gap + after;
    const video = findVideo(valuesOf(settings));
    if (video !== undefined) {
      noteWords(name, settings);
      return before + block(`<p>${video}</p>`) + after;
    }
    const bare = `[${name}${settings}]`;
    if (!isShortcode(name, settings, text)) {
      context.notes.push(['kept', bare]);
      return tag;
    }
    context.notes.push(['left', bare]);
    return before + gap + after;
  });
  // Between two tags there was another box or column; one tag may be within a sentence.
  return text.replace(/\u0000\s*\u0000[\s\u0000]*/g, block('<p></p>')).replaceAll(gap, '');
}
