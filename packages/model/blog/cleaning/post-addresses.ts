export interface AddressOptions {
  /** The hosts whose links go, with all their subdomains; without scheme. */
  readonly unwantedHosts: readonly string[];
  /** The site's former host, with or without `www.`; without scheme. */
  readonly formerHost: string;
  /** The site's origin today, such as `https://www.example.com`. */
  readonly origin: string;
  /** The form that this site gives a path of its own, such as one without the slash at its end. */
  readonly formPath?: (path: string) => string;
}

export interface PostAddresses {
  /** The address to link to, moved from the former host; undefined where none may be linked. */
  resolveLink(href: string): string | undefined;
  /** The address of a picture, on this site as a path; undefined where none may be shown. */
  resolvePicture(src: string): string | undefined;
  isUnwanted(address: string): boolean;
  /** Whether a text is an address on the former host. */
  isFormer(text: string): boolean;
  isExternal(address: string): boolean;
  /** The text without the addresses that name an unwanted host. */
  removeMentions(text: string): string;
}

const webProtocols = ['http:', 'https:'];
/** Nothing that a browser would read in another way than it is written. */
const plainWebAddress = /^https?:\/\/[^\s\\@<>"`]+$/u;
const schemeBeforePath = /^[^/?#]*:/u;
// The URL standard strips these before it looks for the scheme.

const strippedByBrowsers = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]/gu;
const addressLike = /(?<!\s)\s*[\w\-.@:/?#%&=+~!$*,;]+/gu;

function parse(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function getHost(url: URL): string {
  return url.hostname.toLowerCase().replace(/\.$/u, '');
}

function bareHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./u, '')
    .replace(/\.$/u, '');
}

/** Path, query and fragment as written, since `{tokens}` may stand there. */
function getPlace(address: string, url: URL): string {
  const written = plainWebAddress.test(address)
    ? address.replace(/^https?:\/\/[^/?#]*/u, '')
    : url.pathname + url.search + url.hash;
  return written.startsWith('/') ? written : `/${written}`;
}

function createMentionPattern(hosts: readonly string[]): RegExp | undefined {
  if (hosts.length === 0) return undefined;
  const names = hosts.map((host) => bareHost(host).replace(/[^a-z0-9]/gu, String.raw`\$&`)).join('|');
  return new RegExp(String.raw`(?<![a-z0-9-])(?:${names})(?![a-z0-9-]|\.[a-z0-9])`, 'i');
}

/** The rules for every address in an article. */
export function createPostAddresses({
  unwantedHosts,
  formerHost,
  origin,
  formPath = (path) => path,
}: AddressOptions): PostAddresses {
  const home = new URL(origin).origin;
  const former = bareHost(formerHost);
  const unwanted = unwantedHosts.map(bareHost);
  const mention = createMentionPattern(unwantedHosts);
  const isFormerUrl = (url: URL | undefined): url is URL => url !== undefined && bareHost(getHost(url)) === former;

  const resolveAbsolute = (address: string, url: URL) => {
    if ([...webProtocols, 'ftp:'].includes(url.protocol) && isFormerUrl(url))
      return home + formPath(getPlace(address, url));
    if (webProtocols.includes(url.protocol)) return plainWebAddress.test(address) ? address : url.href;
    if (!['mailto:', 'tel:'].includes(url.protocol)) return undefined;
    return url.protocol + address.slice(address.indexOf(':') + 1);
  };

  const resolveLink = (href: string) => {
    const address = href.replace(strippedByBrowsers, '');
    if (address === '' || /\p{Cc}/u.test(address)) return undefined;
    const absolute = parse(address);
    if (absolute !== undefined) return resolveAbsolute(address, absolute);
    if (address.startsWith('#')) return address;
    const relative = address.replaceAll('\\', '/').replace(/[\s<>"`]/gu, encodeURIComponent);
    if (relative.startsWith('//')) {
      const url = parse(`https:${relative}`);
      return url === undefined ? undefined : resolveAbsolute(`https:${relative}`, url);
    }
    const withoutScheme = parse(`https://${relative}`);
    if (!relative.startsWith('/') && isFormerUrl(withoutScheme)) {
      return home + formPath(getPlace(`https://${relative}`, withoutScheme));
    }
    return schemeBeforePath.test(relative) ? undefined : relative;
  };

  const isUnwanted = (address: string) => {
    const url = parse(address);
    const host = url === undefined ? '' : getHost(url);
    return unwanted.some((name) => host === name || host.endsWith(`.${name}`)) || mention?.test(address) === true;
  };

  return {
    resolveLink,
    isUnwanted,
    resolvePicture: (src) => {
      const address = resolveLink(src);
      if (address === undefined || isUnwanted(address)) return undefined;
      const url = parse(address);
      if (url === undefined) return address.startsWith('#') ? undefined : address;
      if (!webProtocols.includes(url.protocol)) return undefined;
      // A path of two slashes would name a host.
      return url.origin === home ? getPlace(address, url).replace(/^\/{2,}/u, '/') : address;
    },
    isFormer: (text) => {
      const address = text.trim();
      if (/\s/u.test(address)) return false;
      return isFormerUrl(parse(address)) || isFormerUrl(parse(`https://${address.replace(/^\/\//u, '')}`));
    },
    isExternal: (address) => {
      const url = parse(address);
      return url !== undefined && webProtocols.includes(url.protocol) && url.origin !== home;
    },
    removeMentions: (text) =>
      mention === undefined
        ? text
        : text.replace(addressLike, (word) => (mention.test(word) ? (/[.,;:!?]$/u.exec(word)?.[0] ?? '') : word)),
  };
}
