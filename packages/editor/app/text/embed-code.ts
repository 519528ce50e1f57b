import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHtml, writeHtml } from '@site/model/blog/parse-html.ts';
import { parseVideoLink, videoPage } from '@site/model/video/video-link.ts';

const playerAdvice = 'This player cannot be shown on the site: a link to it is in its place';

/** Reads the code with which a host lets a player be embedded. @returns undefined for other text. */
export function readEmbedCode(text: string): { html: string; advice: string | undefined } | undefined {
  if (!/^\s*<(?:iframe|blockquote|div)\b[^]*>\s*$/i.test(text)) return undefined;
  const found: string[] = [];
  visit(parseHtml(text), 'element', ({ tagName, properties }) => {
    if (tagName === 'iframe') found.push(String(properties.src));
    if (typeof properties.dataInstgrmPermalink === 'string') found.push(properties.dataInstgrmPermalink);
  });
  const address = found
    .map((one) => one.replace(/^\/\//, 'https://'))
    .find((one) => one.startsWith('https://') && URL.canParse(one));
  if (address === undefined) return undefined;
  const video = parseVideoLink(address);
  const { origin, pathname, host } = new URL(address);
  // The address alone is a player.
  if (video) return { html: `<p>${videoPage(video)}</p>`, advice: undefined };
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: origin + pathname },
    children: [{ type: 'text', value: host }],
  };
  const root: Root = { type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children: [link] }] };
  return { html: writeHtml(root), advice: playerAdvice };
}
