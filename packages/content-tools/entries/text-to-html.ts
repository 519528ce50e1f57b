import type { ElementContent } from 'hast';
import { writeHtml } from '@site/model/blog/parse-html.ts';

/** An address in running text, without the sign that ends its sentence or closes its bracket. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'’]/g;

function linkAddresses(words: string): ElementContent[] {
  const content: ElementContent[] = [];
  let end = 0;
  for (const { 0: href, index } of words.matchAll(address)) {
    content.push({ type: 'text', value: words.slice(end, index) });
    content.push({ type: 'element', tagName: 'a', properties: { href }, children: [{ type: 'text', value: href }] });
    end = index + href.length;
  }
  return [...content, { type: 'text', value: words.slice(end) }];
}

/** Plain text as HTML: empty lines divide paragraphs, and addresses become links. */
export function textToHtml(text: string): string {
  const paragraphs = text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/);
  return paragraphs
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((words) => {
      const children = linkAddresses(words);
      return writeHtml({ type: 'root', children: [{ type: 'element', tagName: 'p', properties: {}, children }] });
    })
    .join('\n');
}

/** Whether an article is written as HTML: it has a tag of a paragraph, heading, list or the like. */
export function isHtml(text: string): boolean {
  return /<(?:p|div|h[1-6]|ul|ol|blockquote|figure|table|pre|hr|br|a|em|strong|b|i|img|section|article)\b[^<>]*>/i.test(
    text,
  );
}
