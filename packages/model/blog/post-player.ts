/**
 * A player in a post is a figure with a link: `<figure><a href="https://vimeo.com/123456789">Its title</a></figure>`.
 */
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { parseVideoLink, videoPage, type HostedVideo } from '../video/video-link.ts';

export interface PostPlayer {
  readonly video: HostedVideo;
  readonly link: Element;
  /** The link's text; empty if it is only an address. */
  readonly title: string;
}

const addressAlone = /^https?:\/\/[^\s<>"]+$/;

function findOnlyLink(node: RootContent): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'figure') return undefined;
  const content = node.children.filter((child) =>
    child.type === 'text' ? child.value.trim() !== '' : child.type === 'element' && child.tagName !== 'figcaption',
  );
  const [link] = content;
  return content.length === 1 && link?.type === 'element' && link.tagName === 'a' ? link : undefined;
}

export function readPlayer(node: RootContent): PostPlayer | undefined {
  const link = findOnlyLink(node);
  const video = parseVideoLink(String(link?.properties.href));
  // A picture that links to a video stays a picture.
  if (!link || !video || link.children.some((child) => child.type === 'element' && child.tagName === 'img'))
    return undefined;
  const words = toString(link).replace(/\s+/g, ' ').trim();
  return { video, link, title: addressAlone.test(words) ? '' : words };
}

/** A player without a title: a link to its own address. */
export function createPlayerFigure(video: HostedVideo): Element {
  const href = videoPage(video);
  const properties = { href, rel: ['noopener'] };
  const link: Element = { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: href }] };
  return { type: 'element', tagName: 'figure', properties: {}, children: [link] };
}

function readAddress(node: RootContent): HostedVideo | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const isPlain = node.children.every(
    (child) => child.type === 'text' || (child.type === 'element' && child.tagName === 'a'),
  );
  const words = toString(node).trim();
  return isPlain && addressAlone.test(words) ? parseVideoLink(words) : undefined;
}

/**
 * Normalizes the players of a post to links to their videos' own pages.
 * @param tree tidy blocks. Only top-level blocks become players: a list or a table has no room for one.
 */
export function normalizePlayers(tree: Root): Root {
  const children = tree.children.map((node) => {
    const address = readAddress(node);
    if (address) return createPlayerFigure(address);
    const player = readPlayer(node);
    if (player) player.link.properties.href = videoPage(player.video);
    return node;
  });
  return { type: 'root', children };
}
