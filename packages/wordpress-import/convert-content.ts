import { autop } from '@wordpress/autop';
import type { Element, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { unwrap } from '@site/model/blog/cleaning/form-blocks.ts';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { parseHtml, writeHtml } from '@site/model/blog/parse-html.ts';
import { createPlayerFigure } from '@site/model/blog/post-player.ts';
import { parseVideoLink } from '@site/model/video/video-link.ts';
import { listLost } from './list-lost.ts';
import type { Note } from './report.ts';
import { writePicture, writeShortcodes } from './old-code.ts';
import type { OldSite } from './old-site.ts';
import type { PictureImporter } from './pictures.ts';
import { unreadable } from './post-fields.ts';
import { metaOf, type ExportItem } from './read-export.ts';

interface PostContext {
  readonly site: OldSite;
  /** The path on this site for an address of the old one; undefined if there is none. */
  readonly findPlace: (url: URL) => string | undefined;
  readonly pictures: PictureImporter;
  readonly title: string;
  readonly notes: Note[];
}

/** Addresses of the post that the article still has: links as written, and the keys of pictures. */
type Taken = Set<string>;

/** Text that looks like a token (packages/model/facts): its brace is escaped. */
const tokenStart = /\{(?=\s*[A-Za-z][\w.-]*\s*\})/g;

/** WordPress embeds an address in a block of its own, or on a line of its own, even between two lines of text. */
function linkAddresses(source: string): string {
  const link = '<a href="$1">$1</a>';
  return source
    .replace(/<div class="wp-block-embed__wrapper">\s*(https?:\/\/[^\s<>"]+)\s*<\/div>/g, link)
    .replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, `\n\n${link}\n\n`);
}

function listPictures(tree: Root): Element[] {
  const pictures: Element[] = [];
  visit(tree, { type: 'element', tagName: 'img' }, (picture: Element) => void pictures.push(picture));
  return pictures;
}

/** Themes show the featured picture above the post; here it becomes the post's first picture. */
function writeFeaturedPicture(html: string, item: ExportItem, { site, notes }: PostContext): string {
  const id = Number(metaOf(item, '_thumbnail_id'));
  if (!id) return '';
  const featured = site.item(id);
  if (!featured) {
    notes.push(['picture', `attachment ${id}, the featured picture: the export does not have it`]);
    return '';
  }
  const addresses = listPictures(parseHtml(html)).map(({ properties }) => properties.src ?? '');
  const isShown = addresses.some((address) => site.findPicture(address)?.attachment === featured);
  return isShown ? '' : `<p>${writePicture(featured)}</p>\n`;
}

/** Default titles of hosts, themes and plugins. */
const noTitle = /^(?:youtube|vimeo)?\s*(?:video player|video|player)?$/i;

/** Turns a frame of Vimeo or YouTube into a player. The blog's cleaner makes players of links to videos. */
function convertFrame(frame: Element): void {
  const { src, title } = frame.properties;
  const video = parseVideoLink(String(src).replace(/^\/\//, 'https://'));
  if (!video) return;
  Object.assign(frame, createPlayerFigure(video));
  const [link] = frame.children;
  const words = typeof title === 'string' ? title.trim() : '';
  if (link?.type === 'element' && !noTitle.test(words)) link.children = [{ type: 'text', value: words }];
}

/** Updates a link to the old site; one that nothing takes the place of is removed and noted. */
function convertLink(link: Element, taken: Taken, { site, findPlace, notes }: PostContext): void {
  const { href } = link.properties;
  const url = typeof href === 'string' && !href.startsWith('#') ? site.parse(href) : undefined;
  if (typeof href !== 'string' || !url || !site.has(url)) return;
  const place = findPlace(url);
  if (place === undefined) {
    // Pictures often link to their own files.
    if (!taken.has(site.findPicture(href)?.key ?? '')) notes.push(['link', href]);
    unwrap(link);
    return;
  }
  // WordPress's anchor at the end of an excerpt.
  const hash = /^#more-\d+$/.test(url.hash) ? '' : url.hash;
  taken.add(href);
  link.properties.href = place + (place.includes('/blog/') ? hash.replace(/^#(?!part-)/, '#part-') : hash);
}

/** Replaces pictures with the imported ones; those that are not available are removed and noted. */
async function convertPictures(tree: Root, taken: Taken, { site, pictures, notes }: PostContext): Promise<void> {
  for (const picture of listPictures(tree)) {
    const { src = '', alt = '' } = picture.properties;
    const old = site.findPicture(src);
    const placed = old ? await pictures.place(old) : { problem: 'it is not on the old site' };
    if ('problem' in placed) {
      notes.push(['picture', `${`${src} ${alt}`.trim()}: ${placed.problem}`]);
      unwrap(picture);
      continue;
    }
    taken.add(src).add(old?.key ?? '');
    picture.properties = { src: placed.src, alt: alt.trim() || placed.alt };
    if (placed.hasFrames) notes.push(['changed', `${placed.src} moves or has several pages: only the first is shown`]);
  }
}

/** Without the attributes that the blog's cleaner sets in each build. */
const storedSchema = { ...postSchema, attributes: { ...postSchema.attributes, a: ['href'], img: ['src', 'alt'] } };

/** The site's own rules for hosts apply in each build. */
const anySite = { unwantedHosts: [], origin: 'https://site.invalid' };

/**
 * Converts a post to an article with imported pictures. Notes everything that is in the export and not in the result.
 * @returns its HTML, and the addresses of the post that it still has.
 */
export async function convertContent(item: ExportItem, context: PostContext) {
  const { site, notes, title } = context;
  const source = item.content.replace(/\r\n?/g, '\n');
  const text = linkAddresses(writeShortcodes(source, site.source.items, notes));
  const blocks = source.includes('<!-- wp:') ? text : autop(text);
  const written = writeFeaturedPicture(blocks, item, context) + blocks;
  const readable = written.replace(unreadable, '');
  if (readable !== written) notes.push(['changed', 'it had characters that cannot be read, which are left out']);
  const tree = parseHtml(readable);
  const taken: Taken = new Set();
  visit(tree, { type: 'element', tagName: 'iframe' }, convertFrame);
  await convertPictures(tree, taken, context);
  visit(tree, { type: 'element', tagName: 'a' }, (link: Element) => convertLink(link, taken, context));
  const cleaned = parseHtml(cleanPostHtml(writeHtml(tree), { ...anySite, title }));
  const html = toHtml(sanitize(cleaned, storedSchema)).trim();
  const isTaken = (address: string) => {
    const video = parseVideoLink(address);
    const isShown = video !== undefined && html.includes(video.id);
    return isShown || taken.has(address) || taken.has(site.findPicture(address)?.key ?? '');
  };
  const lost = listLost({ tree: parseHtml(readable), source }, { html, title, notes }, isTaken);
  notes.push(...lost.map((what): Note => ['left', what]));
  return { html: html.replace(tokenStart, '&#123;'), taken };
}
