import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { EXIT, visit } from 'unist-util-visit';
import { parseHtml } from './parse-html.ts';

const writer = unified().use(rehypeStringify);

/** A picture further down than after one paragraph is below a phone's first screen. */
const firstBlocks = 2;

/**
 * Lets the picture that an article opens with load at once and first; all others wait until they are scrolled to.
 * @param html cleaned; safe to set as it is, and so is what comes back.
 */
export function openWithPicture(html: string): string {
  const tree = parseHtml(html);
  const blocks = tree.children.filter(({ type }) => type === 'element').slice(0, firstBlocks);
  visit({ type: 'root', children: blocks }, 'element', (node) => {
    if (node.tagName !== 'img') return undefined;
    delete node.properties.loading;
    node.properties.fetchPriority = 'high';
    return EXIT;
  });
  return writer.stringify(tree);
}
