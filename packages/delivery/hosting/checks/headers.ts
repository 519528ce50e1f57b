import path from 'node:path';
import { leastScore, scoreAnswer } from '../../headers/observatory.ts';
import { documentHeaders } from '../../headers/site-headers.ts';
import { checkAll, checkEach, type Check, type Compare, type Site } from '../site.ts';

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

const samples = ({ built }: Site) => built.samples;

/** @param as the address whose headers are expected: those of a page for what is missing. */
async function compareRules(site: Site, place: string, compare: Compare, method = 'GET', as = place): Promise<void> {
  const { headers } = await site.request(place, { method });
  for (const [name, value] of Object.entries(site.built.headersOf(as))) {
    if (method === 'GET' || name !== 'Content-Type')
      compare(`${method} ${place}: ${name}`, headers[name.toLowerCase()], value);
  }
}

const isRevalidated = (place: string) =>
  checkEach([place], async (site, _, compare) => {
    compare(`${place}: Cache-Control`, (await site.request(place)).headers['cache-control'], revalidate);
  });

/** Response headers. */
export const headerChecks = {
  'every type of file: its Content-Type': checkEach(samples, async (site, place, compare) => {
    // A type that the site's rules set is checked with the other rules.
    if (site.built.headersOf(place)['Content-Type'] !== undefined) return;
    const type = (await site.request(place)).headers['content-type'] ?? 'none';
    const expected = types[path.extname(place)] ?? otherTypes;
    compare(`${place}: its type ${type} matches ${String(expected)}`, expected.test(type), true);
  }),
  'every type of file: all headers of the rules': checkEach(samples, compareRules),
  'parts of pages: no headers for documents': checkEach(samples, async (site, place, compare) => {
    const expected = site.built.headersOf(place);
    const { headers } = await site.request(place);
    for (const name of documentHeaders.filter((one) => !(one in expected))) {
      compare(`${place}: ${name}, which only documents need,`, headers[name.toLowerCase()], undefined);
    }
  }),
  '404, 405 and redirects: all headers of the rules': checkAll(
    checkEach(['/no-such-page', '/about/'], compareRules),
    (site, compare) => compareRules(site, '/uploads/none.0a1b2c.avif', compare, 'GET', '/no-such-page'),
    (site, compare) => compareRules(site, '/about', compare, 'POST'),
  ),
  'files with a hash in their name are cached for a year, others revalidated': checkEach(
    samples,
    async (site, place, compare) => {
      const expected = site.built.headersOf(place)['Cache-Control'] ?? revalidate;
      compare(`${place}: Cache-Control`, (await site.request(place)).headers['cache-control'], expected);
    },
  ),
  'a 404 is revalidated': isRevalidated('/no-such-page'),
  'a 404 is revalidated, also where names have a hash': isRevalidated('/uploads/none.0a1b2c.css'),
  "Mozilla's Observatory: at least 125 points": async (site, compare) => {
    const { headers, body } = await site.request('/');
    const { score, parts } = scoreAnswer({ headers, html: body.toString() });
    const points = parts.map((part) => `${part.name} ${String(part.points)}`).join(', ');
    compare(`a score of ${String(score)} (${points}) suffices`, score >= leastScore, true);
  },
} as const satisfies Record<string, Check>;
