import { visit } from 'unist-util-visit';
import { parseHtml, writeHtml } from './parse-html.ts';

const lowest = 6;

/**
 * Gives an article's headings the levels that follow its title, whatever levels it was written with: the first is
 * `top`, and one below another is one level below it, so that no level is skipped.
 * @param html cleaned HTML; the result is as safe as it is.
 * @param top the level below the title's.
 */
export function levelHeadings(html: string, top: 2 | 3): string {
  const tree = parseHtml(html);
  /** The written levels of the headings that the current one is below. */
  const above: number[] = [];
  visit(tree, 'element', (node) => {
    const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (digit === undefined) return;
    const written = Number(digit);
    while ((above.at(-1) ?? 0) >= written) above.pop();
    node.tagName = `h${String(Math.min(lowest, top + above.length))}`;
    above.push(written);
  });
  return writeHtml(tree);
}
