import type { ExportItem } from './wordpress-export.ts';

/** The elements of an `<item>` that are read, and where their text goes. */
const fields = {
  title: 'title',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_type': 'type',
  'wp:status': 'status',
  'wp:post_name': 'name',
  'wp:post_date': 'date',
  'wp:post_modified': 'modified',
  'wp:post_password': 'password',
  'wp:post_parent': 'parent',
  'wp:menu_order': 'menuOrder',
  'wp:attachment_url': 'attachmentUrl',
} as const;

type FieldElement = keyof typeof fields;

/** What a `<wp:postmeta>` says under these keys. */
const metaFields = { _thumbnail_id: 'thumbnail', _wp_attachment_image_alt: 'alt' } as const;

function isField(element: string): element is FieldElement {
  return Object.hasOwn(fields, element);
}

function isMeta(key: string): key is keyof typeof metaFields {
  return Object.hasOwn(metaFields, key);
}

function toNumber(value: string | undefined): number {
  return /^\d{1,15}$/.test(value ?? '') ? Number(value) : 0;
}

/** Gathers one `<item>` from the elements in it; names are those of WordPress's own prefixes, whatever the file's are. */
export class ItemReader {
  private readonly values = new Map<string, string>();
  private metaKey = '';
  private terms = 0;
  private comments = 0;

  /** Whether the text of an element is needed; the rest, such as comments, is not even kept while it is read. */
  static wants(path: readonly string[]): boolean {
    const [element = '', inner] = path;
    if (inner === undefined) return isField(element);
    return element === 'wp:postmeta' && (inner === 'wp:meta_key' || inner === 'wp:meta_value');
  }

  /** @param path the element's names from below the item, such as `wp:postmeta`, `wp:meta_key`. */
  read(path: readonly string[], text: string): void {
    const [element = '', inner] = path;
    if (inner === 'wp:meta_key') this.metaKey = text.trim();
    else if (inner === 'wp:meta_value') {
      if (isMeta(this.metaKey)) this.values.set(metaFields[this.metaKey], text.trim());
    } else if (isField(element)) this.values.set(fields[element], text);
    else if (element === 'category') this.terms += 1;
    else if (element === 'wp:comment' && path.length === 1) this.comments += 1;
  }

  finish(): ExportItem {
    const text = (name: string) => (this.values.get(name) ?? '').trim();
    const type = text('type') === '' ? 'post' : text('type');
    return {
      id: toNumber(text('id')),
      type,
      status: text('status'),
      title: text('title'),
      link: text('link'),
      name: text('name'),
      date: text('date'),
      modified: text('modified'),
      author: text('author'),
      content: type === 'post' ? text('content') : '',
      excerpt: text('excerpt'),
      password: text('password'),
      parent: toNumber(text('parent')),
      menuOrder: toNumber(text('menuOrder')),
      terms: this.terms,
      comments: this.comments,
      attachmentUrl: text('attachmentUrl'),
      alt: text('alt'),
      thumbnail: toNumber(text('thumbnail')),
    };
  }
}
