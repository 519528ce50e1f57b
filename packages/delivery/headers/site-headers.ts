import { listPlayers, writeHeaderPolicy, type PolicyInput } from './security-policy.ts';

/** The response headers of some paths of the site. No two rules name the same header for the same path. */
export interface HeaderRule {
  /** A path, or the beginning of one with `*` for any rest. */
  readonly path: string;
  /** Values by the headers' names as they are written. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Headers that say what a document may do. On a picture, font, film, style or script they have no effect, and would add
 * 1.5 kB to each file over HTTP/1.1 (over HTTP/2, a byte for each that was sent before).
 */
export const documentHeaders = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'] as const;

const yearSeconds = 31_536_000;

/** For files with a hash of their content in their name. */
const forEver = `public, max-age=${yearSeconds}, immutable`;

/** Whether a rule is for the files with a hash in their name, which are all subresources of pages. */
export function isOfParts({ headers }: HeaderRule): boolean {
  return headers['Cache-Control'] === forEver;
}

/** SVG is the only subresource that a browser also opens as a document, with scripts. */
export const drawing = '.svg';

/** Types that hosts do not know, or serve with an outdated name. */
const types: Readonly<Record<string, string>> = {
  '/contact.vcf': 'text/vcard; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/rss.xml': 'application/rss+xml; charset=utf-8',
};

/** What players need, here and in their frames. */
const forPlayers = ['autoplay', 'fullscreen', 'picture-in-picture'];

/** Features that neither the site nor a frame in it may use: https://www.w3.org/TR/permissions-policy/ */
const unused = `accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi otp-credentials payment publickey-credentials-create publickey-credentials-get screen-wake-lock serial usb
  window-management xr-spatial-tracking`.split(/\s+/);

/**
 * The value of `Permissions-Policy`.
 * @param players origins of players' frames.
 */
export function writePermissions(players: readonly string[]): string {
  const allowed = ['self', ...players.map((origin) => `"${origin}"`)].join(' ');
  return [
    ...forPlayers.map((feature) => `${feature}=(${allowed})`),
    // The share button copies a video's address.
    'clipboard-write=(self)',
    ...unused.map((feature) => `${feature}=()`),
  ].join(', ');
}

function listForAll(input: PolicyInput): HeaderRule['headers'] {
  return {
    'Content-Security-Policy': writeHeaderPolicy(input),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': writePermissions(listPlayers(input)),
    // Players see which site embeds them: an unlisted video plays only on sites that its owner allowed.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years, and the other requirements of https://hstspreload.org for the browsers' preload list.
    'Strict-Transport-Security': `max-age=${2 * yearSeconds}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
  };
}

export interface Twin {
  readonly path: string;
  /** The whole address of the page. */
  readonly page: string;
}

/** A twin is for those who ask for it: search engines keep the page. */
function ruleOfTwin({ path, page }: Twin): HeaderRule {
  return { path, headers: { 'X-Robots-Tag': 'noindex', Link: `<${page}>; rel="canonical"` } };
}

/**
 * The headers of a built site, for every host. The twins are last and each have a rule, since hosts differ in what else
 * than the end of a path `*` stands for; Cloudflare reads the first hundred rules.
 * @param hashedFolder where files have a hash of their content in their name, such as `/uploads/`.
 */
export function listHeaderRules(input: PolicyInput, hashedFolder: string, twins: readonly Twin[]): HeaderRule[] {
  return [
    { path: '/*', headers: listForAll(input) },
    { path: `${hashedFolder}*`, headers: { 'Cache-Control': forEver } },
    ...Object.entries(types).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
    ...twins.map(ruleOfTwin),
  ];
}
