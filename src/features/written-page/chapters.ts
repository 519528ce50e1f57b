import { Markdoc } from '@astrojs/markdoc/config';
import type { Config, Node, RenderableTreeNode, Tag } from '@markdoc/markdoc';

/** Blocks that stand beside the text before them. */
const besideText = new Set(['figure', 'quote', 'facts', 'video', 'call']);
/** Blocks that stand in the text, because their lines are as short as its own. */
const inText = new Set(['buttons', 'schedule', 'treatment']);
/** A sheet of paper: it needs the dark around it. */
const paperSheet = 'treatment';
/** Wide blocks of words and cards, which paper suits. Any other wide block is an exhibit: drawn or filmed for the dark. */
const wideOnPaper = new Set(['results', 'steps', 'questions', 'people', 'films', 'portfolio']);

/** Text this long fills two columns of six lines. */
const charactersOfColumns = 650;
/** Text shorter than the block beside it: what follows that block goes on beside it. */
const charactersBeside = 300;
/** Two chapters as short as this stand side by side. */
const charactersOfHalf = 420;
/** As many headings inside a chapter make it a list. */
const leastEntries = 3;
/** Chapters on the page's own ground before and after one on paper. */
const darkBetween = 2;

type Place = 'text' | 'margin' | 'wide' | 'exhibit';

/** A run of text with what stands beside it, or blocks across the page. */
interface Passage {
  readonly isWide: boolean;
  readonly text: Node[];
  readonly margin: Node[];
}

interface Chapter {
  readonly heading?: Node;
  readonly passages: Passage[];
  hasExhibit: boolean;
}

function placeOf(node: Node): Place {
  if (node.type !== 'tag' || node.tag === undefined || inText.has(node.tag)) return 'text';
  if (besideText.has(node.tag)) return 'margin';
  return wideOnPaper.has(node.tag) ? 'wide' : 'exhibit';
}

const lengthOf = (nodes: readonly Node[]) =>
  nodes
    .flatMap((node) => [...node.walk()])
    .reduce((sum, { attributes }) => sum + String(attributes.content ?? '').length, 0);

function add(chapter: Chapter, node: Node, place: Place) {
  const isWide = place === 'wide' || place === 'exhibit';
  if (place === 'exhibit' || node.tag === paperSheet) chapter.hasExhibit = true;
  let last = chapter.passages.at(-1);
  const isBelow = (passage: Passage) =>
    place === 'text' && passage.margin.length > 0 && lengthOf(passage.text) >= charactersBeside;
  if (last?.isWide !== isWide || isBelow(last)) {
    last = { isWide, text: [], margin: [] };
    chapter.passages.push(last);
  }
  (place === 'margin' && last.text.length > 0 ? last.margin : last.text).push(node);
}

/** Several blocks in the margin, which would end far below a few lines of text. */
const isSpread = (text: readonly Node[], margin: readonly Node[]) =>
  margin.length > 1 && lengthOf(text) < charactersBeside;

/** A page's blocks from one heading to the next; those before its first heading are a chapter too. */
function splitIntoChapters(nodes: readonly Node[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  const places = nodes.map(placeOf);
  // A page without an exhibit shows its first still across the page.
  const still = places.includes('exhibit') ? -1 : nodes.findIndex(({ tag }) => tag === 'figure');
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading' && node.attributes.level === 2) {
      chapters.push({ heading: node, passages: [], hasExhibit: false });
      continue;
    }
    if (chapters.length === 0) chapters.push({ passages: [], hasExhibit: false });
    const chapter = chapters.at(-1);
    if (chapter) add(chapter, node, index === still ? 'wide' : (places[index] ?? 'text'));
  }
  return chapters;
}

const isSmallHeading = ({ type, attributes }: Node) => type === 'heading' && attributes.level === 3;

/** A list of small headings, each with its text, and at most a call beside them. */
function isList({ passages: [only, ...others] }: Chapter): boolean {
  if (!only || only.isWide || others.length > 0 || only.margin.some(({ tag }) => tag !== 'call')) return false;
  return (
    only.text[0] !== undefined &&
    isSmallHeading(only.text[0]) &&
    only.text.filter(isSmallHeading).length >= leastEntries
  );
}

/** A heading and a few lines. */
function isShort({ heading, hasExhibit, passages: [only, ...others] }: Chapter): boolean {
  if (!heading || hasExhibit || !only || only.isWide || others.length > 0 || only.margin.length > 0) return false;
  return lengthOf(only.text) <= charactersOfHalf;
}

/** Chapters one below the other, except that two short ones stand side by side; of three, the last two. */
function pairShort(chapters: readonly Chapter[]): Chapter[][] {
  const rows: Chapter[][] = [];
  for (const chapter of chapters.toReversed()) {
    const [last] = rows;
    if (last?.[0] && last.length === 1 && isShort(last[0]) && isShort(chapter)) last.unshift(chapter);
    else rows.unshift([chapter]);
  }
  return rows;
}

/** A list's text, cut before each small heading. */
function cutIntoEntries(text: readonly Node[]): Node[][] {
  const entries: Node[][] = [];
  for (const node of text) {
    const last = entries.at(-1);
    if (!last || isSmallHeading(node)) entries.push([node]);
    else last.push(node);
  }
  return entries;
}

/**
 * The layout of a chapter: the heading beside its text, the text with its margin, a margin that says more than the text
 * in the wide column, or text in two columns. What has a margin or columns differs from the chapter before.
 */
function chooseLayout({ passages }: Chapter, before: string | undefined): string {
  const [first] = passages;
  if (before === undefined) return 'first';
  if (isList({ passages, hasExhibit: false })) return 'list';
  if (first && !first.isWide && lengthOf(first.margin) > lengthOf(first.text)) return 'turned';
  if (before !== 'paired' && first && first.margin.length > 0) return 'paired';
  const enough = before === 'beside' ? charactersOfHalf : charactersOfColumns;
  const isLong = first !== undefined && !first.isWide && lengthOf(first.text) >= enough;
  const isPlain = passages.every(
    ({ margin, text }) =>
      margin.length === 0 && text.every(({ tag = '' }) => tag !== paperSheet && !besideText.has(tag)),
  );
  return before !== 'in-columns' && isLong && isPlain ? 'in-columns' : 'beside';
}

/** Blocks as they are drawn; a still across the page says so, since it takes larger files. */
function drawBlock(node: Node, config: Config, isWide: boolean): RenderableTreeNode[] {
  const drawn = [Markdoc.transform(node, config)].flat();
  for (const tag of drawn) if (isWide && node.tag === 'figure' && Markdoc.Tag.isTag(tag)) tag.attributes.place = 'wide';
  return drawn;
}

const box = (name: string, children: RenderableTreeNode[]) => new Markdoc.Tag('div', { class: name }, children);

/**
 * The text of a written page in chapters. About every third one stands on paper: never one with an exhibit, one of the last
 * two (the films that follow are on paper), or a few lines alone, which would be a stripe.
 */
export function layOutChapters(document: Node, config: Config): Tag[] {
  const draw = (nodes: readonly Node[], isWide = false) => nodes.flatMap((node) => drawBlock(node, config, isWide));
  const rows = pairShort(splitIntoChapters(document.children));
  const headOf = ({ heading }: Chapter) => (heading ? [box('prose chapter-head', draw([heading]))] : []);
  let layout: string | undefined;
  let darkBefore = 0;
  return rows.map((row, index) => {
    const [chapter, second] = row as [Chapter, Chapter?];
    layout = second ? 'halves' : chooseLayout(chapter, layout);
    const bearsPaper =
      index < rows.length - darkBetween && !chapter.hasExhibit && (second !== undefined || !isShort(chapter));
    const isOnPaper = bearsPaper && darkBefore >= darkBetween;
    darkBefore = isOnPaper ? 0 : darkBefore + 1;
    const look = `chapter ${layout}${isOnPaper ? ' on-paper' : ''}`;
    if (second) {
      const halves = row.map((half) => {
        return box('passage', [...headOf(half), box('prose', draw(half.passages.flatMap(({ text }) => text)))]);
      });
      return box(look, [box('page-width', halves)]);
    }
    const drawText = (text: readonly Node[], isFirst: boolean) =>
      layout === 'list'
        ? box(
            'entries',
            cutIntoEntries(text).map((entry) => box('prose', draw(entry))),
          )
        : box(isFirst ? 'prose opens' : 'prose', draw(text));
    const parts = chapter.passages.map(({ isWide, text, margin }, part) =>
      isWide
        ? box('prose page-width', draw(text, true))
        : box(`passage page-width twelve${isSpread(text, margin) ? ' spread' : ''}`, [
            drawText(text, index + part === 0),
            ...(margin.length > 0 ? [box('prose margin', draw(margin))] : []),
          ]),
    );
    const head = headOf(chapter);
    const [first] = parts;
    // Beside or above the text; above what takes the whole page.
    if (first && chapter.passages[0]?.isWide === false) first.children.unshift(...head);
    else if (head.length > 0) parts.unshift(box('page-width', head));
    return box(look, parts);
  });
}
