import { autop } from '@wordpress/autop';
import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { findWrongLink } from '@site/model/blog/article-player.ts';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { tidyBlocks } from '@site/model/blog/cleaning/tidy-blocks.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { parseVideoLink, videoPage } from '@site/model/video/video-link.ts';
import { removeBlockComments } from './block-comments.ts';
import { convertPlayers } from './convert-players.ts';
import { findOldPicture, isOnHosts, plainAddress } from './old-addresses.ts';
import { convertPictures, type PictureImporter } from './pictures.ts';
import { unreadable } from './post-fields.ts';
import type { ExportItem, WordPressExport } from './read-export.ts';
import type { Note } from './note.ts';
import { expandShortcodes, writePicture } from './shortcodes.ts';

export interface ArticleContext {
  readonly source: WordPressExport;
  /** Where imported articles are on this site, by their `plainAddress` on the old one. */
  readonly newAddresses: ReadonlyMap<string, string>;
  readonly pictures: PictureImporter;
  readonly notes: Note[];
}

const writer = unified()
  .use(rehypeSanitize, postSchema)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } });

/** Text that looks like a token (packages/model/facts): its brace is escaped. */
const tokenStart = /\{(?=\s*[A-Za-z][\w.-]*\s*\})/g;

/** An address on a line of its own is a block, even between two lines of text: WordPress embeds its player. */
function separateAddresses(source: string): string {
  return source.replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, '\n\n$1\n\n');
}

/** Themes show the video of an article of the format "video" above it, wherever they keep its address. */
function withVideo(source: string, { videoAddress }: ExportItem): string {
  const address = /https?:\/\/[^\s"'<>[\]]+/.exec(videoAddress)?.[0];
  const video = address === undefined ? undefined : parseVideoLink(address);
  return video && !source.includes(video.id) ? `<p>${videoPage(video)}</p>\n\n${source}` : source;
}

/** Old themes show the featured picture above the article; here the article's first picture takes that role. */
function addFeaturedPicture(html: string, { thumbnail }: ExportItem, { source, notes }: ArticleContext): string {
  if (thumbnail === 0) return html;
  const featured = source.attachments.get(thumbnail);
  if (!featured) {
    notes.push(['picture', `attachment ${String(thumbnail)}, the featured picture: the export does not have it`]);
    return html;
  }
  const keyOf = (address: string) => findOldPicture(address, source)?.key;
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
function convertLink(element: Element, { source, newAddresses, notes }: ArticleContext): boolean {
  const { href } = element.properties;
  if (typeof href !== 'string' || !URL.canParse(href)) return false;
  const url = new URL(href);
  const address = newAddresses.get(plainAddress(href) ?? '');
  if (address !== undefined) element.properties.href = address + url.hash;
  else if (isOnHosts(url, source.hosts)) {
    // A picture that links to its own file or page, neither of which is imported.
    const isOwn = pictureFile.test(url.pathname) || url.searchParams.has('attachment_id');
    if (holdsPicture(element) && isOwn) return true;
    if (otherFile.test(url.pathname) || pictureFile.test(url.pathname)) notes.push(['file', href]);
  }
  return false;
}

/** Updates links to imported posts. Other links to the old site are left to the blog's cleaner (`formerHost`). */
function convertLinks(tree: Root, context: ArticleContext): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (element.tagName === 'a' && convertLink(element, context)) {
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    return undefined;
  });
}

/** Browsers ignore control characters and spaces before a scheme. */
const scriptScheme = /^[\u0000-\u0020]*(?:javascript|vbscript|data):/i;

/** Elements that readers never saw. A `source` is removed with its `video`. */
const invisible = new Set(['source', 'track', 'param', 'link', 'meta', 'head', 'title', 'base']);

/** Removes what the blog's cleaner would remove in each build, so that the report can list it. */
function dropElements(tree: Root, notes: Note[]): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (postSchema.strip.includes(tagName)) {
      const address = typeof properties.src === 'string' ? ` ${properties.src}` : '';
      if (!invisible.has(tagName)) notes.push(['element', `<${tagName}>${address}`]);
      if (index === undefined || !parent) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const name of Object.keys(properties).filter((property) => /^on[a-z]/i.test(property))) {
      notes.push(['script', `${name.toLowerCase()} of <${tagName}>`]);
    }
    const { href } = properties;
    const isScript = typeof href === 'string' && scriptScheme.test(href.replace(/[\t\n\r]/g, ''));
    if (isScript) notes.push(['script', `href of <${tagName}>`]);
    return undefined;
  });
}

/** Removes attributes that the blog's cleaner sets in each build. */
function simplify(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { src, alt } = element.properties;
    if (element.tagName === 'img') element.properties = { src, alt };
    if (element.tagName === 'a') delete element.properties.rel;
  });
}

/**
 * An article as content/blog has it: tidy HTML of the elements that the blog's cleaner keeps, with imported pictures.
 * This does not replace the cleaner, which runs in each build.
 */
export async function convertContent(post: ExportItem, context: ArticleContext): Promise<string> {
  const { source, pictures, notes } = context;
  const isClassic = !post.content.includes('<!-- wp:');
  const text = removeBlockComments(post.content.replace(/\r\n?/g, '\n').replace(unreadable, ''), notes);
  const expanded = withVideo(expandShortcodes(text, post.id, source.attachments, notes), post);
  if (!['', 'standard'].includes(post.format)) notes.push(['format', post.format]);
  const html = addFeaturedPicture(isClassic ? autop(separateAddresses(expanded)) : expanded, post, context);
  const tree = parseHtml(html);
  convertPlayers(tree, notes);
  convertLinks(tree, context);
  await convertPictures(tree, pictures, notes);
  dropElements(tree, notes);
  const blocks = tidyBlocks(tree);
  // A figure that only links to a page would be refused: it is the form of a player.
  for (const block of blocks.children) if (block.type === 'element' && findWrongLink(block)) block.tagName = 'p';
  const tidy = writer.runSync(blocks);
  simplify(tidy);
  return writer.stringify(tidy).trim().replace(tokenStart, '&#123;');
}
