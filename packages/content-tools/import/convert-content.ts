import { autop } from '@wordpress/autop';
import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { tidyBlocks } from '@site/model/blog/cleaning/tidy-blocks.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { settleAddresses } from './content-addresses.ts';
import { settlePictures, type PictureContext } from './content-pictures.ts';
import { dropElements } from './drop-elements.ts';
import { expandShortcodes, writePicture } from './expand-shortcodes.ts';
import { pictureKey } from './picture-address.ts';
import { unreadable } from './post-fields.ts';
import type { ExportItem } from './wordpress-export.ts';

export interface ContentContext extends PictureContext {
  /** Where articles of the old site stand now, by their old addresses in plain form (`plainAddress`). */
  readonly moved: ReadonlyMap<string, string>;
}

const writer = unified()
  .use(rehypeSanitize, postSchema)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } });

/** Names a fact wherever it stands in the content (packages/model/facts); written so, the brace is a letter. */
const tokenStart = /\{(?=\s*[A-Za-z][\w.-]*\s*\})/g;

const blockMark = /<!--\s*\/?wp:([a-z][\w/-]*)[\s\S]*?(\/)?-->/g;

/** The block editor's own comments go; a block without an end is drawn by WordPress when it is asked for. */
function removeBlockMarks(source: string, { note }: ContentContext): string {
  return source.replace(blockMark, (_mark, name: string, isDrawn: string | undefined) => {
    if (isDrawn !== undefined) note('block', name);
    return '';
  });
}

/** A player's address on a line of its own is a block, also between two lines of text. */
function separateAddresses(source: string): string {
  return source.replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, '\n\n$1\n\n');
}

/** Old themes show an article's featured picture above it; here an article's first picture stands for it. */
function addFeaturedPicture(html: string, { thumbnail }: ExportItem, context: ContentContext): string {
  if (thumbnail === 0) return html;
  const featured = context.attachments.get(thumbnail);
  if (!featured) {
    context.note('picture', `attachment ${String(thumbnail)}, the featured picture: the export does not have it`);
    return html;
  }
  const key = (address: string) => {
    const picture = context.findPicture(address);
    return picture && pictureKey(picture);
  };
  const wanted = key(featured.attachmentUrl);
  const isShown = [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi)].some(
    ([, src = '']) => key(src.replaceAll('&amp;', '&')) === wanted,
  );
  return isShown ? html : `<p>${writePicture(featured)}</p>\n${html}`;
}

/** Leaves only what the site's own cleaner doesn't set again. */
function plainPictures(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'img' }, (picture: Element) => {
    const { src, alt } = picture.properties;
    picture.properties = { src, alt };
  });
}

/**
 * An article as content/blog has it: tidy HTML of the elements that the site's cleaner lets through, with the site's
 * pictures. The cleaner looks at it again in each build; nothing here stands in for that.
 */
export async function convertContent(post: ExportItem, context: ContentContext): Promise<string> {
  const isClassic = !post.content.includes('<!-- wp:');
  const marked = removeBlockMarks(post.content.replace(/\r\n?/g, '\n').replace(unreadable, ''), context);
  const { attachments, note } = context;
  const expanded = expandShortcodes(marked, { postId: post.id, attachments, note });
  const html = addFeaturedPicture(isClassic ? autop(separateAddresses(expanded)) : expanded, post, context);
  const tree = parseHtml(html);
  settleAddresses(tree, context);
  await settlePictures(tree, context);
  dropElements(tree, note);
  const tidy = writer.runSync(tidyBlocks(tree));
  plainPictures(tidy);
  return writer.stringify(tidy).trim().replace(tokenStart, '&#123;');
}
