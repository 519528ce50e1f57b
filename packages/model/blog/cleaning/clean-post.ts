import type { Element, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml, writeHtml } from '../parse-html.ts';
import { normalizePlayers } from '../post-player.ts';
import { normalizeBlocks, unwrap } from './form-blocks.ts';
import { createPostAddresses, type AddressOptions, type PostAddresses } from './post-addresses.ts';
import { postSchema } from './post-schema.ts';
import { removeMetaLines } from './remove-meta-lines.ts';

export interface PostImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** In pixels, to reserve the picture's space before it loads. */
  readonly width: number;
  readonly height: number;
}

export interface CleanPostOptions extends AddressOptions {
  readonly title: string;
  /** Replaces the picture at an address; undefined keeps the address. The result is trusted. */
  readonly resolvePicture?: (src: string) => PostImage | undefined;
}

const sanitizer = unified().use(rehypeSanitize, postSchema);

const stripped = new Set(postSchema.strip);
const kept = new Set(postSchema.tagNames);

/** The prefix keeps ids from clashing with the page's own, and from shadowing properties of the document. */
const prefixId = (id: string) => (id.startsWith('part-') ? id : `part-${id}`);

function keepAnchor({ tagName, properties }: Element): void {
  // Old pages wrote anchors as `<a name="…">`.
  const anchor = properties.id ?? (tagName === 'a' ? properties.name : undefined);
  const isKept = kept.has(tagName) && typeof anchor === 'string' && /^\S{1,200}$/u.test(anchor);
  properties.id = isKept ? prefixId(anchor) : undefined;
  const { href } = properties;
  if (typeof href === 'string' && /^#./.test(href)) properties.href = `#${prefixId(href.slice(1))}`;
}

/** Prefixes anchors, and removes what the sanitizer would remove with its content, so that no later step reads it. */
function prepareElements(tree: Root): void {
  visit(tree, (node) => {
    if (!('children' in node)) return;
    node.children = node.children.filter((child) => child.type !== 'element' || !stripped.has(child.tagName));
    if (node.type !== 'element') return;
    keepAnchor(node);
    if (node.tagName === 'a' && node.properties.href === undefined && node.properties.id === undefined) unwrap(node);
  });
}

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

function cleanPicture(picture: Element, addresses: PostAddresses, { resolvePicture }: CleanPostOptions): void {
  const { id, src: written, alt } = picture.properties;
  const src = addresses.resolvePicture(written);
  if (src === undefined) unwrap(picture);
  else {
    const look = { className: ['post-image'], loading: 'lazy', ...resolvePicture?.(src) };
    picture.properties = { id, src, alt: alt ?? '', ...look };
  }
}

/**
 * Prepares an old blog engine's HTML for display: removes meta lines, repeats of the title and unwanted links, updates
 * addresses, and sanitizes the rest.
 */
export function cleanPostHtml(html: string, options: CleanPostOptions): string {
  const addresses = createPostAddresses(options);
  const tree = parseHtml(html);
  prepareElements(tree);
  removeMetaLines(tree, options.title, addresses.isUnwanted);
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') cleanLink(node, addresses);
    else if (node.tagName === 'img') cleanPicture(node, addresses, options);
  });
  return writeHtml(sanitizer.runSync(normalizePlayers(normalizeBlocks(tree))));
}

/** The addresses of a post's pictures after cleaning: a path for a picture of this site, a full address for others. */
export function listPostPictures(html: string, options: Omit<CleanPostOptions, 'resolvePicture'>): string[] {
  // A fast path: cleaning takes a thousand times as long. Parsers read <image> as <img>.
  if (!/<im(?:g|age)/i.test(html)) return [];
  const found = new Set<string>();
  cleanPostHtml(html, {
    ...options,
    resolvePicture: (src) => {
      found.add(src);
      return undefined;
    },
  });
  return [...found];
}
