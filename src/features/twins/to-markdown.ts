import type { Element, Root } from 'hast';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(rehypeParse, { fragment: true });
const converter = unified().use(rehypeRemark);
const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one', resourceLink: true, rule: '-' });

export interface MarkdownOptions {
  /** The page's own address on the web, which relative addresses start from. */
  readonly base: string;
  /** The address of a picture's file, from its `src`; by default the `src` itself. */
  readonly resolveImage?: (src: string) => Promise<string>;
}

/** An address that works from anywhere. */
function absoluteAddress(address: string, base: string): string {
  return new URL(address, base).href;
}

/** Markdown's tables have no captions: the words of one become a paragraph before it. */
function moveCaptions(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'table' }, (table: Element, index, parent) => {
    const caption = table.children.find((child) => child.type === 'element' && child.tagName === 'caption');
    if (caption?.type !== 'element' || index === undefined) return undefined;
    table.children = table.children.filter((child) => child !== caption);
    parent?.children.splice(index, 0, { ...caption, tagName: 'p' });
    return index + 2;
  });
}

/**
 * remark escapes each `&` before a letter, though only one that reads as a character reference needs it, and each `@`,
 * though a mail address may well read as a link. Readers of the plain text need neither.
 */
function dropNeedlessEscapes(markdown: string): string {
  return markdown.replaceAll(/(`+)[^`][\s\S]*?\1|\\(?:@|&(?!#?\w+;))/g, (match) => {
    return match.startsWith('`') ? match : match.slice(1);
  });
}

/** Writes plain elements (headings, paragraphs, lists, tables, links, pictures) as GitHub's Markdown. */
export async function toMarkdown(content: ReactNode, { base, resolveImage }: MarkdownOptions): Promise<string> {
  const tree = parser.parse(renderToStaticMarkup(content));
  moveCaptions(tree);
  const images: Element[] = [];
  visit(tree, 'element', (node) => {
    if (typeof node.properties.href === 'string') node.properties.href = absoluteAddress(node.properties.href, base);
    if (node.tagName === 'img') images.push(node);
  });
  await Promise.all(
    images.map(async ({ properties }) => {
      const src = String(properties.src);
      properties.src = absoluteAddress(resolveImage ? await resolveImage(src) : src, base);
    }),
  );
  return dropNeedlessEscapes(writer.stringify(await converter.run(tree)));
}
