import type { Element, Parents, Root, RootContent, Text } from 'hast';
import { getElementName, isBlankText, isInline } from './post-elements.ts';

export interface LineText {
  readonly node: Text;
  readonly link: Element | undefined;
}

/** Text that stands on a line of its own: a block, or what lies between two line breaks of a block. */
export interface PostLine {
  readonly texts: readonly LineText[];
  readonly block: Parents;
  /** The line break that ends the line; undefined for a block's last line. */
  readonly lineBreak: Element | undefined;
}

/** The line's text; `gap` stands between parts that elements separate. */
export function getLineText(line: PostLine, gap: '' | ' ' = ''): string {
  return line.texts.map(({ node }) => node.value).join(gap);
}

/** All lines of a rebuilt tree that hold text, in reading order. */
export function listLines(tree: Root): PostLine[] {
  const lines: PostLine[] = [];
  let texts: LineText[] = [];

  const endLine = (block: Parents, lineBreak?: Element) => {
    if (texts.some(({ node }) => !isBlankText(node.value))) lines.push({ texts, block, lineBreak });
    texts = [];
  };

  const read = (nodes: readonly RootContent[], block: Parents, link: Element | undefined) => {
    for (const node of nodes) {
      if (node.type === 'text') texts.push({ node, link });
      if (node.type !== 'element' || node.tagName === 'img') continue;
      const name = getElementName(node);
      if (name === 'br') endLine(block, node);
      else if (isInline(name)) read(node.children, block, name === 'a' ? node : link);
      else {
        endLine(block);
        read(node.children, node, link);
        endLine(node);
      }
    }
  };

  read(tree.children, tree, undefined);
  endLine(tree);
  return lines;
}

/** Takes lines out of the tree, each with the line break that ends it; pictures between them stay. */
export function removeLines(tree: Root, lines: readonly PostLine[]): void {
  const removed = new Set<RootContent>(
    lines.flatMap(({ texts, lineBreak }) => [...texts.map(({ node }) => node), ...(lineBreak ? [lineBreak] : [])]),
  );
  removeNodes(tree, removed);
}

function removeNodes(parent: Parents, removed: ReadonlySet<RootContent>): void {
  const kept = parent.children.filter((child) => !removed.has(child));
  parent.children.splice(0, parent.children.length, ...(kept as typeof parent.children));
  for (const child of parent.children) if (child.type === 'element') removeNodes(child, removed);
}
