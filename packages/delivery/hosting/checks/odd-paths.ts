import { collect, compare, type Check } from '../check.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

const climb = '../'.repeat(2_000);

/** Paths that no page links to; each with the mistake that it looks for. */
const oddPaths: readonly string[] = [
  // Encoded slashes.
  '/about%2F',
  '/a%2f..%2fabout',
  '/..%2f..%2fpackage.json',
  '/..%2fpackage.json',
  '/%2F%2Fexample.com/',
  // Climbing out.
  '/../package.json',
  '/about/../../package.json',
  '/%2e%2e/package.json',
  '/.%2e/%2e./package.json',
  `/${climb}etc/passwd`,
  // Encoded twice.
  '/%252e%252e%252fpackage.json',
  '/about%252F',
  // Backslashes.
  '/..\\package.json',
  '/..%5cpackage.json',
  '/\\example.com',
  '/%5Cexample.com/',
  // A NUL, and bytes that are no UTF-8.
  '/about%00',
  '/%00',
  '/about%00.html',
  '/%ff',
  '/%E0%A4',
  '/about/%ff/',
  '/%',
  '/%zz',
  // Long ones: in all, and in one name of other bytes than ASCII.
  `/${'a'.repeat(8_192)}`,
  `/${'a/'.repeat(4_096)}`,
  `/${encodeURIComponent('é'.repeat(200))}`,
  `/?${'a'.repeat(8_000)}`,
  // Another host.
  '//example.com',
  '//example.com/',
  '//example.com/about/',
  '//example.com/%2e%2e',
  '///example.com//about/',
  '/@example.com/',
  'http://example.com/about/',
  // Empty parts, folders, and files taken for folders.
  '//about',
  '/about//',
  '/./about',
  '/about/.',
  '/uploads',
  '/rss.xml/',
  '/about/index.html/',
  '/about;x',
  '/ABOUT',
  '/CON',
  '/__proto__',
];

/** Requests that no client sends. */
const rawRequests: readonly string[] = [
  'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /about\0.html HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /\xff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET ../package.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'hello\r\n\r\n',
];

const noServerError: Check = async (site) => [
  ...(await collect(oddPaths, async (place) => {
    const { status } = await site.ask(place);
    return status >= 500 ? [`${place.slice(0, 60)}: status ${String(status)}`] : [];
  })),
  ...(await collect(rawRequests, async (request) => {
    const line = await site.askRaw(request);
    return /^HTTP\/1\.1 [1-4]\d\d/.test(line) ? [] : [`${JSON.stringify(request.slice(0, 40))}: '${line}'`];
  })),
];

/** The longest text that a server says by itself, such as `400 Bad Request`. */
const longestRemark = 100;

const nothingElse: Check = async (site) => {
  const known = new Set(site.built.readAll().map((file) => file.toString('latin1')));
  return collect(oddPaths, async (place) => {
    const { status, body } = await site.ask(place);
    const isRemark = status >= 300 && body.length <= longestRemark;
    return isRemark || known.has(body.toString('latin1'))
      ? []
      : [`${place.slice(0, 60)}: bytes of no file of the site`];
  });
};

/** A browser asks `//example.com` of another host. */
const sameHost: Check = async (site) =>
  collect(oddPaths, async (place) => {
    const { location } = (await site.ask(place)).headers;
    if (location === undefined) return [];
    const origin = 'http://localhost';
    return compare(`${place.slice(0, 60)}: leads to`, new URL(location, origin).origin, origin);
  });

/** How often one may be led on before a page has to come, as browsers have it. */
const mostSteps = 20;

/** What a path comes to in the end. */
async function follow(site: SiteUnderTest, place: string, steps = 0): Promise<string[]> {
  const { status, headers } = await site.ask(place);
  if (headers.location === undefined) return status >= 500 ? [`${place}: status ${String(status)}`] : [];
  if (steps === mostSteps) return [`${place}: leads on without an end`];
  const next = new URL(headers.location, 'http://localhost');
  return follow(site, next.pathname + next.search, steps + 1);
}

const endsSomewhere: Check = async (site) => collect(oddPaths, async (place) => follow(site, place));

const asterisk: Check = async (site) => {
  const { status } = await site.ask('*');
  return status < 500 ? [] : [`GET *: status ${String(status)}`];
};

/** What nobody asks for who means well. */
export const oddPathChecks = {
  'odd paths and requests: never a 5xx': noServerError,
  'odd paths: never a file that is not of the site': nothingElse,
  'odd paths: never led to another host': sameHost,
  'odd paths: never led in a circle': endsSomewhere,
  'a request for *: no 5xx': asterisk,
} as const satisfies Record<string, Check>;
