import type { CutTypefaces } from './cut-typefaces.ts';
import { listRanges } from './letters.ts';

/** Sheets name the faces of every pair alike: `Display` for headings, `Text` for text. */
const heading = (source: string, { letters }: CutTypefaces) =>
  `@font-face{font-family:Display;src:url(${source});font-display:optional;font-weight:800;unicode-range:${listRanges(letters.headings)}}`;

/**
 * The face of headings, which is inlined at the start of each page: decoded before layout, it is there for the first
 * paint of a first visit. If it is late nevertheless, the page keeps the fallback font rather than move.
 */
export function writeHeadingFace(faces: CutTypefaces): string {
  return heading(`data:font/woff2;base64,${faces.heading.toString('base64')}`, faces);
}

/** The same face from its file, for a page that does not carry it. @param folder where the sheet finds the files. */
export function linkHeadingFace(faces: CutTypefaces, folder: string): string {
  return heading(`"${folder}/heading.woff2"`, faces);
}

/**
 * The rare signs of headings, and the face of text. Text that was painted in the system's font stays in it until the next
 * page, so that nothing reflows (docs/decisions/heading-face.md).
 * @param folder where the sheet finds the files.
 */
export function writeOtherFaces({ letters, fallback }: CutTypefaces, folder: string): string {
  const rest = `@font-face{font-family:Display;src:url("${folder}/rest.woff2");font-display:swap;font-weight:800;unicode-range:${listRanges(letters.headings, true)}}`;
  const text = `@font-face{font-family:Text;src:url("${folder}/text.woff2");font-display:optional;font-weight:400 600}`;
  return rest + text + fallback;
}
