import { slugOf } from '@site/content-tools/entries/new-entry.ts';
import { metaOf, type ExportItem, type WordPressExport } from './read-export.ts';

/** Ignores `www.`. */
function bareHost({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** A key for all forms of a path: without percent-encoding and trailing slash. */
const plainPath = ({ pathname }: URL) => decodePercent(pathname).replace(/\/$/, '').toLowerCase();

/** Invalid encoding is returned unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutSize = (file: string) => file.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');
/** WordPress adds `-scaled` to the name of a large picture that it has downscaled. */
const withoutScale = (file: string) => file.replace(/-scaled(?=\.\w+$)/, '');

/** A key for a file of the old site, whether scaled or not. */
const fileOf = (url: URL) => bareHost(url) + withoutScale(decodePercent(url.pathname));

export interface OldPicture {
  /** Candidates below uploads, the largest first. */
  readonly files: readonly string[];
  /** Undefined for a picture that the export does not have. */
  readonly attachment: ExportItem | undefined;
  /** A key for all sizes of the picture, such as 2016/05/roof.jpg. */
  readonly key: string;
}

/** A stable file name below content/media/blog: 2016-05-roof for 2016/05/Roof.png. */
export function pictureName(key: string): string {
  return slugOf(key.replace(/\.\w+$/, '')) || 'picture';
}

/** The id in an address, which WordPress accepts for any item. */
function readNumber({ searchParams }: URL): number | undefined {
  const [written] = ['p', 'page_id', 'attachment_id'].flatMap((name) => searchParams.getAll(name));
  return written === undefined ? undefined : Number(written);
}

export type OldSite = ReturnType<typeof createOldSite>;

/** Looks up items of the old site by address. */
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

  /** Resolves an address in a post; undefined if it is not on the web. */
  const parse = (address: string): URL | undefined => {
    const url = URL.parse(address, home);
    return url && /^https?:$/.test(url.protocol) ? url : undefined;
  };
  const has = (url: URL) => bareHost(url) === host;

  return {
    source,
    /** The path of the home page, without a trailing slash. */
    basePath: home.pathname.replace(/\/$/, ''),
    parse,
    has,
    item: (id: number) => byId.get(id),
    /** The item at an address; undefined if the export does not have it. */
    find: (url: URL) => {
      const id = readNumber(url);
      return id === undefined ? byPath.get(plainPath(url)) : byId.get(id);
    },
    /** @returns undefined if the address is not a picture of the old site. */
    findPicture: (address: string): OldPicture | undefined => {
      // WordPress.com's picture servers put the picture's own host at the start of the path.
      const url = parse(address.replace(/^(?:https?:)?\/\/i\d\.wp\.com\//, 'https://'));
      if (!url) return undefined;
      const file = fileOf(url);
      const attachment = attachments.get(file) ?? attachments.get(withoutSize(file));
      if (!attachment && !has(url)) return undefined;
      const path = decodePercent(url.pathname);
      const written = /\/uploads\/(.+)$/.exec(path)?.[1] ?? path;
      const attached = attachment ? metaOf(attachment, '_wp_attached_file') : '';
      const whole = attached === '' ? withoutSize(written) : attached;
      const original = withoutScale(whole);
      return { files: [original, whole, written], attachment, key: original };
    },
  };
}
