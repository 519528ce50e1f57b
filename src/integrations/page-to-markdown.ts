import type { Element, ElementContent, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import { hostPage, type PlayerKind } from '@site/model/video/players.ts';

/** Controls, and drawings, which have no words. */
const skippedTags = [
  'button',
  'dialog',
  'input',
  'noscript',
  'script',
  'select',
  'source',
  'svg',
  'template',
  'textarea',
];

const inline = [
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'data',
  'del',
  'em',
  'i',
  'img',
  'ins',
  'label',
  'mark',
  'output',
  'q',
  's',
  'small',
  'span',
  'strong',
  'time',
  'u',
];

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Elements that say something without children, or whose place in a row counts. */
const neverEmpty = ['br', 'hr', 'img', 'td', 'th'];

function isElement(node: ElementContent | undefined, names: readonly string[]): node is Element {
  return node?.type === 'element' && names.includes(node.tagName);
}

const text = (value: string): ElementContent => ({ type: 'text', value });

function readText(node: ElementContent | undefined): string {
  if (node?.type === 'text') return node.value;
  return node?.type === 'element' ? node.children.map(readText).join('') : '';
}

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** `data-no-markdown` is for what a reader of a text doesn't need and nothing else tells apart. */
function isOmitted({ tagName, properties }: Element): boolean {
  return (
    skippedTags.includes(tagName) ||
    (tagName === 'img' && !properties.alt) ||
    properties.hidden === true ||
    properties.ariaHidden === 'true' ||
    properties.dataNoMarkdown !== undefined ||
    (Array.isArray(properties.className) && properties.className.includes('needs-script'))
  );
}

/** What a page separates by its layout alone needs a mark in a text, or a space after a mark of its own. */
function separate(children: readonly ElementContent[], isHeading: boolean): ElementContent[] {
  return children.flatMap((child, index) => {
    const next = children[index + 1];
    const areInline = isElement(child, inline) && isElement(next, inline);
    // A span has no meaning of its own, so that text beside it is another fact, not the rest of a word.
    const isBesideText =
      (child.type === 'text' && isElement(next, ['span'])) || (isElement(child, ['span']) && next?.type === 'text');
    if (!areInline && !isBesideText) return child;
    const before = readText(child);
    const after = readText(next);
    if (/\s$/.test(before) || /^\s/.test(after)) return child;
    const areWords = /[\p{L}\p{N}%)]$/u.test(before) && /^[\p{L}\p{N}$(]/u.test(after);
    if (areWords) return [child, text(isHeading ? ' ' : ' · ')];
    return areInline ? [child, text(' ')] : child;
  });
}

function hasHeading(node: ElementContent): boolean {
  let found = isElement(node, headings);
  visit(node, 'element', ({ tagName }) => {
    found ||= headings.includes(tagName);
    return found ? EXIT : undefined;
  });
  return found;
}

/**
 * What a page shows above the heading that it belongs to comes after it: before, it would end the section above. That is a
 * label over a heading, and the player or picture of a card.
 */
function startWithHeading({ tagName }: Element, children: readonly ElementContent[]): readonly ElementContent[] {
  const [line, heading, ...others] = children.filter((child) => !isBlank(child));
  if (isElement(line, ['p']) && line.properties.dataEyebrow !== undefined && isElement(heading, headings)) {
    return [heading, { ...line, children: [{ ...line, tagName: 'em' }] }, ...others];
  }
  const head = ['li', 'section'].includes(tagName) ? children.find(hasHeading) : undefined;
  return head && !isElement(head, headings) ? [head, ...children.filter((child) => child !== head)] : children;
}

type Rule = (node: Element) => ElementContent[];

/** Cards, each under a heading, are sections of the text. */
const unfoldCards: Rule = (list) => {
  if (!hasHeading(list)) return [list];
  return list.children.map((item) => (isElement(item, ['li']) ? { ...item, tagName: 'div' } : item));
};

/** A cell of Markdown is one line. */
const joinLines: Rule = (cell) => {
  const children = cell.children.map((line) => (isElement(line, ['p']) ? { ...line, tagName: 'span' } : line));
  return [{ ...cell, children: separate(children, false) }];
};

const rules: Readonly<Record<string, Rule | undefined>> = {
  td: joinLines,
  th: joinLines,
  ul: unfoldCards,
  ol: unfoldCards,
  /** Names and values are items such as `Hours: 9 to 6`. */
  dl: (list) => {
    const items: Element[] = [];
    for (const part of list.children.flatMap((child) => (isElement(child, ['div']) ? child.children : [child]))) {
      if (part.type !== 'element') continue;
      if (part.tagName === 'dt') items.push({ ...part, tagName: 'li', children: [...part.children, text(': ')] });
      else items.at(-1)?.children.push(...part.children, text(' '));
    }
    return [{ ...list, tagName: 'ul', children: items }];
  },
  /** Markdown's tables have no captions. */
  table: (table) => {
    const captions = table.children.filter((child) => isElement(child, ['caption']));
    const rest = table.children.filter((child) => !isElement(child, ['caption']));
    return [...captions.map((caption) => ({ ...caption, tagName: 'p' })), { ...table, children: rest }];
  },
  /** Nothing plays in a text: a player leads to its host's page. */
  a: (link) => {
    const { dataFacade: kind, href } = link.properties;
    if (typeof kind !== 'string') return [link];
    const page = hostPage({ kind: kind as PlayerKind, frame: String(href) });
    return [{ ...link, properties: { ...link.properties, href: page } }];
  },
};

/** Converts an element to what Markdown can express. */
export function adapt(node: ElementContent): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type === 'comment' || isOmitted(node)) return [];
  const isHeading = headings.includes(node.tagName);
  const children = [...startWithHeading(node, separate(node.children.flatMap(adapt), isHeading))];
  if (children.every(isBlank) && !neverEmpty.includes(node.tagName)) return children.slice(0, 1);
  const last = children.at(-1);
  const endsWithSpace = inline.includes(node.tagName) && last?.type === 'text' && /\s$/.test(last.value);
  // At the end of bold words a space would be written as a character reference.
  if (endsWithSpace) children[children.length - 1] = text(last.value.trimEnd());
  const adapted = rules[node.tagName]?.({ ...node, children }) ?? [{ ...node, children }];
  return endsWithSpace ? [...adapted, text(' ')] : adapted;
}

const parser = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one', resourceLink: true, rule: '-' });

/** What a built page's head says of it, and its main part. */
export interface BuiltPage {
  readonly head: { readonly title: string; readonly description: string; readonly canonical: string };
  /** Where its Markdown twin is, such as `/about.md`. */
  readonly path: string | undefined;
  readonly main: Element;
}

/**
 * Header, footer and scripts, which are most of a page, are not parsed.
 * @returns undefined for a page without a main part.
 */
export function readPage(html: string): BuiltPage | undefined {
  const start = html.indexOf('<main');
  if (start < 0) return undefined;
  const head = { title: '', description: '', canonical: '' };
  let path: string | undefined;
  let main: Element | undefined;
  const parts = html.slice(0, html.indexOf('</head>')) + html.slice(start, html.lastIndexOf('</main>'));
  visit(parser.parse(parts), 'element', (node) => {
    const { tagName, properties } = node;
    const { name, rel, type, content, href } = properties;
    if (tagName === 'main') main = node;
    if (tagName === 'title' && head.title === '') head.title = readText(node);
    if (name === 'description') head.description = String(content);
    if (type === 'text/markdown') path = String(href);
    if (Array.isArray(rel) && rel.includes('canonical')) head.canonical = String(href);
    return main && SKIP;
  });
  return main && { head, path, main };
}

/** A built page as Markdown: title, description and address as front matter, then what its main part says. */
export function pageToMarkdown({ head, main }: BuiltPage): string {
  // From here on all addresses are absolute.
  const base: Element = { type: 'element', tagName: 'base', properties: { href: head.canonical }, children: [] };
  const tree: Root = { type: 'root', children: [base, ...adapt(main)] };
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${writer.stringify(writer.runSync(tree))}`;
}
