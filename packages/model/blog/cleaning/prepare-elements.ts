import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { unwrap } from './form-blocks.ts';
import { postSchema } from './post-schema.ts';

const stripped = new Set(postSchema.strip);

const kept = new Set(postSchema.tagNames);

/** Before every id of a post, so that none is one of the page's own, or hides a property of the document. */
const formId = (id: string) => (id.startsWith('part-') ? id : `part-${id}`);

/** Keeps the anchors that links in a post jump to, even those on elements that the cleaner drops. */
function formPlace(element: Element): void {
  const { tagName, properties, children } = element;
  // Old pages marked places with `<a name="…">`.
  const place = properties.id ?? (tagName === 'a' ? properties.name : undefined);
  delete properties.id;
  if (typeof place === 'string' && /^\S{1,200}$/u.test(place)) {
    const first = children.find((child) => child.type === 'element');
    if (kept.has(tagName)) properties.id = formId(place);
    else if (first) first.properties.id ??= place;
    else children.unshift({ type: 'element', tagName: 'a', properties: { id: place }, children: [] });
  }
  const { href } = properties;
  if (tagName !== 'a' || href === undefined) return;
  if (/^#./.test(href)) properties.href = `#${formId(href.slice(1))}`;
  // A link may hold no anchor.
  visit({ type: 'root', children }, 'element', (inner) => {
    inner.properties = { ...inner.properties, id: undefined, name: undefined };
  });
}

/**
 * Names places to jump to as a post does, and removes what the sanitizer would remove with its content, so that no later
 * step reads it.
 */
export function prepareElements(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    node.children = node.children.filter((child) => child.type !== 'element' || !stripped.has(child.tagName));
    if (node.type !== 'element') return;
    formPlace(node);
    if (node.tagName === 'a' && node.properties.href === undefined && node.properties.id === undefined) unwrap(node);
  });
}
