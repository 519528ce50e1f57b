import { writePermissions } from './permissions.ts';
import { listPlayers, writeHeaderPolicy, type PolicyInput } from './security-policy.ts';

/** What answers at a place of the site say besides what they hold; no header is named by two rules for the same place. */
export interface HeaderRule {
  /** A path, or the beginning of one with `*` for any rest. */
  readonly path: string;
  /** Values by the headers' names as they are written. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Headers that say what a document may do. A picture, font, film, style or script of a page is none: there they would only
 * be weight, 1.5 kB for each file over HTTP/1.1 (over HTTP/2, a byte for each that was sent before).
 */
export const documentHeaders = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'] as const;

const yearSeconds = 31_536_000;

/** For what has a hash of its content in its name. */
const forEver = `public, max-age=${String(yearSeconds)}, immutable`;

/** Whether a rule is that of the files with a hash in their name, all of which are parts of pages. */
export function isOfParts({ headers }: HeaderRule): boolean {
  return headers['Cache-Control'] === forEver;
}

/** The one kind of part that a browser opens by itself as a document, with the scripts in it. */
export const drawing = '.svg';

/** Types that hosts do not know, or know by an older name. */
const types: Readonly<Record<string, string>> = {
  '/contact.vcf': 'text/vcard; charset=utf-8',
  '/feed.json': 'application/feed+json; charset=utf-8',
  '/rss.xml': 'application/rss+xml; charset=utf-8',
};

function listForAll(input: PolicyInput): HeaderRule['headers'] {
  return {
    'Content-Security-Policy': writeHeaderPolicy(input),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': writePermissions(listPlayers(input)),
    // Players are told the site: an unlisted video plays only on those that its owner named.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years and all that https://hstspreload.org asks of a site that browsers shall know beforehand.
    'Strict-Transport-Security': `max-age=${String(2 * yearSeconds)}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * The headers of a built site, for whatever serves it.
 * @param hashedFolder where files have a hash of their content in their name, such as `/uploads/`.
 */
export function listHeaderRules(input: PolicyInput, hashedFolder: string): HeaderRule[] {
  return [
    { path: '/*', headers: listForAll(input) },
    { path: `${hashedFolder}*`, headers: { 'Cache-Control': forEver } },
    ...Object.entries(types).map(([path, type]) => ({ path, headers: { 'Content-Type': type } })),
  ];
}
