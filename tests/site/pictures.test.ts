import type { CheerioAPI } from 'cheerio';
import { expect, it } from 'vitest';
import { readBuiltPages } from './built-pages.ts';

type Drawn = ReturnType<CheerioAPI>;

function lacks(what: string, isThere: boolean): string[] {
  return isThere ? [] : [what];
}

/** A picture within an article of the blog, whose markup says where its files are by itself. */
function listPostFaults(img: Drawn): string[] {
  return [
    ...lacks('a JPEG for browsers without WebP', /\.jpe?g$/.test(img.attr('src') ?? '')),
    ...lacks('WebP files', /\.webp \d+w/.test(img.attr('srcset') ?? '')),
    ...lacks('sizes', Boolean(img.attr('sizes'))),
  ];
}

function listFaults($: CheerioAPI, img: Drawn, css: string): string[] {
  const sources = img.parent('picture').children('source').toArray();
  const tint = /\bbg-tint-\d+\b/.exec(img.attr('class') ?? '')?.[0];
  return [
    ...lacks('a JPEG for browsers without AVIF', /\.jpe?g$/.test(img.attr('src') ?? '')),
    ...lacks('AVIF files', sources.length > 0),
    ...sources.flatMap((source) => [
      ...lacks('AVIF files in a source', /\.avif \d+w/.test($(source).attr('srcset') ?? '')),
      ...lacks('the type of a source', $(source).attr('type') === 'image/avif'),
      ...lacks('sizes', Boolean($(source).attr('sizes'))),
    ]),
    // The last source is for all screens that those before are not for.
    ...lacks('files for every screen', sources.length > 0 && $(sources.at(-1)).attr('media') === undefined),
    ...lacks('a tint', tint !== undefined),
    ...lacks('the tint’s rule in its page', tint === undefined || new RegExp(`\\.${tint}\\b`).test(css)),
  ];
}

/** Every picture of pixels, on all pages: what it lacks. */
const faults = readBuiltPages().flatMap(({ file, $ }) => {
  const css = $('style').text();
  return $('img')
    .toArray()
    .map((element) => $(element))
    .filter((img) => !(img.attr('src') ?? '').endsWith('.svg'))
    .flatMap((img) => {
      const found = img.hasClass('post-image') ? listPostFaults(img) : listFaults($, img, css);
      return found.map((fault) => `${file}: ${img.attr('src') ?? 'a picture'} lacks ${fault}`);
    });
});

it('every picture offers its modern files, a JPEG, and the color that stands in for it', () => {
  expect(faults).toEqual([]);
});
