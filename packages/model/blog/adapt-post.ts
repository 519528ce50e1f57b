import type { Element } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { readPlayer } from './post-player.ts';
import { parseHtml, writeHtml } from './parse-html.ts';

const lowest = 6;

/**
 * Changes a post's headings to the levels that follow its title: the first is `top`, and a subheading is one level
 * below its heading, so that no level is skipped.
 * @param html cleaned HTML; the result is as safe as it is.
 * @param top the level below the title's.
 */
export function shiftHeadings(html: string, top: 2 | 3): string {
  const tree = parseHtml(html);
  /** The original levels of the current heading's ancestors. */
  const above: number[] = [];
  visit(tree, 'element', (node) => {
    const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
    if (digit === undefined) return;
    const written = Number(digit);
    while ((above.at(-1) ?? 0) >= written) above.pop();
    node.tagName = `h${Math.min(lowest, top + above.length)}`;
    above.push(written);
  });
  return writeHtml(tree);
}

/** A picture after more than one paragraph is below a phone's first screen. */
const firstBlocks = 2;

/**
 * Loads the picture that a post opens with eagerly and with priority; all others stay lazy.
 * @param html cleaned HTML; the result is as safe as it is.
 */
export function prioritizeFirstPicture(html: string): string {
  const tree = parseHtml(html);
  const blocks = tree.children.filter(({ type }) => type === 'element').slice(0, firstBlocks);
  visit({ type: 'root', children: blocks }, 'element', (node) => {
    if (node.tagName !== 'img') return undefined;
    delete node.properties.loading;
    node.properties.fetchPriority = 'high';
    return EXIT;
  });
  return writeHtml(tree);
}

/**
 * Replaces figures that link to videos with players.
 * @param html cleaned HTML.
 * @param players the HTML of each, in the order of the figures; trusted.
 */
export function insertPlayers(html: string, players: readonly string[]): string {
  if (players.length === 0) return html;
  const tree = parseHtml(html);
  let index = 0;
  for (const node of tree.children) {
    const player = readPlayer(node);
    if (!player || node.type !== 'element') continue;
    const written = parseHtml(players[index] ?? '').children.filter((child) => child.type === 'element');
    node.properties.className = ['post-player'];
    node.children = node.children.flatMap((child) => (child === player.link ? written : child));
    index += 1;
  }
  return writeHtml(tree);
}

/**
 * Prefixes a post's anchors with its slug, so that several posts can share a page.
 * @param html cleaned HTML; the result is as safe as it is.
 */
export function prefixAnchors(html: string, slug: string): string {
  if (!html.includes('id="part-')) return html;
  const tree = parseHtml(html);
  visit(tree, 'element', ({ properties }: Element) => {
    const { id, href } = properties;
    if (typeof id === 'string') properties.id = `${slug}-${id}`;
    if (typeof href === 'string' && href.startsWith('#part-')) properties.href = `#${slug}-${href.slice(1)}`;
  });
  return writeHtml(tree);
}

/**
 * Prepares a post's HTML for feed readers: links and pictures get absolute addresses, and pictures a single size.
 * @param html cleaned HTML.
 * @param page the post's address, such as https://www.example.com/blog/post.
 */
export function makeUrlsAbsolute(html: string, page: string): string {
  const tree = parseHtml(html);
  visit(tree, 'element', ({ properties }: Element) => {
    delete properties.srcSet;
    delete properties.sizes;
    for (const name of ['href', 'src'] as const) {
      const address = properties[name];
      if (typeof address === 'string') properties[name] = new URL(address, page).href;
    }
  });
  return writeHtml(tree);
}
