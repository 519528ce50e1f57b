import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, html as syntax, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

type Parent = DefaultTreeAdapterTypes.ParentNode;

/**
 * How deep elements may be nested. Browsers stop at 512 (Chromium's `kMaximumHTMLParserDOMTreeDepth`), and recursive
 * functions run out of stack after about a thousand.
 */
const maxDepth = 200;

/** The HTML's context, since other elements are allowed in others, such as a template. */
const context = defaultTreeAdapter.createElement('div', syntax.NS.HTML, []);

const writer = unified().use(rehypeStringify);

/** Unwraps elements that are nested too deep, and removes templates, whose content is in a separate tree. */
function limitDepth(root: Parent): void {
  const pending = root.childNodes.map((node) => ({ node, parent: root, depth: 1 })).reverse();
  root.childNodes = [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, parent, depth } = next;
    // The next step reads `template#x` as a template, too.
    if (node.nodeName.startsWith('template')) continue;
    if (!('childNodes' in node)) parent.childNodes.push(node);
    else {
      const { childNodes } = node;
      node.childNodes = [];
      if (depth <= maxDepth) parent.childNodes.push(node);
      const place = depth <= maxDepth ? node : parent;
      for (const child of childNodes.reverse()) pending.push({ node: child, parent: place, depth: depth + 1 });
    }
  }
}

/** Parses a fragment of a page as a browser does, however deep its elements are nested. */
export function parseHtml(html: string): Root {
  const fragment = parseFragment(context, html, {});
  limitDepth(fragment);
  return fromParse5(fragment) as Root;
}

/** Serializes a tree without sanitizing it. */
export function writeHtml(tree: Root): string {
  return writer.stringify(tree);
}
