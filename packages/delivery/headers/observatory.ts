/**
 * The rules of Mozilla's HTTP Observatory as far as a file's answer can fail them, with the points of its version 1.4.8
 * (algorithm 4): https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js and, for what each test looks at,
 * https://github.com/mdn/mdn-http-observatory/tree/main/src/analyzer/tests. What depends on the host's certificate counts as
 * passed without bonus: the way from `http:` to `https:`, and a name on the list of preloaded ones.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { load, type CheerioAPI } from 'cheerio';

/** What the site's pages reach at least. The most is 130, without the bonuses for a preloaded name and for hashes of script files. */
export const leastScore = 125;

const base = 100;

/** Below, bonuses do not count. */
const enoughForBonuses = 90;

const sixMonthsSeconds = 15_552_000;

export interface ScoredAnswer {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
}

interface Part {
  readonly name: string;
  readonly points: number;
}

export interface Score {
  readonly score: number;
  readonly parts: readonly Part[];
}

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((one) => one.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/** Two policies allow what both allow. */
function join(one: Policy, other: Policy): Policy {
  const both = [...one].map(([name, sources]): [string, ReadonlySet<string>] => {
    const others = other.get(name);
    return [name, others ? sources.intersection(others) : sources];
  });
  return new Map([...other, ...both]);
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const inline = ["'unsafe-inline'", 'data:'];

/** Directives of what only shows. */
const passive = ['img-src', 'media-src'];

/** The sources of a directive, or what holds where it is missing. */
function sourcesOf(policy: Policy, name: string): ReadonlySet<string> {
  return policy.get(name) ?? policy.get('default-src') ?? new Set(['*']);
}

function allows(policy: Policy, name: string, sources: readonly string[]): boolean {
  return !sourcesOf(policy, name).isDisjointFrom(new Set(sources));
}

function scorePolicy(policies: readonly Policy[]): number {
  const [first, ...others] = policies;
  if (!first) return -25;
  const policy = others.reduce(join, first);
  if (allows(policy, 'script-src', [...broad, ...inline]) || allows(policy, 'object-src', broad)) return -20;
  const plain = (names: readonly string[]) =>
    names.some((name) => [...sourcesOf(policy, name)].some((source) => /^(?:http|ftp):/.test(source)));
  if (plain([...policy.keys()].filter((name) => !passive.includes(name)))) return -20;
  if (['script-src', 'style-src'].some((name) => allows(policy, name, ["'unsafe-eval'"]))) return -10;
  if (plain(passive)) return -10;
  if (allows(policy, 'style-src', [...broad, ...inline])) return 0;
  const rest = policy.get('default-src');
  return rest?.size === 1 && rest.has("'none'") ? 10 : 5;
}

function scoreFraming(header: Policy | undefined, options: string | undefined): number {
  const ancestors = header?.get('frame-ancestors');
  if (ancestors?.isDisjointFrom(new Set(broad))) return 5;
  return options !== undefined && /^(?:deny|sameorigin)$/i.test(options.trim()) ? 0 : -20;
}

function scoreReferrer(value: string | undefined): number {
  if (value === undefined) return 0;
  const last = value.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last) ? 5 : -5;
}

function scoreTransport(value: string | undefined): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(value ?? '')?.[1];
  if (seconds === undefined || value?.includes(',')) return -20;
  return Number(seconds) >= sixMonthsSeconds ? 0 : -10;
}

function scoreSharing({ headers }: ScoredAnswer): number {
  const isForAll = headers['access-control-allow-credentials'] === 'true';
  return headers['access-control-allow-origin'] !== undefined && isForAll ? -50 : 0;
}

function scoreResources(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

function scoreScripts($: CheerioAPI): number {
  const foreign = $('script[src]')
    .toArray()
    .filter((script) => /^(?:[a-z]+:)?\/\//i.test($(script).attr('src') ?? ''));
  if (foreign.every((script) => $(script).attr('integrity') !== undefined)) return 0;
  return foreign.every((script) => $(script).attr('src')?.startsWith('https:')) ? -5 : -50;
}

/**
 * Scores a page's answer.
 * @throws Error where it sets a cookie: the site has none, and their rules are not here.
 */
export function scoreAnswer(answer: ScoredAnswer): Score {
  const { headers, html } = answer;
  const read = (name: string) => headers[name]?.toString();
  if (headers['set-cookie']) throw new Error('The answer sets a cookie: add the rules of the Observatory for cookies.');
  const $ = load(html);
  const header = read('content-security-policy');
  const meta = $('meta[http-equiv="content-security-policy" i]').toArray();
  const policies = [header, ...meta.map((element) => $(element).attr('content'))].filter((one) => one !== undefined);
  const parts: Part[] = [
    { name: 'content security policy', points: scorePolicy(policies.map(readPolicy)) },
    {
      name: 'framing',
      points: scoreFraming(header === undefined ? undefined : readPolicy(header), read('x-frame-options')),
    },
    { name: 'referrer policy', points: scoreReferrer(read('referrer-policy')) },
    { name: 'strict transport security', points: scoreTransport(read('strict-transport-security')) },
    { name: 'no sniffing', points: read('x-content-type-options') === 'nosniff' ? 0 : -5 },
    { name: 'cross-origin sharing', points: scoreSharing(answer) },
    { name: 'cross-origin resources', points: scoreResources(read('cross-origin-resource-policy')) },
    { name: "other sites' scripts", points: scoreScripts($) },
  ];
  const lost = parts.filter(({ points }) => points < 0).reduce((sum, { points }) => sum + points, base);
  const all = parts.reduce((sum, { points }) => sum + points, base);
  return { score: lost >= enoughForBonuses ? all : lost, parts };
}
