import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { parseHtml, writeHtml } from './parse-html.ts';

/**
 * Prepares an article's HTML for a feed reader: links and pictures get absolute addresses, and each picture one size,
 * since readers choose none.
 * @param html cleaned HTML.
 * @param origin such as https://www.example.com.
 */
export function writeFullAddresses(html: string, origin: string): string {
  const tree = parseHtml(html);
  visit(tree, 'element', ({ properties }: Element) => {
    delete properties.srcSet;
    delete properties.sizes;
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = new URL(address, origin).href;
    }
  });
  return writeHtml(tree);
}
