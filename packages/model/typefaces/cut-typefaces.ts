import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { BuildCache } from '../files/build-cache.ts';
import { lettersFor, type Letters } from './letters.ts';
import { measureFace, writeFallback } from './measure-face.ts';
import { typefacePairs, typefacesNames, type Face, type TypefacesName } from './pairs.ts';

/** A cache of cut fonts, from the project's folder: a folder for each pair, named by all that it is made of. */
const cacheFolder = '.cache/typefaces';

/** Kerning and figures of one width are all that pages set; hints help screens that hardly exist any more. */
const forPages = { targetFormat: 'woff2' as const, keepFeatures: ['kern', 'tnum'], noHinting: true };

/** For the cards of shared pages, which are drawn by a program that reads neither WOFF2 nor axes. */
const forCards = { targetFormat: 'truetype' as const };

/** The weights of text: `strong` asks for 700, the file ends at 600. */
const textWeights = { min: 400, max: 600 };

/** How wide capitals are for which the sizes of headings are made, on average: a little wider than those of the first pair. */
const roomOfCapitals = 0.47;

/** The name of a face's package on npm. */
function fontPackage({ font }: Face): string {
  return `@fontsource-variable/${font}`;
}

/** The packages that a pair is cut from, for their licenses. */
export function listFontPackages(pair: TypefacesName): string[] {
  const { heading, text } = typefacePairs[pair];
  return [...new Set([fontPackage(heading), fontPackage(text)])];
}

/** @throws Error naming the package, if it is not installed. */
async function readFont(face: Face): Promise<{ readonly data: Buffer; readonly release: string }> {
  const name = fontPackage(face);
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`${name} is not installed: run npm ci`);
  const file = path.join(path.dirname(manifest), `files/${face.font}-latin-${face.file}-normal.woff2`);
  const { version: release } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return { data: await readFile(file), release };
}

type Format = typeof forPages | typeof forCards;

interface Drawing {
  readonly data: Buffer;
  /** Where each axis is set, or between what it may be. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** How much smaller the face is drawn, so that wide capitals take no more room than narrow ones. */
  readonly share?: number;
}

/** A face's letters on a larger square, and so smaller: the size of a font's square is in its table `head`. */
function shrinkFace(font: Buffer, share: number): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const head = tables.find((at) => font.toString('latin1', at, at + 4) === 'head');
  if (head === undefined) throw new Error('The font has no table head.');
  const at = font.readUInt32BE(head + 8) + 18;
  font.writeUInt16BE(Math.round(font.readUInt16BE(at) / share), at);
  return font;
}

/** Cuts a font to some letters. */
async function cut({ data, axes, share = 1 }: Drawing, letters: string, format: Format): Promise<Buffer> {
  // The program that cuts is large, and not needed by a build that has all it needs.
  const { default: subsetFont } = await import('subset-font');
  if (share === 1) return subsetFont(data, letters, { ...format, variationAxes: axes });
  const drawn = await subsetFont(data, letters, { ...format, targetFormat: 'truetype', variationAxes: axes });
  return subsetFont(shrinkFace(drawn, share), letters, format);
}

/** A pair of typefaces, cut to what a site sets. */
export interface CutTypefaces {
  /** The folder of `rest.woff2` and `text.woff2`, which pages load. */
  readonly folder: string;
  /** The face that each page carries: capitals, digits and the signs that headings use. */
  readonly heading: Buffer;
  /** The same pair for the cards of shared pages. */
  readonly cards: { readonly heading: Buffer; readonly text: Buffer };
  /** What all of a page's faces weigh, in bytes. */
  readonly bytes: number;
  readonly letters: Letters;
  /** The rules for a font of the visitor's system in the measures of the text face. */
  readonly fallback: string;
}

/**
 * Cuts a pair to what a site sets: a face for headings in two parts, and one for text with an axis of weight.
 * @param languages of the site, by their tags.
 * @throws Error if a package is not installed.
 */
export async function cutTypefaces(pair: TypefacesName, languages: readonly string[]): Promise<CutTypefaces> {
  const faces = typefacePairs[pair];
  const letters = lettersFor(languages);
  const [heading, text] = await Promise.all([readFont(faces.heading), readFont(faces.text)]);
  const inputs = JSON.stringify([forPages, roomOfCapitals, faces, letters, heading.release, text.release]);
  const folder = path.resolve(cacheFolder, createHash('sha256').update(inputs).digest('hex').slice(0, 16));
  const cache = new BuildCache(folder);
  const keep = (file: string, make: () => Promise<Buffer>) => cache.keep(file, make);

  const drawn = { data: heading.data, axes: faces.heading.axes };
  const asDrawn = await keep('drawn.ttf', () => cut(drawn, letters.text, forCards));
  const fitting = { ...drawn, share: Math.min(1, roomOfCapitals / measureFace(asDrawn).capitalWidth) };
  const textOf = (wght: number | typeof textWeights) => ({ data: text.data, axes: { ...faces.text.axes, wght } });
  const cards = {
    heading: await keep('heading.ttf', () => cut(fitting, letters.text, forCards)),
    text: await keep('text.ttf', () => cut(textOf(textWeights.max), letters.text, forCards)),
  };
  const pages = [
    await keep('heading.woff2', () => cut(fitting, letters.headings, forPages)),
    await keep('rest.woff2', () => cut(fitting, letters.rest, forPages)),
    await keep('text.woff2', () => cut(textOf(textWeights), letters.text, forPages)),
  ] as const;
  const fallback = writeFallback(faces.text.system, measureFace(pages[2]), measureFace(cards.text));
  const bytes = pages.reduce((sum, { length }) => sum + length, 0);
  return { folder, heading: pages[0], cards, bytes, letters, fallback };
}

interface Site {
  readonly brand: { readonly typefaces?: TypefacesName | undefined };
  readonly languages?: readonly { readonly tag: string }[] | undefined;
}

/** Cuts the pair that site.yaml names, or the first, for the languages that it names. */
export async function cutForSite({ brand, languages = [] }: Site): Promise<CutTypefaces> {
  return cutTypefaces(
    brand.typefaces ?? typefacesNames[0],
    languages.map(({ tag }) => tag),
  );
}
