import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headingLetters, listRanges } from './letters.ts';
import { typefacesNames, type TypefacesName } from './pairs.ts';

export interface Typefaces {
  readonly folder: string;
  /** The subset that each page carries: capitals, digits and the signs that headings use. */
  readonly heading: { readonly file: string; readonly letters: string };
  /** Rules that give a system font the metrics of the text face: `Text Fallback`. */
  readonly fallback: string;
}

/** Found from the project's folder, since bundled code is elsewhere. */
function folderOf(name: TypefacesName): string {
  return path.resolve('packages/model/typefaces/faces', name);
}

interface Site {
  readonly brand: { readonly typefaces?: TypefacesName | undefined };
  readonly languages?: readonly { readonly tag: string }[] | undefined;
}

/** The pair of site.yaml, or the first, for its languages. */
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

/**
 * The heading face, inlined at the start of each page: decoded before layout, it is there for the first paint of a
 * first visit. If it is late anyway, the page keeps the fallback font rather than shift. All pairs have the same family
 * names: `Display` for headings, `Text` for text.
 */
export function writeHeadingFace({ folder, heading }: Typefaces): string {
  const data = readFileSync(path.join(folder, heading.file), 'base64');
  const source = `data:font/woff2;base64,${data}`;
  return `@font-face{font-family:Display;src:url(${source});font-display:optional;font-weight:800;unicode-range:${listRanges(heading.letters)}}`;
}

/**
 * The rare characters of headings, and the text face with a fallback of the same metrics
 * (docs/decisions/heading-face.md).
 * @param place where the sheet finds the files.
 */
export function writeOtherFaces({ heading, fallback }: Typefaces, place: string): string {
  const rest = `@font-face{font-family:Display;src:url("${place}/rest.woff2");font-display:swap;font-weight:800;unicode-range:${listRanges(heading.letters, true)}}`;
  const text = `@font-face{font-family:Text;src:url("${place}/text.woff2");font-display:swap;font-weight:400 600}`;
  return rest + text + fallback;
}
