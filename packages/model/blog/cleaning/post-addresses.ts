export interface AddressOptions {
  /** Their links are removed, including those to subdomains; without scheme. */
  readonly unwantedHosts: readonly string[];
  /** With or without `www.`; without scheme. */
  readonly formerHost?: string | undefined;
  /** Such as `https://www.example.com`. */
  readonly origin: string;
  /** Normalizes a path of this site, such as by removing a trailing slash. */
  readonly normalizePath?: (path: string) => string;
  /** The language of a linked page of this site, if it differs from the linking page's. */
  readonly languageOf?: (href: string) => string | undefined;
}

export type PostAddresses = ReturnType<typeof createPostAddresses>;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const bareHost = (host: string) =>
  host
    .trim()
    .toLowerCase()
    .replace(/^www\.|\.$/gu, '');

/** Matches these hosts and their subdomains; old sites often had the blog on a subdomain. */
function createHostTest(hosts: readonly string[]): (host: string) => boolean {
  const ends = hosts.map((host) => `.${bareHost(host)}`);
  return (host) => ends.some((end) => `.${bareHost(host)}`.endsWith(end));
}

/** The rules for all addresses in a post. They parse an address as a browser does. */
export function createPostAddresses({ unwantedHosts, formerHost, origin, normalizePath, languageOf }: AddressOptions) {
  const home = new URL(origin);
  const isFormer = createHostTest(formerHost === undefined ? [] : [formerHost]);
  const isUnwantedHost = createHostTest(unwantedHosts);
  const isOwn = ({ hostname }: URL) => bareHost(hostname) === bareHost(home.hostname) || isFormer(hostname);

  const parse = (href: unknown): URL | undefined => {
    const address = typeof href === 'string' ? href.trim() : '';
    // Old posts link to "www.example.com/page", which a browser would resolve on this site.
    const whole = isFormer(address.split(/[/?#]/u, 1)[0] ?? '') ? `https://${address}` : address;
    return address !== '' && URL.canParse(whole, home) ? new URL(whole, home) : undefined;
  };

  /** A path for this site and its former host; undefined if it may not be linked. */
  const resolveLink = (href: unknown): string | undefined => {
    const url = parse(href);
    if (!url || isUnwantedHost(url.hostname)) return undefined;
    if (String(href).trim().startsWith('#')) return url.hash;
    const place = url.pathname.replace(/^\/+/u, '/');
    if (isOwn(url)) return (normalizePath?.(place) ?? place) + url.search + url.hash;
    return schemes.has(url.protocol) ? url.href : undefined;
  };

  return {
    resolveLink,
    /** Undefined if it may not be shown. */
    resolvePicture: (src: unknown) => {
      const address = resolveLink(src);
      if (address?.startsWith('/')) return address.replace(/#.*$/u, '');
      return address?.startsWith('http') ? address : undefined;
    },
    isUnwanted: (href: unknown) => isUnwantedHost(parse(href)?.hostname ?? ''),
    isExternal: (address: string) => /^https?:/u.test(address),
    languageOf: (address: string) => languageOf?.(address),
  };
}
