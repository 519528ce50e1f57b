import path from 'node:path';
import { leastScore, scoreAnswer } from '../../headers/observatory.ts';
import { documentHeaders } from '../../headers/site-headers.ts';
import { collect, compare, type Check } from '../check.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

/** What hosts say where no rule does: ask anew each time. */
const askedAnew = 'public, max-age=0, must-revalidate';

/** Types by ending: of text with its encoding, which all of the site's is. Absent: bytes for a program of the site. */
const types: Readonly<Record<string, RegExp>> = {
  '': /^text\/html; charset=utf-8$/,
  '.avif': /^image\/avif$/,
  '.css': /^text\/css; charset=utf-8$/,
  '.jpeg': /^image\/jpeg$/,
  '.jpg': /^image\/jpeg$/,
  '.js': /^text\/javascript; charset=utf-8$/,
  '.json': /^application\/json/,
  '.md': /^text\/markdown; charset=utf-8$/,
  '.mp4': /^video\/mp4$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml/,
  '.txt': /^text\/plain; charset=utf-8$/,
  '.webmanifest': /^application\/manifest\+json/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:application|text)\/xml/,
};

const otherTypes = /^(?:none|application\/octet-stream)$/;

async function checkHeaders(site: SiteUnderTest, place: string, method = 'GET', as = place): Promise<string[]> {
  const { headers } = await site.ask(place, { method });
  const isError = method !== 'GET';
  return Object.entries(site.built.headersOf(as)).flatMap(([name, value]) => {
    if (isError && name === 'Content-Type') return [];
    return compare(`${method} ${place}: ${name}`, headers[name.toLowerCase()], value);
  });
}

const onErrors: Check = async (site) => [
  ...(await checkHeaders(site, '/no-such-page')),
  // A page answers for it, and has the headers of one.
  ...(await checkHeaders(site, '/uploads/none.0a1b2c.avif', 'GET', '/no-such-page')),
  ...(await checkHeaders(site, '/about/')),
  ...(await checkHeaders(site, '/about', 'POST')),
];

const onParts: Check = async (site) =>
  collect(site.built.samples, async (place) => {
    const expected = site.built.headersOf(place);
    const { headers } = await site.ask(place);
    const needless = documentHeaders.filter((name) => !(name in expected) && headers[name.toLowerCase()] !== undefined);
    return needless.map((name) => `${place}: ${name} is there, which only documents need`);
  });

const keeping: Check = async (site) =>
  collect(site.built.samples, async (place) => {
    const expected = site.built.headersOf(place)['Cache-Control'] ?? askedAnew;
    return compare(`${place}: Cache-Control`, (await site.ask(place)).headers['cache-control'], expected);
  });

const typesOfFiles: Check = async (site) =>
  collect(site.built.samples, async (place) => {
    // The rule of a file says more than its ending, and is checked with the others.
    if (site.built.headersOf(place)['Content-Type'] !== undefined) return [];
    const type = (await site.ask(place)).headers['content-type'] ?? 'none';
    const expected = types[path.extname(place)] ?? otherTypes;
    return expected.test(type) ? [] : [`${place}: its type is ${type} in place of ${String(expected)}`];
  });

async function notFoundIsAskedAnew(site: SiteUnderTest, place: string): Promise<string[]> {
  return compare(`${place}: Cache-Control`, (await site.ask(place)).headers['cache-control'], askedAnew);
}

const observatory: Check = async (site) => {
  const { headers, body } = await site.ask('/');
  const { score, parts } = scoreAnswer({ headers, html: body.toString() });
  if (score >= leastScore) return [];
  return [`${String(score)} points: ${parts.map(({ name, points }) => `${name} ${String(points)}`).join(', ')}`];
};

/** What answers say besides what they hold. */
export const headerChecks = {
  'every type of file: its types': typesOfFiles,
  'every type of file: all headers of the rules': (site) =>
    collect(site.built.samples, async (place) => checkHeaders(site, place)),
  'parts of pages: no headers for documents': onParts,
  '404, 405 and what leads on: all headers of the rules': onErrors,
  'kept for a year where the name has a hash, else asked anew': keeping,
  'a 404 is asked anew': (site) => notFoundIsAskedAnew(site, '/no-such-page'),
  'a 404 is asked anew, where names have a hash': (site) => notFoundIsAskedAnew(site, '/uploads/none.0a1b2c.css'),
  "Mozilla's Observatory: at least 125 points": observatory,
} as const satisfies Record<string, Check>;
