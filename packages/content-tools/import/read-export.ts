import { createReadStream } from 'node:fs';
import path from 'node:path';
import sax, { type QualifiedTag } from 'sax';
import { hasCode } from '@site/system/has-code.ts';

/** An article, page or anything else in a WordPress export (WXR), with the fields that the import reads. */
export interface ExportItem {
  readonly id: number;
  /** `post`, `page`, `attachment`, `nav_menu_item`, `revision` or a type of the old site's own. */
  readonly type: string;
  /** `publish`, `draft`, `pending`, `future`, `private`, `trash` …; `inherit` for attachments. */
  readonly status: string;
  /** With HTML's entities and elements. */
  readonly title: string;
  /** Its address on the old site. */
  readonly link: string;
  /** The last part of that address, percent-encoded. */
  readonly name: string;
  /** In the old site's time zone, such as `2016-05-13 09:30:00`; zeros where it has none yet. */
  readonly date: string;
  readonly modified: string;
  readonly content: string;
  /** For attachments: the caption. */
  readonly excerpt: string;
  readonly password: string;
  /** The item that an attachment was uploaded for; 0 for none. */
  readonly parent: number;
  readonly menuOrder: number;
  /** How many categories and tags it has. */
  readonly terms: number;
  readonly comments: number;
  /** For attachments: the address of the file. */
  readonly attachmentUrl: string;
  /** For attachments: the alternative text. */
  readonly alt: string;
  /** The featured picture's attachment; 0 for none. */
  readonly thumbnail: number;
}

export interface WordPressExport {
  /** Addresses of the old site, such as https://www.oldsite.example/blog. */
  readonly addresses: readonly string[];
  /** In the order of the file. */
  readonly posts: readonly ExportItem[];
  /** By their ids. */
  readonly attachments: ReadonlyMap<number, ExportItem>;
  /** How many items of other types there are. */
  readonly others: ReadonlyMap<string, number>;
}

/** WordPress's own prefixes by their namespaces: a file may use others. */
const prefixes: readonly (readonly [RegExp, string])[] = [
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/excerpt\/$/, 'excerpt:'],
  [/^http:\/\/wordpress\.org\/export\/[\d.]+\/$/, 'wp:'],
  [/^http:\/\/purl\.org\/rss\/1\.0\/modules\/content\/$/, 'content:'],
  [/^$/, ''],
];

const exportAdvice = 'on the old site choose Tools, Export, All content, and give the file that it downloads';
const addressElements = new Set(['link', 'wp:base_site_url', 'wp:base_blog_url']);

interface XmlElement {
  readonly name: string;
  text: string;
  readonly children: XmlElement[];
}

function textOf({ children }: XmlElement, name: string): string {
  return children.findLast((child) => child.name === name)?.text.trim() ?? '';
}

function toNumber(value: string): number {
  return /^\d{1,15}$/.test(value) ? Number(value) : 0;
}

function readItem(item: XmlElement): ExportItem {
  const text = (name: string) => textOf(item, name);
  const all = (name: string) => item.children.filter((child) => child.name === name);
  const meta = new Map(
    all('wp:postmeta').map((entry) => [textOf(entry, 'wp:meta_key'), textOf(entry, 'wp:meta_value')]),
  );
  const type = text('wp:post_type') || 'post';
  return {
    id: toNumber(text('wp:post_id')),
    type,
    status: text('wp:status'),
    title: text('title'),
    link: text('link'),
    name: text('wp:post_name'),
    date: text('wp:post_date'),
    modified: text('wp:post_modified'),
    content: type === 'post' ? text('content:encoded') : '',
    excerpt: text('excerpt:encoded'),
    password: text('wp:post_password'),
    parent: toNumber(text('wp:post_parent')),
    menuOrder: toNumber(text('wp:menu_order')),
    terms: all('category').length,
    comments: all('wp:comment').length,
    attachmentUrl: text('wp:attachment_url'),
    alt: meta.get('_wp_attachment_image_alt') ?? '',
    thumbnail: toNumber(meta.get('_thumbnail_id') ?? ''),
  };
}

/** Reads the file in pieces, and holds one item at a time. */
class ExportReader {
  readonly #parser = sax.parser(true, { xmlns: true, position: true });
  /** The open elements, from `rss` down. */
  readonly #open: XmlElement[] = [];
  readonly #addresses = new Set<string>();
  readonly #posts: ExportItem[] = [];
  readonly #attachments = new Map<number, ExportItem>();
  readonly #others = new Map<string, number>();
  #isExport = false;
  #failure: string | undefined;

  constructor() {
    const parser = this.#parser;
    parser.ondoctype = () => {
      this.#fail('has a DOCTYPE, which no WordPress export has', exportAdvice);
    };
    parser.onerror = (error) => {
      this.#fail(`cannot be read (${error.message.split('\n')[0] ?? ''})`, 'fix it there, or export it again');
    };
    parser.onopentag = (tag) => {
      const { uri, local } = tag as QualifiedTag;
      const [, prefix = '?:'] = prefixes.find(([pattern]) => pattern.test(uri)) ?? [];
      const element: XmlElement = { name: prefix + local, text: '', children: [] };
      if (this.#open.length === 0 && element.name !== 'rss') this.#fail('is not of a WordPress export', exportAdvice);
      // The items are read one by one instead of kept in the channel.
      if (this.#open.length > 2) this.#open.at(-1)?.children.push(element);
      this.#open.push(element);
    };
    parser.ontext = parser.oncdata = (text: string) => {
      const element = this.#open.at(-1);
      if (element && this.#open.length > 2) element.text += text;
    };
    parser.onclosetag = () => {
      const element = this.#open.pop();
      if (element && this.#open.length === 2) this.#keep(element);
    };
  }

  /** The first failure is reported: the others follow from it. */
  #fail(what: string, advice: string): void {
    this.#failure ??= `line ${String(this.#parser.line + 1)} ${what}: ${advice}`;
  }

  #keep(element: XmlElement): void {
    if (element.name === 'wp:wxr_version') this.#isExport = true;
    if (addressElements.has(element.name) && element.text.trim() !== '') this.#addresses.add(element.text.trim());
    if (element.name !== 'item') return;
    const item = readItem(element);
    if (item.type === 'post') this.#posts.push(item);
    else this.#others.set(item.type, (this.#others.get(item.type) ?? 0) + 1);
    if (item.type === 'attachment') this.#attachments.set(item.id, item);
  }

  write(piece: string): void {
    this.#parser.write(piece);
    if (this.#failure !== undefined) throw new Error(this.#failure);
  }

  /** @throws Error where the file ends too early, or is not an export. */
  finish(): WordPressExport {
    if (this.#open.length > 0) this.#fail('is the last, and the file is cut short', 'export it again');
    else this.#parser.close();
    if (!this.#isExport) this.#fail('is not of a WordPress export', exportAdvice);
    if (this.#failure !== undefined) throw new Error(this.#failure);
    return {
      addresses: [...this.#addresses],
      posts: this.#posts,
      attachments: this.#attachments,
      others: this.#others,
    };
  }
}

/**
 * Reads a WordPress export (WXR 1.0 to 1.2) as a stream.
 * @throws Error in one sentence, with the file and where possible the line, for a file that is not an export, or not whole.
 */
export async function readExport(file: string): Promise<WordPressExport> {
  const reader = new ExportReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
      reader.write(decoder.decode(piece, { stream: true }));
    }
    reader.write(decoder.decode());
    return reader.finish();
  } catch (error) {
    const name = path.basename(file);
    if (hasCode(error, 'ENOENT', 'EISDIR')) throw new Error(`${name}: does not exist: write the path of the export`);
    if (hasCode(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) throw new Error(`${name}: is not UTF-8: ${exportAdvice}`);
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
