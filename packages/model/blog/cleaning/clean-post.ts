import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { maxDepthBeforeTidying, parseHtml, writeHtml } from '../parse-html.ts';
import { createPostAddresses, type AddressOptions, type PostAddresses } from './post-addresses.ts';
import { removeMetaLines } from './remove-meta-lines.ts';
import { prepareElements, sanitizePost } from './sanitize-post.ts';
import { unwrap } from './tidy-blocks.ts';

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

function idOf({ properties: { id } }: Element) {
  return id === undefined ? {} : { id };
}

function holdsLink({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)));
}

/** The text of such a link is a mailbox or a number, never a page's address. */
const unlikePages = /^(?:mailto|tel):/i;

function cleanLink(link: Element, addresses: PostAddresses): void {
  const href = holdsLink(link) ? undefined : addresses.resolveLink(link.properties.href ?? '');
  link.properties = {
    ...idOf(link),
    href,
    hrefLang: href === undefined ? undefined : addresses.languageOf(href),
    rel: href !== undefined && addresses.isExternal(href) ? ['noopener'] : undefined,
  };
  if (href === undefined) unwrap(link);
  const [text] = link.children;
  const isPage = href === undefined || !unlikePages.test(href);
  if (isPage && text?.type === 'text' && addresses.isFormerAddress(text.value)) text.value = href ?? '';
}

function cleanPicture(picture: Element, addresses: PostAddresses, resolveImage: ResolveImage): void {
  const src = addresses.resolvePicture(picture.properties.src ?? '');
  const alt = addresses.removeMentions(picture.properties.alt ?? '');
  if (src === undefined) unwrap(picture);
  else {
    const look = { className: ['post-image'], loading: 'lazy', ...resolveImage(src) };
    picture.properties = { ...idOf(picture), src, alt, ...look };
  }
}

/**
 * Makes an old blog engine's HTML ready to show: without the lines that the engine wrote around a post, repeats of
 * its title and unwanted links, with current addresses, and with nothing but the elements and attributes of the schema.
 */
export function cleanPostHtml(html: string, options: CleanPostOptions): string {
  const { title, resolveImage = () => undefined } = options;
  const addresses = createPostAddresses(options);
  const tree = parseHtml(html, maxDepthBeforeTidying);
  prepareElements(tree);
  removeMetaLines(tree, title, addresses);
  visit(tree, (node, _index, parent) => {
    if (node.type === 'text') {
      const isMailbox = parent?.type === 'element' && unlikePages.test(String(parent.properties.href));
      if (!isMailbox) node.value = addresses.removeMentions(node.value);
    } else if (node.type !== 'element') return;
    else if (node.tagName === 'a') cleanLink(node, addresses);
    else if (node.tagName === 'img') cleanPicture(node, addresses, resolveImage);
  });
  return writeHtml(sanitizePost(tree));
}
