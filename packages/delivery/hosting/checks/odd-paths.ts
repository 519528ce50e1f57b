import { expect } from 'vitest';
import { sendBytes } from '../../server/send-request.ts';
import { ask, checkAll, checkEach, readAllBuilt, type Check, type Site } from '../built-site.ts';

/** Malformed paths, by the mistake that each may reveal. */
const oddPaths = [
  // Encoded slashes.
  ...['/about%2F', '/a%2f..%2fabout', '/..%2f..%2fpackage.json', '/..%2fpackage.json', '/%2F%2Fexample.com/'],
  // Path traversal.
  ...['/../package.json', '/about/../../package.json', '/%2e%2e/package.json', '/.%2e/%2e./package.json'],
  `/${'../'.repeat(2_000)}etc/passwd`,
  // Encoded twice.
  ...['/%252e%252e%252fpackage.json', '/about%252F'],
  // Backslashes.
  ...['/..\\package.json', '/..%5cpackage.json', '/\\example.com', '/%5Cexample.com/'],
  // A NUL, and bytes that are not UTF-8.
  ...['/about%00', '/%00', '/about%00.html', '/%ff', '/%E0%A4', '/about/%ff/', '/%', '/%zz'],
  // Long paths, and a long name that is not ASCII.
  ...[`/${'a'.repeat(8_192)}`, `/${'a/'.repeat(4_096)}`, `/?${'a'.repeat(8_000)}`],
  `/${encodeURIComponent('é'.repeat(200))}`,
  // Another host.
  ...['//example.com', '//example.com/', '//example.com/about/', '//example.com/%2e%2e', '///example.com//about/'],
  ...['/@example.com/', 'http://example.com/about/'],
  // Empty parts, folders, and files used as folders.
  ...['//about', '/about//', '/./about', '/about/.', '/uploads', '/rss.xml/', '/about/index.html/', '/about;x'],
  ...['/ABOUT', '/CON', '/__proto__'],
];

/** Requests that no HTTP client sends. */
const rawRequests = [
  'GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /about\0.html HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET /\xff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'GET ../package.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  'hello\r\n\r\n',
];

/** The longest text that a server generates itself, such as `400 Bad Request`, in bytes. */
const longestServerText = 100;

/** The number of redirects after which browsers give up. */
const mostRedirects = 20;

const origin = 'http://localhost';
const short = (place: string) => place.slice(0, 60);

async function follow(site: Site, place: string, redirects = 0): Promise<void> {
  const { status, headers } = await ask(site, place);
  expect.soft(status, short(place)).toBeLessThan(500);
  expect.soft(redirects, `${short(place)}: redirects`).toBeLessThan(mostRedirects);
  if (headers.location === undefined || redirects === mostRedirects) return;
  const next = new URL(headers.location, origin);
  await follow(site, next.pathname + next.search, redirects + 1);
}

/** Requests with odd paths. */
export const oddPathChecks = {
  'odd paths and requests: never a 5xx': checkAll(
    checkEach(oddPaths, async (site, place) =>
      expect.soft((await ask(site, place)).status, short(place)).toBeLessThan(500),
    ),
    checkEach(rawRequests, async ({ port }, request) =>
      expect.soft(await sendBytes(port, request), JSON.stringify(short(request))).toMatch(/^HTTP\/1\.1 [1-4]\d\d/),
    ),
  ),
  'odd paths: never a file that is not part of the site': async (siteOfAll) => {
    const known = new Set(readAllBuilt().map((file) => file.toString('latin1')));
    await checkEach(oddPaths, async (site, place) => {
      const { status, body } = await ask(site, place);
      const isServerText = status >= 300 && body.length <= longestServerText;
      const isKnown = isServerText || known.has(body.toString('latin1'));
      expect.soft(isKnown, `${short(place)}: is a file of the site`).toBe(true);
    })(siteOfAll);
  },
  'odd paths: never a redirect to another host': checkEach(oddPaths, async (site, place) => {
    // A browser reads `//example.com` as another host.
    const { location = '/' } = (await ask(site, place)).headers;
    expect.soft(new URL(location, origin).origin, `${short(place)}: redirects to`).toBe(origin);
  }),
  'odd paths: never an endless redirect': checkEach(oddPaths, (site, place) => follow(site, place)),
  'a request for *: no 5xx': async (site) => expect((await ask(site, '*')).status).toBeLessThan(500),
} as const satisfies Record<string, Check>;
