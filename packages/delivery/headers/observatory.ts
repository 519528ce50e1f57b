/**
 * The rules of Mozilla's HTTP Observatory 1.4.8 (algorithm 4) that a static file's response can fail, with their points:
 * https://github.com/mdn/mdn-http-observatory/tree/main/src/analyzer/tests and .../src/grader/charts.js. What depends on the
 * host's certificate counts as passed without a bonus: the redirect from `http:`, and the preload list.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { load, type CheerioAPI } from 'cheerio';

/** The least that the site's pages reach. The most is 130, without the bonuses for preloading and for script hashes. */
export const leastScore = 125;

/** A lower score gets no bonuses. */
const leastForBonuses = 90;

const sixMonthsSeconds = 15_552_000;

/** A Content Security Policy: sources by directive. */
type Policy = ReadonlyMap<string, ReadonlySet<string>>;

function readPolicy(text: string): Policy {
  const directives = text.split(';').map((one) => one.trim().toLowerCase().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/** Two policies allow what both allow. */
function join(one: Policy, other: Policy): Policy {
  const both = [...one].map(([name, sources]) => [name, other.get(name)?.intersection(sources) ?? sources] as const);
  return new Map([...other, ...both]);
}

const broad = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const inline = ["'unsafe-inline'", 'data:'];

/** Directives of what is only shown. */
const passive = ['img-src', 'media-src'];

const sourcesOf = (policy: Policy, name: string) => policy.get(name) ?? policy.get('default-src') ?? new Set(['*']);

function allows(policy: Policy, name: string, sources: readonly string[]): boolean {
  return !sourcesOf(policy, name).isDisjointFrom(new Set(sources));
}

function scorePolicy(policies: readonly Policy[]): number {
  const [first, ...others] = policies;
  if (!first) return -25;
  const policy = others.reduce(join, first);
  if (allows(policy, 'script-src', [...broad, ...inline]) || allows(policy, 'object-src', broad)) return -20;
  const allowsHttp = (names: readonly string[]) =>
    names.some((name) => [...sourcesOf(policy, name)].some((source) => /^(?:http|ftp):/.test(source)));
  if (allowsHttp([...policy.keys()].filter((name) => !passive.includes(name)))) return -20;
  if (['script-src', 'style-src'].some((name) => allows(policy, name, ["'unsafe-eval'"]))) return -10;
  if (allowsHttp(passive)) return -10;
  if (allows(policy, 'style-src', [...broad, ...inline])) return 0;
  return [...(policy.get('default-src') ?? [])].join(' ') === "'none'" ? 10 : 5;
}

function scoreFraming(header: string | undefined, options = ''): number {
  const ancestors = readPolicy(header ?? '').get('frame-ancestors');
  if (ancestors?.isDisjointFrom(new Set(broad))) return 5;
  return /^\s*(?:deny|sameorigin)\s*$/i.test(options) ? 0 : -20;
}

function scoreReferrer(value: string | undefined): number {
  if (value === undefined) return 0;
  const last = value.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(last) ? 5 : -5;
}

function scoreTransport(value = ''): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (seconds === undefined || value.includes(',')) return -20;
  return Number(seconds) >= sixMonthsSeconds ? 0 : -10;
}

function scoreResources(value: string | undefined): number {
  if (value === undefined || value === 'cross-origin') return 0;
  return value === 'same-origin' || value === 'same-site' ? 10 : -5;
}

function scoreScripts($: CheerioAPI): number {
  const elements = $('script[src]:not([integrity])').toArray();
  const foreign = elements.map((script) => $(script).attr('src') ?? '').filter((src) => /^(?:[a-z]+:)?\/\//i.test(src));
  if (foreign.length === 0) return 0;
  return foreign.every((src) => src.startsWith('https:')) ? -5 : -50;
}

/**
 * Scores a page's response, with the points of each part.
 * @throws Error if it sets a cookie: the site uses none, so the rules for cookies are not implemented.
 */
export function scoreAnswer({ headers, html }: { readonly headers: IncomingHttpHeaders; readonly html: string }) {
  if (headers['set-cookie']) throw new Error("The response sets a cookie: add the Observatory's rules for cookies.");
  const read = (name: string) => headers[name]?.toString();
  const $ = load(html);
  const policy = read('content-security-policy');
  const meta = $('meta[http-equiv="content-security-policy" i]').toArray();
  const policies = [policy, ...meta.map((element) => $(element).attr('content'))].filter((one) => one !== undefined);
  const isShared = read('access-control-allow-origin') && read('access-control-allow-credentials') === 'true';
  const parts = Object.entries({
    'content security policy': scorePolicy(policies.map(readPolicy)),
    framing: scoreFraming(policy, read('x-frame-options')),
    'referrer policy': scoreReferrer(read('referrer-policy')),
    'strict transport security': scoreTransport(read('strict-transport-security')),
    'no sniffing': read('x-content-type-options') === 'nosniff' ? 0 : -5,
    'cross-origin sharing': isShared ? -50 : 0,
    'cross-origin resources': scoreResources(read('cross-origin-resource-policy')),
    "other sites' scripts": scoreScripts($),
  }).map(([name, points]) => ({ name, points }));
  const sum = (some: typeof parts) => some.reduce((total, { points }) => total + points, 100);
  const withoutBonuses = sum(parts.filter(({ points }) => points < 0));
  return { score: withoutBonuses >= leastForBonuses ? sum(parts) : withoutBonuses, parts };
}
