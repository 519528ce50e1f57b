import { expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { createSearchIndex } from './search-index.ts';
import { joinLanguages, needsOthers } from './search-languages.ts';

const page = (path: string, asked: string, text: string): SearchDocument => ({
  ...{ path, kind: 'page', title: path.slice(1), names: '', asked, text },
});

const find = createSearchIndex([
  page('/packages', 'precio, cuánto cuesta', 'Four sizes of a music video, and what each costs.'),
  page('/music', 'videos musicales', 'Music videos on film.'),
]);
const other = {
  language: 'es-US',
  find: createSearchIndex([
    page('/es/paquetes', 'precio', 'Cuatro tamaños de un video musical, y cuánto cuesta cada uno.'),
    page('/es/contacto', 'hablan español', 'Llame al estudio.'),
  ]),
};
const join = (typed: string) =>
  joinLanguages(find(typed), [other], typed).map(({ path, language }) => [path, language] as const);

it('a question that a page of this language says needs no other language', () => {
  expect(needsOthers(find('music'))).toBe(false);
  expect(needsOthers(find('cuanto cuesta'))).toBe(true);
  expect(needsOthers(find('plumber'))).toBe(true);
  expect(join('music video')).toEqual([
    ['/music', undefined],
    ['/packages', undefined],
  ]);
});

it('a question in another language finds the pages of both, with theirs after those of the first', () => {
  expect(join('cuanto cuesta')).toEqual([
    ['/packages', undefined],
    ['/es/paquetes', 'es-US'],
  ]);
});

it('a question that no page of this language answers is answered in another', () => {
  expect(join('hablan espanol')).toEqual([['/es/contacto', 'es-US']]);
  expect(join('plomero')).toEqual([]);
});
