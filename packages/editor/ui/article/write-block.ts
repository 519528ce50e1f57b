import type { JSONContent } from '@tiptap/core';

type Mark = NonNullable<JSONContent['marks']>[number];

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}

function attribute(name: string, value: unknown): string {
  return ` ${name}="${escape(String(value)).replaceAll('"', '&quot;')}"`;
}

const markTags: Readonly<Record<string, string>> = { bold: 'strong', italic: 'em', code: 'code', link: 'a' };

function openMark({ type, attrs }: Mark): string {
  return `<${markTags[type] ?? type}${type === 'link' ? attribute('href', attrs?.href) : ''}>`;
}

function closeMarks(marks: readonly Mark[]): string {
  return marks
    .toReversed()
    .map(({ type }) => `</${markTags[type] ?? type}>`)
    .join('');
}

function writeLeaf({ type, text = '', attrs }: JSONContent): string {
  if (type === 'hardBreak') return '<br>';
  if (type === 'image') return `<img${attribute('src', attrs?.src)}${attribute('alt', attrs?.alt)}>`;
  return escape(text);
}

/** Marks that go on from one piece of text to the next stay open. */
function writeLine(nodes: readonly JSONContent[] = []): string {
  let html = '';
  let open: readonly Mark[] = [];
  for (const node of nodes) {
    const marks = node.marks ?? [];
    const differs = marks.findIndex((mark, index) => JSON.stringify(mark) !== JSON.stringify(open[index]));
    const shared = differs < 0 ? marks.length : differs;
    html += closeMarks(open.slice(shared)) + marks.slice(shared).map(openMark).join('') + writeLeaf(node);
    open = marks;
  }
  return html + closeMarks(open);
}

/** What is inside a list item or a cell: text alone needs no paragraph around it. */
function writeInner(nodes: readonly JSONContent[] = []): string {
  const [first, ...rest] = nodes;
  if (first?.type !== 'paragraph' || rest.some(({ type }) => type === 'paragraph')) return writeBlocks(nodes);
  return [writeLine(first.content), writeBlocks(rest)].filter(Boolean).join('\n');
}

function writeItems(tag: string, items: readonly JSONContent[] = [], attributes = ''): string {
  const lines = items.map(({ content }) => `<li>${writeInner(content)}</li>`);
  return [`<${tag}${attributes}>`, ...lines, `</${tag}>`].join('\n');
}

function writeCell({ type, attrs, content }: JSONContent): string {
  const tag = type === 'tableHeader' ? 'th' : 'td';
  const spans = (['colspan', 'rowspan'] as const).filter((name) => Number(attrs?.[name] ?? 1) > 1);
  return `<${tag}${spans.map((name) => attribute(name, attrs?.[name])).join('')}>${writeInner(content)}</${tag}>`;
}

function writeTable(rows: readonly JSONContent[] = []): string {
  const lines = rows.map(({ content = [] }) => `<tr>${content.map(writeCell).join('')}</tr>`);
  return ['<table><tbody>', ...lines, '</tbody></table>'].join('\n');
}

/** @returns a block as an article's HTML has it; empty where nothing is written in it. */
export function writeBlock({ type, attrs, content }: JSONContent): string {
  switch (type) {
    case 'keptBlock':
      return String(attrs?.source ?? '');
    case 'heading':
      return content ? `<h${String(attrs?.level)}>${writeLine(content)}</h${String(attrs?.level)}>` : '';
    case 'bulletList':
      return writeItems('ul', content);
    case 'orderedList':
      return writeItems('ol', content, attrs?.start === 1 ? '' : attribute('start', attrs?.start));
    case 'blockquote':
      return `<blockquote>\n${writeBlocks(content)}\n</blockquote>`;
    case 'horizontalRule':
      return '<hr>';
    case 'table':
      return writeTable(content);
    case 'codeBlock':
      return `<pre>${writeLine(content)}</pre>`;
    case undefined:
    default:
      return content ? `<p>${writeLine(content)}</p>` : '';
  }
}

function writeBlocks(nodes: readonly JSONContent[] = []): string {
  return nodes.map(writeBlock).filter(Boolean).join('\n');
}
