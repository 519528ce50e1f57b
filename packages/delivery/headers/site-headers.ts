import { listPlayerOrigins, writeHeaderPolicy, type PolicyInput } from './security-policy.ts';

/** No two rules set the same header for the same path. */
export interface HeaderRule {
  /** A path, or a prefix followed by `*`. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Document headers. On a picture, font, film, style or script they have no effect, and would add 1.5 kB to each file
 * over HTTP/1.1 (over HTTP/2, a byte for each header sent before).
 */
export const documentHeaders = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'] as const;

const yearSeconds = 31_536_000;

/** For files with a content hash in their name. */
const immutable = `public, max-age=${yearSeconds}, immutable`;

/** Whether a rule is for files with a content hash in their name, which are all subresources. */
export function isForHashedFiles({ headers }: HeaderRule): boolean {
  return headers['Cache-Control'] === immutable;
}

/** The only subresource that a browser also opens as a document, with scripts. */
export const drawing = '.svg';

/** Types that hosts do not know, or serve with an outdated name. */
const types: Readonly<Record<string, string>> = {
  '/contact.vcf': 'text/vcard; charset=utf-8',
  '/rss.xml': 'application/rss+xml; charset=utf-8',
};

/** What players need, here and in their frames. */
const forPlayers = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** Features that neither the site nor a frame in it may use: https://www.w3.org/TR/permissions-policy/ */
const unused = `accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi otp-credentials payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial usb
  window-management xr-spatial-tracking`.split(/\s+/);

/** @param players origins of players' frames. */
export function writePermissions(players: readonly string[]): string {
  const allowed = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...forPlayers.map((feature) => `${feature}=(${allowed})`),
    // For the share button.
    'clipboard-write=(self)',
    ...unused.map((feature) => `${feature}=()`),
  ].join(', ');
}

function listForAll(input: PolicyInput): HeaderRule['headers'] {
  return {
    'Content-Security-Policy': writeHeaderPolicy(input),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': writePermissions(listPlayerOrigins(input)),
    // An unlisted video plays only on allowed sites, which hosts tell by the referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years, and the other requirements of https://hstspreload.org for the browsers' preload list.
    'Strict-Transport-Security': `max-age=${2 * yearSeconds}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
  };
}

export interface Twin {
  readonly path: string;
  /** The page's full address. */
  readonly page: string;
}

/** A twin is not for search engines: they keep the page. */
function ruleOfTwin({ path, page }: Twin): HeaderRule {
  return { path, headers: { 'X-Robots-Tag': 'noindex', Link: `<${page}>; rel="canonical"` } };
}

/**
 * A built site's headers, for every host. The twins come last with a rule each, since hosts differ in where `*` may
 * stand; Cloudflare reads the first hundred rules.
 * @param hashedFolder files with a content hash in their name, such as `/uploads/`.
 */
export function listHeaderRules(input: PolicyInput, hashedFolder: string, twins: readonly Twin[]): HeaderRule[] {
  return [
    { path: '/*', headers: listForAll(input) },
    { path: `${hashedFolder}*`, headers: { 'Cache-Control': immutable } },
    ...Object.entries(types).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
    ...twins.map(ruleOfTwin),
  ];
}
