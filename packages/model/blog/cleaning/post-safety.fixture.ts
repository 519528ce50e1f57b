import { visit } from 'unist-util-visit';
import { parseHtml } from '../parse-html.ts';
import type { CleanPostOptions } from './clean-post.ts';

export const testOptions: CleanPostOptions = {
  title: 'Light & rain: a “plan”',
  unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
  formerHost: 'oldsite.example',
  origin: 'https://www.new.example',
};

const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:'];
const forbiddenHost = /(?:^|\.)(?:unwanted-links|cheap-seo|oldsite)\.example\.?$/u;

const bareElements =
  'p h1 h2 h3 h4 h5 h6 ul li strong b em i cite q u s sup sub del ins blockquote figure figcaption br hr pre code kbd table caption thead tbody tfoot tr';
/** The allowed elements and properties. Not imported from the cleaner, so that its mistakes are noticed. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(bareElements.split(' ').map((name) => [name, []])),
  a: ['href', 'hrefLang', 'rel'],
  img: ['src', 'alt', 'className', 'loading'],
  ol: ['start'],
  td: ['colSpan', 'rowSpan'],
  th: ['colSpan', 'rowSpan', 'scope'],
};

function isSafeAddress(address: unknown): boolean {
  const url = new URL(address as string, `${testOptions.origin}/blog/post`);
  return safeProtocols.includes(url.protocol) && !forbiddenHost.test(url.hostname);
}

/** Whatever a browser would parse from the HTML that a post may not contain; empty if it is safe. */
export function listUnsafe(html: string): string[] {
  const found: string[] = [];
  visit(parseHtml(html), (node) => {
    if (node.type === 'comment' || node.type === 'doctype') found.push(node.type);
    if (node.type !== 'element') return;
    const attributes = Object.hasOwn(allowed, node.tagName) ? allowed[node.tagName] : undefined;
    if (attributes === undefined) found.push(`<${node.tagName}>`);
    for (const [name, value] of Object.entries(node.properties)) {
      const isAddress = name === 'href' || name === 'src';
      if (name === 'id' && /^part-\S+$/u.test(String(value))) continue;
      const isOther = attributes?.includes(name) !== true || (name === 'className' && String(value) !== 'post-image');
      if (isOther || (isAddress && !isSafeAddress(value))) found.push(`${name}=${String(value)}`);
    }
  });
  return found;
}
