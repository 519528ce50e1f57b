import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { PostAddresses } from './post-addresses.ts';
import { unwrap } from './tidy-blocks.ts';

/** A picture as the page shows it. */
export interface PostImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Size of the file in pixels, so that the page doesn't move when the picture has loaded. */
  readonly width: number;
  readonly height: number;
}

export type ResolveImage = (src: string) => PostImage | undefined;

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

/** Moves links from the former host to this site, and gives pictures the attributes that they are shown with. */
export function cleanLinks(tree: Root, addresses: PostAddresses, resolveImage: ResolveImage): void {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'a') cleanLink(element, addresses);
    if (element.tagName === 'img') cleanPicture(element, addresses, resolveImage);
  });
}
