import slugify from '@sindresorhus/slugify';

/** A picture of the old site. */
export interface OldPicture {
  readonly url: URL;
  /** Its place below /uploads/, decoded, such as 2016/05/roof-300x200.jpg; undefined where it is elsewhere. */
  readonly upload: string | undefined;
}

function bareHost({ host }: URL): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** WordPress.com's picture servers name the picture's own host first. */
function withoutProxy(url: URL): URL {
  if (!/^i\d\.wp\.com$/.test(url.host)) return url;
  const address = `https:/${url.pathname}`;
  return URL.canParse(address) ? new URL(address) : url;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** The hosts of the old site, without `www.`. */
export function listHosts(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(addresses.filter((address) => URL.canParse(address)).map((address) => bareHost(new URL(address))));
}

export function isOnHosts(url: URL, hosts: ReadonlySet<string>): boolean {
  return (url.protocol === 'http:' || url.protocol === 'https:') && hosts.has(bareHost(url));
}

/**
 * @param address as an article or attachment writes it.
 * @param base an address of the old site, for one that starts with a slash.
 * @returns undefined where it is none of the old site's.
 */
export function findOldPicture(address: string, base: string, hosts: ReadonlySet<string>): OldPicture | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = withoutProxy(new URL(address, base));
  if (!isOnHosts(url, hosts)) return undefined;
  const [, place] = /\/uploads\/(.+)$/.exec(url.pathname) ?? [];
  return { url, upload: place === undefined ? undefined : decode(place) };
}

const sizeSuffix = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;

/**
 * The places at which a picture may lie, the largest first: as it was uploaded, as WordPress scaled it down, as it is named.
 * @param place a path such as 2016/05/roof-300x200.jpg.
 */
export function listPlaces(place: string): string[] {
  const whole = place.replace(sizeSuffix, '').replace(/-scaled(?=\.\w+$)/, '');
  return [...new Set([whole, whole.replace(/(?=\.\w+$)/, '-scaled'), place])];
}

/** A picture whatever its size: two sizes of one are the same picture. */
export function pictureKey({ url, upload }: OldPicture): string {
  const place = upload ?? url.pathname;
  return listPlaces(place)[0] ?? place;
}

/** The name under content/media/blog, the same in every import: 2016/05/Roof.png is 2016-05-roof. */
export function pictureName(key: string): string {
  const words = key.replace(/\.\w+$/, '').replace(/[/\\]+/g, ' ');
  return slugify(words, { decamelize: false }).slice(0, 100).replace(/-+$/, '') || 'picture';
}
