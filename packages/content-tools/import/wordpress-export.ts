/** An article, page or anything else that a WordPress export (WXR) holds, with the fields that the import reads. */
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
  readonly author: string;
  readonly content: string;
  /** For attachments: the caption. */
  readonly excerpt: string;
  readonly password: string;
  /** The item that an attachment was uploaded for; 0 for none. */
  readonly parent: number;
  readonly menuOrder: number;
  /** Categories and tags. */
  readonly terms: number;
  readonly comments: number;
  /** For attachments: where the file is. */
  readonly attachmentUrl: string;
  /** For attachments: what the picture shows. */
  readonly alt: string;
  /** The featured picture's attachment; 0 for none. */
  readonly thumbnail: number;
}

export interface WordPressExport {
  /** Addresses of the old site, such as https://www.oldsite.example/blog. */
  readonly addresses: readonly string[];
  /** In the order of the file. */
  readonly posts: readonly ExportItem[];
  /** By their numbers. */
  readonly attachments: ReadonlyMap<number, ExportItem>;
  /** How many items of other types there are. */
  readonly others: ReadonlyMap<string, number>;
}
