import { autop } from '@wordpress/autop';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { unwrap } from '@site/model/blog/cleaning/form-blocks.ts';
import { parseHtml, writeHtml } from '@site/model/blog/parse-html.ts';
import { parseVideoLink } from '@site/model/video/video-link.ts';
import { removeBlockComments } from './blocks.ts';
import { convertPlayers } from './convert-players.ts';
import { listLost } from './list-lost.ts';
import type { OldSite } from './old-site.ts';
import type { PictureImporter } from './pictures.ts';
import { unreadable } from './post-fields.ts';
import { metaOf, type ExportItem } from './read-export.ts';
import type { Note } from './note.ts';
import { expandShortcodes, writePicture } from './shortcodes.ts';

export interface PostContext {
  readonly site: OldSite;
  /** Where an address of the old site leads here; undefined if to nothing. */
  readonly findPlace: (url: URL) => string | undefined;
  readonly pictures: PictureImporter;
  readonly title: string;
  readonly notes: Note[];
}

/** Text that looks like a token (packages/model/facts): its brace is escaped. */
const tokenStart = /\{(?=\s*[A-Za-z][\w.-]*\s*\})/g;

/** An address on a line of its own is a block, even between two lines of text: WordPress embeds its player. */
function separateAddresses(source: string): string {
  return source.replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, '\n\n$1\n\n');
}

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg)$/i;

function listPictures(tree: Root | Element): Element[] {
  const found: Element[] = [];
  visit({ type: 'root', children: tree.children }, 'element', (node) => {
    if (node.tagName === 'img') found.push(node);
  });
  return found;
}

/** A picture's address, and its attachment's number; scripts that load pictures lazily have an attribute of their own. */
function readPicture({ properties: { src = '', className, ...others } }: Element, site: OldSite) {
  const id = Number(/wp-image-(\d+)/.exec(String(className))?.[1] ?? 0);
  const values = [src, ...Object.values(others)].filter((value) => typeof value === 'string');
  const isPicture = (value: string) => pictureFile.test(value.split(/[?#]/, 1)[0] ?? '') && site.findPicture(value, id);
  return { address: values.find(isPicture) ?? src, id };
}

/** Themes show the featured picture above the post; here the post's first picture takes that role. */
function findFeaturedPicture(html: string, item: ExportItem, { site, notes }: PostContext): string {
  const id = Number(metaOf(item, '_thumbnail_id'));
  if (!id) return '';
  const featured = site.item(id);
  if (!featured) {
    notes.push(['picture', `attachment ${id}, the featured picture: the export does not have it`]);
    return '';
  }
  const shown = listPictures(parseHtml(html)).map((one) => readPicture(one, site));
  const isShown = shown.some((one) => site.findPicture(one.address, one.id)?.attachment === featured);
  return isShown ? '' : `<p>${writePicture(featured)}</p>\n`;
}

/** Updates a link to the old site; one that leads to nothing here is noted, and only kept if it may be redirected. */
function convertLink(link: Element, places: ReadonlySet<string>, { site, findPlace, notes }: PostContext): void {
  const { href } = link.properties;
  if (typeof href !== 'string') return;
  if (href.startsWith('#')) {
    if (places.has(href)) return;
    if (href !== '#') notes.push(['link', href]);
    unwrap(link);
    return;
  }
  const url = site.parse(href);
  if (!url || !site.has(url)) return;
  const item = site.find(url);
  // A picture that links to its own file or page, neither of which is imported.
  const isOwn = pictureFile.test(url.pathname) || item?.type === 'attachment';
  if (isOwn && listPictures(link).length > 0) {
    unwrap(link);
    return;
  }
  const place = findPlace(url);
  // WordPress jumps to where an excerpt ends.
  const hash = /^#more-\d+$/.test(url.hash) ? '' : url.hash;
  if (place !== undefined) {
    link.properties.href = place + (place.includes('/blog/') ? hash.replace(/^#(?!part-)/, '#part-') : hash);
    return;
  }
  notes.push(['link', href]);
  if (item && item.type !== 'attachment') link.properties.href = item.link + hash;
  else unwrap(link);
}

function convertLinks(tree: Root, context: PostContext): void {
  const places = new Set<string>();
  visit(tree, 'element', ({ properties: { id, name } }) => {
    for (const place of [id, name]) if (typeof place === 'string') places.add(`#${place}`);
  });
  visit(tree, { type: 'element', tagName: 'a' }, (link: Element) => convertLink(link, places, context));
}

/** Makes a post show the imported pictures; those that are not available are left out, with a note of each. */
async function convertPictures(tree: Root, { site, pictures, notes }: PostContext): Promise<void> {
  for (const picture of listPictures(tree)) {
    const own = (picture.properties.alt ?? '').trim();
    const { address, id } = readPicture(picture, site);
    const placed = await pictures.place(address, id);
    if ('problem' in placed) {
      notes.push(['picture', `${[address, own].join(' ').trim()}: ${placed.problem}`]);
      unwrap(picture);
      continue;
    }
    picture.properties = { src: placed.src, alt: own || placed.alt };
    if (placed.hasFrames) notes.push(['frames', placed.src]);
    if (picture.properties.alt === '') notes.push(['alt', placed.src]);
  }
}

/** Without the attributes that the blog's cleaner sets in each build. */
function simplify(html: string): string {
  const tree = parseHtml(html);
  visit(tree, 'element', ({ tagName, properties }) => {
    delete properties.rel;
    if (tagName !== 'img') return;
    delete properties.className;
    delete properties.loading;
  });
  return writeHtml(tree);
}

/** What needs no host of this site to be known: its own rules apply in each build. */
const anySite = { unwantedHosts: [], origin: 'https://site.invalid' };

/**
 * A post as content/blog has it: what the blog's cleaner makes of it, with imported pictures. Notes everything that is
 * in the export and not in the result.
 */
export async function convertContent(item: ExportItem, context: PostContext): Promise<string> {
  const { site, pictures, notes, title } = context;
  const source = item.content.replace(/\r\n?/g, '\n');
  const reusable = (id: number) => (site.item(id)?.type === 'wp_block' ? site.item(id)?.content : undefined);
  const text = removeBlockComments(source, { reusable, notes });
  const expanded = expandShortcodes(text, { items: site.source.items, postId: item.id, notes });
  const blocks = source.includes('<!-- wp:') ? expanded : autop(separateAddresses(expanded));
  const written = findFeaturedPicture(blocks, item, context) + blocks;
  const readable = written.replace(unreadable, '');
  if (readable !== written) notes.push(['changed', 'it had characters that cannot be read, which are left out']);
  const tree = parseHtml(readable);
  convertPlayers(tree);
  convertLinks(tree, context);
  await convertPictures(tree, context);
  const html = simplify(cleanPostHtml(writeHtml(tree), { ...anySite, title }));
  const isLinked = (url: URL) => {
    const target = site.find(url);
    const picture = target?.type === 'attachment' ? site.findPicture(target.attachmentUrl) : undefined;
    const place = context.findPlace(url) ?? target?.link ?? '';
    return [`"${place}"`, `"${place}#`].some((part) => html.includes(part)) || pictures.shown.has(picture?.key ?? '');
  };
  const isTaken = (address: string) => {
    const url = site.parse(address);
    const key = site.findPicture(address)?.key;
    const video = parseVideoLink(address);
    return (
      (video !== undefined && html.includes(video.id)) ||
      [key ?? '', address].some((one) => pictures.shown.has(one)) ||
      (url !== undefined && site.has(url) && isLinked(url))
    );
  };
  const lost = listLost(
    { tree: parseHtml(readable), source: `${item.content}\n${text}` },
    { html, title, notes },
    isTaken,
  );
  notes.push(...lost.map((what): Note => ['left', what]));
  return html.trim().replace(tokenStart, '&#123;');
}
