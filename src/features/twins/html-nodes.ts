import type { Element, ElementContent, Root } from 'hast';

export type HtmlNode = Root['children'][number] | ElementContent;

export function isElement(node: HtmlNode | undefined): node is Element {
  return node?.type === 'element';
}

/** Whether a node is an element of one of these names. */
export function isTag(node: HtmlNode | Root | undefined, ...tagNames: readonly string[]): node is Element {
  return node?.type === 'element' && tagNames.includes(node.tagName);
}

export function createElement(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

export function createText(value: string): ElementContent {
  return { type: 'text', value };
}

/** Whether nothing of a node would be read: no words and no picture. */
export function isBlank(node: HtmlNode): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type !== 'element' || (node.tagName !== 'img' && node.tagName !== 'br' && node.children.every(isBlank));
}
