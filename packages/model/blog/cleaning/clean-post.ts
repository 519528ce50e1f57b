import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { formPlayers } from '../article-player.ts';
import { parseHtml, writeHtml } from '../parse-html.ts';
import { createPostAddresses, type AddressOptions, type PostAddresses } from './post-addresses.ts';
import { postSchema } from './post-schema.ts';
import { removeMetaLines } from './remove-meta-lines.ts';
import { tidyBlocks, unwrap } from './tidy-blocks.ts';

/** A picture as the page shows it. */
export interface PostImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Size of the file in pixels, so that the page doesn't move when the picture loads. */
  readonly width: number;
  readonly height: number;
}

type ResolveImage = (src: string) => PostImage | undefined;

export interface CleanPostOptions extends AddressOptions {
  /** The post's title; a paragraph or heading that only repeats it is removed. */
  readonly title: string;
  /** The file to show for a picture's address; undefined keeps the address. The result is trusted. */
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

function holdsLink({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)));
}

function cleanLink(link: Element, addresses: PostAddresses): void {
  const href = holdsLink(link) ? undefined : addresses.resolveLink(link.properties.href ?? '');
  link.properties = { href, rel: href !== undefined && addresses.isExternal(href) ? ['noopener'] : undefined };
  if (href === undefined) unwrap(link);
  const [text] = link.children;
  if (text?.type === 'text' && addresses.isFormerAddress(text.value)) text.value = href ?? '';
}

function cleanPicture(picture: Element, addresses: PostAddresses, resolveImage: ResolveImage): void {
  const src = addresses.resolvePicture(picture.properties.src ?? '');
  const alt = addresses.removeMentions(picture.properties.alt ?? '');
  if (src === undefined) unwrap(picture);
  else picture.properties = { src, alt, className: ['post-image'], loading: 'lazy', ...resolveImage(src) };
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
  visit(tree, (node) => {
    if (node.type === 'text') node.value = addresses.removeMentions(node.value);
    else if (node.type !== 'element') return;
    else if (node.tagName === 'a') cleanLink(node, addresses);
    else if (node.tagName === 'img') cleanPicture(node, addresses, resolveImage);
  });
  return writeHtml(sanitizer.runSync(formPlayers(tidyBlocks(tree))));
}
