import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml } from './parse-html.ts';

const writer = unified().use(rehypeStringify);

const lowest = 6;

/**
 * Gives an article's headings the levels that follow its title, whatever levels it was written with: the first is
 * `top`, and one below another is one level below it, so that none is left out.
 * @param html cleaned; safe to set as it is, and so is what comes back.
 * @param top the level below the title's.
 */
export function levelHeadings(html: string, top: 2 | 3): string {
  const tree = parseHtml(html);
  /** The levels, as written, of the headings that the current place stands under. */
  const above: number[] = [];
  visit(tree, 'element', (node) => {
    const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (digit === undefined) return;
    const written = Number(digit);
    while ((above.at(-1) ?? 0) >= written) above.pop();
    node.tagName = `h${String(Math.min(lowest, top + above.length))}`;
    above.push(written);
  });
  return writer.stringify(tree);
}
