import { autop } from '@wordpress/autop';
import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { formPartId } from '@site/model/blog/cleaning/sanitize-post.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { parseVideoLink, videoPage } from '@site/model/video/video-link.ts';
import { removeBlockComments } from './block-comments.ts';
import { convertPlayers } from './convert-players.ts';
import { finishPost } from './finish-post.ts';
import { isOnHosts, plainAddress } from './old-addresses.ts';
import { convertPictures, showBackgrounds, type PictureImporter } from './pictures.ts';
import { unreadable } from './post-fields.ts';
import type { ExportItem, WordPressExport } from './read-export.ts';
import type { Note } from './note.ts';
import { expandShortcodes, writePicture } from './shortcodes.ts';

export interface PostContext {
  readonly source: WordPressExport;
  /** Where imported posts are on this site, by their `plainAddress` on the old one. */
  readonly newAddresses: ReadonlyMap<string, string>;
  readonly pictures: PictureImporter;
  /** The post's title here. */
  readonly title: string;
  readonly notes: Note[];
}

const writer = unified().use(rehypeStringify, { characterReferences: { useNamedReferences: true } });

/** Text that looks like a token (packages/model/facts): its brace is escaped. */
const tokenStart = /\{(?=\s*[A-Za-z][\w.-]*\s*\})/g;

/** An address on a line of its own is a block, even between two lines of text: WordPress embeds its player. */
function separateAddresses(source: string): string {
  return source.replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, '\n\n$1\n\n');
}

/** Themes show the video of a post of the format "video" above it, wherever they keep its address. */
function withVideo(source: string, { videoAddress }: ExportItem): string {
  const address = /https?:\/\/[^\s"'<>[\]]+/.exec(videoAddress)?.[0];
  const video = address === undefined ? undefined : parseVideoLink(address);
  return video && !source.includes(video.id) ? `<p>${videoPage(video)}</p>\n\n${source}` : source;
}

/** Old themes show the featured picture above the post; here the post's first picture takes that role. */
function addFeaturedPicture(html: string, { thumbnail }: ExportItem, { source, pictures, notes }: PostContext): string {
  if (thumbnail === 0) return html;
  const featured = source.attachments.get(thumbnail);
  if (!featured) {
    notes.push(['picture', `attachment ${thumbnail}, the featured picture: the export does not have it`]);
    return html;
  }
  const keyOf = (address: string) => pictures.find(address)?.key;
  const isShown = [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi)].some(
    ([, src = '']) => keyOf(src.replaceAll('&amp;', '&')) === keyOf(featured.attachmentUrl),
  );
  return isShown ? html : `<p>${writePicture(featured)}</p>\n${html}`;
}

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg)$/i;
const otherFile = /\.(?:pdf|docx?|xlsx?|pptx?|zip|mp3|mp4|mov|m4[av]|wav|avi|wmv)$/i;

function holdsPicture({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'img' || holdsPicture(child)));
}

/** @returns whether the link should be removed and its content kept. */
function convertLink(element: Element, { source, newAddresses, pictures, notes }: PostContext): boolean {
  const { href } = element.properties;
  if (typeof href !== 'string' || !URL.canParse(href)) return false;
  const url = new URL(href);
  const address = newAddresses.get(plainAddress(href) ?? '');
  if (address !== undefined) {
    const place = url.hash.length > 1 ? `#${formPartId(url.hash.slice(1))}` : '';
    element.properties.href = address + place;
  } else if (isOnHosts(url, source.hosts) || pictures.find(href)) {
    // A picture that links to its own file or page, neither of which is imported.
    const isOwn = pictureFile.test(url.pathname) || url.searchParams.has('attachment_id');
    if (holdsPicture(element) && isOwn) return true;
    if (otherFile.test(url.pathname) || pictureFile.test(url.pathname)) notes.push(['file', href]);
  }
  return false;
}

/** Updates links to imported posts. Other links to the old site are left to the blog's cleaner (`formerHost`). */
function convertLinks(tree: Root, context: PostContext): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (element.tagName === 'a' && convertLink(element, context)) {
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    return undefined;
  });
}

/** Halves of a character, such as an emoji, that an old program wrote as two references. */
const halves = /&#(?:(5[56]\d{3})|x(d[89ab][\da-f]{2}));&#(?:(5[67]\d{3})|x(d[c-f][\da-f]{2}));/gi;

function joinHalves(source: string): string {
  return source.replace(halves, (written, ...found: (string | undefined)[]) => {
    const [high, highHex, low, lowHex] = found;
    const character = String.fromCharCode(
      high === undefined ? Number.parseInt(highHex ?? '', 16) : Number(high),
      low === undefined ? Number.parseInt(lowHex ?? '', 16) : Number(low),
    );
    return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(character) ? character : written;
  });
}

/** Removes characters that a content file cannot have, also those written as references. */
function removeUnreadable(tree: Root, notes: Note[]): void {
  const remove = (text: string) => {
    const readable = text.replace(unreadable, '');
    for (let count = readable.length; count < text.length; count += 1) notes.push(['sign', 'a sign of the text']);
    return readable;
  };
  visit(tree, (node) => {
    if (node.type === 'text') node.value = remove(node.value);
    if (node.type !== 'element') return;
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = remove(value);
    }
  });
}

/**
 * A post as content/blog has it: tidy HTML of the elements that the blog's cleaner keeps, with imported pictures.
 * This does not replace the cleaner, which runs in each build.
 */
export async function convertContent(post: ExportItem, context: PostContext): Promise<string> {
  const { source, pictures, notes, title } = context;
  const { blocks } = source;
  const isClassic = !post.content.includes('<!-- wp:');
  // Some themes show the footnotes without a block for them.
  const hasOwnNotes = post.footnotes === '' || /<!--\s*wp:(?:core\/)?footnotes\b/.test(post.content);
  const content = hasOwnNotes ? post.content : `${post.content}\n\n<!-- wp:footnotes /-->`;
  const { footnotes } = post;
  const text = removeBlockComments(joinHalves(content.replace(/\r\n?/g, '\n')), { blocks, footnotes, notes });
  const expanded = withVideo(expandShortcodes(text, post.id, source.attachments, notes), post);
  if (!['', 'standard'].includes(post.format)) notes.push(['format', post.format]);
  const html = addFeaturedPicture(isClassic ? autop(separateAddresses(expanded)) : expanded, post, context);
  const tree = parseHtml(html);
  removeUnreadable(tree, notes);
  showBackgrounds(tree);
  convertPlayers(tree, notes);
  convertLinks(tree, context);
  await convertPictures(tree, pictures, notes);
  return writer
    .stringify(finishPost(tree, title, notes))
    .trim()
    .replace(tokenStart, '&#123;');
}
