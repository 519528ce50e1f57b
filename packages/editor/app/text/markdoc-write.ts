import { writeBlock } from './blocks.ts';
import type { DocMark, DocNode, MarkdocText } from './doc.ts';

const wraps: Readonly<Record<string, string>> = { bold: '**', italic: '_', strike: '~~' };

const escape = (text: string) =>
  text
    .replaceAll(/[\\`*[\]~|]/g, String.raw`\$&`)
    // Within a word, _ is literal.
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\_`)
    .replaceAll('{%', '{ %');

/** Markdown marks must not begin or end with spaces. */
function wrap(text: string, { type, attrs }: DocMark): string {
  if (type === 'code') return `\`${text}\``;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (words === '') return text;
  if (type === 'link') return `${before}[${words}](${String(attrs?.href)})${after}`;
  const sign = wraps[type] ?? '';
  return `${before}${sign}${words}${sign}${after}`;
}

/** Wraps runs of nodes that share their outermost mark. */
function writeInline(nodes: readonly DocNode[], depth = 0): string {
  let text = '';
  for (let index = 0; index < nodes.length;) {
    const node = nodes[index];
    const mark = node?.marks?.[depth];
    let end = index + 1;
    if (mark) {
      const key = JSON.stringify(mark);
      while (end < nodes.length && JSON.stringify(nodes[end]?.marks?.[depth]) === key) end += 1;
      text += wrap(writeInline(nodes.slice(index, end), depth + 1), mark);
    } else if (node) {
      const isCode = node.marks?.some(({ type }) => type === 'code') === true;
      const { text: words = '' } = node;
      text += node.type === 'hardBreak' ? '\\\n' : isCode ? words : escape(words);
    }
    index = end;
  }
  return text;
}

/** Nesting order: links outermost, code innermost. */
const rank: Readonly<Record<string, number>> = { link: 0, bold: 1, italic: 2, strike: 3, code: 4 };

function inlineOf({ content = [] }: DocNode): string {
  const sorted = content.map(({ marks = [], ...node }) => ({
    ...node,
    marks: marks.toSorted((a, b) => (rank[a.type] ?? 9) - (rank[b.type] ?? 9)),
  }));
  // Escapes text at the start of a line that would be a list or a heading.
  return writeInline(sorted)
    .trim()
    .replaceAll(/^(#{1,6} |[-+] |\d+[.)] |>)/gm, (start) => start.replace(/[#\-+>.)]/, String.raw`\$&`));
}

const indent = (text: string, by: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : by + line))
    .join('\n');

function writeList({ type, content = [] }: DocNode): string {
  const isLoose = content.some(
    ({ content: blocks = [] }) => blocks.filter((block) => block.type === 'paragraph').length > 1,
  );
  const items = content.map(({ content: blocks = [] }, index) => {
    const sign = type === 'orderedList' ? `${index + 1}. ` : '- ';
    return sign + indent(blocks.map(writeNode).join(isLoose ? '\n\n' : '\n'), ' '.repeat(sign.length));
  });
  return items.join(isLoose ? '\n\n' : '\n');
}

function writeTable({ content = [] }: DocNode): string {
  const rows = content.map(({ content: cells = [] }) =>
    cells.map(({ content: blocks = [] }) => blocks.map(inlineOf).join(' ').replaceAll('\n', ' ')),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

function writeNode(node: DocNode): string {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'heading':
      return `${'#'.repeat(Number(attrs.level))} ${inlineOf(node).replaceAll('\n', ' ')}${attrs.paper === true ? ' {% paper=true %}' : ''}`;
    case 'bulletList':
    case 'orderedList':
      return writeList(node);
    case 'blockquote':
      return content.map(writeNode).join('\n\n').replaceAll(/^/gm, '> ');
    case 'horizontalRule':
      return '---';
    case 'table':
      return writeTable(node);
    case 'keptBlock':
      return String(attrs.source);
    case 'tagBlock':
      return writeBlock(attrs);
    default:
      return inlineOf(node);
  }
}

export function writeBlocks(blocks: readonly DocNode[]): string {
  return blocks.map(writeNode).filter(Boolean).join('\n\n');
}

/** Unchanged blocks keep their bytes. */
export function writeMarkdoc({ content = [] }: DocNode, { sources, lead, newline }: MarkdocText): string {
  const blocks = content.filter((block) => block.type !== 'paragraph' || block.content);
  const keys = blocks.map((block) => JSON.stringify(block));
  const parts = blocks.map((block, index) => {
    const known = sources.get(keys[index] ?? '');
    const isLast = index === blocks.length - 1;
    const isInPlace = known && known.next === keys[index + 1];
    return (known?.text ?? writeNode(block)) + (isInPlace ? known.gap : isLast ? '\n' : '\n\n');
  });
  return (lead + parts.join('')).replaceAll('\n', newline);
}
