import path from 'node:path';
import sax, { type QualifiedTag } from 'sax';
import { hasCode } from '@site/model/files/has-code.ts';
import { bareHost, listUploads, type Upload } from './old-addresses.ts';
import { readText } from './read-text.ts';

/** A WordPress export (WXR), as far as the import reads it. */
export interface WordPressExport {
  /** The old site's address, such as https://www.oldsite.example/blog; undefined if the export has none. */
  readonly address: string | undefined;
  /** The old site's hosts, without `www.`. */
  readonly hosts: ReadonlySet<string>;
  /** In the order of the file. */
  readonly posts: readonly ExportItem[];
  /** Pages of the old site, in the order of the file. */
  readonly pages: readonly ExportItem[];
  /** The addresses of its categories and tags below the old site's own, such as `category/lighting`. */
  readonly terms: readonly string[];
  /** By their ids. */
  readonly attachments: ReadonlyMap<number, ExportItem>;
  /** The files of attachments, by the addresses at which posts show them (`listUploads`). */
  readonly uploads: ReadonlyMap<string, Upload>;
  /** The HTML of reusable blocks, by their ids. */
  readonly blocks: ReadonlyMap<number, string>;
  /** The titles of items of each type other than `post` and `page`. */
  readonly otherTypes: ReadonlyMap<string, readonly string[]>;
}

/** WordPress's usual prefixes by namespace; a file may use others. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/(?:www\.)?wordpress\.org\/export\/[\d.]+\/excerpt\/?$/, 'excerpt:'],
  [/^https?:\/\/(?:www\.)?wordpress\.org\/export\/[\d.]+\/?$/, 'wp:'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\/?$/, 'content:'],
  [/^$/, ''],
];

const exportAdvice = 'on the old site choose Tools, Export, All content, and use the file that it downloads';
const addressElements = new Set(['link', 'wp:base_site_url', 'wp:base_blog_url']);

/** How an export marks a post format among a post's categories. */
const formatDomain = 'post_format';

/** The type of a reusable block. */
const blockType = 'wp_block';

interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  text: string;
  readonly children: XmlElement[];
}

function textOf({ children }: XmlElement, name: string): string {
  return children.findLast((child) => child.name === name)?.text.trim() ?? '';
}

function toNumber(value: string): number {
  return /^\d{1,15}$/.test(value) ? Number(value) : 0;
}

/** A category or tag. */
interface Term {
  /** The first part of its address, unless the owner of the old site chose another. */
  readonly base: string;
  /** The last part, percent-encoded. */
  readonly name: string;
  /** The name of the category that it is in; empty for none. */
  readonly parent: string;
}

/** What the elements of categories and tags are called. */
const termNames: Readonly<Partial<Record<string, Term>>> = {
  'wp:category': { base: 'category', name: 'wp:category_nicename', parent: 'wp:category_parent' },
  'wp:tag': { base: 'tag', name: 'wp:tag_slug', parent: '' },
};

/** A category's address names those that it is in; two may name each other. */
function termPath({ base, name, parent }: Term, terms: readonly Term[]): string {
  const path = [name];
  for (let above = parent; above !== '' && !path.includes(above);) {
    path.unshift(above);
    above = terms.find((term) => term.base === base && term.name === above)?.parent ?? '';
  }
  return [base, ...path].join('/');
}

/** A post, page or anything else in an export. */
export type ExportItem = Readonly<ReturnType<typeof readItem>>;

function readItem(item: XmlElement) {
  const text = (name: string) => textOf(item, name);
  const all = (name: string) => item.children.filter((child) => child.name === name);
  const meta = new Map(
    all('wp:postmeta').map((entry) => [textOf(entry, 'wp:meta_key'), textOf(entry, 'wp:meta_value')]),
  );
  const type = text('wp:post_type') || 'post';
  return {
    id: toNumber(text('wp:post_id')),
    /** `post`, `page`, `attachment`, `nav_menu_item`, `revision` or a custom type of the old site. */
    type,
    /** `publish`, `draft`, `pending`, `future`, `private`, `trash`, …; `inherit` for attachments. */
    status: text('wp:status'),
    /** May contain HTML entities and elements. */
    title: text('title'),
    /** Its address on the old site. */
    link: text('link'),
    /** The last part of that address, percent-encoded. */
    name: text('wp:post_name'),
    /** In the old site's time zone, such as `2016-05-13 09:30:00`; zeros if it has no date yet. */
    date: text('wp:post_date'),
    modified: text('wp:post_modified'),
    content: ['post', blockType].includes(type) ? text('content:encoded') : '',
    /** For attachments: the caption. */
    excerpt: text('excerpt:encoded'),
    password: text('wp:post_password'),
    /** The item that an attachment was uploaded for; 0 for none. */
    parent: toNumber(text('wp:post_parent')),
    menuOrder: toNumber(text('wp:menu_order')),
    /** How many categories and tags it has. */
    terms: all('category').filter(({ attributes }) => attributes.domain !== formatDomain).length,
    /** A post format such as `video`; empty for an ordinary post. */
    format:
      all('category')
        .find(({ attributes }) => attributes.domain === formatDomain)
        ?.text.trim()
        .toLowerCase() ?? '',
    /** The address that a theme showed as a player above the post. */
    videoAddress: meta.get('_format_video_embed') ?? '',
    /** What the block editor shows where a post has its footnotes: a list as JSON. */
    footnotes: meta.get('footnotes') ?? '',
    /** How many comments it has. */
    comments: all('wp:comment').length,
    /** For attachments: the address of the file. */
    attachmentUrl: text('wp:attachment_url'),
    /** For attachments: the file's place below uploads, such as 2016/05/roof.jpg. */
    attachedFile: meta.get('_wp_attached_file') ?? '',
    /** For attachments: the alternative text. */
    alt: meta.get('_wp_attachment_image_alt') ?? '',
    /** The attachment that is the featured picture; 0 for none. */
    thumbnail: toNumber(meta.get('_thumbnail_id') ?? ''),
  };
}

/** @param pieces the file's text. @throws Error that names the line, if it is not a complete export. */
async function parseExport(pieces: AsyncIterable<string>): Promise<WordPressExport> {
  const parser = sax.parser(true, { xmlns: true, position: true });
  /** The open elements, from `rss` down. */
  const open: XmlElement[] = [];
  const addresses: URL[] = [];
  const posts: ExportItem[] = [];
  const pages: ExportItem[] = [];
  const terms: Term[] = [];
  const attachments = new Map<number, ExportItem>();
  const blocks = new Map<number, string>();
  const otherTypes = new Map<string, string[]>();
  /** The elements directly inside the channel. */
  const names = new Set<string>();
  let failure: string | undefined;

  function fail(what: string, advice: string): void {
    // Later failures follow from the first.
    failure ??= `line ${parser.line + 1} ${what}: ${advice}`;
  }

  function keep(element: XmlElement): void {
    const { name, text } = element;
    names.add(name);
    if (addressElements.has(name) && URL.canParse(text.trim())) addresses.push(new URL(text.trim()));
    const term = termNames[name];
    if (term) terms.push({ base: term.base, name: textOf(element, term.name), parent: textOf(element, term.parent) });
    if (name !== 'item') return;
    const item = readItem(element);
    if (item.type === 'post') posts.push(item);
    else if (item.type === 'page') pages.push(item);
    else otherTypes.set(item.type, [...(otherTypes.get(item.type) ?? []), item.title]);
    if (item.type === 'attachment') attachments.set(item.id, item);
    if (item.type === blockType) blocks.set(item.id, item.content);
  }

  parser.ondoctype = () => fail('has a DOCTYPE, which no WordPress export has', exportAdvice);
  parser.onerror = (error) => {
    // A bare & or an HTML entity stays as it is written.
    if (/entity/i.test(error.message)) {
      parser.resume();
      return;
    }
    fail(`cannot be read (${error.message.split('\n')[0] ?? ''})`, 'fix it there, or export it again');
  };
  parser.onopentag = (tag) => {
    const { uri, local } = tag as QualifiedTag;
    const [, prefix = '?:'] = prefixes.find(([pattern]) => pattern.test(uri)) ?? [];
    const attributes = Object.fromEntries(
      Object.values(tag.attributes as QualifiedTag['attributes']).map((attribute) => [attribute.name, attribute.value]),
    );
    const element: XmlElement = { name: prefix + local, attributes, text: '', children: [] };
    if (open.length === 0 && element.name !== 'rss') fail('is not from a WordPress export', exportAdvice);
    // Items are read one by one instead of being kept in the channel.
    if (open.length > 2) open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.ontext = parser.oncdata = (text: string) => {
    const element = open.at(-1);
    if (element && open.length > 2) element.text += text;
  };
  parser.onclosetag = () => {
    const element = open.pop();
    if (element && open.length === 2) keep(element);
  };

  for await (const piece of pieces) {
    parser.write(piece);
    if (failure !== undefined) throw new Error(failure);
  }
  if (open.length > 0) fail('is the last, and the file is cut short', 'export it again');
  else parser.close();
  if (!names.has('wp:wxr_version')) fail('is not from a WordPress export', exportAdvice);
  if (failure !== undefined) throw new Error(failure);
  return {
    address: addresses[0]?.href,
    hosts: new Set(addresses.map(bareHost)),
    posts,
    pages,
    terms: terms.map((term) => termPath(term, terms)),
    attachments,
    uploads: listUploads(attachments.values()),
    blocks,
    otherTypes,
  };
}

/**
 * Reads a WordPress export (WXR 1.0 to 1.2) as a stream, one item at a time.
 * @throws Error in one sentence, with the file and, where possible, the line, for a file that is not a complete export.
 */
export async function readExport(file: string): Promise<WordPressExport> {
  try {
    return await parseExport(readText(file));
  } catch (error) {
    const name = path.basename(file);
    if (hasCode(error, 'ENOENT', 'EISDIR')) throw new Error(`${name}: does not exist: write the path of the export`);
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
