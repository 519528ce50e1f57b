import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, html as syntax, parseFragment } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** The context element, since the allowed elements depend on it. */
const context = defaultTreeAdapter.createElement('div', syntax.NS.HTML, []);

const writer = unified().use(rehypeStringify);

/** Parses an HTML fragment as a browser does. */
export function parseHtml(html: string): Root {
  return fromParse5(parseFragment(context, html, {})) as Root;
}

/** Serializes a tree without sanitizing it. */
export function writeHtml(tree: Root): string {
  return writer.stringify(tree);
}
