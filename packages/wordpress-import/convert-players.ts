import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { createPlayerFigure } from '@site/model/blog/post-player.ts';
import { parseVideoLink, type HostedVideo } from '@site/model/video/video-link.ts';

const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'figcaption';

/** The video of a frame. Scripts that load frames lazily keep the address in an attribute of their own. */
function videoOfFrame({ properties }: Element): HostedVideo | undefined {
  return Object.values(properties)
    .map((value) =>
      typeof value === 'string' && /^(?:https?:)?\/\//.test(value) ? value.replace(/^\/\//, 'https://') : '',
    )
    .map((address) => parseVideoLink(address))
    .find((video) => video !== undefined);
}

function createFigure(video: HostedVideo, title: unknown, captions: readonly ElementContent[]): Element {
  const figure = createPlayerFigure(video);
  const [link] = figure.children;
  const words = typeof title === 'string' ? title.trim() : '';
  // Hosts put the video's title there; themes and plugins, words such as these.
  const isTitle = words !== '' && !/^(?:youtube|vimeo)?\s*(?:embedded\s+)?(?:video|player|video player)$/i.test(words);
  if (link?.type === 'element' && isTitle) link.children = [{ type: 'text', value: words }];
  figure.children.push(...captions);
  return figure;
}

/** The address that is all of a block's text, linked or not, besides a caption; otherwise undefined. */
function findAddress({ children }: Element): string | undefined {
  const words = children.filter((child) => !isCaption(child)).map((child) => toString(child));
  const address = words.join('').trim();
  const links = children.filter((child) => child.type === 'element' && child.tagName === 'a');
  const isItsOwn = links.every((link) => link.type === 'element' && String(link.properties.href) === address);
  return /^https?:\/\/[^\s<>"]+$/.test(address) && isItsOwn ? address : undefined;
}

function createLink(address: string): Element {
  const children = [{ type: 'text', value: address } as const];
  const link: Element = { type: 'element', tagName: 'a', properties: { href: address }, children };
  return { type: 'element', tagName: 'p', properties: {}, children: [link] };
}

/**
 * Turns frames of Vimeo and YouTube, and addresses of their videos on lines of their own, into players. Other addresses on
 * lines of their own become links: WordPress asked their hosts for something to show.
 */
export function convertPlayers(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const { tagName, properties, children } = element;
    if (tagName === 'iframe') {
      const video = videoOfFrame(element);
      if (video) parent.children[index] = createFigure(video, properties.title, []);
      return SKIP;
    }
    const address = /^(?:p|div|center|figure)$/.test(tagName) ? findAddress(element) : undefined;
    if (address === undefined) return undefined;
    const captions = children.filter(isCaption);
    const video = parseVideoLink(address);
    const words = captions.map((caption) => ({ ...(caption as Element), tagName: 'p' }));
    parent.children.splice(
      index,
      1,
      ...(video ? [createFigure(video, '', captions)] : [createLink(address), ...words]),
    );
    return [SKIP, index + (video ? 1 : 1 + words.length)];
  });
}
