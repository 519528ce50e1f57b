/**
 * Cuts Archivo (SIL OFL, from @fontsource-variable/archivo) to what the site sets:
 * a condensed heavy face for display and a text face with a weight axis.
 * Run by hand after a change: `node packages/art/fonts/subset.ts`; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  import.meta.url,
);
const target = new URL('../../../src/styles/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const ascii = range(0x20, 0x7e);
// Accents of Spanish, French, Haitian Creole and Portuguese names, in both cases.
const accents = 'ÁÀÂÃÄÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜáàâãäçéèêëíìîïñóòôõöúùûü';
const marks = '¡¿–—‘’“”…·×°©""½\u00a0';

const letters = ascii + accents + marks;
// What headings are made of: each page carries these, so each sign costs every visitor.
const headings = `${range(0x41, 0x5a)}${range(0x30, 0x39)} .,:'’&?!+-%$/()ÁÉÍÓÚÑ`;
// Pages set it in capitals, but for the units of the frame rates' dial.
const others = [...new Set(letters.toUpperCase() + 'himns')].filter((letter) => !headings.includes(letter)).join('');
const display = { wdth: 70, wght: 800 };

/** Kerning and figures of one width are all that pages set; hints help screens that hardly exist any more. */
const forPages = { targetFormat: 'woff2' as const, keepFeatures: ['kern', 'tnum'], noHinting: true };

/** For the cards of shared pages, which are drawn by a program that reads neither WOFF2 nor axes. */
const forCards = { targetFormat: 'truetype' as const };

const faces = [
  { file: 'archivo-headings.woff2', ...forPages, letters: headings, variationAxes: display },
  { file: 'archivo-headings-rest.woff2', ...forPages, letters: others, variationAxes: display },
  { file: 'archivo-text.woff2', ...forPages, letters, variationAxes: { wdth: 100, wght: { min: 400, max: 600 } } },
  { file: 'archivo-display.ttf', ...forCards, letters, variationAxes: display },
  { file: 'archivo-text.ttf', ...forCards, letters, variationAxes: { wdth: 100, wght: 600 } },
];

/** The ranges of some letters, or of all others: such as `U+20-21, U+24`, as src/styles/fonts.css has them. */
function listRanges(text: string, isOthers: boolean): string {
  const last = 0x20ff;
  const points = Array.from({ length: last + 1 }, (_, point) => point);
  const kept = points.filter((point) => text.includes(String.fromCodePoint(point)) !== isOthers);
  const starts = kept.filter((point) => !kept.includes(point - 1));
  const ends = kept.filter((point) => !kept.includes(point + 1));
  const write = (point: number) => point.toString(16).toUpperCase();
  return starts.map((from, at) => `U+${[...new Set([from, ends[at] ?? from])].map(write).join('-')}`).join(', ');
}

const bytes = await readFile(source);
for (const { file, letters: kept, ...options } of faces) {
  const cut = await subsetFont(bytes, kept, options);
  await writeFile(new URL(file, target), cut);
  console.log(`${file}: ${String(cut.length)} bytes`);
}
for (const isOthers of [false, true]) console.log(`unicode-range: ${listRanges(headings, isOthers)}`);
