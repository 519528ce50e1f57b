import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headingLetters, listRanges } from './letters.ts';
import { typefacesNames, type TypefacesName } from './pairs.ts';

export interface Typefaces {
  readonly folder: string;
  /** The face that each page carries: capitals, digits and the signs that headings use. */
  readonly heading: { readonly file: string; readonly letters: string };
  /** Rules that lend a font of the visitor's system the measures of the text face: `Text Fallback`. */
  readonly fallback: string;
}

/** The folder of a pair's files. Bundled code has another place, so it is found from the project's folder. */
function folderOf(name: TypefacesName): string {
  return path.resolve('packages/model/typefaces/faces', name);
}

interface Site {
  readonly brand: { readonly typefaces?: TypefacesName | undefined };
  readonly languages?: readonly { readonly tag: string }[] | undefined;
}

/** The pair that site.yaml names, or the first, for the languages that it names. */
export function readTypefaces({ brand, languages = [] }: Site): Typefaces {
  const folder = folderOf(brand.typefaces ?? typefacesNames[0]);
  return {
    folder,
    heading: headingLetters(languages.map(({ tag }) => tag)),
    fallback: readFileSync(path.join(folder, 'fallback.css'), 'utf8'),
  };
}

export function listFaceFiles({ folder, heading }: Typefaces): string[] {
  return [heading.file, 'rest.woff2', 'text.woff2'].map((file) => path.join(folder, file));
}

export function readFaceLicenses({ folder }: Pick<Typefaces, 'folder'>): string {
  return readFileSync(path.join(folder, 'LICENSE.txt'), 'utf8');
}

/** Sheets name the faces of every pair alike: `Display` for headings, `Text` for text. */
const headingRule = (source: string, { letters }: Typefaces['heading']) =>
  `@font-face{font-family:Display;src:url(${source});font-display:optional;font-weight:800;unicode-range:${listRanges(letters)}}`;

/**
 * The face of headings, which is inlined at the start of each page: decoded before layout, it is there for the first
 * paint of a first visit. If it is late nevertheless, the page keeps the fallback font rather than move.
 */
export function writeHeadingFace({ folder, heading }: Typefaces): string {
  const data = readFileSync(path.join(folder, heading.file), 'base64');
  return headingRule(`data:font/woff2;base64,${data}`, heading);
}

/** The same face as a file, for a page that does not inline it. @param place the address of the folder of files. */
export function linkHeadingFace({ heading }: Typefaces, place: string): string {
  return headingRule(`"${place}/${heading.file}"`, heading);
}

/**
 * The rare signs of headings, and the face of text, which takes the place of a fallback of its measures
 * (docs/decisions/heading-face.md).
 * @param place where the sheet finds the files.
 */
export function writeOtherFaces({ heading, fallback }: Typefaces, place: string): string {
  const rest = `@font-face{font-family:Display;src:url("${place}/rest.woff2");font-display:swap;font-weight:800;unicode-range:${listRanges(heading.letters, true)}}`;
  const text = `@font-face{font-family:Text;src:url("${place}/text.woff2");font-display:swap;font-weight:400 600}`;
  return rest + text + fallback;
}
