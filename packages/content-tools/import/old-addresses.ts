import slugify from '@sindresorhus/slugify';

/** The host of an address, without `www.`. */
export function bareHost({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** @param hosts without `www.`. */
export function isOnHosts(url: URL, hosts: ReadonlySet<string>): boolean {
  return /^https?:$/.test(url.protocol) && hosts.has(bareHost(url));
}

/** Identifies an article in all forms of its address: without scheme, `www.`, trailing slash and fragment. */
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

/** A picture of the old site. */
export interface OldPicture {
  readonly url: URL;
  /** Its path below /uploads/, decoded, such as 2016/05/roof-300x200.jpg; undefined if it is elsewhere. */
  readonly upload: string | undefined;
  /** Identifies the picture in all of its sizes, such as 2016/05/roof.jpg. */
  readonly key: string;
}

/**
 * The paths at which a picture may be, the largest first: as uploaded, as WordPress scaled it down, as named.
 * @param file such as 2016/05/roof-300x200.jpg.
 */
export function listSizes(file: string): readonly [string, ...string[]] {
  const original = file.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '');
  return [original, ...new Set([original.replace(/(?=\.\w+$)/, '-scaled'), file].filter((name) => name !== original))];
}

/** WordPress.com's picture servers put the picture's own host at the start of the path. */
function withoutProxy(url: URL): URL {
  const address = `https:/${url.pathname}`;
  return /^i\d\.wp\.com$/.test(url.host) && URL.canParse(address) ? new URL(address) : url;
}

/**
 * @param address as an article or attachment has it.
 * @param site the old site; its address completes one that starts with a slash.
 * @returns undefined if the picture is not on the old site.
 */
export function findOldPicture(
  address: string,
  site: { readonly address: string | undefined; readonly hosts: ReadonlySet<string> },
): OldPicture | undefined {
  if (!URL.canParse(address, site.address)) return undefined;
  const url = withoutProxy(new URL(address, site.address));
  if (!isOnHosts(url, site.hosts)) return undefined;
  const [, path] = /\/uploads\/(.+)$/.exec(url.pathname) ?? [];
  const upload = path === undefined ? undefined : decodePercent(path);
  return { url, upload, key: listSizes(upload ?? url.pathname)[0] };
}

/** The file name under content/media/blog, the same in every import: 2016/05/Roof.png is 2016-05-roof. */
export function pictureName(key: string): string {
  const words = key.replace(/\.\w+$/, '').replace(/[/\\]+/g, ' ');
  return slugify(words, { decamelize: false }).slice(0, 100).replace(/-+$/, '') || 'picture';
}
