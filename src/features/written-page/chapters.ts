import { Markdoc } from '@astrojs/markdoc/config';
import type { Config, Node, RenderableTreeNode, Tag } from '@markdoc/markdoc';
import { exhibitKinds } from '@site/model/schemas/exhibits/exhibits.ts';
import { wordsOf } from './markdoc-nodes.ts';

/** Blocks that stand in the margin of the text. */
const inMargin = new Set(['figure', 'quote', 'facts', 'video', 'call']);
/** Blocks that stand in the text, because their lines are as short as its own. */
const inText = new Set(['schedule', 'treatment', 'fold']);
/** Blocks that are drawn for a dark ground. */
const onDark: ReadonlySet<string | undefined> = new Set([...exhibitKinds, 'framerates', 'compare']);

interface Chapter {
  readonly heading?: Node;
  readonly nodes: Node[];
}

type Place = 'text' | 'margin' | 'wide';

function placeOf({ type, tag, attributes }: Node): Place {
  if (type !== 'tag' || tag === undefined || inText.has(tag)) return 'text';
  return inMargin.has(tag) && attributes.wide !== true ? 'margin' : 'wide';
}

/** A page's blocks from one heading to the next; those before its first heading are a chapter too. */
function splitIntoChapters(nodes: readonly Node[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.attributes.level === 2) chapters.push({ heading: node, nodes: [] });
    else if (chapters.length === 0) chapters.push({ nodes: [node] });
    else chapters.at(-1)?.nodes.push(node);
  }
  return chapters;
}

/**
 * A chapter's text with its margin, up to a block across the page, and on from there. What comes before any text stands in
 * its place.
 */
function splitIntoPassages(nodes: readonly Node[]): Record<Place, Node[]>[] {
  const passages: Record<Place, Node[]>[] = [];
  for (const node of nodes) {
    const place = placeOf(node);
    let last = passages.at(-1);
    if (!last || last.wide.length > 0 !== (place === 'wide')) {
      last = { text: [], margin: [], wide: [] };
      passages.push(last);
    }
    last[place === 'margin' && last.text.length === 0 ? 'text' : place].push(node);
  }
  return passages;
}

/** The headings of a list of contents: where each is, and its words. */
function listContents(heads: readonly RenderableTreeNode[]) {
  return heads
    .filter((head) => Markdoc.Tag.isTag(head))
    .map((head) => ({ id: String(head.attributes.id), text: wordsOf(head) }));
}

/**
 * The text of a written page in chapters, on paper where a heading or the page says so. What stands across the page before
 * the first words opens the page; the list of contents is beside those words.
 */
export function layOutChapters({ children }: Node, config: Config): Tag[] {
  const draw = (nodes: readonly Node[]) => Markdoc.transform([...nodes], config);
  const element = config.nodes?.document?.render ?? 'div';
  /** A box, unless it would be empty. */
  const box = (name: string, parts: RenderableTreeNode[]) =>
    parts.length === 0 ? [] : [new Markdoc.Tag(element, { class: name }, parts)];
  const start = children.findIndex((node) => placeOf(node) !== 'wide');
  const chapters = splitIntoChapters(children.slice(start)).map((chapter) => ({
    ...chapter,
    head: draw(chapter.heading ? [chapter.heading] : []),
  }));
  const entries = listContents(chapters.flatMap(({ head }) => head));
  const contents = entries.length === 0 ? [] : [new Markdoc.Tag(element, { class: 'written-contents', entries })];
  const drawn = chapters.flatMap(({ heading, nodes, head }, chapter) => {
    const before = [...box('prose chapter-head', head), ...(chapter === 0 ? contents : [])];
    const passages = splitIntoPassages(nodes).flatMap(({ text, margin, wide }, passage) => {
      const above = passage === 0 ? before : [];
      if (wide.length > 0) return [...box('page-width', above), ...box('prose page-width reveal', draw(wide))];
      const opens = heading || passage > 0 ? '' : ' opens';
      const parts = [...box(`prose${opens}`, draw(text)), ...box('prose in-margin', draw(margin))];
      return box('passage page-width twelve', [...above, ...parts]);
    });
    const isWordsAlone = config.variables?.isOnPaper === true && !nodes.some(({ tag }) => onDark.has(tag));
    const isOnPaper = heading?.attributes.paper === true || isWordsAlone;
    return box(isOnPaper ? 'chapter on-paper' : 'chapter', nodes.length === 0 ? box('page-width', before) : passages);
  });
  return [...box('prose page-width', draw(children.slice(0, Math.max(0, start)))), ...drawn];
}
