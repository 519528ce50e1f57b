import { EXIT, visit } from 'unist-util-visit';
import { parseHtml, writeHtml } from './parse-html.ts';

/** A picture further down than after one paragraph is below a phone's first screen. */
const firstBlocks = 2;

/**
 * Loads the picture that an article opens with at once and with priority; all others stay lazy.
 * @param html cleaned HTML; the result is as safe as it is.
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
  return writeHtml(tree);
}
