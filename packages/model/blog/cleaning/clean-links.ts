import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { PostAddresses } from './post-addresses.ts';
import { getLineText, listLines, removeLines, type LineText, type PostLine } from './post-lines.ts';

/** A link alone on its line is a promotion up to this length; beyond it, an unclosed tag holds an article's text. */
const longestPromotionWords = 12;
const label = /^\W*(?:\p{L}+\s+){0,2}\p{L}+\s*:\s*$/u;
const word = /[\p{L}\p{N}]+/gu;

/** Settles every address: moved from the former host, in plain form, or gone. */
export function resolveAddresses(tree: Root, addresses: PostAddresses): void {
  visit(tree, 'element', (element) => {
    const { href, src, alt } = element.properties;
    const link = typeof href === 'string' ? addresses.resolveLink(href) : undefined;
    const picture = typeof src === 'string' ? addresses.resolvePicture(src) : undefined;
    if (link !== undefined && typeof href === 'string') renameLinkText(element, link, addresses);
    element.properties.href = link;
    element.properties.src = picture;
    if (typeof alt === 'string') element.properties.alt = addresses.removeMentions(alt);
  });
}

/** A link that shows its old address shows the new one. */
function renameLinkText(link: Element, address: string, addresses: PostAddresses): void {
  const [text, ...others] = link.children;
  if (text?.type === 'text' && others.length === 0 && addresses.isFormer(text.value)) text.value = address;
}

function isUnwantedLink(link: Element | undefined, addresses: PostAddresses): boolean {
  const href = link?.properties.href;
  return typeof href === 'string' && addresses.isUnwanted(href);
}

function isPromotion(line: PostLine, isUnwanted: (text: LineText) => boolean): boolean {
  const others = line.texts.filter((text) => !isUnwanted(text)).map(({ node }) => node.value);
  const words = getLineText(line).match(word) ?? [];
  if (words.length > longestPromotionWords) return false;
  return others.every((value) => value.match(word) === null) || label.test(others.join(''));
}

/**
 * Removes links to unwanted hosts: a promotion alone on its line goes whole, a link in running text
 * leaves its words, and an unwanted host's name goes wherever it is written.
 */
export function removeUnwantedLinks(tree: Root, addresses: PostAddresses): void {
  const isUnwanted = ({ link }: LineText) => isUnwantedLink(link, addresses);
  const lines = listLines(tree).filter((line) => line.texts.some(isUnwanted));
  removeLines(
    tree,
    lines.filter((line) => isPromotion(line, isUnwanted)),
  );
  visit(tree, (node) => {
    if (node.type === 'element' && isUnwantedLink(node, addresses)) delete node.properties.href;
    if (node.type === 'text') node.value = addresses.removeMentions(node.value);
  });
}

/** Tells browsers that another site's page gets no handle on ours. */
export function markExternalLinks(tree: Root, addresses: PostAddresses): void {
  visit(tree, { type: 'element', tagName: 'a' }, ({ properties }) => {
    if (typeof properties.href === 'string' && addresses.isExternal(properties.href)) properties.rel = ['noopener'];
  });
}
