import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import type { Note } from './report.ts';

const stripped = new Set(postSchema.strip);
const addresses = /https?:\/\/[^\s"'<>\\[\](){}]+/g;
/** Attributes that only affect the look, or that are handled elsewhere. */
const quiet = /^(?:className|style|id|href|src|srcSet|sizes|rel|target|width|height)$/;

/**
 * A comment without content: around a core block, or of a block that shows nothing or only space. Others belong to
 * plugins and themes, or are self-closing: WordPress renders the content of these on each request.
 */
const emptyComment = /^\s*(?:\/?wp:[a-z][\w-]*\s(?![^]*\/$)|\/wp:|(?:wp:)?(?:more|nextpage|separator|spacer))/;

/** Removes what may change when a text is rewritten: white space, quotes and dashes. */
export function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/[\s\u200B-\u200F\uFEFF"'“”„‘’–—-]+/gu, '');
}

/** Whether a text is meant for readers: it has two words. */
export const saysSomething = (text: string) => /\p{L}[\p{P}\s]+\p{L}/u.test(text) && !/^https?:\S+$/.test(text);

/** The text, alternative texts and addresses of a result. */
function readShown(html: string, title: string): string {
  const tree = parseHtml(html);
  const others: string[] = [];
  visit(tree, 'element', ({ properties: { alt, href, src } }) => {
    for (const value of [alt, href, src]) if (typeof value === 'string') others.push(value);
  });
  return squeeze([title, toString(tree), ...others].join(' '));
}

/**
 * Everything in a post's source that is missing in its result, whichever builder, plugin or theme wrote it: texts,
 * elements, comments, attributes with words, and addresses.
 * @param isTaken whether the result has the target of an address in another form.
 */
export function listLost(
  { tree, source }: { readonly tree: Root; readonly source: string },
  { html, title, notes }: { readonly html: string; readonly title: string; readonly notes: readonly Note[] },
  isTaken: (address: string) => boolean,
): string[] {
  const shown = readShown(html, title) + squeeze(notes.map(([, what]) => what).join(' '));
  const lost: string[] = [];
  const isKnown = (what: string) =>
    shown.includes(squeeze(what)) || isTaken(what) || lost.some((one) => one.includes(what));
  const readElement = (element: Element) => {
    const { tagName, properties } = element;
    if (stripped.has(tagName)) {
      const written = toHtml(element);
      const inside = written.replace(/(["'])\/\//g, '$1https://').match(addresses) ?? [];
      // The fallback in <noscript> duplicates the page's picture.
      const words = tagName === 'noscript' ? '' : toString(element);
      if (inside.length === 0 || ![words, ...inside].every(isKnown)) lost.push(written);
      return SKIP;
    }
    for (const [name, value] of Object.entries(properties)) {
      const words = String(value);
      const isScript = /^on/i.test(name) || (name === 'href' && /^\s*(?:javascript|data|vbscript):/i.test(words));
      const isText = !quiet.test(name) && saysSomething(words) && !isKnown(words);
      if (isScript || isText) lost.push(`<${tagName} ${name}="${words}">`);
    }
    return undefined;
  };
  visit(tree, (node) => {
    if (node.type === 'element') return readElement(node);
    if (node.type === 'comment' && !emptyComment.test(node.value)) lost.push(`<!--${node.value}-->`);
    if (node.type === 'text' && !isKnown(node.value.trim())) lost.push(node.value.trim());
    return undefined;
  });
  for (const address of new Set(source.replaceAll('&amp;', '&').match(addresses)))
    if (!isKnown(address)) lost.push(address);
  return lost;
}
