import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { videoPage } from '../hosts/oembed.ts';
import { parseVideoLink } from '../hosts/video-link.ts';
import { isOnHosts } from './pictures.ts';
import type { TakeNote } from './report.ts';

export interface AddressContext {
  /** The old site's hosts, without `www.`. */
  readonly hosts: ReadonlySet<string>;
  /** Where imported articles are on this site, by their old addresses in plain form (`plainAddress`). */
  readonly moved: ReadonlyMap<string, string>;
  readonly note: TakeNote;
}

/** Identifies an article in all forms of its address: without scheme, `www.`, last slash and fragment. */
export function plainAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname, search } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`.toLowerCase();
}

function link(href: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: href }] };
}

/** Where a player's frame can be watched; undefined for a frame of anything else. */
function watchAddress({ tagName, properties: { src } }: Element): string | undefined {
  if (tagName !== 'iframe' || typeof src !== 'string') return undefined;
  const video = parseVideoLink(src.replace(/^\/\//, 'https://'));
  return video && videoPage(video);
}

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg)$/i;
const otherFile = /\.(?:pdf|docx?|xlsx?|pptx?|zip|mp3|mp4|mov|m4[av]|wav|avi|wmv)$/i;

function holdsPicture({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'img' || holdsPicture(child)));
}

function holdsOnlyText({ children }: Element): boolean {
  return children.every((child) => child.type !== 'element' || (child.tagName === 'div' && holdsOnlyText(child)));
}

/** @returns whether the link should be removed and its content kept. */
function convertLink(element: Element, { hosts, moved, note }: AddressContext): boolean {
  const { href } = element.properties;
  if (typeof href !== 'string' || !URL.canParse(href)) return false;
  const url = new URL(href);
  const place = moved.get(plainAddress(href) ?? '');
  if (place !== undefined) element.properties.href = place + url.hash;
  else if (isOnHosts(url, hosts)) {
    // A picture that links to its own file or page, neither of which is imported.
    const isOwn = pictureFile.test(url.pathname) || url.searchParams.has('attachment_id');
    if (holdsPicture(element) && isOwn) return true;
    if (otherFile.test(url.pathname) || pictureFile.test(url.pathname)) note('file', href);
  }
  return false;
}

/**
 * Turns addresses on lines of their own into links, frames of players into links to the video, and links to imported
 * articles into links to their new addresses. Other links to the old site are left to the blog's cleaner (`formerHost`).
 */
export function convertAddresses(tree: Root, context: AddressContext): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const watched = watchAddress(element);
    if (watched !== undefined) {
      const isInline = parent.type === 'element' && parent.tagName === 'p';
      const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: [link(watched)] };
      parent.children[index] = isInline ? link(watched) : paragraph;
      return SKIP;
    }
    const text = toString(element).trim();
    const isBlock = ['p', 'div', 'figure'].includes(element.tagName);
    if (isBlock && /^https?:\/\/[^\s<>"]+$/.test(text) && holdsOnlyText(element)) {
      element.tagName = 'p';
      element.children = [link(text)];
      return SKIP;
    }
    if (element.tagName === 'a' && convertLink(element, context)) {
      parent.children.splice(index, 1, ...element.children);
      return index;
    }
    return undefined;
  });
}
