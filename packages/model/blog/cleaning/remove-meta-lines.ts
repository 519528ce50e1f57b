import type { Element, Parents, Root, RootContent, Text } from 'hast';
import { readPlayer } from '../article-player.ts';
import { classifyMetaLine, repeatsTitle, type MetaLine } from './meta-line.ts';
import type { PostAddresses } from './post-addresses.ts';
import { isBlock, unwrap } from './tidy-blocks.ts';

/** Text on a line of its own: a block, or what is between two line breaks of a block. */
interface Line {
  readonly texts: readonly { readonly node: Text; readonly link: Element | undefined }[];
  /** The line break that ends the line; undefined for the last line of a run. */
  readonly lineBreak: Element | undefined;
}

/** Adjacent lines, without a block between them. */
interface Run {
  readonly block: Parents;
  readonly lines: Line[];
}

/**
 * A link alone on its line is a promotion up to this length; longer, it may be an unclosed tag around a post's text.
 */
const longestPromotionWords = 12;
const label = /^\W*(?:\p{L}+\s+){0,2}\p{L}+\s*:\s*$/u;
const words = /[\p{L}\p{N}]+/gu;
/** In these elements a number from 1 to 31 may be content. */
const lists = new Set(['li', 'td', 'th', 'caption', 'figcaption', 'pre']);

function getText({ texts }: Line, gap: '' | ' '): string {
  return texts.map(({ node }) => node.value).join(gap);
}

/** All lines with text, in reading order. */
function listRuns(tree: Root): Run[] {
  const runs: Run[] = [];
  let lines: Line[] = [];
  let texts: Line['texts'][number][] = [];
  const endLine = (lineBreak?: Element) => {
    if (texts.some(({ node }) => node.value.trim() !== '')) lines.push({ texts, lineBreak });
    texts = [];
  };
  const endRun = (block: Parents) => {
    endLine();
    if (lines.length > 0) runs.push({ block, lines });
    lines = [];
  };
  const read = (nodes: readonly RootContent[], block: Parents, link: Element | undefined) => {
    for (const node of nodes) {
      if (node.type === 'text') texts.push({ node, link });
      if (node.type !== 'element') continue;
      if (node.tagName === 'br') endLine(node);
      // A player's text is the video's title, which may well be the post's.
      else if (readPlayer(node)) endRun(block);
      else if (isBlock(node)) {
        endRun(block);
        read(node.children, node, link);
        endRun(node);
      } else read(node.children, block, node.tagName === 'a' ? node : link);
    }
  };
  read(tree.children, tree, undefined);
  endRun(tree);
  return runs;
}

/** Whether a line is only a link to an unwanted host, with or without a label such as "Sponsored:". */
function isPromotion(line: Line, addresses: PostAddresses): boolean {
  const isUnwanted = ({ link }: Line['texts'][number]) => addresses.isUnwanted(link?.properties.href ?? '');
  if (!line.texts.some(isUnwanted)) return false;
  if ((getText(line, '').match(words) ?? []).length > longestPromotionWords) return false;
  const others = line.texts.filter((text) => !isUnwanted(text)).map(({ node }) => node.value);
  return others.every((text) => text.match(words) === null) || label.test(others.join(''));
}

/** Engines put date and author into neighboring elements with or without a space, so the text counts both ways. */
function classify(line: Line): MetaLine | undefined {
  const isLink = line.texts.every(({ node, link }) => link !== undefined || node.value.match(words) === null);
  return classifyMetaLine(getText(line, ''), isLink) ?? classifyMetaLine(getText(line, ' '), isLink);
}

function removeLine({ texts, lineBreak }: Line): void {
  for (const { node } of texts) node.value = '';
  if (lineBreak) unwrap(lineBreak);
}

/**
 * Removes day, date, category, author and permalink lines, repeats of the title, and lines that only link to unwanted
 * hosts. A number from 1 to 31 is a day if it fills a paragraph or heading, or is next to a month and year.
 */
export function removeMetaLines(tree: Root, title: string, addresses: PostAddresses): void {
  const runs = listRuns(tree);
  const kinds = runs.flatMap(({ lines }) => lines.map(classify));
  let index = 0;
  for (const { block, lines } of runs) {
    const isParagraph = lines.length === 1 && !(block.type === 'element' && lists.has(block.tagName));
    // A title may be split over several lines.
    const isTitle = repeatsTitle(lines.map((line) => getText(line, '')).join(' '), title);
    for (const line of lines) {
      const isNextToDate = kinds[index - 1] === 'date' || kinds[index + 1] === 'date';
      const isMeta = kinds[index] === 'day' ? isParagraph || isNextToDate : kinds[index] !== undefined;
      if (isTitle || isMeta || repeatsTitle(getText(line, ''), title) || isPromotion(line, addresses)) removeLine(line);
      index += 1;
    }
  }
}
