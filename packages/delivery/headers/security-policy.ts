import { mapOrigin, playerOrigins } from '@site/model/video/players.ts';
import { hashText } from './page-policy.ts';

/** Directives of a Content Security Policy and their sources: https://www.w3.org/TR/CSP3/ */
type Policy = Readonly<Record<string, readonly string[]>>;

const own = "'self'";
const nobody = ["'none'"] as const;

type Directive = `${'default' | 'connect' | 'font' | 'frame' | 'img' | 'manifest' | 'media'}-src ${string}`;

interface Channel {
  /** The live channel's address in content/site.yaml. */
  readonly liveChannel: string | undefined;
}

export interface PolicyInput extends Channel {
  /** Inline scripts of pages, each as `'sha256-…'`. */
  readonly scripts: readonly string[];
}

export function listPlayerOrigins({ liveChannel }: Channel): string[] {
  return [...new Set([...playerOrigins, ...(liveChannel === undefined ? [] : [new URL(liveChannel).origin])])].sort();
}

function listSources(channel: Channel): Policy {
  const frames = [...listPlayerOrigins(channel), mapOrigin].sort();
  return {
    // Pages request a player's host to see whether it is reachable (docs/decisions/player-check.md).
    'connect-src': [own, ...frames],
    // The font of headings is inlined.
    'font-src': [own, 'data:'],
    'frame-src': frames,
    'img-src': [own],
    'manifest-src': [own],
    'media-src': [own],
  };
}

const never: Policy = {
  'object-src': nobody,
  'base-uri': nobody,
  'form-action': nobody,
  'frame-ancestors': nobody,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': nobody,
};

function listDirectives(policy: Policy): string[] {
  return Object.entries(policy).map(([directive, sources]) => [directive, ...sources].join(' '));
}

/**
 * The policy in each page's `meta` element, for Astro's `security.csp`, which adds the hashes of the whole site's
 * styles and scripts; page-policy.ts keeps each page's own.
 * @param others inline scripts and styles that Astro does not know.
 */
export function createPagePolicy(channel: Channel, others: Readonly<Record<'scripts' | 'styles', readonly string[]>>) {
  return {
    directives: listDirectives({ 'default-src': nobody, ...listSources(channel) }) as Directive[],
    scriptDirective: { resources: [own], hashes: others.scripts.map(hashText) },
    styleDirective: { resources: [own], hashes: others.styles.map(hashText) },
  };
}

/**
 * The policy in the header of every response, enforced along with the page's own. It has no hashes of styles: those of
 * the whole site would be too long for a header.
 */
export function writeHeaderPolicy({ scripts, ...channel }: PolicyInput): string {
  return listDirectives({
    'default-src': nobody,
    ...listSources(channel),
    'script-src': [own, ...scripts],
    'style-src': [own, "'unsafe-inline'"],
    ...never,
  }).join(';');
}
