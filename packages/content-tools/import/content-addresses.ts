import { toString } from 'hast-util-to-string';
import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { TakeNote } from './notes.ts';
import { isOnHosts } from './picture-address.ts';

export interface AddressContext {
  /** The old site's hosts, without `www.`. */
  readonly hosts: ReadonlySet<string>;
  /** Where articles of the old site stand now, by their old addresses in plain form (`plainAddress`). */
  readonly moved: ReadonlyMap<string, string>;
  readonly note: TakeNote;
}

/** An address by which an article is known however it is written: without scheme, `www.`, last slash and fragment. */
export function plainAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, pathname, search } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`.toLowerCase();
}

function link(href: string): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: href }] };
}

function inParagraph(child: ElementContent): Element {
  return { type: 'element', tagName: 'p', properties: {}, children: [child] };
}

const players: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})(?![\w-])/,
    'https://www.youtube.com/watch?v=',
  ],
  [/^(?:https?:)?\/\/player\.vimeo\.com\/video\/(\d{5,12})/, 'https://vimeo.com/'],
];

/** Where a player's frame is watched; undefined for a frame of anything else. */
function watchAddress(src: unknown): string | undefined {
  if (typeof src !== 'string') return undefined;
  for (const [pattern, start] of players) {
    const [, id] = pattern.exec(src) ?? [];
    if (id !== undefined) return start + id;
  }
  return undefined;
}

const bareAddress = /^https?:\/\/[^\s<>"]+$/;
const file = /\.(?:pdf|docx?|xlsx?|pptx?|zip|mp3|mp4|mov|m4[av]|wav|avi|wmv)$/i;
const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg)$/i;

function holdsPicture({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'img' || holdsPicture(child)));
}

function holdsTextAlone({ children }: Element): boolean {
  return children.every((child) => child.type !== 'element' || (child.tagName === 'div' && holdsTextAlone(child)));
}

function settleLink(element: Element, { hosts, moved, note }: AddressContext): 'keep' | 'unwrap' {
  const { href } = element.properties;
  if (typeof href !== 'string' || !URL.canParse(href)) return 'keep';
  const url = new URL(href);
  const place = moved.get(plainAddress(href) ?? '');
  if (place !== undefined) element.properties.href = place + url.hash;
  else if (isOnHosts(url, hosts)) {
    // A picture that leads to its own file or page: there is none here.
    const isOwn = pictureFile.test(url.pathname) || url.searchParams.has('attachment_id');
    if (holdsPicture(element) && isOwn) return 'unwrap';
    if (file.test(url.pathname) || pictureFile.test(url.pathname)) note('file', href);
  }
  return 'keep';
}

/**
 * Addresses that stand alone become links, players' frames links to what they play; links to articles that come along lead
 * to them. All other links to the old site are left for the blog's cleaner, which knows `formerHost`.
 */
export function settleAddresses(tree: Root, context: AddressContext): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const { tagName, properties, children } = element;
    const watched = tagName === 'iframe' ? watchAddress(properties.src) : undefined;
    if (watched !== undefined) {
      const isInline = parent.type === 'element' && parent.tagName === 'p';
      parent.children[index] = isInline ? link(watched) : inParagraph(link(watched));
      return SKIP;
    }
    const text = toString(element).trim();
    if (['p', 'div', 'figure'].includes(tagName) && bareAddress.test(text) && holdsTextAlone(element)) {
      element.tagName = 'p';
      element.children = [link(text)];
      return SKIP;
    }
    if (tagName === 'a' && settleLink(element, context) === 'unwrap') {
      parent.children.splice(index, 1, ...children);
      return index;
    }
    return undefined;
  });
}
