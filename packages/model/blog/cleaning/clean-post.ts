import type { Element } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../parse-html.ts';
import { markExternalLinks, removeUnwantedLinks, resolveAddresses } from './clean-links.ts';
import { createPostAddresses, type AddressOptions, type PostAddresses } from './post-addresses.ts';
import { postSchema } from './post-schema.ts';
import { rebuildBlocks } from './rebuild-blocks.ts';
import { removeMarkedMeta } from './remove-marked-meta.ts';
import { removeMetaLines } from './remove-meta-lines.ts';
import { separateLooseLines } from './separate-loose-lines.ts';

/** A picture as the page shows it. */
export interface PostImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Size of the file in pixels, so that the page keeps its place. */
  readonly width: number;
  readonly height: number;
}

export interface CleanPostOptions extends AddressOptions {
  /** The post's title; a paragraph or heading that only repeats it goes. */
  readonly title: string;
  /**
   * Gives the file to show for an image address; undefined leaves the address. Its answer is trusted. For
   * a clean text to stay as it is when cleaned again, it must know its own `src` values.
   */
  readonly resolveImage?: (src: string) => PostImage | undefined;
}

/** Articles settle in two or three rounds; each further round has removed something. */
const mostRounds = 100;

const writer = unified().use(rehypeSanitize, postSchema).use(rehypeStringify);
const unsanitizedWriter = unified().use(rehypeStringify);

function cleanOnce(html: string, title: string, addresses: PostAddresses): string {
  const source = parseHtml(html);
  resolveAddresses(source, addresses);
  removeMarkedMeta(source);
  separateLooseLines(source, title);
  let tree = rebuildBlocks(source);
  removeUnwantedLinks(tree, addresses);
  tree = rebuildBlocks(tree);
  removeMetaLines(tree, title);
  tree = rebuildBlocks(tree);
  markExternalLinks(tree, addresses);
  return writer.stringify(writer.runSync(tree));
}

function showImages(html: string, resolveImage: (src: string) => PostImage | undefined): string {
  const tree = parseHtml(html);
  visit(tree, { type: 'element', tagName: 'img' }, ({ properties }: Element) => {
    const image = typeof properties.src === 'string' ? resolveImage(properties.src) : undefined;
    Object.assign(properties, image);
  });
  return unsanitizedWriter.stringify(tree);
}

/**
 * Makes an old blog engine's HTML ready to show: without the lines that the engine wrote around an
 * article, repeats of its title and unwanted links, with today's addresses, and with nothing but the
 * elements and attributes of the allow-list. Cleaning a clean text changes nothing.
 * @throws Error where the text does not settle
 */
export function cleanPostHtml(html: string, options: CleanPostOptions): string {
  const addresses = createPostAddresses(options);
  let current = html;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = cleanOnce(current, options.title, addresses);
    if (next === current) {
      return options.resolveImage === undefined ? current : showImages(current, options.resolveImage);
    }
    current = next;
  }
  throw new Error(`The article "${options.title}" does not settle after ${String(mostRounds)} rounds of cleaning`);
}
