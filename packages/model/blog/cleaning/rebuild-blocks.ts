import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import { buildInlineRun, type InlineLeaf } from './inline-run.ts';
import {
  createElement,
  getElementName,
  isDropped,
  isInline,
  isParagraph,
  isUnwrappedBlock,
  type Paragraph,
} from './post-elements.ts';

type Marks = readonly Element[];
/** What a run of inline content becomes: a paragraph, or nothing of its own inside a list item or cell. */
type Wrapping = Paragraph | 'none';

function isElement(node: RootContent, name: string): node is Element {
  return node.type === 'element' && getElementName(node) === name;
}

function copyImage({ properties }: Element): Element | undefined {
  if (typeof properties.src !== 'string') return undefined;
  const alt = typeof properties.alt === 'string' ? properties.alt : '';
  return createElement('img', [], { src: properties.src, alt, className: ['post-image'], loading: 'lazy' });
}

/** Collects blocks; inline content gathers until the next block begins. */
class BlockWriter {
  readonly blocks: ElementContent[] = [];
  private leaves: InlineLeaf[] = [];
  private endsInline = false;

  write(nodes: readonly RootContent[], marks: Marks, wrapping: Wrapping): void {
    for (const node of nodes) {
      if (node.type === 'text') this.leaves.push({ node: { type: 'text', value: node.value }, marks });
      else if (node.type === 'element') this.writeElement(node, marks, wrapping);
    }
  }

  /** Ends the inline content gathered so far. */
  flush(wrapping: Wrapping): void {
    const run = buildInlineRun(this.leaves, wrapping === 'pre');
    this.leaves = [];
    if (run.length === 0) return;
    if (wrapping !== 'none') {
      this.add(createElement(wrapping, run));
      return;
    }
    if (this.endsInline) this.blocks.push(createElement('br', []));
    this.blocks.push(...run);
    this.endsInline = true;
  }

  private add(block: Element | undefined): void {
    if (block === undefined) return;
    this.blocks.push(block);
    this.endsInline = false;
  }

  private writeElement(node: Element, marks: Marks, wrapping: Wrapping): void {
    const name = getElementName(node);
    if (isDropped(name)) return;
    if (name === 'br') this.leaves.push({ node: createElement('br', []), marks });
    else if (name === 'img') this.writeImage(node, marks);
    else if (isInline(name)) this.write(node.children, addMark(marks, node, name), wrapping);
    else if (isParagraph(name) || isUnwrappedBlock(name)) this.writeParagraph(node, name, marks, wrapping);
    else if (['hr', 'ul', 'ol', 'blockquote', 'figure', 'table'].includes(name)) {
      this.flush(wrapping);
      this.writeStructure(node, name, marks);
    } else this.write(node.children, marks, wrapping);
  }

  private writeImage(node: Element, marks: Marks): void {
    const image = copyImage(node);
    if (image !== undefined) this.leaves.push({ node: image, marks });
  }

  private writeParagraph(node: Element, name: string, marks: Marks, outer: Wrapping): void {
    const own = isParagraph(name) ? name : 'p';
    const inner = outer === 'none' || outer === 'p' ? own : outer;
    this.flush(outer);
    this.write(node.children, marks, inner);
    this.flush(inner);
  }

  private writeStructure(node: Element, name: string, marks: Marks): void {
    if (name === 'hr') this.add(createElement('hr', []));
    else if (name === 'table') this.writeTable(node, marks);
    else if (name === 'figure') this.writeFigure(node, marks);
    else if (name === 'blockquote') this.add(wrap(name, rebuildFlow(node.children, marks, 'p')));
    else this.add(wrap(name, rebuildItems(node, marks), pick(node, name === 'ol' ? ['start'] : [])));
  }

  private writeFigure(node: Element, marks: Marks): void {
    const captions = node.children.filter((child) => isElement(child, 'figcaption'));
    const picture = rebuildFlow(
      node.children.filter((child) => !isElement(child, 'figcaption')),
      marks,
      'none',
    );
    if (picture.length === 0) this.writeCaptions(captions, marks);
    else this.add(createElement('figure', [...picture, ...captions.flatMap((caption) => rebuildPart(caption, marks))]));
  }

  private writeTable(node: Element, marks: Marks): void {
    const captions = node.children.filter((child) => isElement(child, 'caption'));
    const sections = node.children.flatMap((section) =>
      section.type === 'element' && ['thead', 'tbody', 'tfoot'].includes(section.tagName)
        ? (wrap(section.tagName, rebuildRows(section, marks)) ?? [])
        : [],
    );
    if (sections.length === 0) this.writeCaptions(captions, marks);
    else this.add(createElement('table', [...captions.flatMap((caption) => rebuildPart(caption, marks)), ...sections]));
  }

  /** What explained a picture or table that is gone is a paragraph. */
  private writeCaptions(captions: readonly Element[], marks: Marks): void {
    for (const caption of captions) {
      this.write(caption.children, marks, 'p');
      this.flush('p');
    }
  }
}

function addMark(marks: Marks, node: Element, name: string): Marks {
  const isLinkToNowhere = name === 'a' && typeof node.properties.href !== 'string';
  return isLinkToNowhere || marks.some((mark) => getElementName(mark) === name) ? marks : [...marks, node];
}

function pick(node: Element, names: readonly string[]): Properties {
  return Object.fromEntries(names.map((name) => [name, node.properties[name]]));
}

function wrap(name: string, children: ElementContent[], properties: Properties = {}): Element | undefined {
  return children.length === 0 ? undefined : createElement(name, children, properties);
}

function rebuildFlow(nodes: readonly RootContent[], marks: Marks, wrapping: Wrapping): ElementContent[] {
  const writer = new BlockWriter();
  writer.write(nodes, marks, wrapping);
  writer.flush(wrapping);
  return writer.blocks;
}

function rebuildPart(node: Element, marks: Marks): Element[] {
  const part = wrap(node.tagName, rebuildFlow(node.children, marks, 'none'));
  return part === undefined ? [] : [part];
}

/** What stands in a list outside an item becomes an item. */
function rebuildItems(list: Element, marks: Marks): Element[] {
  const items: ElementContent[][] = [];
  let isStray = false;
  for (const child of list.children) {
    if (isElement(child, 'li')) items.push(child.children);
    else if (isStray) items.at(-1)?.push(child);
    else items.push([child]);
    isStray = !isElement(child, 'li');
  }
  return items.flatMap((children) => wrap('li', rebuildFlow(children, marks, 'none')) ?? []);
}

function rebuildRows(section: Element, marks: Marks): Element[] {
  return section.children.flatMap((row) => {
    if (!isElement(row, 'tr')) return [];
    const cells = row.children.flatMap((cell) =>
      isElement(cell, 'td') || isElement(cell, 'th')
        ? createElement(
            cell.tagName,
            rebuildFlow(cell.children, marks, 'none'),
            pick(cell, ['colSpan', 'rowSpan', 'scope']),
          )
        : [],
    );
    return cells.some((cell) => cell.children.length > 0) ? createElement('tr', cells) : [];
  });
}

/**
 * Writes the tree again with only the elements that an article knows, nested as a parser would nest
 * them: text always in a block, no block inside a paragraph, and nothing that is empty.
 */
export function rebuildBlocks(tree: Root): Root {
  const blocks = rebuildFlow(tree.children, [], 'p');
  return { type: 'root', children: blocks.flatMap((block) => [block, { type: 'text', value: '\n' }]) };
}
