import { autop } from '@wordpress/autop';
import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { tidyBlocks } from '@site/model/blog/cleaning/tidy-blocks.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { convertAddresses } from './convert-addresses.ts';
import { convertPictures, type PictureContext } from './convert-pictures.ts';
import { pictureKey } from './pictures.ts';
import { unreadable } from './post-fields.ts';
import type { ExportItem } from './read-export.ts';
import type { TakeNote } from './report.ts';
import { expandShortcodes, writePicture } from './shortcodes.ts';

export interface ContentContext extends PictureContext {
  readonly attachments: ReadonlyMap<number, ExportItem>;
  /** The old site's hosts, without `www.`. */
  readonly hosts: ReadonlySet<string>;
  /** Where imported articles are on this site, by their old addresses in plain form (`plainAddress`). */
  readonly moved: ReadonlyMap<string, string>;
}

const writer = unified()
  .use(rehypeSanitize, postSchema)
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } });

/** Would name a fact (packages/model/facts); with this brace as a character reference, it is text. */
const tokenStart = /\{(?=\s*[A-Za-z][\w.-]*\s*\})/g;

const blockMark = /<!--\s*\/?wp:([a-z][\w/-]*)[\s\S]*?(\/)?-->/g;

/** Removes the block editor's comments; WordPress draws a block that has no end when a page is requested. */
function removeBlockMarks(source: string, note: TakeNote): string {
  return source.replace(blockMark, (_mark, name: string, isDrawn: string | undefined) => {
    if (isDrawn !== undefined) note('block', name);
    return '';
  });
}

/** A player's address on a line of its own is a block, even between two lines of text. */
function separateAddresses(source: string): string {
  return source.replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, '\n\n$1\n\n');
}

/** Old themes show the featured picture above the article; here its first picture serves as that. */
function addFeaturedPicture(html: string, { thumbnail }: ExportItem, context: ContentContext): string {
  if (thumbnail === 0) return html;
  const featured = context.attachments.get(thumbnail);
  if (!featured) {
    context.note('picture', `attachment ${String(thumbnail)}, the featured picture: the export does not have it`);
    return html;
  }
  const keyOf = (address: string) => {
    const picture = context.findPicture(address);
    return picture && pictureKey(picture);
  };
  const isShown = [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi)].some(
    ([, src = '']) => keyOf(src.replaceAll('&amp;', '&')) === keyOf(featured.attachmentUrl),
  );
  return isShown ? html : `<p>${writePicture(featured)}</p>\n${html}`;
}

/** Browsers ignore controls and spaces before a scheme. */
const scriptScheme = /^[\u0000-\u0020]*(?:javascript|vbscript|data):/i;

/** Elements that readers never saw; a `source` is removed with its `video`. */
const invisible = new Set(['source', 'track', 'param', 'link', 'meta', 'head', 'title', 'base']);

/** Removes what the site's cleaner would remove in each build, so that it is reported once. */
function dropElements(tree: Root, note: TakeNote): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (postSchema.strip.includes(tagName)) {
      const address = typeof properties.src === 'string' ? ` ${properties.src}` : '';
      if (!invisible.has(tagName)) note('element', `<${tagName}>${address}`);
      if (index === undefined || !parent) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const name of Object.keys(properties).filter((property) => /^on[a-z]/i.test(property))) {
      note('script', `${name.toLowerCase()} of <${tagName}>`);
    }
    const { href } = properties;
    const isScript = typeof href === 'string' && scriptScheme.test(href.replace(/[\t\n\r]/g, ''));
    if (isScript) note('script', `href of <${tagName}>`);
    return undefined;
  });
}

/** Leaves only the attributes that the site's own cleaner does not set again. */
function plainPictures(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'img' }, (picture: Element) => {
    const { src, alt } = picture.properties;
    picture.properties = { src, alt };
  });
}

/**
 * An article as content/blog has it: tidy HTML of the elements that the site's cleaner lets through, with the site's
 * pictures. This does not replace the cleaner, which runs in each build.
 */
export async function convertContent(post: ExportItem, context: ContentContext): Promise<string> {
  const { attachments, note } = context;
  const isClassic = !post.content.includes('<!-- wp:');
  const marked = removeBlockMarks(post.content.replace(/\r\n?/g, '\n').replace(unreadable, ''), note);
  const expanded = expandShortcodes(marked, { postId: post.id, attachments, note });
  const html = addFeaturedPicture(isClassic ? autop(separateAddresses(expanded)) : expanded, post, context);
  const tree = parseHtml(html);
  convertAddresses(tree, context);
  await convertPictures(tree, context);
  dropElements(tree, note);
  const tidy = writer.runSync(tidyBlocks(tree));
  plainPictures(tidy);
  return writer.stringify(tidy).trim().replace(tokenStart, '&#123;');
}
