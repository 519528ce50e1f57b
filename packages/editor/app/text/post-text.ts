import { DOMParser as TextParser, DOMSerializer, type Node as TextNode } from '@tiptap/pm/model';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import type { State } from '../../api.ts';
import { editorSchema } from './schema.ts';

export type CleaningRules = State['posts'] & { readonly title: string };

/** The cleaning only accepts pictures of the blog folder. */
const newPictures = /(?<=src=")(?=new:)/g;

/** As on the site, with new pictures in the blog folder. */
function cleanPost(html: string, rules: CleaningRules): string {
  return cleanPostHtml(html.replace(newPictures, blogPictureFolder), rules);
}

/** An inert document: nothing loads, no script runs. */
function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Tiptap puts a paragraph into each list item and cell. */
function unwrapOnlyText(body: HTMLElement): void {
  for (const { children } of body.querySelectorAll('li, td, th')) {
    const [first, ...others] = children;
    if (first?.matches('p') && !others.some((other) => other.matches('p'))) first.replaceWith(...first.childNodes);
  }
}

/** One line per block; empty paragraphs, which nobody sees, are dropped. */
export function writePost(post: TextNode): string {
  const body = parseHtml('');
  const serializer = DOMSerializer.fromSchema(post.type.schema);
  body.append(serializer.serializeFragment(post.content, { document: body.ownerDocument }));
  for (const kept of body.querySelectorAll<HTMLElement>('[data-kept]'))
    kept.replaceWith(...parseHtml(kept.dataset.kept ?? '').childNodes);
  unwrapOnlyText(body);
  for (const empty of body.querySelectorAll('body > p:empty')) empty.remove();
  for (const block of body.children) block.after('\n');
  return body.innerHTML;
}

/** Every letter with its sorted ancestors, so that the order of nested marks doesn't matter. */
function spell(nodes: Iterable<Node>, around: readonly string[] = []): string {
  return Array.from(nodes, (node) => {
    if (!(node instanceof Element)) {
      const letters = (node.textContent ?? '').replace(/[ \t\n\r\f]+/g, '');
      return Array.from(letters, (letter) => letter + around.join('')).join('');
    }
    const { outerHTML } = node.cloneNode() as Element;
    const inside = [...new Set([...around, outerHTML])].sort();
    return spell(node.childNodes, inside) || inside.join('');
  }).join('');
}

/** Whether a block round-trips. */
function isWhole(block: Element): boolean {
  const body = parseHtml('');
  body.append(block.cloneNode(true));
  const written = writePost(TextParser.fromSchema(editorSchema).parse(body));
  return spell([block]) === spell(parseHtml(written).childNodes);
}

/** Blocks that wouldn't round-trip, such as captions, are kept verbatim. */
export function readPost(html: string, rules: CleaningRules): string {
  const body = parseHtml(cleanPost(html, rules).replaceAll(new RegExp(`"${blogPictureFolder}(?=new:)`, 'g'), '"'));
  // The cleaning adds them again.
  for (const element of body.querySelectorAll('a, img')) {
    for (const added of ['class', 'loading', 'rel']) element.removeAttribute(added);
  }
  unwrapOnlyText(body);
  for (const block of body.children) {
    if (isWhole(block)) continue;
    const kept = body.ownerDocument.createElement('div');
    kept.dataset.kept = block.outerHTML;
    block.replaceWith(kept);
  }
  return body.innerHTML;
}
