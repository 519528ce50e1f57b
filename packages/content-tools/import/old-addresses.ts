import slugify from '@sindresorhus/slugify';

/** The host of an address, without `www.`. */
export function bareHost({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** @param hosts without `www.`. */
export function isOnHosts(url: URL, hosts: ReadonlySet<string>): boolean {
  return /^https?:$/.test(url.protocol) && hosts.has(bareHost(url));
}

/** Identifies a post in all forms of its address: without scheme, `www.`, trailing slash and fragment. */
export function plainAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return `${bareHost(url)}${url.pathname.replace(/\/$/, '')}${url.search}`.toLowerCase();
}

/** Decodes percent-encoded text; invalid encoding is returned unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

/** A file that the export lists as an attachment. */
export interface Upload {
  readonly url: URL;
  /** Its place below uploads, such as 2016/05/roof.jpg. */
  readonly file: string;
}

const withoutSize = (file: string) => file.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '');
/** WordPress adds the word to the name of a large picture that it has made smaller. */
const withoutScale = (file: string) => file.replace(/-scaled(?=\.\w+$)/, '');

/** Identifies a file on a host. */
function placeOf(url: URL): string {
  return bareHost(url) + withoutScale(decodePercent(url.pathname));
}

/** The month's folder and the name of a file, as servers that copy a site's pictures keep them; some add a time. */
function datedFile({ pathname }: URL): string | undefined {
  const [, month, name] = /\/(\d{4}\/\d{2})\/(?:\d{8}\/)?([^/]+)$/.exec(decodePercent(pathname)) ?? [];
  return month === undefined || name === undefined ? undefined : withoutScale(`${month}/${name}`);
}

/** The attachments' files, by their addresses, and by month and name. */
export function listUploads(
  attachments: Iterable<{ readonly attachmentUrl: string; readonly attachedFile: string }>,
): Map<string, Upload> {
  const uploads = new Map<string, Upload>();
  for (const { attachmentUrl, attachedFile } of attachments) {
    if (!URL.canParse(attachmentUrl)) continue;
    const url = new URL(attachmentUrl);
    if (!/^https?:$/.test(url.protocol)) continue;
    const path = decodePercent(url.pathname);
    const file = /^\w[^:]*$/.test(attachedFile) ? attachedFile : path.replace(/^.*\/uploads\/|^\//, '');
    for (const key of [placeOf(url), datedFile(url)]) {
      if (key !== undefined && !uploads.has(key)) uploads.set(key, { url, file });
    }
  }
  return uploads;
}

/** A picture of the old site. */
export interface OldPicture {
  readonly url: URL;
  /** Whether the address is that of an attachment: a size in its name is part of the name. */
  readonly isWhole: boolean;
  /** Its path below uploads, decoded, such as 2016/05/roof-300x200.jpg; undefined if it is elsewhere. */
  readonly upload: string | undefined;
  /** Identifies the picture in all of its sizes, such as 2016/05/roof.jpg. */
  readonly key: string;
}

/**
 * The paths at which a picture may be, the largest first: as uploaded, as WordPress scaled it down, as named.
 * @param file such as 2016/05/roof-300x200.jpg.
 * @param isWhole whether a size in the name is part of it.
 */
export function listSizes(file: string, isWhole = false): readonly [string, ...string[]] {
  const original = withoutScale(isWhole ? file : withoutSize(file));
  return [original, ...new Set([original.replace(/(?=\.\w+$)/, '-scaled'), file].filter((name) => name !== original))];
}

/** WordPress.com's picture servers put the picture's own host at the start of the path. */
function withoutProxy(url: URL): URL {
  const address = `https:/${url.pathname}`;
  return /^i\d\.wp\.com$/.test(url.host) && URL.canParse(address) ? new URL(address) : url;
}

/**
 * @param address as a post or attachment has it.
 * @param site the old site; its address completes one that starts with a slash.
 * @returns undefined if the picture is not on the old site.
 */
export function findOldPicture(
  address: string,
  site: {
    readonly address: string | undefined;
    readonly hosts: ReadonlySet<string>;
    readonly uploads: ReadonlyMap<string, Upload>;
  },
): OldPicture | undefined {
  if (!URL.canParse(address, site.address)) return undefined;
  const url = withoutProxy(new URL(address, site.address));
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const isOwn = isOnHosts(url, site.hosts);
  const places = [placeOf(url), withoutSize(placeOf(url))];
  const dated = datedFile(url) ?? '';
  const copies = isOwn ? [] : [dated, withoutSize(dated)];
  const found = [...places, ...copies].find((place) => site.uploads.has(place));
  const known = site.uploads.get(found ?? '');
  if (!known && !isOwn) return undefined;
  const [, path] = isOwn ? (/\/uploads\/(.+)$/.exec(url.pathname) ?? []) : [];
  const upload = path === undefined ? known?.file : decodePercent(path);
  const key = known ? withoutScale(known.file) : listSizes(upload ?? url.pathname)[0];
  const isWhole = found !== undefined && [places[0], copies[0]].includes(found);
  // A server of copies may be gone, or have none of this one.
  const isCopy = found !== undefined && !places.includes(found);
  return { url: isCopy && known ? known.url : url, isWhole: isWhole || isCopy, upload, key };
}

/** The file name under content/media/blog, the same in every import: 2016/05/Roof.png is 2016-05-roof. */
export function pictureName(key: string): string {
  const words = key.replace(/\.\w+$/, '').replace(/[/\\]+/g, ' ');
  return slugify(words, { decamelize: false }).slice(0, 100).replace(/-+$/, '') || 'picture';
}
