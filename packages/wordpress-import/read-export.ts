import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { hasCode } from '@site/model/files/has-code.ts';

/** An element, with its children by name; one with text alone is that text. */
type Xml = string | { readonly [name: string]: readonly Xml[] | string };

/** A category, a tag, or what else a post is sorted by. */
export interface Term {
  /** `category`, `post_tag`, `post_format`, `language`, or that of a plugin. */
  readonly domain: string;
  /** The last part of its address, percent-encoded. */
  readonly name: string;
  readonly label: string;
}

/** A post, page, file or anything else in an export. */
export type ExportItem = Readonly<ReturnType<typeof readItem>>;

/** What the files of an export have, together. */
export interface WordPressExport {
  /** The old site's address, such as https://www.oldsite.example/blog. */
  readonly address: string;
  readonly items: readonly ExportItem[];
  /** The names of authors, the one that is shown first, by those that they sign in with. */
  readonly authors: ReadonlyMap<string, readonly string[]>;
  /** The addresses of categories and tags below the old site's own, such as `category/lighting`. */
  readonly terms: readonly string[];
  /** What else it says about the whole site, a line each. */
  readonly others: readonly string[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  htmlEntities: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

function listAll(element: Xml | undefined, name: string): readonly Xml[] {
  const found = typeof element === 'object' ? element[name] : undefined;
  return Array.isArray(found) ? (found as readonly Xml[]) : [];
}

/** All text in an element on one line. */
function flatten(element: Xml | undefined): string {
  if (typeof element !== 'object') return (element ?? '').trim();
  const words = Object.entries(element).flatMap(([name, value]) => {
    if (typeof value === 'string') return name.startsWith('@') ? [] : value.trim();
    return value.map(flatten);
  });
  return words.filter((word) => word !== '').join(', ');
}

const textOf = (element: Xml | undefined, name: string) => flatten(listAll(element, name).at(-1));
const attributeOf = (element: Xml, name: string) =>
  typeof element === 'object' ? String(element[`@${name}`] ?? '') : '';
const toNumber = (value: string) => (/^\d{1,15}$/.test(value) ? Number(value) : 0);

/** What an item says that is read below, or that only says how WordPress keeps it. */
const readNames = new Set(
  (
    'title link pubDate dc:creator guid content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt ' +
    'wp:post_modified wp:post_modified_gmt wp:comment_status wp:ping_status wp:post_name wp:status wp:post_parent ' +
    'wp:menu_order wp:post_type wp:post_password wp:attachment_url category wp:postmeta wp:comment #text'
  ).split(' '),
);

function readItem(item: Xml) {
  const text = (name: string) => textOf(item, name);
  return {
    id: toNumber(text('wp:post_id')),
    /** `post`, `page`, `attachment`, `nav_menu_item`, or one of a plugin or theme. */
    type: text('wp:post_type') || 'post',
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
    /** The name that the author signs in with. */
    creator: text('dc:creator'),
    content: text('content:encoded'),
    /** For attachments: the caption. */
    excerpt: text('excerpt:encoded'),
    password: text('wp:post_password'),
    /** The item that an attachment was uploaded for; 0 for none. */
    parent: toNumber(text('wp:post_parent')),
    menuOrder: toNumber(text('wp:menu_order')),
    terms: listAll(item, 'category').map((term): Term => ({
      domain: attributeOf(term, 'domain'),
      name: attributeOf(term, 'nicename'),
      label: flatten(term),
    })),
    /** What WordPress, plugins and themes keep beside it; a name may be there more than once. */
    meta: listAll(item, 'wp:postmeta').map(
      (entry) => [textOf(entry, 'wp:meta_key'), textOf(entry, 'wp:meta_value')] as const,
    ),
    comments: listAll(item, 'wp:comment').map(
      (comment) => `${textOf(comment, 'wp:comment_author')}: ${textOf(comment, 'wp:comment_content')}`,
    ),
    /** For attachments: the address of the file. */
    attachmentUrl: text('wp:attachment_url'),
    /** Whatever else it says, by name. */
    others: Object.keys(item).flatMap((name) => {
      const value = readNames.has(name) ? '' : text(name);
      return value === '' || (name === 'wp:is_sticky' && value === '0') ? [] : [`${name}: ${value}`];
    }),
  };
}

/** The values that an item has under a name. */
export function metaOf({ meta }: Pick<ExportItem, 'meta'>, key: string): string {
  return meta.findLast(([name]) => name === key)?.[1] ?? '';
}

/** A category's address names those that it is in; two may name each other. */
function listTermPaths(channel: Xml): string[] {
  const parents = new Map(
    listAll(channel, 'wp:category').map((term) => [
      textOf(term, 'wp:category_nicename'),
      textOf(term, 'wp:category_parent'),
    ]),
  );
  const pathOf = (name: string) => {
    const parts = [name];
    for (let above = parents.get(name) ?? ''; above !== '' && !parts.includes(above); above = parents.get(above) ?? '')
      parts.unshift(above);
    return ['category', ...parts].join('/');
  };
  return [
    ...[...parents.keys()].map(pathOf),
    ...listAll(channel, 'wp:tag').map((term) => `tag/${textOf(term, 'wp:tag_slug')}`),
  ];
}

const exportAdvice = 'on the old site choose Tools, Export, All content, and use the file that it downloads';

/** @throws Error that completes "file …". */
function parseChannel(bytes: Uint8Array): Xml {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('is no text in UTF-8: unpack it if it is a zip, or export it again');
  }
  if (/<!DOCTYPE/i.test(text.slice(0, 10_000).split('<channel', 1)[0] ?? '')) {
    throw new Error(`has a DOCTYPE, which no WordPress export has: ${exportAdvice}`);
  }
  const validity = XMLValidator.validate(text.trimStart());
  if (validity !== true) {
    const { line, msg } = validity.err;
    throw new Error(`line ${line} cannot be read (${msg}), or the file is cut short: ${exportAdvice}`);
  }
  const [rss] = listAll(parser.parse(text.trimStart()) as Xml, 'rss');
  const [channel] = listAll(rss, 'channel');
  if (textOf(channel, 'wp:wxr_version') === '' || !channel)
    throw new Error(`is not from a WordPress export: ${exportAdvice}`);
  return channel;
}

async function readChannel(file: string): Promise<Xml> {
  const name = path.basename(file);
  try {
    return parseChannel(await readFile(file));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EISDIR')) throw new Error(`${name}: does not exist: write the path of the export`);
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const siteNames = new Set(
  'link pubDate language wp:wxr_version wp:base_site_url wp:base_blog_url generator item #text'.split(' '),
);

/**
 * Reads the files of one WordPress export (WXR 1.2).
 * @throws Error in one sentence, with the file and, where possible, the line, for what is no complete export.
 */
export async function readExports(files: readonly string[]): Promise<WordPressExport> {
  const channels = await Promise.all(files.map(readChannel));
  const addressOf = (channel: Xml) => textOf(channel, 'wp:base_blog_url') || textOf(channel, 'link');
  const addresses = new Set(channels.map(addressOf));
  if (addresses.size > 1)
    throw new Error(`The files are of several sites (${[...addresses].join(', ')}): import each by itself`);
  const items = channels.flatMap((channel) => listAll(channel, 'item').map(readItem));
  // Files of two exports may have an item in common.
  const byId = new Map(items.map((item, index) => [item.id === 0 ? `at ${index}` : String(item.id), item]));
  const others = channels.flatMap((channel) =>
    Object.keys(channel)
      .filter((name) => !siteNames.has(name))
      .flatMap((name) => listAll(channel, name).map((element) => `${name}: ${flatten(element)}`)),
  );
  return {
    address: [...addresses][0] ?? '',
    items: [...byId.values()],
    authors: new Map(
      channels
        .flatMap((channel) => listAll(channel, 'wp:author'))
        .map((author) => {
          const [login = '', shown = '', first = '', last = ''] = [
            'login',
            'display_name',
            'first_name',
            'last_name',
          ].map((name) => textOf(author, `wp:author_${name}`));
          return [login, [shown, `${first} ${last}`, login]] as const;
        }),
    ),
    terms: [...new Set(channels.flatMap(listTermPaths))],
    others: [...new Set(others)],
  };
}
