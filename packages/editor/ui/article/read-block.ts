import type { JSONContent } from '@tiptap/core';
import type { Element, ElementContent, RootContent } from 'hast';
import { isBlock } from '@site/model/blog/cleaning/tidy-blocks.ts';

/** Something that an article may hold and the field cannot show. */
export class NotShown extends Error {}

type Marks = readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
type Nodes = readonly (ElementContent | RootContent)[];

const marks: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', code: 'code', a: 'link' };

/** White space that a browser shows as one space; a non-breaking space is none. */
const space = /[ \t\n\r\f]+/g;

/** @throws NotShown for an attribute that the field would lose. */
function attributesOf({ tagName, properties }: Element, known: readonly string[]): Record<string, unknown> {
  const other = Object.keys(properties).find((name) => properties[name] !== undefined && !known.includes(name));
  if (other !== undefined) throw new NotShown(`${tagName} has ${other}`);
  return Object.fromEntries(known.map((name) => [name, properties[name]]));
}

function readInline(nodes: Nodes, around: Marks): JSONContent[] {
  return nodes.flatMap((node): JSONContent[] => {
    const common = around.length > 0 ? { marks: [...around] as NonNullable<JSONContent['marks']> } : {};
    if (node.type === 'text') return [{ type: 'text', text: node.value.replace(space, ' '), ...common }];
    if (node.type !== 'element') return [];
    if (node.tagName === 'br') return [{ type: 'hardBreak', ...common }];
    if (node.tagName === 'img') {
      // The cleaning adds the others.
      const { src, alt } = attributesOf(node, ['src', 'alt', 'className', 'loading']);
      return [{ type: 'image', attrs: { src, alt: alt ?? '' }, ...common }];
    }
    const mark = marks[node.tagName];
    if (mark === undefined) throw new NotShown(node.tagName);
    const { href } = attributesOf(node, mark === 'link' ? ['href', 'rel'] : []);
    const own = mark === 'link' ? { type: mark, attrs: { href } } : { type: mark };
    return readInline(node.children, [...around, own]);
  });
}

const sameMarks = (one: JSONContent, other: JSONContent) => JSON.stringify(one.marks) === JSON.stringify(other.marks);

/** Text as a browser lays it out: one space between words, none at the ends of a line. */
function readLine(nodes: Nodes): JSONContent[] {
  const line: JSONContent[] = [];
  const endLine = () => {
    const last = line.at(-1);
    if (last?.text === undefined) return;
    last.text = last.text.replace(/ +$/, '');
    if (last.text === '') line.pop();
  };
  for (const node of readInline(nodes, [])) {
    const last = line.at(-1);
    if (node.text === undefined) {
      if (node.type === 'hardBreak') endLine();
      line.push(node);
      continue;
    }
    const isStart = last === undefined || last.type === 'hardBreak' || last.text?.endsWith(' ') === true;
    const text = isStart ? node.text.replace(/^ /, '') : node.text;
    if (text === '') continue;
    if (last?.text !== undefined && sameMarks(last, node)) last.text += text;
    else line.push({ ...node, text });
  }
  endLine();
  return line;
}

function paragraph(nodes: Nodes): JSONContent {
  const content = readLine(nodes);
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
}

/** The blocks inside a list item, quote or cell; loose text becomes a paragraph. */
function readBlocks(nodes: Nodes): JSONContent[] {
  const blocks: JSONContent[] = [];
  let run: (ElementContent | RootContent)[] = [];
  const endRun = () => {
    const block = paragraph(run);
    if (block.content) blocks.push(block);
    run = [];
  };
  for (const node of nodes) {
    if (node.type === 'element' && isBlock(node)) {
      endRun();
      blocks.push(readBlock(node));
    } else run.push(node);
  }
  endRun();
  return blocks;
}

/** The elements inside a list, table or row. @throws NotShown for others than these. */
function childrenOf(element: Element, ...names: readonly string[]): Element[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    if (!names.includes(child.tagName)) throw new NotShown(child.tagName);
    return [child];
  });
}

function readList(element: Element): JSONContent[] {
  return childrenOf(element, 'li').map((item) => {
    attributesOf(item, []);
    return { type: 'listItem', content: readBlocks(item.children) };
  });
}

function readCell(cell: Element): JSONContent {
  const { colSpan, rowSpan } = attributesOf(cell, ['colSpan', 'rowSpan']);
  const content = readBlocks(cell.children);
  return {
    type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
    attrs: { colspan: Number(colSpan ?? 1), rowspan: Number(rowSpan ?? 1) },
    content: content.length > 0 ? content : [paragraph([])],
  };
}

function readTable(table: Element): JSONContent {
  const [body, ...more] = childrenOf(table, 'tbody');
  if (!body || more.length > 0) throw new NotShown('a table in parts');
  const rows = childrenOf(body, 'tr').map((row) => ({
    type: 'tableRow',
    content: childrenOf(row, 'th', 'td').map(readCell),
  }));
  return { type: 'table', content: rows };
}

/**
 * @param element a block of a cleaned article.
 * @returns the block as the field has it.
 * @throws NotShown where the field would lose something of it.
 */
export function readBlock(element: Element): JSONContent {
  const { tagName, children } = element;
  const { start } = attributesOf(element, tagName === 'ol' ? ['start'] : []);
  const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
  if (level !== undefined) return { type: 'heading', attrs: { level: Number(level) }, content: readLine(children) };
  switch (tagName) {
    case 'p':
      return paragraph(children);
    case 'ul':
      return { type: 'bulletList', content: readList(element) };
    case 'ol':
      return { type: 'orderedList', attrs: { start: Number(start ?? 1) }, content: readList(element) };
    case 'blockquote':
      return { type: 'blockquote', content: readBlocks(children) };
    case 'hr':
      return { type: 'horizontalRule' };
    case 'table':
      return readTable(element);
    case 'pre': {
      const content = children.map((child) => {
        if (child.type !== 'text') throw new NotShown(`${child.type} in pre`);
        return { type: 'text', text: child.value };
      });
      return { type: 'codeBlock', content };
    }
    default:
      throw new NotShown(tagName);
  }
}
