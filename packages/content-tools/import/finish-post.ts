import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { findWrongLink } from '@site/model/blog/post-player.ts';
import { createPostAddresses } from '@site/model/blog/cleaning/post-addresses.ts';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { removeMetaLines } from '@site/model/blog/cleaning/remove-meta-lines.ts';
import { prepareElements, sanitizePost } from '@site/model/blog/cleaning/sanitize-post.ts';
import { tidyBlocks, unwrap } from '@site/model/blog/cleaning/tidy-blocks.ts';
import { cutText } from '@site/model/text/cut-text.ts';
import type { Note } from './note.ts';

/** Browsers ignore control characters and spaces before a scheme. */
const scriptScheme = /^[\u0000-\u0020]*(?:javascript|vbscript|data):/i;

/** Elements that readers never saw. A `source` is removed with its `video`. */
const invisible = new Set(['source', 'track', 'param', 'link', 'meta', 'head', 'title', 'base', 'style', 'noscript']);

/** Elements whose text is not part of the post. */
const codes = new Set(['script', 'template', 'noframes', 'noembed', 'iframe']);

/** The address of what an element shows, which may be that of an element in it. */
function findSource({ properties, children }: Element): string | undefined {
  const { src, data } = properties;
  const own = [src, data].find((value) => typeof value === 'string');
  if (own !== undefined) return own;
  return children
    .map((child) => (child.type === 'element' ? findSource(child) : undefined))
    .find((found) => found !== undefined);
}

function describe(element: Element): string {
  const address = findSource(element);
  const words = codes.has(element.tagName) ? '' : cutText(toString(element).replace(/\s+/g, ' ').trim(), 300);
  return [`<${element.tagName}>`, address, words && `"${words}"`].filter(Boolean).join(' ');
}

/** Removes what the blog's cleaner would remove in each build, so that the report can list it. */
function dropElements(tree: Root, notes: Note[]): void {
  visit(tree, 'element', (element, index, parent) => {
    const { tagName, properties } = element;
    if (postSchema.strip.includes(tagName)) {
      if (!invisible.has(tagName)) notes.push(['element', describe(element)]);
      if (index === undefined || !parent) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const name of Object.keys(properties).filter((property) => /^on[a-z]/i.test(property))) {
      notes.push(['script', `${name.toLowerCase()} of <${tagName}>`]);
    }
    const { href } = properties;
    const isScript = typeof href === 'string' && scriptScheme.test(href.replace(/[\t\n\r]/g, ''));
    if (isScript) {
      notes.push(['script', `href of <${tagName}>`]);
      delete properties.href;
    }
    return undefined;
  });
}

/** A jump to a place that the post does not have, such as its comments, would lead nowhere. */
function removeJumps(tree: Root, notes: Note[]): void {
  const places = new Set<string>();
  visit(tree, 'element', ({ properties: { id } }) => {
    if (typeof id === 'string') places.add(`#${encodeURIComponent(id)}`);
  });
  visit(tree, { type: 'element', tagName: 'a' }, (link: Element) => {
    const { href } = link.properties;
    if (typeof href !== 'string' || !href.startsWith('#') || places.has(href)) return;
    if (href !== '#') notes.push(['jump', href]);
    delete link.properties.href;
    unwrap(link);
  });
}

/** Removes attributes that the blog's cleaner sets in each build. */
function simplify(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { src, alt, id } = element.properties;
    if (element.tagName === 'img') element.properties = { src, alt, ...(id !== undefined && { id }) };
    if (element.tagName === 'a') delete element.properties.rel;
  });
}

/** The cleaner's own rules for hosts apply in each build. */
const anyAddresses = createPostAddresses({ unwantedHosts: [], origin: 'https://site.invalid' });

/**
 * Makes of a converted post what the blog's cleaner makes of it in each build, by the same steps, and notes what that
 * leaves out.
 * @param title the post's title here, which its text does not repeat.
 */
export function finishPost(tree: Root, title: string, notes: Note[]): Root {
  dropElements(tree, notes);
  prepareElements(tree);
  for (const line of removeMetaLines(tree, title, anyAddresses)) notes.push(['line', line]);
  removeJumps(tree, notes);
  const blocks = tidyBlocks(tree);
  // A figure that only links to a page would be refused: it is the form of a player.
  for (const block of blocks.children) if (block.type === 'element' && findWrongLink(block)) block.tagName = 'p';
  const finished = sanitizePost(blocks);
  simplify(finished);
  return finished;
}
