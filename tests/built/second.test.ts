/** A second company, made by `npm run new-company` and built by the same code. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { listUnsafe } from '@site/model/media/safe-svg.ts';
import { listFaceFiles, readFaceLicenses, readTypefaces, writeHeadingFace } from '@site/model/typefaces/typefaces.ts';
import { sumFonts } from '@site/quality/test/check-sizes.ts';
import { listFiles } from '@site/model/files/list-files.ts';
import { listBrokenLinks, readBuiltCopy } from './broken-links.ts';
import { secondSite } from '../sites.ts';
import { readSiteContent } from './read-site-content.ts';

const { dist } = secondSite;

const second = await readSiteContent(secondSite.content);
const files = listFiles(dist).filter((file) => !/\.(?:br|gz)$/.test(file));

const read = async (folder: string, file: string) => readFile(path.join(folder, file));

const texts = await Promise.all(
  files
    .filter((file) => !/\.(?:jpg|jpeg|png|avif|webp|mp4|woff2)$/.test(file))
    .map(async (file) => ({ file, text: (await read(dist, file)).toString().toLowerCase() })),
);

/** Files that contain any of these words. */
function findWords(words: readonly string[]): string[] {
  return texts.flatMap(({ file, text }) =>
    words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${file}: ${word}`),
  );
}

test('it has the pages of its files, and of its films', async () => {
  const { addresses } = await readBuiltCopy(dist);
  const films = second.list('videos').map(({ slug }) => `/videos/${slug}`);
  const expected = [...second.routes.all.map(({ path: address }) => address), ...films];
  expect(expected.length).toBeGreaterThan(10);
  expect(expected.filter((address) => !addresses.has(address))).toEqual([]);
});

test('it has no address, map or place, since nobody visits it, and search engines learn nothing of its samples', () => {
  expect(
    findWords(['aria-labelledby="studio"', '/directions?to=', '"GeoCoordinates"', '"PostalAddress"', '\ngeo:']),
  ).toEqual([]);
  expect(findWords(['"VideoObject"', '"Person"', '"Review"', 'aggregateRating'])).toEqual([]);
  expect(findWords([`"areaServed":"${second.site.serviceArea}"`])).not.toEqual([]);
});

test('it has no prices, and no page shows an empty price', () => {
  expect(second.list('prices')).toEqual([]);
  expect(findWords(['aria-labelledby="prices-', '"priceRange"', '"minPrice"'])).toEqual([]);
});

test('without articles, people and reviews it has no feed, no pages of them, and no list without anything in it', async () => {
  expect(files.filter((file) => /^(?:rss\.xml|blog|crew)/.test(file))).toEqual([]);
  expect(findWords(['type="application/rss+xml"', 'id="reviews"'])).toEqual([]);
  const { pages } = await readBuiltCopy(dist);
  const empty = [...pages.values()].filter(({ html }) => load(html)(':is(ul, ol, dl):empty').length > 0);
  expect(empty.map(({ path: address }) => address)).toEqual([]);
});

test('no link, picture or fragment of it leads nowhere', async () => {
  expect(listBrokenLinks(await readBuiltCopy(dist), second.site.origin)).toEqual([]);
});

test('it says nothing of the company whose content was here first, whoever has content/ now', () => {
  expect(texts.length).toBeGreaterThan(50);
  expect(findWords(['Regulus', 'Miami', 'Biscayne', '305555'])).toEqual([]);
});

test('its pages carry the pair of typefaces that it chose, with the licenses of both', async () => {
  const { typefaces } = second.site.brand;
  if (!typefaces) throw new Error('The second company has to choose a pair: see tests/make-second.ts');
  const faces = readTypefaces(second.site);
  const home = (await read(dist, 'index.html')).toString();
  expect(home).toContain(writeHeadingFace(faces));
  expect(sumFonts(dist)).toBe(listFaceFiles(faces).reduce((sum, file) => sum + statSync(file).size, 0));
  const licenses = (await read(dist, 'licenses.txt')).toString();
  expect(licenses).toContain(readFaceLicenses(faces));
});

test('its logo replaces mark and name, in the version for each background, without scripts', async () => {
  const $ = load((await read(dist, 'index.html')).toString());
  const shown = (place: string) => $(`${place} img`).first();
  for (const place of ['header', 'footer', '.print-sheet']) {
    // Its pages have a light background.
    expect(shown(place).attr('src'), place).toMatch(/^\/uploads\/on-light\.[^/]+\.svg$/);
  }
  const { width, height } = shown('header').attr() ?? {};
  expect([width, height]).toEqual(['160', '40']);
  expect(shown('header').attr('alt')).toBe(second.site.company);
  expect($('header a').first().text().trim()).toBe('');
  expect($('[type="application/ld+json"]').text()).toContain(
    `${second.site.origin}${shown('header').attr('src') ?? '-'}`,
  );
  const drawing = (await read(dist, shown('header').attr('src') ?? '')).toString();
  expect(drawing).toContain('#14332a');
  expect(listUnsafe(drawing)).toEqual([]);
});
