import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one', resourceLink: true, rule: '-' });

/** A text as a tree of Markdown (mdast). */
type MarkdownTree = Parameters<typeof writer.stringify>[0];
export type MarkdownNode = MarkdownTree['children'][number];

/**
 * remark escapes each `&` before a letter, though only one that would read as a character reference needs it, and each
 * `@`, though a mail address may well read as a link. Readers of the plain text need neither.
 */
function dropNeedlessEscapes(markdown: string): string {
  return markdown.replaceAll(/(`+)[^`][\s\S]*?\1|\\(?:@|&(?!#?\w+;))/g, (match) => {
    return match.startsWith('`') ? match : match.slice(1);
  });
}

/** Writes a tree as Markdown with GitHub's tables; links are always written out, never as `<address>`. */
export function writeMarkdown(children: MarkdownNode[]): string {
  return dropNeedlessEscapes(writer.stringify({ type: 'root', children }));
}
