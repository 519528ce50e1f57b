import type { Element, Root, RootContent, Text } from 'hast';
import { readPlayer } from '../post-player.ts';
import { classifyMetaLine, isCategories, repeatsTitle, type MetaLine } from './meta-line.ts';
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
  readonly place: Place;
  readonly lines: Line[];
}

/** Where a line stands; `inner` is what no engine writes around a post: a cell, a list item, a quote or a caption. */
type Place = 'paragraph' | 'heading' | 'inner';

/**
 * A link alone on its line is a promotion up to this length; longer, it may be an unclosed tag around a post's text.
 */
const longestPromotionWords = 12;
const label = /^\W*(?:\p{L}+\s+){0,2}\p{L}+\s*:\s*$/u;
const words = /[\p{L}\p{N}]+/gu;
const inner = new Set(['li', 'td', 'th', 'caption', 'figcaption', 'pre', 'blockquote', 'dt', 'dd']);

function placeIn({ tagName }: Element, outer: Place): Place {
  if (outer === 'inner' || inner.has(tagName)) return 'inner';
  return /^h\d$/.test(tagName) ? 'heading' : outer;
}

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
  const endRun = (place: Place) => {
    endLine();
    if (lines.length > 0) runs.push({ place, lines });
    lines = [];
  };
  const read = (nodes: readonly RootContent[], place: Place, link: Element | undefined) => {
    for (const node of nodes) {
      if (node.type === 'text') texts.push({ node, link });
      if (node.type !== 'element') continue;
      if (node.tagName === 'br') endLine(node);
      // A player's text is the video's title, which may well be the post's.
      else if (readPlayer(node)) endRun(place);
      else if (isBlock(node)) {
        endRun(place);
        const within = placeIn(node, place);
        read(node.children, within, link);
        endRun(within);
      } else read(node.children, place, node.tagName === 'a' ? node : link);
    }
  };
  read(tree.children, 'paragraph', undefined);
  endRun('paragraph');
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

/** A line as the rules see it. */
interface Judged {
  readonly line: Line;
  readonly place: Place;
  readonly kind: MetaLine | undefined;
  readonly isTitle: boolean;
  readonly isPromotion: boolean;
}

function judgeLines(tree: Root, title: string, addresses: PostAddresses): Judged[] {
  const judged = listRuns(tree).flatMap(({ place, lines }) => {
    // A title may be split over several lines.
    const isWhole = repeatsTitle(lines.map((line) => getText(line, '')).join(' '), title);
    return lines.map((line) => ({
      line,
      place,
      kind: place === 'inner' ? undefined : classify(line),
      isTitle: place !== 'inner' && (isWhole || repeatsTitle(getText(line, ''), title)),
      isPromotion: isPromotion(line, addresses),
    }));
  });
  return judged.map((one, index) => {
    const isNext = one.place === 'paragraph' && one.kind === undefined && judged[index - 1]?.kind === 'label';
    return isNext && isCategories(getText(one.line, '')) ? { ...one, kind: 'meta' } : one;
  });
}

const known = new Set<MetaLine | undefined>(['date', 'author', 'label', 'meta']);

/**
 * The lines of the old engine among those at one edge of a post. A number is a day if a date or such a line is beside it; a
 * heading is one of the engine's, and not of the text under it, if a day is before it, or another line after it.
 */
function listEngineLines(edge: readonly Judged[]): Judged[] {
  const own = edge.filter(({ kind, isTitle }) => kind !== undefined && !isTitle);
  const engine = own.filter(({ kind, place }, index) => {
    const [before, after] = [own[index - 1]?.kind, own[index + 1]?.kind];
    if (kind === 'day') return [before, after].some((other) => known.has(other) && other !== 'author');
    if (place !== 'heading' || kind === 'label' || kind === 'meta') return true;
    return before === 'day' || known.has(after);
  });
  return [...edge.filter(({ isTitle }) => isTitle), ...engine];
}

/**
 * Removes what an old engine wrote at the start and at the end of a post: day, date, category, author and permalink
 * lines, and headings that repeat the title. Paragraphs that repeat it, and lines that only link to unwanted hosts, are
 * removed wherever they are.
 * @returns the texts of the engine's lines.
 */
export function removeMetaLines(tree: Root, title: string, addresses: PostAddresses): string[] {
  const lines = judgeLines(tree, title, addresses);
  const isOwn = ({ kind, isTitle, isPromotion: promotes }: Judged) => kind === undefined && !isTitle && !promotes;
  const [first, last] = [lines.findIndex(isOwn), lines.findLastIndex(isOwn)];
  const edges = first < 0 ? [lines] : [lines.slice(0, first), lines.slice(last + 1)];
  const engine = edges.flatMap(listEngineLines);
  const repeats = lines.filter(({ place, isTitle }) => isTitle && place === 'paragraph');
  const removed = [...new Set([...engine, ...repeats])];
  const texts = removed.map(({ line }) => getText(line, '').replace(/\s+/g, ' ').trim());
  for (const { line } of [...removed, ...lines.filter((one) => one.isPromotion)]) removeLine(line);
  return texts;
}
