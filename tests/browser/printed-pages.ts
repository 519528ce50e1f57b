import { inflateSync } from 'node:zlib';

/** US Letter within the sheet's margins (src/styles/print.css), in CSS pixels; A4 is 21 px narrower. */
export const paper = { width: 695, height: 942 } as const;

/** The object of a number in a PDF file as Chromium writes it, from its first byte. */
function findObject(pdf: Buffer, number: string): Buffer {
  const start = pdf.indexOf(`\n${number} 0 obj`);
  return pdf.subarray(start, pdf.indexOf('\nendobj', start));
}

/** How many letters each page of a PDF file of Chromium's shows. */
export function countLetters(pdf: Buffer): number[] {
  const pages = pdf.toString('latin1').matchAll(/\/Type \/Page\n[^]*?\/Contents (\d+) 0 R/g);
  return [...pages].map(([, number = '']) => {
    const contents = findObject(pdf, number);
    const start = contents.indexOf('stream\n') + 'stream\n'.length;
    const drawing = inflateSync(contents.subarray(start)).toString('latin1');
    // Each letter is its glyph's number, of four hexadecimal digits.
    const glyphs = drawing.match(/<[\da-fA-F]+>/g) ?? [];
    return glyphs.reduce((sum, { length }) => sum + (length - 2) / 4, 0);
  });
}
