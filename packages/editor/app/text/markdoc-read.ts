import Markdoc, { type Node } from '@markdoc/markdoc';
import { readBlock } from './blocks.ts';
import type { DocMark, DocNode, MarkdocText } from './doc.ts';
import { writeBlocks } from './markdoc-write.ts';

/** Thrown for syntax without a form: its block is kept verbatim. */
class Unknown extends Error {}

const markNames: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', s: 'strike' };

function readInline(node: Node, marks: readonly DocMark[]): DocNode[] {
  if (node.annotations.length > 0) throw new Unknown();
  const all = (more: readonly DocMark[] = []) =>
    node.children.flatMap((child) => readInline(child, [...marks, ...more]));
  const text = (words: unknown): DocNode[] =>
    words === '' ? [] : [{ type: 'text', text: String(words), ...(marks.length > 0 && { marks }) }];
  const { type, attributes } = node;
  if (type === 'inline') return all();
  if (type === 'text') return text(attributes.content);
  if (type === 'softbreak') return text(' ');
  if (type === 'hardbreak') return [{ type: 'hardBreak' }];
  if (type === 'code') {
    return [{ type: 'text', text: String(attributes.content), marks: [...marks, { type: 'code' }] }];
  }
  if (type === 'link' && attributes.title === undefined) {
    return all([
      { type: 'link', attrs: { href: String(attributes.href).replaceAll('%7B', '{').replaceAll('%7D', '}') } },
    ]);
  }
  const mark = markNames[type];
  if (mark === undefined) throw new Unknown();
  return all([{ type: mark }]);
}

/** Joins adjacent text nodes with equal marks. */
function joinText(nodes: readonly DocNode[]): DocNode[] {
  const joined: DocNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const isAlike =
      last?.type === 'text' && node.type === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (isAlike) joined[joined.length - 1] = { ...last, text: `${last.text ?? ''}${node.text ?? ''}` };
    else joined.push(node);
  }
  return joined;
}

function paragraph(nodes: readonly Node[]): DocNode {
  const content = joinText(nodes.flatMap((node) => readInline(node, [])));
  return { type: 'paragraph', ...(content.length > 0 && { content }) };
}

/** Tight lists have no paragraphs. */
function readItem(item: Node): DocNode {
  const content = item.children.map((child) => (child.type === 'inline' ? paragraph([child]) : readNode(child)));
  return { type: 'listItem', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function readTable(table: Node): DocNode {
  const rows = [...table.walk()].filter(({ type }) => type === 'tr');
  const cells = (row: Node) =>
    row.children.map((cell): DocNode => {
      const type = cell.type === 'th' ? 'tableHeader' : 'tableCell';
      return { type, content: [paragraph(cell.children)] };
    });
  return { type: 'table', content: rows.map((row) => ({ type: 'tableRow', content: cells(row) })) };
}

function readNode(node: Node): DocNode {
  const { type, attributes, children } = node;
  // Chapter attributes stay with the heading.
  const { level, paper = null, ...others } = attributes;
  const isHeading = type === 'heading' && Object.keys(others).length === 0;
  if (node.errors.length > 0 || (node.annotations.length > 0 && !isHeading)) throw new Unknown();
  if (isHeading) return { ...paragraph(children), type, attrs: { level: Number(level), paper } };
  if (type === 'paragraph') return paragraph(children);
  if (type === 'list') {
    return { type: attributes.ordered === true ? 'orderedList' : 'bulletList', content: children.map(readItem) };
  }
  if (type === 'blockquote') return { type, content: children.map(readNode) };
  if (type === 'hr') return { type: 'horizontalRule' };
  if (type === 'table') return readTable(node);
  throw new Unknown();
}

/** The syntax tree without differences of notation. */
function meaningOf(node: Node): unknown {
  const { type, tag, attributes, children } = node;
  if (type === 'softbreak') return ['text', undefined, { content: ' ' }, []];
  const isTight = type === 'item' && children.length === 1 && children[0]?.type === 'paragraph';
  const inner = (isTight ? (children[0]?.children ?? []) : children).map(meaningOf);
  // Bullet characters don't matter.
  return [type, tag, { ...attributes, marker: undefined }, inner];
}

/** Ignores line breaks within paragraphs and empty marks. */
export function isSame(one: string, other: string): boolean {
  const read = (source: string) =>
    JSON.stringify(meaningOf(Markdoc.parse(source)))
      .replaceAll('"},[]],["text",null,{"content":"', '')
      .replaceAll(/\s+/g, ' ');
  return read(one) === read(other);
}

/** Kept verbatim if it doesn't round-trip. */
function readTop(node: Node, source: string): DocNode {
  const kept: DocNode = { type: 'keptBlock', attrs: { source } };
  if (node.type === 'tag') return readBlock(node, source, isSame) ?? kept;
  try {
    const block = readNode(node);
    return isSame(writeBlocks([block]), source) ? block : kept;
  } catch (error) {
    if (error instanceof Unknown) return kept;
    throw error;
  }
}

/** @param asInEditor normalizes a block like Tiptap, so that unchanged blocks are recognized. */
export function readMarkdoc(body: string, asInEditor = (block: DocNode): DocNode => block): MarkdocText {
  const newline = body.includes('\r\n') ? '\r\n' : '\n';
  const text = body.replaceAll('\r\n', '\n');
  const lines = text.split('\n');
  const nodes = Markdoc.parse(text).children.filter(({ type }) => type !== 'comment');
  const starts = nodes.map((node) => Math.min(...node.lines));
  const parts = nodes.map((node, index) => {
    const end = starts[index + 1] ?? lines.length;
    const whole = lines.slice(starts[index], end).join('\n') + (index + 1 < nodes.length ? '\n' : '');
    const source = whole.trimEnd();
    return { block: asInEditor(readTop(node, source)), source, gap: whole.slice(source.length) };
  });
  const keys = parts.map(({ block }) => JSON.stringify(block));
  return {
    doc: { type: 'doc', content: parts.length > 0 ? parts.map(({ block }) => block) : [{ type: 'paragraph' }] },
    sources: new Map(
      parts.map(({ source, gap }, index) => [keys[index] ?? '', { text: source, gap, next: keys[index + 1] }]),
    ),
    lead: lines
      .slice(0, starts[0] ?? 0)
      .map((line) => `${line}\n`)
      .join(''),
    newline,
  };
}
