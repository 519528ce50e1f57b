import { mapOrigin, playerOrigins } from '@site/model/video/players.ts';

/** Directives of a Content Security Policy and their sources: https://www.w3.org/TR/CSP3/ */
type Policy = Readonly<Record<string, readonly string[]>>;

const own = "'self'";
const nobody = ["'none'"] as const;

interface Channel {
  /** The address of the channel that the promotion page shows, as content/site.yaml has it. */
  readonly liveChannel: string;
}

export interface PolicyInput extends Channel {
  /** Scripts that stand in pages, each as `'sha256-…'`. */
  readonly scripts: readonly string[];
}

/** Origins of players' frames. */
export function listPlayers({ liveChannel }: Channel): string[] {
  return [...new Set([...playerOrigins, new URL(liveChannel).origin])].sort();
}

/** Origins of all frames. */
function listFrames(channel: Channel): string[] {
  return [...listPlayers(channel), mapOrigin].sort();
}

/** What pages may load, besides their styles. */
function listSources(input: PolicyInput): Policy {
  const frames = listFrames(input);
  return {
    // A player is asked whether it is there (decision 10).
    'connect-src': [own, ...frames],
    'font-src': [own],
    'frame-src': frames,
    'img-src': [own],
    'manifest-src': [own],
    'media-src': [own],
    // Pagefind's program is WebAssembly (decision 14).
    'script-src': [own, "'wasm-unsafe-eval'", ...input.scripts],
  };
}

/** What no page does; said once, in the header, since a page's first flight has no room for it. */
const never: Policy = {
  'object-src': nobody,
  'base-uri': nobody,
  'form-action': nobody,
  'frame-ancestors': nobody,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': nobody,
};

function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
}

/**
 * The policy of a page, for its `meta` element: it loads nothing but what is named here.
 * @param scripts those that stand in the page, and
 * @param styles its styles, each as `'sha256-…'`.
 */
export function writePagePolicy(
  { liveChannel }: Channel,
  scripts: readonly string[],
  styles: readonly string[],
): string {
  const sources = listSources({ liveChannel, scripts });
  return writePolicy({ 'default-src': nobody, 'style-src': [own, ...styles], ...sources });
}

/**
 * The policy of every answer, for its header: what pages may load that is the same for all, and what none does. A
 * `default-src` here would forbid the styles that stand in pages, which differ.
 */
export function writeHeaderPolicy(input: PolicyInput): string {
  return writePolicy({ ...listSources(input), ...never });
}
