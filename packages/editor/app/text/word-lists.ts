import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

interface WordItem {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly children: ElementContent[];
}

function styleOf({ properties: { style } }: Element): string {
  return typeof style === 'string' ? style.toLowerCase() : '';
}

/** Takes the number or dot out of an item, which Word writes as text. @returns it. */
function takeMark(element: Element): string {
  let mark = '';
  visit(element, 'element', (inner, index, parent) => {
    if (mark !== '' || index === undefined || !parent || !/mso-list:\s*ignore/.test(styleOf(inner))) return;
    mark = toString(inner).trim();
    parent.children.splice(index, 1);
  });
  return mark;
}

/** Word writes an item of a list as a paragraph with a style, such as `mso-list:l0 level2 lfo1`. */
function readItem(node: RootContent): WordItem | undefined {
  if (node.type !== 'element' || !/^(?:p|h\d|div)$/.test(node.tagName)) return undefined;
  const [, level] = /mso-list:\s*\S+\s+level(\d)/.exec(styleOf(node)) ?? [];
  if (level === undefined) return undefined;
  const mark = takeMark(node);
  return { level: Number(level), isOrdered: /^\(?(?:\d+|[a-z]{1,5})[.)]/i.test(mark), children: node.children };
}

const create = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** The lists of items that follow each other; a lower level is in the item before it. */
function writeLists(items: readonly WordItem[]): Element[] {
  const lists: Element[] = [];
  const open: { readonly level: number; readonly list: Element }[] = [];
  for (const { level, isOrdered, children } of items) {
    const tagName = isOrdered ? 'ol' : 'ul';
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (last?.level === level && last.list.tagName !== tagName) open.pop();
    const around = open.at(-1);
    if (around?.level === level) around.list.children.push(create('li', children));
    else {
      const list = create(tagName, [create('li', children)]);
      const item = around?.list.children.at(-1);
      if (item?.type === 'element') item.children.push(list);
      else lists.push(list);
      open.push({ level, list });
    }
  }
  return lists;
}

/** Makes lists of Word's paragraphs that only look like items. */
export function readWordLists(tree: Root): void {
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    const children: RootContent[] = [];
    let items: WordItem[] = [];
    const endList = () => {
      children.push(...writeLists(items));
      items = [];
    };
    for (const node of parent.children as RootContent[]) {
      const item = readItem(node);
      if (item) items.push(item);
      else if (items.length === 0 || node.type === 'element') {
        endList();
        children.push(node);
      }
    }
    endList();
    parent.children = children;
  });
}
