import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { unwrap } from './form-blocks.ts';
import { postSchema } from './post-schema.ts';

const stripped = new Set(postSchema.strip);
const kept = new Set(postSchema.tagNames);

/** Before every id of a post, so that none is one of the page's own, or hides a property of the document. */
const formId = (id: string) => (id.startsWith('part-') ? id : `part-${id}`);

/** Keeps the anchors that links in a post jump to. */
function formPlace({ tagName, properties }: Element): void {
  // Old pages marked places with `<a name="…">`.
  const place = properties.id ?? (tagName === 'a' ? properties.name : undefined);
  const isKept = kept.has(tagName) && typeof place === 'string' && /^\S{1,200}$/u.test(place);
  properties.id = isKept ? formId(place) : undefined;
  const { href } = properties;
  if (typeof href === 'string' && /^#./.test(href)) properties.href = `#${formId(href.slice(1))}`;
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
