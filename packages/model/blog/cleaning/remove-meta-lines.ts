import type { Parents, Root } from 'hast';
import { classifyMetaLine, type MetaLine } from './meta-line.ts';
import { isParagraph } from './post-elements.ts';
import { getLineText, listLines, removeLines, type PostLine } from './post-lines.ts';
import { isPermalinkToTitle, repeatsTitle } from './repeats-title.ts';

type LineKind = MetaLine | 'title' | 'prose';

/**
 * Tells what a line is. Engines set date and author in neighboring elements with or without a space, so
 * the text counts both ways.
 */
export function getLineKind(joined: string, spaced: string, isLink: boolean, title: string): LineKind {
  if (repeatsTitle(joined, title)) return 'title';
  if (isPermalinkToTitle(joined, title)) return 'meta';
  return classifyMetaLine(joined, isLink) ?? classifyMetaLine(spaced, isLink) ?? 'prose';
}

function isAllLink(line: PostLine): boolean {
  return line.texts.every(({ node, link }) => link !== undefined || !/[\p{L}\p{N}]/u.test(node.value));
}

/** Whether the nearest line that is not itself to go tells a month and year. */
function isNextToDate(kinds: readonly LineKind[], index: number): boolean {
  const before = kinds.slice(0, index).findLast((kind) => kind === 'date' || kind === 'prose');
  const after = kinds.slice(index + 1).find((kind) => kind === 'date' || kind === 'prose');
  return before === 'date' || after === 'date';
}

/** The blocks whose lines, without those that go anyway, are one title broken over several lines. */
function listBrokenTitles(lines: readonly PostLine[], kinds: readonly LineKind[], title: string): Set<Parents> {
  const prose = Map.groupBy(
    lines.filter((_line, index) => kinds[index] === 'prose'),
    ({ block }) => block,
  );
  const broken = [...prose].filter(
    ([, [first, ...others]]) =>
      first !== undefined &&
      others.length > 0 &&
      repeatsTitle([first, ...others].map((line) => getLineText(line)).join(' '), title),
  );
  return new Set(broken.map(([block]) => block));
}

/**
 * Removes date, category, author and permalink lines and repeats of the title. A number from 1 to 31 is a
 * day where it fills a paragraph or heading, or stands next to a month and year; in a list or table it
 * may be content.
 */
export function removeMetaLines(tree: Root, title: string): void {
  const lines = listLines(tree);
  const kinds = lines.map((line) => getLineKind(getLineText(line), getLineText(line, ' '), isAllLink(line), title));
  const brokenTitles = listBrokenTitles(lines, kinds, title);
  const isLoneParagraph = ({ block }: PostLine) =>
    block.type === 'element' &&
    isParagraph(block.tagName) &&
    block.tagName !== 'pre' &&
    lines.filter((line) => line.block === block).length === 1;

  removeLines(
    tree,
    lines.filter((line, index) => {
      const kind = kinds[index];
      if (kind === 'prose') return brokenTitles.has(line.block);
      return kind !== 'day' || isLoneParagraph(line) || isNextToDate(kinds, index);
    }),
  );
}
