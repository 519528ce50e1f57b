import type { Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml, writeHtml } from '../parse-html.ts';
import { cleanLinks, type PostImage, type ResolveImage } from './clean-links.ts';
import { createPostAddresses, type AddressOptions } from './post-addresses.ts';
import { postSchema } from './post-schema.ts';
import { removeMetaLines } from './remove-meta-lines.ts';
import { tidyBlocks } from './tidy-blocks.ts';

export type { PostImage };

export interface CleanPostOptions extends AddressOptions {
  /** The post's title; a paragraph or heading that only repeats it is removed. */
  readonly title: string;
  /** Gives the file to show for a picture's address; undefined leaves the address. Its answer is trusted. */
  readonly resolveImage?: ResolveImage;
}

const renamed = new Map(Object.entries({ b: 'strong', i: 'em', h1: 'h2' }));
const stripped = new Set(postSchema.strip);

const sanitizer = unified().use(rehypeSanitize, postSchema);

/** Removes what the sanitizer would remove with its content, so that no later step reads it. */
function prepareElements(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element') node.tagName = renamed.get(node.tagName) ?? node.tagName;
    if (!('children' in node)) return;
    node.children = node.children.filter((child) => child.type !== 'element' || !stripped.has(child.tagName));
  });
}

/**
 * Makes an old blog engine's HTML ready to show: without the lines that the engine wrote around an article, repeats of
 * its title and unwanted links, with current addresses, and with nothing but the elements and attributes of the schema.
 */
export function cleanPostHtml(html: string, options: CleanPostOptions): string {
  const { title, resolveImage = () => undefined } = options;
  const addresses = createPostAddresses(options);
  const tree = parseHtml(html);
  prepareElements(tree);
  removeMetaLines(tree, title, addresses);
  cleanLinks(tree, addresses, resolveImage);
  visit(tree, 'text', (text) => {
    text.value = addresses.removeMentions(text.value);
  });
  return writeHtml(sanitizer.runSync(tidyBlocks(tree)));
}
