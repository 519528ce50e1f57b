import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { cutTypefaces } from './cut-typefaces.ts';
import { lettersFor } from './letters.ts';
import { measureFace } from './measure-face.ts';
import { typeBudget, typefacePairs, typefacesNames } from './pairs.ts';
import { writeOtherFaces } from './write-faces.ts';

const languages = ['en', 'es-US', 'fr'];
const accented = 'ÁÉÍÓÚÑÀÂÆÇÈÊËÎÏÔŒÙÛ';

function hasLetters(data: Buffer, letters: string) {
  const font = create(data);
  return !font.isCollection && Array.from(letters).every((letter) => font.hasGlyphForCodePoint(letter.charCodeAt(0)));
}

describe.each(typefacesNames)('the pair %s', (name) => {
  it('weighs what the editor says, within the budget of a page', async () => {
    const { bytes } = await cutTypefaces(name, []);
    expect(Math.round(bytes / 1000)).toBe(typefacePairs[name].kilobytes);
    expect((await cutTypefaces(name, languages)).bytes).toBeLessThanOrEqual(typeBudget);
  });

  it('has the accents of Spanish and French, capitals in the face that each page carries', async () => {
    const { folder, heading } = await cutTypefaces(name, languages);
    const [rest, text] = await Promise.all(
      ['rest', 'text'].map((name) => readFile(path.join(folder, `${name}.woff2`))),
    );
    if (!rest || !text) throw new Error('A face is missing.');
    expect(hasLetters(heading, `${accented}AZ09,.’`), 'headings').toBe(true);
    expect(hasLetters(rest, 'Ü¡¿“”'), 'rare signs of headings').toBe(true);
    expect(hasLetters(text, `${accented}${accented.toLowerCase()}Üü¡¿“”`), 'text').toBe(true);
  });

  it('takes no more room in headings than the sizes of pages allow', async () => {
    const { heading } = await cutTypefaces(name, []);
    const { capitalWidth } = measureFace(heading);
    expect(capitalWidth).toBeLessThan(0.48);
  });
});

it('gives a system font the measures of a text face that is wider or narrower, and leaves one alone that is alike', async () => {
  expect((await cutTypefaces('condensed', [])).fallback).toBe('');
  const { fallback } = await cutTypefaces('bookish', []);
  expect(fallback).toMatch(/local\("Times New Roman"\).*size-adjust:118[.\d]*%;ascent-override:/);
});

it('sends each letter of a heading to one of its two files', async () => {
  const { headings, rest } = lettersFor(languages);
  expect(Array.from(headings).filter((letter) => rest.includes(letter))).toEqual([]);
  expect(headings).toContain('Ç');
  expect(lettersFor([]).headings).not.toContain('Ç');
  const faces = await cutTypefaces('condensed', []);
  expect(writeOtherFaces(faces, './fonts')).toContain('url("./fonts/rest.woff2")');
});
