import { checkAll, checkEach, type Check, type Compare, type Site } from '../site.ts';

/** Paths that no page links to, by the mistake that each may reveal. */
const oddPaths = [
  // Encoded slashes.
  ...['/about%2F', '/a%2f..%2fabout', '/..%2f..%2fpackage.json', '/..%2fpackage.json', '/%2F%2Fexample.com/'],
  // Climbing out.
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

async function follow(site: Site, place: string, compare: Compare, redirects = 0): Promise<void> {
  const { status, headers } = await site.request(place);
  compare(`${short(place)}: fails`, status >= 500, false);
  compare(`${short(place)}: redirects without end`, redirects === mostRedirects, false);
  if (headers.location === undefined || redirects === mostRedirects) return;
  const next = new URL(headers.location, origin);
  await follow(site, next.pathname + next.search, compare, redirects + 1);
}

/** Requests of visitors who try things out. */
export const oddPathChecks = {
  'odd paths and requests: never a 5xx': checkAll(
    checkEach(oddPaths, async (site, place, compare) => {
      compare(`${short(place)}: fails`, (await site.request(place)).status >= 500, false);
    }),
    checkEach(rawRequests, async (site, request, compare) => {
      const line = await site.sendBytes(request);
      const what = `${JSON.stringify(short(request))}: is answered, by "${line}"`;
      compare(what, /^HTTP\/1\.1 [1-4]\d\d/.test(line), true);
    }),
  ),
  'odd paths: never a file that is not part of the site': (siteOfAll, compareAll) => {
    const known = new Set(siteOfAll.built.readAll().map((file) => file.toString('latin1')));
    return checkEach(oddPaths, async (site, place, compare) => {
      const { status, body } = await site.request(place);
      const isServerText = status >= 300 && body.length <= longestServerText;
      compare(`${short(place)}: is a file of the site`, isServerText || known.has(body.toString('latin1')), true);
    })(siteOfAll, compareAll);
  },
  'odd paths: never a redirect to another host': checkEach(oddPaths, async (site, place, compare) => {
    const { location } = (await site.request(place)).headers;
    // A browser reads `//example.com` as another host.
    if (location !== undefined) compare(`${short(place)}: redirects to`, new URL(location, origin).origin, origin);
  }),
  'odd paths: never an endless redirect': checkEach(oddPaths, follow),
  'a request for *: no 5xx': async (site, compare) => {
    compare('GET *: fails', (await site.request('*')).status >= 500, false);
  },
} as const satisfies Record<string, Check>;
