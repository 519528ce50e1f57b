import type { Element, ElementContent, Root, RootContent } from 'hast';

const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'hr', 'figcaption', 'caption']);
const containers = new Set('blockquote figure table thead tbody tfoot tr td th li ul ol'.split(' '));
/** Block elements that are unwrapped; their text becomes paragraphs. */
const divisions = new Set(
  'address article aside body center dd details div dl dt fieldset footer header html main nav section summary'.split(
    ' ',
  ),
);

export function isBlock({ tagName }: Pick<Element, 'tagName'>): boolean {
  return paragraphs.has(tagName) || containers.has(tagName) || divisions.has(tagName);
}

export function unwrap(element: Element): void {
  element.tagName = 'span';
}

function holdsBlock(node: RootContent): node is Element {
  return node.type === 'element' && (isBlock(node) || node.children.some(holdsBlock));
}

function isVisible(node: RootContent): boolean {
  if (node.type === 'text') return /[^\s\u00AD\u200B-\u200F\u2060\uFEFF]/u.test(node.value);
  if (node.type !== 'element') return false;
  return node.properties.id !== undefined || /^(?:img|hr)$/.test(node.tagName) || node.children.some(isVisible);
}

const isBreak = (node: RootContent) => node.type === 'element' && node.tagName === 'br';

function trim(run: readonly ElementContent[]): ElementContent[] {
  const isContent = (node: ElementContent) => !isBreak(node) && isVisible(node);
  const content = run.slice(run.findIndex(isContent), run.findLastIndex(isContent) + 1);
  const [first, last] = [content.at(0), content.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return content;
}

/** Whether loose text in an element becomes paragraphs: in an item or a cell, only beside other blocks. */
function isFlow({ tagName, children }: Element): boolean {
  if (!/^(?:li|td|th|figure)$/.test(tagName)) return /^(?:blockquote|a)$/.test(tagName);
  return children.some(
    (child) => holdsBlock(child) && /^(?:p|div|dl|section)$/.test(child.tagName) && isVisible(child),
  );
}

function formBlock(block: Element): ElementContent[] {
  const { tagName, children } = block;
  if (paragraphs.has(tagName)) block.children = tagName === 'pre' ? children : trim(children);
  else if (containers.has(tagName) || tagName === 'a') block.children = form(children, isFlow(block));
  else return form(children, true);
  // An empty cell keeps the others in their columns.
  return /^t[dh]$/.test(tagName) || isVisible(block) ? [block] : [];
}

function form(nodes: readonly RootContent[], inFlow: boolean): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    const content = inFlow ? trim(run) : run;
    run = [];
    if (!content.some(isVisible)) return;
    if (!inFlow) blocks.push(...content);
    else blocks.push({ type: 'element', tagName: 'p', properties: {}, children: content });
  };
  for (const node of nodes) {
    if (holdsBlock(node)) {
      endRun();
      blocks.push(...formBlock(node));
    } else if (node.type !== 'doctype') run.push(node);
  }
  endRun();
  return blocks;
}

/** Wraps loose text and the text of divisions into paragraphs, and removes empty elements. */
export function normalizeBlocks(tree: Root): Root {
  const blocks = form(tree.children, true);
  return { type: 'root', children: blocks.flatMap((block) => [block, { type: 'text', value: '\n' }]) };
}
