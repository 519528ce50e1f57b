import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import { z } from 'zod';
import { cleanMain } from './clean-main.ts';
import { writeMarkdown, type MarkdownNode } from './write-markdown.ts';

/** A built page as a text. */
export const pageTextSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** Its address on the web, absolute. */
  canonical: z.string(),
  /** The whole twin: title, address and description as front matter, then the page's main part. */
  markdown: z.string(),
});

export type PageText = Readonly<z.infer<typeof pageTextSchema>>;

const parser = unified().use(rehypeParse);

const converter = unified().use(rehypeRemark);

function find(tree: Root | Element, matches: (node: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (node) => {
    if (!matches(node)) return undefined;
    found = node;
    return EXIT;
  });
  return found;
}

function isHeading(node: MarkdownNode | undefined, depth?: number): boolean {
  return node?.type === 'heading' && (depth === undefined || node.depth === depth);
}

/** A list of cards that have names of their own is a row of small sections. */
function openCards(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'list' || !node.children.every(({ children: [first] }) => isHeading(first))) return [node];
    return node.children.flatMap(({ children }) => openCards(children));
  });
}

/** The line under a heading that was its label. */
function isLabel(node: MarkdownNode | undefined): boolean {
  return node?.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'emphasis';
}

/** The page's name first, with its label: a page may open with a picture or a date. */
function nameFirst(nodes: MarkdownNode[]): MarkdownNode[] {
  const at = nodes.findIndex((node) => isHeading(node, 1));
  if (at === -1) throw new Error('has no h1');
  const name = nodes.slice(at, isLabel(nodes[at + 1]) ? at + 2 : at + 1);
  return [...name, ...nodes.filter((node) => !name.includes(node))];
}

function need(value: unknown, what: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new Error(`has no ${what}`);
}

/**
 * Turns a built page into Markdown.
 * @throws Error that says what the page lacks: a title, a description, a canonical address, a main part or an h1.
 */
export function pageToMarkdown(html: string): PageText {
  const tree = parser.parse(html);
  const meta = (name: string) =>
    find(tree, ({ tagName, properties }) => tagName === 'meta' && properties.name === name);
  const link = find(tree, ({ tagName, properties }) => {
    return tagName === 'link' && Array.isArray(properties.rel) && properties.rel.includes('canonical');
  });
  const heading = find(tree, ({ tagName }) => tagName === 'title');
  const title = need(heading && toString(heading), 'title');
  const description = need(meta('description')?.properties.content, 'description');
  const canonical = need(link?.properties.href, 'canonical address');
  const main = find(tree, ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('has no main part');

  cleanMain(main, canonical);
  const { children } = converter.runSync({ type: 'root', children: main.children });
  const head = stringify({ title, description, canonical }, { lineWidth: 0 });
  return {
    title,
    description,
    canonical,
    markdown: `---\n${head}---\n\n${writeMarkdown(nameFirst(openCards(children)))}`,
  };
}
