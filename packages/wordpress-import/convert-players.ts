import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { createPlayerFigure } from '@site/model/blog/post-player.ts';
import { parseVideoLink } from '@site/model/video/video-link.ts';

/** Default titles of hosts, themes and plugins. */
const noTitle = /^(?:youtube|vimeo)?\s*(?:video player|video|player)?$/i;

function convertFrame(frame: Element): void {
  const { src, title } = frame.properties;
  const video = parseVideoLink(String(src).replace(/^\/\//, 'https://'));
  if (!video) return;
  Object.assign(frame, createPlayerFigure(video));
  const [link] = frame.children;
  const words = typeof title === 'string' ? title.trim() : '';
  if (link?.type === 'element' && !noTitle.test(words)) link.children = [{ type: 'text', value: words }];
}

/** Links an address that is a block's only text, besides a caption. */
function linkAddress(block: Element): void {
  const isCaption = (child: Element['children'][number]) => child.type === 'element' && child.tagName === 'figcaption';
  const content = block.children.filter((child) => !isCaption(child));
  const address = content
    .map((child) => toString(child))
    .join('')
    .trim();
  const isLinked = content.some((child) => child.type === 'element' && child.tagName === 'a');
  if (isLinked || !/^https?:\/\/[^\s<>"]+$/.test(address)) return;
  const children = [{ type: 'text', value: address } as const];
  const link: Element = { type: 'element', tagName: 'a', properties: { href: address }, children };
  block.children = [link, ...block.children.filter(isCaption)];
}

/**
 * Turns frames of Vimeo and YouTube into players, and addresses on lines of their own, which WordPress would embed,
 * into links. The blog's cleaner makes players of links to videos.
 */
export function convertPlayers(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'iframe') convertFrame(element);
    if (/^(?:p|div|figure)$/.test(element.tagName)) linkAddress(element);
  });
}
