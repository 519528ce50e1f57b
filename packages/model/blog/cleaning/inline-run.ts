import type { Element, ElementContent, Text } from 'hast';
import { createElement, getElementName, isBlankText } from './post-elements.ts';

/** A text, image or line break with the inline elements around it, outermost first. */
export interface InlineLeaf {
  readonly node: Text | Element;
  readonly marks: readonly Element[];
}

function isSpace({ node }: InlineLeaf): boolean {
  return node.type === 'text' ? isBlankText(node.value) : node.tagName === 'br';
}

function hasContent({ node }: InlineLeaf): boolean {
  return node.type === 'text' ? !isBlankText(node.value) : node.tagName === 'img';
}

function withText(leaf: InlineLeaf, change: (value: string) => string): InlineLeaf {
  return leaf.node.type === 'text' ? { ...leaf, node: { type: 'text', value: change(leaf.node.value) } } : leaf;
}

function trimParagraph(leaves: readonly InlineLeaf[]): InlineLeaf[] {
  const first = leaves.findIndex((leaf) => !isSpace(leaf));
  const last = leaves.findLastIndex((leaf) => !isSpace(leaf));
  return leaves.slice(first, last + 1).map((leaf, index, kept) => {
    const start = index === 0 ? withText(leaf, (value) => value.trimStart()) : leaf;
    return index === kept.length - 1 ? withText(start, (value) => value.trimEnd()) : start;
  });
}

/** A parser drops one line break after `<pre>`, so none may stand there. */
function trimPreformatted(leaves: readonly InlineLeaf[]): InlineLeaf[] {
  const first = leaves.findIndex(({ node }) => node.type === 'element' || /[^\r\n]/u.test(node.value));
  return leaves
    .slice(first)
    .map((leaf, index) => (index === 0 ? withText(leaf, (value) => value.replace(/^[\r\n]+/u, '')) : leaf));
}

function copyMark(mark: Element): Element {
  const { href } = mark.properties;
  return createElement(getElementName(mark), [], typeof href === 'string' ? { href } : {});
}

/** The leaves as inline content without outer white space; empty where there is nothing to see. */
export function buildInlineRun(leaves: readonly InlineLeaf[], preformatted: boolean): ElementContent[] {
  if (!leaves.some(hasContent)) return [];
  const content: ElementContent[] = [];
  let open: { readonly mark: Element; readonly copy: Element }[] = [];
  for (const leaf of preformatted ? trimPreformatted(leaves) : trimParagraph(leaves)) {
    const differs = open.findIndex(({ mark }, index) => mark !== leaf.marks[index]);
    open = differs === -1 ? open : open.slice(0, differs);
    // White space opens no element of its own: an empty link or emphasis says nothing.
    for (const mark of isSpace(leaf) ? [] : leaf.marks.slice(open.length)) {
      const copy = copyMark(mark);
      (open.at(-1)?.copy.children ?? content).push(copy);
      open.push({ mark, copy });
    }
    (open.at(-1)?.copy.children ?? content).push(leaf.node);
  }
  return content;
}
