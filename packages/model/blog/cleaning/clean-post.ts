import type { Element } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml, writeHtml } from '../parse-html.ts';
import { formPlayers } from '../post-player.ts';
import { formBlocks, unwrap } from './form-blocks.ts';
import { createPostAddresses, type AddressOptions, type PostAddresses } from './post-addresses.ts';
import { postSchema } from './post-schema.ts';
import { prepareElements } from './prepare-elements.ts';
import { removeMetaLines } from './remove-meta-lines.ts';

export interface PostImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Size of the file in pixels, so that the page doesn't move when the picture loads. */
  readonly width: number;
  readonly height: number;
}

type ResolveImage = (src: string) => PostImage | undefined;

export interface CleanPostOptions extends AddressOptions {
  readonly title: string;
  /** The file to show for a picture's address; undefined keeps the address. The result is trusted. */
  readonly resolveImage?: ResolveImage;
}

const sanitizer = unified().use(rehypeSanitize, postSchema);

function cleanLink(link: Element, addresses: PostAddresses): void {
  const { href: written, id } = link.properties;
  const href = addresses.resolveLink(written);
  if (href === undefined) {
    link.properties = { id };
    if (id === undefined) unwrap(link);
    return;
  }
  const rel = addresses.isExternal(href) ? ['noopener'] : undefined;
  link.properties = { id, href, hrefLang: addresses.languageOf(href), rel };
}

function cleanPicture(picture: Element, addresses: PostAddresses, resolveImage: ResolveImage): void {
  const { id, src: written, alt } = picture.properties;
  const src = addresses.resolvePicture(written);
  if (src === undefined) unwrap(picture);
  else {
    const look = { className: ['post-image'], loading: 'lazy', ...resolveImage(src) };
    picture.properties = { id, src, alt: alt ?? '', ...look };
  }
}

/**
 * Makes an old blog engine's HTML ready to show: without the lines that the engine wrote around a post, repeats of
 * its title and unwanted links, with current addresses, and with nothing but the elements and attributes of the schema.
 */
export function cleanPostHtml(html: string, options: CleanPostOptions): string {
  const { title, resolveImage = () => undefined } = options;
  const addresses = createPostAddresses(options);
  const tree = parseHtml(html);
  prepareElements(tree);
  removeMetaLines(tree, title, addresses.isUnwanted);
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') cleanLink(node, addresses);
    else if (node.tagName === 'img') cleanPicture(node, addresses, resolveImage);
  });
  return writeHtml(sanitizer.runSync(formPlayers(formBlocks(tree))));
}
