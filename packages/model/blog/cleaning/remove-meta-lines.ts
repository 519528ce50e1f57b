import type { Element, Root, RootContent, Text } from 'hast';
import { readPlayer } from '../post-player.ts';
import { isCategories, isDay, isLabel, isMetaLine, repeatsTitle } from './meta-line.ts';
import { isBlock, unwrap } from './form-blocks.ts';

/** Where a line stands; `inner` is what no engine writes around a post: a cell, a list item, a quote or a caption. */
type Place = 'paragraph' | 'heading' | 'inner';

/** Text on a line of its own: a block, or what is between two line breaks of a block. */
interface Line {
  readonly texts: readonly { readonly node: Text; readonly link: Element | undefined }[];
  /** The line break that ends the line; undefined for the last line of a block. */
  readonly lineBreak: Element | undefined;
  readonly place: Place;
  /** The lines of its block, this one among them. */
  readonly block: readonly Line[];
}

/** A link alone on its line is a promotion up to this length; longer, it may be an unclosed tag around a post's text. */
const maxPromotionWords = 12;
const maxTitleLines = 4;
const promotionLabel = /^\W*(?:\p{L}+\s+){0,2}\p{L}+\s*:\s*$/u;
const words = /[\p{L}\p{N}]+/gu;
const inner = new Set(['li', 'td', 'th', 'caption', 'figcaption', 'pre', 'blockquote', 'dt', 'dd']);

function placeIn({ tagName }: Element, outer: Place): Place {
  if (outer === 'inner' || inner.has(tagName)) return 'inner';
  return /^h\d$/.test(tagName) ? 'heading' : outer;
}

function getText({ texts }: Pick<Line, 'texts'>, gap: '' | ' ' = ''): string {
  return texts.map(({ node }) => node.value).join(gap);
}

function listLines(tree: Root): Line[] {
  const lines: Line[] = [];
  let block: Line[] = [];
  let texts: Line['texts'][number][] = [];
  const endLine = (place: Place, lineBreak?: Element) => {
    if (getText({ texts }).trim() !== '') block.push({ texts, lineBreak, place, block });
    texts = [];
  };
  const endBlock = (place: Place) => {
    endLine(place);
    lines.push(...block);
    block = [];
  };
  const read = (nodes: readonly RootContent[], place: Place, link: Element | undefined) => {
    for (const node of nodes) {
      if (node.type === 'text') texts.push({ node, link });
      if (node.type !== 'element') continue;
      if (node.tagName === 'br') endLine(place, node);
      // A player's text is the video's title, which may well be the post's.
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
  return lines;
}

/** Whether a line is only a link to an unwanted host, with or without a label such as "Sponsored:". */
function isPromotion(line: Line, isUnwanted: (href: unknown) => boolean): boolean {
  const leadsThere = ({ link }: Line['texts'][number]) => isUnwanted(link?.properties.href);
  if (!line.texts.some(leadsThere)) return false;
  if ((getText(line).match(words) ?? []).length > maxPromotionWords) return false;
  const others = line.texts.filter((text) => !leadsThere(text)).map(({ node }) => node.value);
  return others.every((text) => text.match(words) === null) || promotionLabel.test(others.join(''));
}

function isTitle(line: Line, title: string): boolean {
  // A title may be split over a few lines.
  const whole = line.block.length <= maxTitleLines ? line.block.map((one) => getText(one)).join(' ') : '';
  return repeatsTitle(getText(line), title) || repeatsTitle(whole, title);
}

function isMeta(line: Line): boolean {
  const isLink = line.texts.every(({ node, link }) => link !== undefined || node.value.match(words) === null);
  // Engines put date and author into neighboring elements with or without a space, so the text counts both ways.
  return isMetaLine(getText(line), isLink) || isMetaLine(getText(line, ' '), isLink);
}

/**
 * Removes lines that only an old engine wrote, wherever they are a line of their own: those of `isMetaLine`, repeats of
 * the title, and links to unwanted hosts. Cells, list items, quotes and captions keep all but the last.
 */
export function removeMetaLines(tree: Root, title: string, isUnwanted: (href: unknown) => boolean): void {
  const lines = listLines(tree).map((line) => ({ ...line, text: getText(line), repeats: isTitle(line, title) }));
  const isEngine = lines.map((line, index) => {
    if (line.place === 'inner') return false;
    const label = lines[index - 1]?.text ?? '';
    return line.repeats || isMeta(line) || (isLabel(label) && isCategories(line.text));
  });
  for (const [index, line] of lines.entries()) {
    const { text, texts, lineBreak, place, block, repeats } = line;
    // A heading belongs to the text under it, and a number to the lines of its block, unless they are among others.
    const isBound = place === 'heading' || (block.length > 1 && isDay(text));
    const isAtEdge = index === 0 || index === lines.length - 1;
    const isAfter = repeats ? isAtEdge || isEngine[index - 1] : isDay(lines[index - 1]?.text ?? '');
    const isRemoved = isEngine[index] && (!isBound || isAfter === true || isEngine[index + 1]);
    if (!isRemoved && !isPromotion(line, isUnwanted)) continue;
    for (const { node } of texts) node.value = '';
    if (lineBreak) unwrap(lineBreak);
  }
}
