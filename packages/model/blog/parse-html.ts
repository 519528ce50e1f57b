import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/**
 * Elements that may stand in each other. Browsers stop at 512 (Chromium's `kMaximumHTMLParserDOMTreeDepth`); functions that
 * walk a tree by calling themselves run out of room after about a thousand.
 */
const deepest = 200;

function isElement(node: Node): node is DefaultTreeAdapterTypes.Element {
  return 'tagName' in node;
}

/** Where an element's children are: a template has them in a part of its own. */
function insideOf(element: DefaultTreeAdapterTypes.Element | DefaultTreeAdapterTypes.Template): Parent {
  return 'content' in element ? element.content : element;
}

/** What stands in a place at any depth, in its order, without the elements around it. */
function listInnermost(place: Parent): Node[] {
  const found: Node[] = [];
  const waiting = place.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const children = isElement(node) ? insideOf(node).childNodes : [];
    if (children.some(isElement)) for (const child of children.toReversed()) waiting.push(child);
    else found.push(node);
  }
  return found;
}

/** Takes the elements away that stand too deep; what they hold stays. */
function flatten(root: Parent): void {
  const waiting = [{ place: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { place, depth } = next;
    if (depth === deepest) place.childNodes = listInnermost(place);
    else
      for (const child of place.childNodes.filter(isElement))
        waiting.push({ place: insideOf(child), depth: depth + 1 });
  }
}

/** A part of a page, as a browser reads it, however deep it nests its elements. */
export function parseHtml(html: string): Root {
  const fragment = parseFragment(html);
  flatten(fragment);
  return fromParse5(fragment) as Root;
}
