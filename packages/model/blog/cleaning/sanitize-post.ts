import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { formPlayers } from '../post-player.ts';
import { postSchema } from './post-schema.ts';
import { tidyBlocks, unwrap } from './tidy-blocks.ts';

/** Elements that are renamed, such as `b` to `strong`. */
const renamed = new Map(
  Object.entries({
    ...{ b: 'strong', i: 'em', cite: 'em', dfn: 'em', var: 'em', h1: 'h2', s: 'del', strike: 'del' },
    ...{ kbd: 'code', samp: 'code', tt: 'code' },
  }),
);
const stripped = new Set(postSchema.strip);

const sanitizer = unified().use(rehypeSanitize, postSchema);

/** A short quotation has its marks from the browser, so they would go with the element. */
function writeMarks(quotation: Element): void {
  quotation.tagName = 'span';
  quotation.children.unshift({ type: 'text', value: '“' });
  quotation.children.push({ type: 'text', value: '”' });
}

/** Before every id of a post, so that none is one of the page's own, or hides a property of the document. */
const part = 'part-';

/** @returns the id by which a post's place is found; the same where it has been formed before. */
export function formPartId(id: string): string {
  return id.startsWith(part) ? id : part + id;
}

/** Old pages marked places to jump to with `<a name="…">`. */
function readId({ tagName, properties }: Element): string | undefined {
  const id = properties.id ?? (tagName === 'a' ? properties.name : undefined);
  return typeof id === 'string' && /^[\p{L}\p{M}\p{N}_:.-]{1,200}$/u.test(id) ? formPartId(id) : undefined;
}

/** The place of the same post that a link jumps to. */
function readJump({ properties: { href } }: Element): string | undefined {
  if (typeof href !== 'string' || !/^#./.test(href)) return undefined;
  const name = href.slice(1);
  try {
    return formPartId(decodeURIComponent(name));
  } catch {
    return formPartId(name);
  }
}

/** A post has an id once, and jumps lead to the first. */
function formIds(tree: Root): void {
  const ids = new Set<string>();
  visit(tree, 'element', (node) => {
    const id = readId(node);
    if (id === undefined || ids.has(id)) delete node.properties.id;
    else node.properties.id = id;
    if (id !== undefined) ids.add(id);
  });
  visit(tree, 'element', (node) => {
    const place = readJump(node);
    if (place !== undefined && ids.has(place)) node.properties.href = `#${encodeURIComponent(place)}`;
  });
}

/**
 * Names elements and their ids as a post does, and removes what the sanitizer would remove with its content, so that no
 * later step reads it.
 */
export function prepareElements(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'element') {
      node.tagName = renamed.get(node.tagName) ?? node.tagName;
      if (node.tagName === 'q') writeMarks(node);
    }
    if (!('children' in node)) return;
    node.children = node.children.filter((child) => child.type !== 'element' || !stripped.has(child.tagName));
  });
  formIds(tree);
  visit(tree, { type: 'element', tagName: 'a' }, (node: Element) => {
    if (node.properties.href === undefined) unwrap(node);
  });
}

/** A browser drops a line end where preformatted text begins, and the next reader would drop another one. */
function trimStart(pre: Element): void {
  const [first, ...others] = pre.children;
  if (first?.type !== 'text') return;
  first.value = first.value.replace(/^[\r\n]+/, '');
  if (first.value !== '') return;
  pre.children = others;
  trimStart(pre);
}

/** What a post may contain, of prepared elements: tidy blocks with players, and nothing but what the schema lists. */
export function sanitizePost(tree: Root): Root {
  const post = sanitizer.runSync(formPlayers(tidyBlocks(tree)));
  visit(post, { type: 'element', tagName: 'pre' }, trimStart);
  return post;
}
