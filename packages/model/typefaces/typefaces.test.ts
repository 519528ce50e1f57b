import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMissingGlyph } from './letters.ts';
import { typeBudget, typefacePairs, typefacesNames } from './pairs.ts';
import { listFaceFiles, readFaceLicenses, readTypefaces, writeHeadingFace, writeOtherFaces } from './typefaces.ts';

const read = (typefaces: (typeof typefacesNames)[number], ...tags: readonly string[]) =>
  readTypefaces({ brand: { typefaces }, languages: tags.map((tag) => ({ tag })) });

describe.each(typefacesNames)('the pair %s', (name) => {
  const weigh = (...tags: readonly string[]) =>
    listFaceFiles(read(name, ...tags)).reduce((sum, file) => sum + statSync(file).size, 0);

  it('has the stated weight, within the budget, and comes with its licenses', () => {
    expect(Math.round(weigh('en', 'es-US') / 1000)).toBe(typefacePairs[name].kilobytes);
    expect(weigh('fr')).toBeLessThanOrEqual(typeBudget);
    expect(readFaceLicenses(read(name))).toContain('SIL OPEN FONT LICENSE');
  });

  it('has all letters of headings in two files', () => {
    for (const tag of ['en', 'fr']) {
      const faces = read(name, tag);
      expect(writeHeadingFace(faces)).toContain(`unicode-range:U+20-`);
      expect(writeOtherFaces(faces, './fonts')).toContain('url("./fonts/rest.woff2")');
    }
  });
});

it('carries the capitals of other languages only for a site that has one', () => {
  expect(read('condensed', 'en', 'es-US').heading.letters).not.toContain('Ç');
  expect(read('condensed', 'en', 'fr').heading.letters).toContain('Ç');
});

it.each([
  ['Smørrebrød på Møn', undefined],
  ['Łódź nocą, Şarkı söyle, Žižkov po půlnoci', undefined],
  ['Ночной рейс', 'Н'],
  ['夜のドライブ', '夜'],
  ['Fuego 🔥', '🔥'],
])('knows whether a card has the letters of "%s"', (title, letter) => {
  expect(findMissingGlyph(title)).toBe(letter);
});
