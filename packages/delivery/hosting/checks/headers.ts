import path from 'node:path';
import { leastScore, scoreAnswer } from '../../headers/observatory.ts';
import { documentHeaders } from '../../headers/site-headers.ts';
import { checkAll, checkEach, compare, type Check } from '../check.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

/** What hosts send where no rule of the site applies. */
const revalidate = 'public, max-age=0, must-revalidate';

/** Types by extension, of text with its encoding. An extension that is missing here is a file that only a script reads. */
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

const samples = ({ built }: SiteUnderTest) => built.samples;

/** @param as the address whose headers are expected: those of a page for what is missing. */
async function compareRules(site: SiteUnderTest, place: string, method = 'GET', as = place): Promise<string[]> {
  const { headers } = await site.ask(place, { method });
  return Object.entries(site.built.headersOf(as)).flatMap(([name, value]) =>
    method !== 'GET' && name === 'Content-Type'
      ? []
      : compare(`${method} ${place}: ${name}`, headers[name.toLowerCase()], value),
  );
}

/** @param expected of the address; the value without a rule unless given. */
async function compareCaching(site: SiteUnderTest, place: string, expected = revalidate): Promise<string[]> {
  return compare(`${place}: Cache-Control`, (await site.ask(place)).headers['cache-control'], expected);
}

const isTyped = checkEach(samples, async (site, place) => {
  // A rule of its own says more than the extension, and is checked with the other rules.
  if (site.built.headersOf(place)['Content-Type'] !== undefined) return [];
  const type = (await site.ask(place)).headers['content-type'] ?? 'none';
  const expected = types[path.extname(place)] ?? otherTypes;
  return compare(`${place}: its type ${type} matches ${String(expected)}`, expected.test(type), true);
});

const hasNoDocumentHeaders = checkEach(samples, async (site, place) => {
  const expected = site.built.headersOf(place);
  const { headers } = await site.ask(place);
  const unneeded = documentHeaders.filter((name) => !(name in expected) && headers[name.toLowerCase()] !== undefined);
  return unneeded.map((name) => `${place}: has ${name}, which only documents need`);
});

/** What answers say besides what they hold. */
export const headerChecks = {
  'every type of file: its Content-Type': isTyped,
  'every type of file: all headers of the rules': checkEach(samples, async (site, place) => compareRules(site, place)),
  'parts of pages: no headers for documents': hasNoDocumentHeaders,
  '404, 405 and redirects: all headers of the rules': checkAll(
    checkEach(['/no-such-page', '/about/'], async (site, place) => compareRules(site, place)),
    (site) => compareRules(site, '/uploads/none.0a1b2c.avif', 'GET', '/no-such-page'),
    (site) => compareRules(site, '/about', 'POST'),
  ),
  'files with a hash in their name are cached for a year, others revalidated': checkEach(samples, async (site, place) =>
    compareCaching(site, place, site.built.headersOf(place)['Cache-Control']),
  ),
  'a 404 is revalidated': (site) => compareCaching(site, '/no-such-page'),
  'a 404 is revalidated, also where names have a hash': (site) => compareCaching(site, '/uploads/none.0a1b2c.css'),
  "Mozilla's Observatory: at least 125 points": async (site) => {
    const { headers, body } = await site.ask('/');
    const { score, parts } = scoreAnswer({ headers, html: body.toString() });
    if (score >= leastScore) return [];
    return [`${String(score)} points: ${parts.map(({ name, points }) => `${name} ${String(points)}`).join(', ')}`];
  },
} as const satisfies Record<string, Check>;
