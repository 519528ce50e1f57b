import type { Element } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml } from './parse-html.ts';

const writer = unified().use(rehypeStringify);

/**
 * An article's HTML for a reader outside the site: links and pictures with their whole addresses, and one size of each
 * picture, since readers choose none.
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
  return writer.stringify(tree);
}
