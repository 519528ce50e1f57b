/**
 * Cuts Archivo (SIL OFL, from @fontsource-variable/archivo) to what the site sets:
 * a condensed heavy face for display and a text face with a weight axis.
 * Run by hand after a change: `node packages/art/fonts/subset.ts`; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL(
  '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  import.meta.url,
);
const target = new URL('../../../src/styles/fonts/', import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const ascii = range(0x20, 0x7e);
// Accents of Spanish, French, Haitian Creole and Portuguese names, in both cases.
const accents = 'ÁÀÂÃÄÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜáàâãäçéèêëíìîïñóòôõöúùûü';
const marks = '¡¿–—‘’“”…·×°©""½→←↗\u00a0';

const letters = ascii + accents + marks;
const display = { wdth: 70, wght: 800 };

/** Kerning and figures of one width are all that pages set; hints help screens that hardly exist any more. */
const forPages = { targetFormat: 'woff2' as const, keepFeatures: ['kern', 'tnum'], noHinting: true };

/** For the cards of shared pages, which are drawn by a program that reads neither WOFF2 nor axes. */
const forCards = { targetFormat: 'truetype' as const };

const faces = [
  { file: 'archivo-display.woff2', ...forPages, variationAxes: display },
  { file: 'archivo-text.woff2', ...forPages, variationAxes: { wdth: 100, wght: { min: 400, max: 700 } } },
  { file: 'archivo-display.ttf', ...forCards, variationAxes: display },
  { file: 'archivo-text.ttf', ...forCards, variationAxes: { wdth: 100, wght: 600 } },
];

const bytes = await readFile(source);
for (const { file, ...options } of faces) {
  const cut = await subsetFont(bytes, letters, options);
  await writeFile(new URL(file, target), cut);
  console.log(`${file}: ${String(cut.length)} bytes`);
}
