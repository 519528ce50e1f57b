import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, html as syntax, parseFragment } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** The HTML's context, since other elements are allowed in others, such as a template. */
const context = defaultTreeAdapter.createElement('div', syntax.NS.HTML, []);

const writer = unified().use(rehypeStringify);

/** Parses a fragment of a page as a browser does. */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(context, html, {})) as Root;
}

/** Serializes a tree without sanitizing it. */
export function writeHtml(tree: Root): string {
  return writer.stringify(tree);
}
