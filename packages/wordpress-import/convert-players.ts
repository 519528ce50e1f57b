import type { Element, Root } from 'hast';
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

/** Turns frames of Vimeo and YouTube into players. The blog's cleaner makes players of links to videos. */
export function convertPlayers(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'iframe' }, convertFrame);
}
