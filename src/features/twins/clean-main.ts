import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { hostPage, playerHosts, type PlayerKind } from '@site/model/video/players.ts';
import { arrangeHeadings, arrangeTerms, separateWords } from './arrange-main.ts';
import { createElement, createText, isBlank, isTag } from './html-nodes.ts';

/** What a reader of text has no use for: programs, drawings, and controls. */
const droppedTags = new Set(
  'script style template noscript svg dialog fieldset input select textarea output iframe video audio caption'.split(
    ' ',
  ),
);

/** Elements that say nothing once they are empty. */
const containers = ['a', 'span', 'p', 'ul', 'ol', 'li', 'figure', 'figcaption', 'blockquote', 'strong', 'em'];

function isUnseen({ properties }: Element): boolean {
  const { ariaHidden, inert, hidden, className } = properties;
  if (ariaHidden === 'true' || inert === true || (hidden !== undefined && hidden !== false)) return true;
  // Without scripts these are not shown: src/styles/base.css.
  return Array.isArray(className) && className.includes('needs-script');
}

/** A list of places on the same page: the headings say it again. */
function isContentsList(node: Element): boolean {
  if (node.tagName !== 'nav') return false;
  const targets: unknown[] = [];
  visit(node, 'element', ({ tagName, properties }) => {
    if (tagName === 'a') targets.push(properties.href);
  });
  return targets.length > 0 && targets.every((target) => typeof target === 'string' && target.startsWith('#'));
}

/** A card that has a name needs no picture: it shows the same person or thing. */
function isCardPicture(node: Element, card: Element | undefined): boolean {
  return node.tagName === 'img' && card !== undefined && isTag(card.children[0], 'h2', 'h3', 'h4');
}

function isDropped(node: Element, card: Element | undefined): boolean {
  const { tagName, properties, children } = node;
  if (droppedTags.has(tagName) || isUnseen(node) || isContentsList(node)) return true;
  // A poster repeats its card's title.
  if (properties.dataPoster !== undefined || isCardPicture(node, card)) return true;
  if (tagName === 'img') return (properties.alt ?? '') === '';
  // A label says nothing without its control, nor a code that only a camera reads.
  if (tagName === 'label') return children.some((child) => isTag(child, 'input', 'select'));
  return properties.dataDialCode !== undefined;
}

function isPlayerKind(value: unknown): value is PlayerKind {
  return typeof value === 'string' && Object.hasOwn(playerHosts, value);
}

/** A player's place becomes a link to where the video plays: nothing plays in a text. */
function linkPlayer({ properties }: Element): ElementContent | undefined {
  const { dataFacade: kind, dataTitle: title, href } = properties;
  if (!isPlayerKind(kind) || typeof href !== 'string') return undefined;
  const place = kind === 'vimeo' || kind === 'youtube' || kind === 'map' ? ` (${playerHosts[kind]})` : '';
  const link = createElement('a', [createText(`${String(title)}${place}`)], { href: hostPage({ kind, frame: href }) });
  return createElement('p', [link]);
}

/** What stands instead of a node; undefined leaves it. */
function replaceNode(node: ElementContent, parent: Element | Root, card: Element | undefined) {
  if (node.type === 'comment') return [];
  if (node.type !== 'element') return undefined;
  if (isDropped(node, card)) return [];
  // In a table a button is the name of its row.
  if (node.tagName === 'button') return isTag(parent, 'td', 'th') ? node.children : [];
  const player = linkPlayer(node);
  return player && [player];
}

function dropNodes(parent: Element, card?: Element): void {
  parent.children = parent.children.flatMap((node) => replaceNode(node, parent, card) ?? [node]);
  for (const child of parent.children) {
    if (child.type === 'element') dropNodes(child, isTag(child, 'li') ? child : card);
  }
  parent.children = parent.children.filter((child) => !(isTag(child, ...containers) && isBlank(child)));
}

/** An address as anyone elsewhere can use it; a prepared letter is left to its writer. */
function absoluteAddress(address: string, canonical: string): string {
  const url = new URL(address, canonical);
  if (url.protocol === 'mailto:') url.search = '';
  return url.href;
}

/**
 * Reduces a page's main part to what can be read, in place: without what only serves the screen, with players as links,
 * and with every address absolute.
 * @param canonical the page's own address.
 */
export function cleanMain(main: Element, canonical: string): void {
  arrangeHeadings(main);
  dropNodes(main);
  arrangeTerms(main);
  separateWords(main);
  visit(main, 'element', ({ properties }) => {
    if (typeof properties.href === 'string') properties.href = absoluteAddress(properties.href, canonical);
    if (typeof properties.src === 'string') properties.src = absoluteAddress(properties.src, canonical);
    return properties.href === undefined ? undefined : SKIP;
  });
}
