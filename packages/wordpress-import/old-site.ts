import slugify from '@sindresorhus/slugify';
import { metaOf, type ExportItem, type WordPressExport } from './read-export.ts';

/** The host of an address, without `www.`. */
function bareHost({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** Identifies a post in all forms of its address: without scheme, `www.`, trailing slash and fragment. */
function plainAddress(url: URL): string {
  return `${bareHost(url)}${url.pathname.replace(/\/$/, '')}${url.search}`.toLowerCase();
}

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

/**
 * The paths at which a picture may be, the largest first: as uploaded, as WordPress scaled it down, as named.
 * @param file such as 2016/05/roof-300x200.jpg.
 */
function listSizes(file: string): string[] {
  const original = withoutScale(file);
  return [original, original.replace(/(?=\.\w+$)/, '-scaled'), file];
}

/** The name of a file in any of its sizes. */
const nameOf = (place: string) => withoutScale(withoutSize(decodePercent(place.split('/').at(-1) ?? '')));

/** The place of a file below uploads, such as 2016/05/roof.jpg; empty if it is elsewhere. */
const uploadOf = ({ pathname }: URL) => /\/uploads\/(.+)$/.exec(decodePercent(pathname))?.[1] ?? '';

export interface OldPicture {
  /** Where it may be, the largest first. */
  readonly urls: readonly URL[];
  /** The same below uploads; empty if it is elsewhere. */
  readonly uploads: readonly string[];
  /** Undefined for a picture that the export does not have. */
  readonly attachment: ExportItem | undefined;
  /** Identifies the picture in all of its sizes, such as 2016/05/roof.jpg. */
  readonly key: string;
}

/** The file name under content/media/blog, the same in every import: 2016/05/Roof.png is 2016-05-roof. */
export function pictureName(key: string): string {
  const words = key.replace(/\.\w+$/, '').replace(/[/\\]+/g, ' ');
  return slugify(words, { decamelize: false }).slice(0, 100).replace(/-+$/, '') || 'picture';
}

/** The number by which WordPress finds anything, whatever its address. */
function readNumber({ searchParams }: URL): number | undefined {
  const [written] = ['p', 'page_id', 'attachment_id'].flatMap((name) => searchParams.getAll(name));
  return written === undefined ? undefined : Number(written);
}

/** The addresses of an item, which WordPress still knows after its name has changed. */
export function linksOf({ link, name, meta }: ExportItem): string[] {
  const former = meta.filter(([key]) => key === '_wp_old_slug').map(([, slug]) => slug);
  const start = link.replace(/\/$/, '').slice(0, -name.length);
  return [link, ...(name !== '' && link.includes(`/${name}`) ? former.map((slug) => `${start}${slug}/`) : [])];
}

export class OldSite {
  readonly source: WordPressExport;
  /** Without `www.`. */
  readonly hosts: ReadonlySet<string>;
  /** The path of its home page, without a slash at the end. */
  readonly basePath: string;
  readonly #byId: ReadonlyMap<number, ExportItem>;
  readonly #byAddress = new Map<string, ExportItem>();
  readonly #attachments = new Map<string, ExportItem>();

  constructor(source: WordPressExport) {
    this.source = source;
    this.hosts = new Set(URL.canParse(source.address) ? [bareHost(new URL(source.address))] : []);
    this.basePath = URL.canParse(source.address) ? new URL(source.address).pathname.replace(/\/$/, '') : '';
    this.#byId = new Map(source.items.map((item) => [item.id, item]));
    for (const item of source.items) {
      for (const link of linksOf(item).filter((one) => URL.canParse(one)))
        this.#byAddress.set(plainAddress(new URL(link)), item);
      if (URL.canParse(item.attachmentUrl)) this.#attachments.set(this.#fileOf(new URL(item.attachmentUrl)), item);
    }
  }

  /** An address as a post has it, complete; undefined where it leads nowhere on the web. */
  parse(address: string): URL | undefined {
    const base = URL.canParse(this.source.address) ? this.source.address : undefined;
    if (!URL.canParse(address, base)) return undefined;
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  }

  has(url: URL): boolean {
    return this.hosts.has(bareHost(url));
  }

  item(id: number): ExportItem | undefined {
    return this.#byId.get(id);
  }

  /** What an address of the old site led to; undefined for what the export does not have. */
  find(url: URL): ExportItem | undefined {
    const id = readNumber(url);
    if (id !== undefined) return this.item(id);
    return this.#byAddress.get(plainAddress(url)) ?? this.#byAddress.get(plainAddress(new URL(url.pathname, url)));
  }

  /** Whether an address of the old site is a question to its home page, such as `/?p=12`, which no host can redirect. */
  isQuery({ pathname, search }: URL): boolean {
    return search !== '' && pathname.replace(/\/(?:index\.php)?$/, '') === this.basePath;
  }

  /**
   * @param address as a post or attachment has it.
   * @param id the attachment's, where the post says it.
   * @returns undefined if the picture is not the old site's.
   */
  findPicture(address: string, id = 0): OldPicture | undefined {
    // WordPress.com's picture servers put the picture's own host at the start of the path.
    const url = this.parse(address.replace(/^(?:https?:)?\/\/i\d\.wp\.com\//, 'https://'));
    if (!url) return undefined;
    const file = this.#fileOf(url);
    // Servers of copies have other addresses; a post that was copied from another site, that site's numbers.
    const named = this.item(id);
    const isNamed = named !== undefined && nameOf(named.attachmentUrl) === nameOf(url.pathname);
    const attachment =
      this.#attachments.get(file) ?? this.#attachments.get(withoutSize(file)) ?? (isNamed ? named : undefined);
    if (!attachment && !this.has(url)) return undefined;
    const whole = attachment ? new URL(attachment.attachmentUrl) : new URL(withoutSize(url.pathname), url);
    const attached = attachment ? metaOf(attachment, '_wp_attached_file') : '';
    const upload = /^\w[^:]*$/.test(attached) ? attached : uploadOf(whole);
    const written = url.host === whole.host ? [url] : [];
    return {
      urls: [...listSizes(whole.pathname).map((place) => new URL(place, whole)), ...written],
      uploads: [...new Set([...listSizes(upload), ...written.map(uploadOf)])].filter((file) => file !== ''),
      attachment,
      key: withoutScale(upload || decodePercent(whole.pathname)),
    };
  }

  #fileOf(url: URL): string {
    return bareHost(url) + withoutScale(decodePercent(url.pathname));
  }
}
