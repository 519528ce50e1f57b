import type { Element, Root, RootContent, Text } from 'hast';
import { readPlayer } from '../post-player.ts';
import { isBlock, unwrap } from './form-blocks.ts';
import { isCategories, isDay, isMetaLine, repeatsTitle } from './meta-line.ts';

/** `inner` is where no engine writes around a post: a cell, a list item, a quote or a caption. */
type Place = 'paragraph' | 'heading' | 'inner';

/** Text on a line of its own: a block, or the part of a block between two line breaks. */
interface Line {
  readonly texts: readonly { readonly node: Text; readonly link: Element | undefined }[];
  /** Undefined for the last line of a block. */
  readonly lineBreak: Element | undefined;
  readonly place: Place;
}

/**
 * A link alone on its line is a promotion up to this length; a longer one may be an unclosed tag around the post's
 * text.
 */
const maxPromotionWords = 12;
const noWords = /^(?:[^\p{L}\p{N}]|\p{L}+(?:\s+\p{L}+){0,2}\s*:)*$/u;
const words = /[\p{L}\p{N}]+/gu;
const inner = /^(?:ul|ol|dl|table|figcaption|pre|blockquote)$/;

function placeIn({ tagName }: Element, outer: Place): Place {
  if (outer === 'inner' || inner.test(tagName)) return 'inner';
  return /^h\d$/.test(tagName) ? 'heading' : outer;
}

function getText({ texts }: Line, gap: '' | ' ' = ''): string {
  return texts.map(({ node }) => node.value).join(gap);
}

function listBlocks(tree: Root): Line[][] {
  const blocks: Line[][] = [[]];
  let texts: Line['texts'][number][] = [];
  const endLine = (place: Place, lineBreak?: Element) => {
    const line = { texts, lineBreak, place };
    if (getText(line).trim() !== '') blocks.at(-1)?.push(line);
    texts = [];
  };
  const endBlock = (place: Place) => {
    endLine(place);
    blocks.push([]);
  };
  const read = (nodes: readonly RootContent[], place: Place, link: Element | undefined) => {
    for (const node of nodes) {
      if (node.type === 'text') texts.push({ node, link });
      if (node.type !== 'element') continue;
      if (node.tagName === 'br') endLine(place, node);
      // A player's text is the video's title, which may be the post's, too.
      else if (readPlayer(node)) endBlock(place);
      else if (isBlock(node)) {
        endBlock(place);
        const within = placeIn(node, place);
        read(node.children, within, link);
        endBlock(within);
      } else read(node.children, place, node.tagName === 'a' ? node : link);
    }
  };
  read(tree.children, 'paragraph', undefined);
  endBlock('paragraph');
  return blocks.filter((block) => block.length > 0);
}

/** Whether a line is only a link to an unwanted host, with or without a label such as "Sponsored:". */
function isPromotion(line: Line, isUnwanted: (href: unknown) => boolean): boolean {
  const leadsThere = ({ link }: Line['texts'][number]) => isUnwanted(link?.properties.href);
  if (!line.texts.some(leadsThere) || (getText(line).match(words) ?? []).length > maxPromotionWords) return false;
  const others = line.texts.filter((text) => !leadsThere(text)).map(({ node }) => node.value);
  return noWords.test(others.join(''));
}

/**
 * Removes whole lines that an old engine wrote: those of `isMetaLine`, repeats of the title, and links to unwanted
 * hosts. In lists, tables, quotes and captions only the links are removed, and so in headings that are not among such
 * lines.
 */
export function removeMetaLines(tree: Root, title: string, isUnwanted: (href: unknown) => boolean): void {
  let before = { text: '', isRemoved: true };
  for (const block of listBlocks(tree)) {
    const isTitle = repeatsTitle(block.map((line) => getText(line)).join(' '), title);
    const meta = block.map((line) => isMetaLine(getText(line, ' ')));
    for (const [index, line] of block.entries()) {
      const text = getText(line);
      // A number among other lines is part of their text, and a link may be a footnote's.
      const isPart = isDay(text) && (meta.includes(false) || line.texts.some(({ link }) => link));
      const isMeta = meta[index] === true && !isPart;
      const isEngine = isMeta || isTitle || repeatsTitle(text, title) || isCategories(text, before.text);
      const isBound = line.place === 'inner' || (line.place === 'heading' && !before.isRemoved);
      const isRemoved = (isEngine && !isBound) || isPromotion(line, isUnwanted);
      before = { text, isRemoved };
      if (!isRemoved) continue;
      for (const { node } of line.texts) node.value = '';
      if (line.lineBreak) unwrap(line.lineBreak);
    }
  }
}
