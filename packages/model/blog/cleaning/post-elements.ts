import type { Element, ElementContent, Properties } from 'hast';

export type Paragraph = 'p' | 'h2' | 'h3' | 'h4' | 'pre';

/** Old or too high names, and what an article writes instead. */
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  dir: 'ul',
  menu: 'ul',
};

const paragraphs: ReadonlySet<string> = new Set<Paragraph>(['p', 'h2', 'h3', 'h4', 'pre']);

const inlineNames: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'code']);

/** What goes with all it holds: it runs, embeds, asks for input or is read by rules of its own. */
const droppedNames: ReadonlySet<string> = new Set(
  (
    'applet area audio base button canvas datalist embed form frame frameset head iframe input keygen link map math ' +
    'meta noembed noframes noscript object optgroup option param portal script select source style svg template ' +
    'textarea title track video'
  ).split(' '),
);

/** Blocks that an article does not keep, but whose text stands on lines of its own. */
const unwrappedBlocks: ReadonlySet<string> = new Set(
  (
    'address article aside body caption center colgroup dd details dialog div dl dt fieldset figcaption footer ' +
    'header hgroup html legend li listing main marquee nav plaintext search section summary tbody td tfoot th ' +
    'thead tr xmp'
  ).split(' '),
);

/** The element's name after old names are replaced. */
export function getElementName(element: Element): string {
  return renamed[element.tagName] ?? element.tagName;
}

export function isParagraph(name: string): name is Paragraph {
  return paragraphs.has(name);
}

export function isInline(name: string): boolean {
  return inlineNames.has(name);
}

export function isDropped(name: string): boolean {
  return droppedNames.has(name);
}

/** Whether the element stands on lines of its own, kept or not. */
export function isBlock(name: string): boolean {
  return (
    isParagraph(name) || isUnwrappedBlock(name) || ['ul', 'ol', 'blockquote', 'figure', 'table', 'hr'].includes(name)
  );
}

export function isUnwrappedBlock(name: string): boolean {
  return unwrappedBlocks.has(name);
}

export function createElement(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

/** White space, no-break spaces and characters without width. */
const blank = /^[\s\u00AD\u200B-\u200F\u2060\uFEFF]*$/u;

export function isBlankText(text: string): boolean {
  return blank.test(text);
}
