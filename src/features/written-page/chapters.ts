import { Markdoc } from '@astrojs/markdoc/config';
import type { Config, Node, RenderableTreeNode, Tag } from '@markdoc/markdoc';
import { defaultChapterLayout } from '@site/model/schemas/markdoc-tags.ts';

/** Blocks that stand in the margin of the text. */
const inMargin = new Set(['figure', 'quote', 'facts', 'video', 'call']);
/** Blocks that stand in the text, because their lines are as short as its own. */
const inText = new Set(['schedule', 'treatment']);

interface HeadingAttributes {
  readonly layout?: string;
  readonly paper?: boolean;
}

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

/** As many points as phones show in a row to push along, which keys have to reach (text.css). */
const fewestInRow = 8;

function markLongLists(nodes: RenderableTreeNode[]): RenderableTreeNode[] {
  for (const node of nodes) {
    if (!Markdoc.Tag.isTag(node) || node.name !== 'ul' || node.children.length < fewestInRow) continue;
    Object.assign(node.attributes, { 'data-row': '', tabindex: 0 });
  }
  return nodes;
}

/** The text of a written page in chapters, each in the layout and on the ground that its heading names. */
export function layOutChapters(document: Node, config: Config): Tag[] {
  const draw = (nodes: readonly Node[]) => Markdoc.transform([...nodes], config);
  /** A box, unless it would be empty. */
  const box = (name: string, children: RenderableTreeNode[], attributes = {}) =>
    children.length === 0
      ? []
      : [new Markdoc.Tag(config.nodes?.document?.render ?? 'div', { class: name, ...attributes }, children)];
  return splitIntoChapters(document.children).flatMap(({ heading, nodes }, chapter) => {
    const head = box('prose chapter-head', draw(heading ? [heading] : []));
    const { layout = defaultChapterLayout, paper = false } = (heading?.attributes ?? {}) as HeadingAttributes;
    const drawText = (nodes: readonly Node[]) => (layout === 'columns' ? markLongLists(draw(nodes)) : draw(nodes));
    const passages = splitIntoPassages(nodes).flatMap(({ text, margin, wide }, passage) => {
      const before = passage === 0 ? head : [];
      if (wide.length > 0) return [...box('page-width', before), ...box('prose page-width reveal', draw(wide))];
      const opens = chapter + passage === 0 ? ' opens' : '';
      const parts = [...box(`prose${opens}`, drawText(text)), ...box('prose in-margin', draw(margin))];
      return box('passage page-width twelve', [...before, ...parts]);
    });
    const look = { 'data-layout': chapter === 0 ? 'first' : layout };
    return box(paper ? 'chapter on-paper' : 'chapter', nodes.length === 0 ? box('page-width', head) : passages, look);
  });
}
