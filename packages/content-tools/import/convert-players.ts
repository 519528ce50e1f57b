import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { createPlayerFigure } from '@site/model/blog/post-player.ts';
import { parseVideoLink, type HostedVideo } from '@site/model/video/video-link.ts';
import type { Note } from './note.ts';

/** An address and nothing else. */
const addressAlone = /^https?:\/\/[^\s<>"]+$/;

/** Elements that show a player, and elements that contain its address. */
const frames = new Set(['iframe', 'embed', 'object']);
const wrappers = new Set(['div', 'p', 'center', 'span', 'a']);

function find(element: Element, names: ReadonlySet<string>): Element[] {
  const inner = element.children.flatMap((child) => (child.type === 'element' ? find(child, names) : []));
  return names.has(element.tagName) ? [element, ...inner] : inner;
}

/** The video of a frame. Scripts that load frames lazily keep the address elsewhere; old players were Flash. */
function videoOfFrame(frame: Element): HostedVideo | undefined {
  const params = find(frame, new Set(['param', 'embed']));
  const places = [frame, ...params].flatMap(({ properties }) => [
    properties.src,
    properties.dataSrc,
    properties.dataLazySrc,
    properties.data,
    properties.value,
  ]);
  for (const place of places) {
    // Flash had its settings after the id, without a question mark.
    const address =
      typeof place === 'string'
        ? place
            .trim()
            .replace(/^\/\//, 'https://')
            .replace(/^([^?]*?)&.*$/, '$1')
        : '';
    const video = /^https?:/.test(address) ? parseVideoLink(address) : undefined;
    if (video) return video;
  }
  return undefined;
}

function createFigure(video: HostedVideo, title: unknown, caption: readonly ElementContent[]): Element {
  const figure = createPlayerFigure(video);
  const [link] = figure.children;
  const words = typeof title === 'string' ? title.trim() : '';
  // Hosts put the video's title there; themes and plugins, words such as these.
  const isTitle = words !== '' && !/^(?:youtube|vimeo)?\s*(?:embedded\s+)?(?:video|player|video player)$/i.test(words);
  if (link?.type === 'element' && isTitle) link.children = [{ type: 'text', value: words }];
  figure.children.push(...caption);
  return figure;
}

const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'figcaption';

/** A block's only address or frame, besides a caption; otherwise undefined. */
function findOnlyContent({ children }: Element): Element | string | undefined {
  const content = children.filter(
    (child) => !isCaption(child) && (child.type === 'element' || (child.type === 'text' && child.value.trim() !== '')),
  );
  const [only] = content;
  if (content.length !== 1 || !only) return undefined;
  if (only.type === 'text') return only.value.trim();
  if (only.type !== 'element') return undefined;
  if (frames.has(only.tagName)) return only;
  if (only.tagName === 'a' && only.properties.href !== toString(only).trim()) return undefined;
  return wrappers.has(only.tagName) ? findOnlyContent(only) : undefined;
}

function createLink(address: string): Element {
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: address },
    children: [{ type: 'text', value: address }],
  };
  return { type: 'element', tagName: 'p', properties: {}, children: [link] };
}

/**
 * Turns frames of Vimeo and YouTube, and addresses of their videos on lines of their own, into players. Other addresses on
 * lines of their own become links: WordPress asked their hosts for something to show.
 */
export function convertPlayers(tree: Root, notes: Note[]): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const replace = (written: Element) => {
      parent.children[index] = written;
      return SKIP;
    };
    if (frames.has(element.tagName)) {
      const video = videoOfFrame(element);
      return video ? replace(createFigure(video, element.properties.title, [])) : undefined;
    }
    if (!['p', 'div', 'center', 'figure'].includes(element.tagName)) return undefined;
    const only = findOnlyContent(element);
    const caption = element.children.filter(isCaption);
    if (typeof only === 'string' && addressAlone.test(only)) {
      const video = parseVideoLink(only);
      if (video) return replace(createFigure(video, '', caption));
      notes.push(['address', only]);
      const words = caption.map((child) => ({ ...(child as Element), tagName: 'p' }));
      parent.children.splice(index, 1, createLink(only), ...words);
      return [SKIP, index + 1];
    }
    if (typeof only !== 'object') return undefined;
    const video = videoOfFrame(only);
    return video ? replace(createFigure(video, only.properties.title, caption)) : undefined;
  });
}
