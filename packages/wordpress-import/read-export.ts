import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sax from 'sax';

interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: Xml[];
}

/** A post, page, file or anything else in an export. */
export type ExportItem = Readonly<ReturnType<typeof readItem>>;

/** The merged files of an export. */
export interface WordPressExport {
  /** Such as https://www.oldsite.example/blog. */
  readonly address: string;
  readonly items: readonly ExportItem[];
  /** The display names of authors, by their logins. */
  readonly authors: ReadonlyMap<string, string>;
  /** Other data about the whole site, a line each. */
  readonly others: readonly string[];
}

const listAll = ({ children }: Xml, name: string) => children.filter((child) => child.name === name);

function flatten({ text, children }: Xml): string {
  return [text.trim(), ...children.map(flatten)].filter((words) => words !== '').join(', ');
}

const textOf = (element: Xml, name: string) => listAll(element, name).map(flatten).at(-1) ?? '';

/** Elements of an item that are read below, or that are WordPress's own bookkeeping. */
const readNames = new Set(
  (
    'title link pubDate dc:creator guid content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt ' +
    'wp:post_modified wp:post_modified_gmt wp:comment_status wp:ping_status wp:post_name wp:status wp:post_parent ' +
    'wp:menu_order wp:post_type wp:post_password wp:attachment_url category wp:postmeta wp:comment'
  ).split(' '),
);

const siteNames = new Set(
  'link pubDate language wp:wxr_version wp:base_site_url wp:base_blog_url generator item'.split(' '),
);

/** An element's other children, a line each. */
function listUnread({ children }: Xml, read: ReadonlySet<string>): string[] {
  const unread = children.filter((child) => !read.has(child.name) && flatten(child) !== '');
  return unread.map((child) => `${child.name}: ${flatten(child)}`);
}

function readItem(item: Xml) {
  const text = (name: string) => textOf(item, name);
  return {
    id: Number(text('wp:post_id')),
    /** `post`, `page`, `attachment`, `nav_menu_item`, or a custom type. */
    type: text('wp:post_type') || 'post',
    /** `publish`, `draft`, `private`, `trash`, …; `inherit` for attachments. */
    status: text('wp:status'),
    /** May contain HTML entities and elements. */
    title: text('title'),
    link: text('link'),
    /** The slug, percent-encoded. */
    name: text('wp:post_name'),
    /** In the old site's time zone, such as `2016-05-13 09:30:00`. */
    date: text('wp:post_date'),
    /** The author's login. */
    creator: text('dc:creator'),
    content: text('content:encoded'),
    /** For attachments: the caption. */
    excerpt: text('excerpt:encoded'),
    password: text('wp:post_password'),
    /** Categories, tags, and other taxonomies. */
    terms: listAll(item, 'category').map((term) => {
      const { domain = '', nicename = '' } = term.attributes;
      return { domain, name: nicename, label: flatten(term) };
    }),
    /** Custom fields of WordPress, plugins and themes; a name may occur more than once. */
    meta: listAll(item, 'wp:postmeta').map(
      (entry) => [textOf(entry, 'wp:meta_key'), textOf(entry, 'wp:meta_value')] as const,
    ),
    comments: listAll(item, 'wp:comment').map(
      (comment) => `${textOf(comment, 'wp:comment_author')}: ${textOf(comment, 'wp:comment_content')}`,
    ),
    /** For attachments: the address of the file. */
    attachmentUrl: text('wp:attachment_url'),
    /** Other elements. */
    others: listUnread(item, readNames).filter((what) => what !== 'wp:is_sticky: 0'),
  };
}

export function metaOf({ meta }: Pick<ExportItem, 'meta'>, key: string): string {
  return meta.findLast(([name]) => name === key)?.[1] ?? '';
}

/** @throws Error that completes "file …". */
function parseChannel(text: string): Xml {
  const parser = sax.parser(true);
  const root: Xml = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  parser.onerror = ({ message }) => {
    throw new Error(`line ${parser.line + 1} cannot be read (${message.split('\n')[0] ?? ''})`);
  };
  parser.onopentag = ({ name, attributes }) => {
    const element: Xml = { name, attributes: attributes as Record<string, string>, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.ontext = parser.oncdata = (words: string) => {
    const element = open.at(-1);
    if (element) element.text += words;
  };
  parser.onclosetag = () => open.pop();
  parser.write(text.trimStart()).close();
  const channel = listAll(root, 'rss').flatMap((rss) => listAll(rss, 'channel'))[0];
  if (!channel || textOf(channel, 'wp:wxr_version') === '') throw new Error('is not from a WordPress export');
  return channel;
}

async function readChannel(file: string): Promise<Xml> {
  try {
    return parseChannel(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'on the old site choose Tools, Export, All content, and use the file that it downloads';
    throw new Error(`${path.basename(file)}: ${reason}: ${advice}`);
  }
}

/**
 * Reads the files of one WordPress export (WXR 1.2).
 * @throws Error in one sentence, with the file and, if possible, the line, for anything but a complete export.
 */
export async function readExports(files: readonly string[]): Promise<WordPressExport> {
  const channels = await Promise.all(files.map(readChannel));
  const addresses = new Set(channels.map((channel) => textOf(channel, 'wp:base_blog_url')));
  const [address = ''] = addresses;
  if (addresses.size > 1 || !URL.canParse(address))
    throw new Error(`The files must be of one site, not of "${[...addresses].join('", "')}"`);
  const items = channels.flatMap((channel) => listAll(channel, 'item').map(readItem));
  const authors = channels.flatMap((channel) => listAll(channel, 'wp:author'));
  return {
    address,
    // Files of two exports may have an item in common.
    items: [...new Map(items.map((item) => [item.id, item])).values()],
    authors: new Map(
      authors.map((author) => [textOf(author, 'wp:author_login'), textOf(author, 'wp:author_display_name')]),
    ),
    others: [...new Set(channels.flatMap((channel) => listUnread(channel, siteNames)))],
  };
}
