import { slugOf } from '@site/content-tools/entries/new-entry.ts';
import { metaOf, type ExportItem, type WordPressExport } from './read-export.ts';

/** The host of an address, without `www.`. */
function bareHost({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** Identifies an item in all forms of its path: without percent-encoding and slash at the end. */
const plainPath = ({ pathname }: URL) => decodePercent(pathname).replace(/\/$/, '').toLowerCase();

/** Decodes percent-encoded text; invalid encoding is returned unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutSize = (file: string) => file.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');
/** WordPress adds the word to the name of a large picture that it has made smaller. */
const withoutScale = (file: string) => file.replace(/-scaled(?=\.\w+$)/, '');
const withScale = (file: string) => file.replace(/(?=\.\w+$)/, '-scaled');

/** Identifies a file of the old site, whether scaled or not. */
const fileOf = (url: URL) => bareHost(url) + withoutScale(decodePercent(url.pathname));

export interface OldPicture {
  /** Where it may be below uploads, the largest first; empty if it is elsewhere. */
  readonly files: readonly string[];
  /** Undefined for a picture that the export does not have. */
  readonly attachment: ExportItem | undefined;
  /** Identifies the picture in all of its sizes, such as 2016/05/roof.jpg. */
  readonly key: string;
}

/** The file name under content/media/blog, the same in every import: 2016/05/Roof.png is 2016-05-roof. */
export function pictureName(key: string): string {
  return slugOf(key.replace(/\.\w+$/, '')) || 'picture';
}

/** The number by which WordPress finds anything, whatever its address. */
function readNumber({ searchParams }: URL): number | undefined {
  const [written] = ['p', 'page_id', 'attachment_id'].flatMap((name) => searchParams.getAll(name));
  return written === undefined ? undefined : Number(written);
}

export type OldSite = ReturnType<typeof createOldSite>;

/** Looks up what addresses of the old site led to. */
export function createOldSite(source: WordPressExport) {
  const home = new URL(source.address);
  const host = bareHost(home);
  const byId = new Map(source.items.map((item) => [item.id, item]));
  const byPath = new Map<string, ExportItem>();
  const attachments = new Map<string, ExportItem>();
  for (const item of source.items) {
    if (URL.canParse(item.link)) byPath.set(plainPath(new URL(item.link)), item);
    if (URL.canParse(item.attachmentUrl)) attachments.set(fileOf(new URL(item.attachmentUrl)), item);
  }

  /** An address as a post has it, complete; undefined where it leads nowhere on the web. */
  const parse = (address: string): URL | undefined => {
    const url = URL.parse(address, home);
    return url && /^https?:$/.test(url.protocol) ? url : undefined;
  };
  const has = (url: URL) => bareHost(url) === host;

  return {
    source,
    /** The path of its home page, without a slash at the end. */
    basePath: home.pathname.replace(/\/$/, ''),
    parse,
    has,
    item: (id: number) => byId.get(id),
    /** What an address of the old site led to; undefined for what the export does not have. */
    find: (url: URL) => {
      const id = readNumber(url);
      return id === undefined ? byPath.get(plainPath(url)) : byId.get(id);
    },
    /** @returns undefined if the picture at that address is not the old site's. */
    findPicture: (address: string): OldPicture | undefined => {
      // WordPress.com's picture servers put the picture's own host at the start of the path.
      const url = parse(address.replace(/^(?:https?:)?\/\/i\d\.wp\.com\//, 'https://'));
      if (!url) return undefined;
      const file = fileOf(url);
      const attachment = attachments.get(file) ?? attachments.get(withoutSize(file));
      if (!attachment && !has(url)) return undefined;
      const path = decodePercent(url.pathname);
      const written = /\/uploads\/(.+)$/.exec(path)?.[1] ?? '';
      const attached = attachment ? metaOf(attachment, '_wp_attached_file') : '';
      const whole = attached === '' ? withoutSize(written) : attached;
      const original = withoutScale(whole);
      return {
        files: whole === '' ? [] : [original, withScale(original), written || whole],
        attachment,
        key: original || withoutSize(path),
      };
    },
  };
}
