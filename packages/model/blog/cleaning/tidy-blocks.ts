import type { Element, ElementContent, Root, RootContent } from 'hast';
import { postSchema } from './post-schema.ts';

/** What text directly inside a block is wrapped in; undefined if it stays as it is, as in a list item. */
type Wrapper = string | undefined;

const paragraphs = new Set(['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);
const containers = new Set(
  'blockquote figure figcaption table caption thead tbody tfoot tr td th hr li ul ol'.split(' '),
);
/** Blocks that a post doesn't keep, but whose text is on separate lines. */
const divisions = new Set(
  (
    'address article aside body center colgroup dd details dialog dir div dl dt fieldset footer header hgroup html ' +
    'legend listing main marquee menu nav plaintext search section summary xmp'
  ).split(' '),
);

export function isBlock({ tagName }: Pick<Element, 'tagName'>): boolean {
  return paragraphs.has(tagName) || containers.has(tagName) || divisions.has(tagName);
}

/** Makes the sanitizer unwrap an element. */
export function unwrap(element: Element): void {
  element.tagName = 'span';
}

function holdsBlock(node: RootContent): node is Element {
  return node.type === 'element' && (isBlock(node) || node.children.some(holdsBlock));
}

function isVisible(node: RootContent): boolean {
  if (node.type === 'text') return /[^\s\u00AD\u200B-\u200F\u2060\uFEFF]/u.test(node.value);
  return node.type === 'element' && (['img', 'hr'].includes(node.tagName) || node.children.some(isVisible));
}

function createElement(tagName: string, children: ElementContent[], id?: string): Element {
  return { type: 'element', tagName, properties: { ...(id !== undefined && { id }) }, children };
}

const createAnchor = (id: string) => createElement('a', [], id);

/** The id of an empty anchor. */
function readAnchor(node: RootContent): string | undefined {
  if (node.type !== 'element' || node.tagName !== 'a' || node.children.length > 0) return undefined;
  return typeof node.properties.id === 'string' ? node.properties.id : undefined;
}

/** A link around blocks may hold no anchor. */
function removeIds(nodes: readonly ElementContent[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    delete node.properties.id;
    removeIds(node.children);
  }
}

const keptElements = new Set(postSchema.tagNames);

/** Puts an anchor before each element that has an id and is unwrapped later. A link may not hold another. */
function anchorIds(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return node;
    const { tagName, properties } = node;
    if (tagName !== 'a') node.children = anchorIds(node.children);
    const { id } = properties;
    return typeof id === 'string' && !keptElements.has(tagName) ? [createAnchor(id), node] : node;
  });
}

/** Removes white space and line breaks around inline content; empty if nothing remains. `ids`: of what is around it. */
function trim(run: readonly ElementContent[], wrapper: Wrapper) {
  const [from, to] = [run.findIndex(isVisible), run.findLastIndex(isVisible) + 1];
  const content = run.slice(from, to);
  const [first, last] = [content.at(0), content.at(-1)];
  if (first?.type === 'text' && wrapper !== 'pre') first.value = first.value.trimStart();
  if (last?.type === 'text' && wrapper !== 'pre') last.value = last.value.trimEnd();
  const around = to === 0 ? run : [...run.slice(0, from), ...run.slice(to)];
  return { content, ids: around.flatMap((node) => readAnchor(node) ?? []) };
}

function tidyBlock(block: Element, outer: Wrapper): ElementContent[] {
  const { tagName, children } = block;
  if (paragraphs.has(tagName)) return tidy(children, tagName);
  const isKept = tagName === 'li' ? outer === 'li' : containers.has(tagName) || tagName === 'a';
  if (!isKept) return tidy(children, outer ?? 'p');
  if (tagName === 'a') removeIds(children);
  const inner = { ul: 'li', ol: 'li', blockquote: 'p', a: 'p' }[tagName];
  const kept: Element = { ...block, children: tidy(children, inner) };
  // An empty cell keeps the others in their columns.
  if (!isVisible(kept) && tagName !== 'td' && tagName !== 'th') return [];
  return outer === 'li' && tagName !== 'li' ? [createElement('li', [kept])] : [kept];
}

function tidy(nodes: readonly RootContent[], wrapper: Wrapper): ElementContent[] {
  const blocks: ElementContent[] = [];
  let run: ElementContent[] = [];
  /** Of what is empty: they lead to what comes next. */
  let ids: string[] = [];
  const endRun = () => {
    const { content, ids: around } = trim(anchorIds(run), wrapper);
    run = [];
    ids.push(...around);
    if (content.length === 0) return;
    const id = wrapper === undefined ? undefined : ids.shift();
    const whole = [...ids.map(createAnchor), ...content];
    if (wrapper === undefined) blocks.push(...whole);
    else blocks.push(createElement(wrapper, whole, id));
    ids = [];
  };
  for (const node of nodes) {
    if (holdsBlock(node)) {
      const inner = tidyBlock(node, wrapper);
      const { id } = node.properties;
      // Inline content before and after an empty block is on different lines.
      if (inner.length === 0 && wrapper === undefined) run.push(createElement('br', []));
      else {
        endRun();
        blocks.push(...inner);
      }
      if (typeof id === 'string' && inner[0] !== node) ids.push(id);
      const [first] = inner;
      if (first?.type === 'element' && ids.length > 0) {
        first.properties.id ??= ids[0];
        ids = [];
      }
    } else if (node.type !== 'doctype') run.push(node);
  }
  endRun();
  return blocks;
}

/** Puts loose text and the text of divisions into paragraphs, and removes what is empty; nothing else moves. */
export function tidyBlocks(tree: Root): Root {
  const blocks = tidy(tree.children, 'p');
  return { type: 'root', children: blocks.flatMap((block) => [block, { type: 'text', value: '\n' }]) };
}
