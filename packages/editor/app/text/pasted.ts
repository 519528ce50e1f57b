import Markdoc from '@markdoc/markdoc';
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { prepareElements } from '@site/model/blog/cleaning/prepare-elements.ts';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import { parseHtml, writeHtml } from '@site/model/blog/parse-html.ts';
import { parseVideoLink, videoPage } from '@site/model/video/video-link.ts';
import { readWordLists } from './word-lists.ts';

/** What was pasted, in the elements of a post, and what the owner has to do besides. */
export interface Pasted {
  readonly html: string;
  readonly advice: string | undefined;
  /** Pictures that were pasted with it, to be uploaded. */
  readonly pictures: readonly Blob[];
}

function styleOf({ properties: { style } }: Element): string {
  return typeof style === 'string' ? style.toLowerCase().replace(/\s/g, '') : '';
}

/** Word processors write headings and raised letters as styles. */
function readStyles(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    const style = styleOf(element);
    const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
    const level = properties.role === 'heading' ? Number(properties.ariaLevel) || 2 : undefined;
    if (tagName === 'p' && names.some((name) => /^Mso(?:Title|Heading)/i.test(name))) element.tagName = 'h2';
    if (level !== undefined) element.tagName = `h${Math.min(level, 6)}`;
    // The page's own heading is its title.
    if (element.tagName === 'h1') element.tagName = 'h2';
    // Google Docs wraps everything in one.
    if (tagName === 'b' && style.includes('font-weight:normal')) element.tagName = 'span';
    const [, place] = /vertical-align:(super|sub)(?:;|$)/.exec(style) ?? [];
    if (tagName === 'span' && place !== undefined) element.tagName = place === 'super' ? 'sup' : 'sub';
  });
}

/** Removes pictures from elsewhere, which the site would not show. @returns their addresses. */
function removePictures(parent: Root | Element): string[] {
  const isForeign = (node: RootContent) =>
    node.type === 'element' &&
    node.tagName === 'img' &&
    !String(node.properties.src).startsWith(blogPictureFolder) &&
    !/^(?:new|local):/.test(String(node.properties.src));
  const { kept = [], foreign = [] } = Object.groupBy(parent.children, (child) =>
    isForeign(child) ? 'foreign' : 'kept',
  );
  parent.children = kept;
  return [
    ...foreign.map((node) => (node.type === 'element' ? String(node.properties.src) : '')),
    ...kept.flatMap((child) => (child.type === 'element' ? removePictures(child) : [])),
  ];
}

/** A picture that is written out in its address; undefined for one that is elsewhere. */
function readDataPicture(address: string): Blob | undefined {
  const [, type, data = ''] = /^data:(image\/[\w+.-]+);base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (type === undefined) return undefined;
  return new Blob([Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))], { type });
}

/** Removes ids that nothing links to, which word processors write. */
function removeIds(tree: Root): void {
  const jumps = new Set<string>();
  visit(tree, 'element', ({ properties: { href } }) => {
    if (typeof href === 'string' && href.startsWith('#')) jumps.add(href);
  });
  visit(tree, 'element', (element, _index, parent) => {
    const { tagName, properties } = element;
    const isPlace = jumps.has(`#${encodeURIComponent(String(properties.id))}`);
    const isAnchor = tagName === 'a' && properties.href === undefined;
    // The editor has no anchors inside a text.
    if (isPlace && isAnchor && parent?.type === 'element') parent.properties.id ??= properties.id;
    if (!isPlace || isAnchor) delete properties.id;
    if (isAnchor) element.tagName = 'span';
  });
}

/** What to do about pictures that could not be pasted. */
function advisePictures(count: number): string | undefined {
  if (count === 0) return undefined;
  const which =
    count === 1 ? 'A picture was not pasted, since it is' : `${count} pictures were not pasted, since they are`;
  return `${which} on another computer or site: add ${count === 1 ? 'it' : 'each'} with the button Picture.`;
}

/** Whether what was pasted is one picture and no words; also where nothing but its file was pasted. */
export function isPicture(html: string): boolean {
  return toString(parseHtml(html)).trim() === '';
}

/** Reads what a word processor, a mail or a page puts on the clipboard: headings, lists and raised letters are kept. */
export function readPastedHtml(html: string): Pasted {
  // Copied from this editor: it stays as it is.
  if (html.includes('data-pm-slice')) return { html, advice: undefined, pictures: [] };
  const tree = parseHtml(html);
  readWordLists(tree);
  readStyles(tree);
  prepareElements(tree);
  removeIds(tree);
  const addresses = removePictures(tree);
  const pictures = addresses.flatMap((address) => readDataPicture(address) ?? []);
  return { html: writeHtml(tree), advice: advisePictures(addresses.length - pictures.length), pictures };
}

const bullet = /^([ \t]*)[•◦▪‣·–][ \t]+(?=\S)/gm;
const marks = /^(?:#{1,6} +\S|[ \t]*[-*+] +\S|[ \t]*\d{1,3}[.)] +\S)|\*\*\S|\[[^\]]+\]\(\S+\)/m;

/** The film in the code with which a host lets its player be embedded. */
function readEmbedCode(text: string): string | undefined {
  const [, address = ''] = /^\s*<[^]*?\biframe\b[^>]*\bsrc="([^"]+)"/i.exec(text) ?? [];
  const video = parseVideoLink(address.replace(/^\/\//, 'https://'));
  // The address alone is a player.
  return video && `<p>${videoPage(video)}</p>`;
}

/**
 * Reads pasted text without formatting: the code of a player, or Markdown with headings, lists, strong words and links.
 * @returns undefined for any other text, which is pasted as it is.
 */
export function readPastedText(text: string): Pasted | undefined {
  const html = readEmbedCode(text);
  if (html !== undefined) return { html, advice: undefined, pictures: [] };
  const written = text.replace(bullet, '$1- ');
  // Markdoc would read braces as its own tags.
  if (!marks.test(written) || written.includes('{%')) return undefined;
  const tree = parseHtml(Markdoc.renderers.html(Markdoc.transform(Markdoc.parse(written))));
  return toString(tree).trim() === '' ? undefined : readPastedHtml(writeHtml(tree));
}
