import { toString } from 'hast-util-to-string';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { classifyMetaLine } from './meta-line.ts';

const metaClassWords = new Set(
  'author byline cat cats categories category date day meta month permalink posted postmetadata time vcard year'.split(
    ' ',
  ),
);

function hasMetaClass({ properties }: Element): boolean {
  const { className } = properties;
  if (!Array.isArray(className)) return false;
  return className.some((name) =>
    name
      .toLowerCase()
      .split(/[-_]/u)
      .some((word) => metaClassWords.has(word)),
  );
}

function holdsPicture(element: Element): boolean {
  return element.children.some((child) => child.type === 'element' && (child.tagName === 'img' || holdsPicture(child)));
}

/**
 * Removes what the old engine named by class and whose text agrees, such as `<span class="entry-date">`,
 * also where it stands on a line with prose.
 */
export function removeMarkedMeta(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined || !hasMetaClass(element) || holdsPicture(element))
      return undefined;
    if (classifyMetaLine(toString(element), false) === undefined) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}
