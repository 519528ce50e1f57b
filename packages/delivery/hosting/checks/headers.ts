import path from 'node:path';
import { expect } from 'vitest';
import { documentHeaders } from '../../headers/site-headers.ts';
import { ask, checkAll, checkEach, headersOf, samples, type Check, type Site } from '../built-site.ts';

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
  '.vtt': /^text\/vtt/,
  '.webmanifest': /^application\/manifest\+json/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:application|text)\/xml/,
};
const otherTypes = /^(?:none|application\/octet-stream)$/;

/** @param as the address whose headers are expected: those of a page for what is missing. */
async function expectRules(site: Site, place: string, method = 'GET', as = place): Promise<void> {
  const { headers } = await ask(site, place, {}, method);
  for (const [name, value] of Object.entries(headersOf(as))) {
    if (method !== 'GET' && name === 'Content-Type') continue;
    expect.soft(headers[name.toLowerCase()], `${method} ${place}: ${name}`).toBe(value);
  }
}

const areCachedAs = (list: readonly string[], listed: (place: string) => string) =>
  checkEach(list, async (site, place) =>
    expect.soft((await ask(site, place)).headers['cache-control'], `${place}: Cache-Control`).toBe(listed(place)),
  );

/** Response headers. */
export const headerChecks = {
  'every type of file: its Content-Type': checkEach(samples, async (site, place) => {
    // A type that the site's rules set is checked with the other rules.
    if (headersOf(place)['Content-Type'] !== undefined) return;
    const type = (await ask(site, place)).headers['content-type'] ?? 'none';
    expect.soft(type, place).toMatch(types[path.extname(place)] ?? otherTypes);
  }),
  'every type of file: all headers of the rules': checkEach(samples, (site, place) => expectRules(site, place)),
  'parts of pages: no headers for documents': checkEach(samples, async (site, place) => {
    const { headers } = await ask(site, place);
    for (const name of documentHeaders.filter((one) => !(one in headersOf(place)))) {
      expect.soft(headers[name.toLowerCase()], `${place}: ${name}, which only documents need`).toBeUndefined();
    }
  }),
  '404, 405 and redirects: all headers of the rules': checkAll(
    checkEach(['/no-such-page', '/about/'], (site, place) => expectRules(site, place)),
    (site) => expectRules(site, '/uploads/none.0a1b2c.avif', 'GET', '/no-such-page'),
    (site) => expectRules(site, '/about', 'POST'),
  ),
  'files with a hash in their name are cached for a year, others revalidated': areCachedAs(
    samples,
    (place) => headersOf(place)['Cache-Control'] ?? revalidate,
  ),
  'a 404 is revalidated': areCachedAs(['/no-such-page'], () => revalidate),
  'a 404 is revalidated, also where names have a hash': areCachedAs(['/uploads/none.0a1b2c.css'], () => revalidate),
} as const satisfies Record<string, Check>;
