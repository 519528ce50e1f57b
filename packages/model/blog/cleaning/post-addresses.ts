export interface AddressOptions {
  /** The hosts whose links are removed, including their subdomains; without scheme. */
  readonly unwantedHosts: readonly string[];
  /** The site's former host, with or without `www.`, where it had one; without scheme. */
  readonly formerHost?: string | undefined;
  /** The site's current origin, such as `https://www.example.com`. */
  readonly origin: string;
  /** Normalizes a path of this site, such as by removing a trailing slash. */
  readonly formPath?: (path: string) => string;
  /** The language of a page of this site, where it isn't that of the page that links to it. */
  readonly languageOf?: (href: string) => string | undefined;
}

export type PostAddresses = ReturnType<typeof createPostAddresses>;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const addressLike = /(?<!\s)\s*[\w\-.@:/?#%&=+~!$*,;]+/gu;

function bareHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^www\.|\.$/gu, '');
}

/** Matches the hosts and their subdomains, but not hosts that only look similar. */
function createHostPattern(hosts: readonly string[]): RegExp {
  const names = hosts.map((host) => bareHost(host).replace(/[^a-z0-9]/gu, String.raw`\$&`));
  return new RegExp(String.raw`(?<![a-z0-9-])(?:${names.join('|') || '(?!)'})(?![a-z0-9-]|\.[a-z0-9])`, 'i');
}

/** Creates the rules for all addresses in a post. They read an address as a browser does. */
export function createPostAddresses({ unwantedHosts, formerHost, origin, formPath, languageOf }: AddressOptions) {
  const home = new URL(origin).origin;
  const former = createHostPattern(formerHost === undefined ? [] : [formerHost]);
  const unwanted = createHostPattern(unwantedHosts);
  /** Subdomains too: an old site often had its blog on one. */
  const isFormer = (host: string) =>
    formerHost !== undefined && `.${bareHost(host)}`.endsWith(`.${bareHost(formerHost)}`);

  /** The address to link to, moved from the former host; undefined if it may not be linked. */
  const resolveLink = (href: string): string | undefined => {
    // Old posts link to "www.example.com/page", which a browser would look for on this site.
    const [start = ''] = href.split(/[/?#]/u, 1);
    const address = isFormer(start) ? `https://${href}` : href.trim();
    if (address === '' || !URL.canParse(address, home)) return undefined;
    const url = new URL(address, home);
    const path = url.pathname.replace(/^\/+/u, '/');
    const place = path + url.search + url.hash;
    if (isFormer(url.hostname)) return home + (formPath?.(place) ?? place);
    if (!schemes.has(url.protocol) || unwanted.test(url.href)) return undefined;
    if (address.startsWith('#')) return address;
    return url.origin === home && !URL.canParse(address)
      ? (formPath?.(path) ?? path) + url.search + url.hash
      : url.href;
  };

  /** The address of a picture, as a path if it is on this site; undefined if it may not be shown. */
  const resolvePicture = (src: string): string | undefined => {
    const address = resolveLink(src);
    if (address === undefined || address.startsWith('#')) return undefined;
    const url = new URL(address, home);
    if (url.origin === home) return url.pathname.replace(/^\/+/u, '/') + url.search;
    return url.protocol.startsWith('http') ? address : undefined;
  };

  return {
    resolveLink,
    resolvePicture,
    /** Whether a link leads to an unwanted host. */
    isUnwanted: (href: string) => URL.canParse(href, home) && unwanted.test(new URL(href, home).href),
    /** Whether a text is only an address on the former host. */
    isFormerAddress: (text: string) => /^\s*\S+\s*$/u.test(text) && former.test(text),
    /** The language of a linked page of this site, where it is another. */
    languageOf: (address: string) =>
      languageOf?.(address.startsWith(home) ? address.slice(home.length) || '/' : address),
    isExternal: (address: string) => /^https?:/u.test(address) && new URL(address).origin !== home,
    /** The text without the addresses of unwanted hosts. */
    removeMentions: (text: string) =>
      text.replace(addressLike, (word) => (unwanted.test(word) ? (/[.,;:!?]$/u.exec(word)?.[0] ?? '') : word)),
  };
}
