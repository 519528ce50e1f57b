import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { createElement, createText, isElement, isTag } from './html-nodes.ts';

const headings = ['h1', 'h2', 'h3', 'h4'];

/** Stands between words that the page sets apart by its layout alone. */
const separator = ' · ';

const inlineTags = ['a', 'span', 'time', 'strong', 'label'];

/** The small line above a heading (src/ui/Label.tsx): it starts with a drawn rule. */
function isLabel(node: ElementContent | undefined): node is Element {
  if (!isTag(node, 'p')) return false;
  const [rule] = node.children;
  return isTag(rule, 'span') && rule.properties.ariaHidden === 'true' && rule.children.length === 0;
}

/** Puts a label below its heading, so that a reader meets the heading first. */
function placeLabels({ children }: Element): void {
  for (const [index, node] of children.entries()) {
    const heading = children[index + 1];
    if (!isLabel(node) || !isTag(heading, ...headings)) continue;
    children.splice(index, 2, heading, createElement('p', [createElement('em', node.children)]));
  }
}

/** Writes out what a section without a heading is called, which the page says to assistive technology alone. */
function nameSection(section: Element): void {
  const { ariaLabel } = section.properties;
  if (section.tagName !== 'section' || typeof ariaLabel !== 'string') return;
  section.children.unshift(createElement('p', [createElement('em', [createText(ariaLabel)])]));
}

/** A card may show its picture first; a text starts with its name. The sections of an article keep their order. */
function nameCardFirst(card: Element): void {
  const isSectioned = card.children.some((child) => isTag(child, ...headings));
  if (card.tagName !== 'li' && (card.tagName !== 'article' || isSectioned)) return;
  visit(card, 'element', (node, index, parent) => {
    if (!isTag(node, ...headings) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    card.children.unshift(node);
    return EXIT;
  });
}

/** Puts headings where a reader needs them, in place. */
export function arrangeHeadings(main: Element): void {
  visit(main, 'element', (node) => {
    placeLabels(node);
    nameSection(node);
    nameCardFirst(node);
  });
}

/** Keeps apart, in place, what a page sets on lines or in columns of their own without a space between. */
export function separateWords(main: Element): void {
  visit(main, 'element', ({ children }) => {
    for (let index = children.length - 1; index > 0; index -= 1) {
      const [before, after] = [children[index - 1], children[index]];
      if (!isTag(before, ...inlineTags) || !isTag(after, ...inlineTags)) continue;
      const opens = /[=:,]\s*$/.test(toString(before));
      children.splice(index, 0, createText(opens ? ' ' : separator));
    }
  });
}

/** Terms and their values, as a line each. */
function listTerms(list: Element): Element {
  const items: Element[] = [];
  const pairs = list.children.flatMap((child) => (isTag(child, 'div') ? child.children : [child]));
  for (const pair of pairs.filter(isElement)) {
    if (pair.tagName === 'dt') {
      items.push(createElement('li', [createElement('strong', [...pair.children, createText(':')])]));
    } else if (pair.tagName === 'dd') {
      items.at(-1)?.children.push(createText(' '), ...pair.children);
    }
  }
  return createElement('ul', items);
}

/** Turns lists of terms, which Markdown lacks, into plain ones, in place. */
export function arrangeTerms(main: Element): void {
  visit(main, 'element', (node, index, parent) => {
    if (node.tagName !== 'dl' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, listTerms(node));
    return SKIP;
  });
}
