import { expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { createSearchIndex } from './search-index.ts';

const page = (path: string, title: string, keywords: string, text: string): SearchDocument => ({
  path,
  kind: 'page',
  title,
  names: '',
  keywords,
  headings: '',
  text,
  rest: '',
});

const find = createSearchIndex([
  page(
    '/phantom',
    'Phantom Flex',
    'phantom rental',
    'The camera runs at 1,000 frames a second. We bring a technician.',
  ),
  page('/red', 'RED Dragon', 'red dragon rental', 'The camera has a sensor of 6K.'),
  page(
    '/packages',
    'Packages',
    'music video packages precio, cuánto cuesta, dollars, 0000',
    'Four sizes of a music video.',
  ),
  page('/salsa', 'Azúcar', 'a music video', 'Salsa on a roof, and Año Nuevo in the street.'),
]);

const paths = (typed: string) => find(typed).map(({ path }) => path);

it.each([
  ['phantom', ['/phantom']],
  ['PHANT', ['/phantom']],
  ['azucar', ['/salsa']],
  ['ano nuevo', ['/salsa']],
  ['cuanto cuesta', ['/packages']],
  ['¿Cuánto cuesta?', ['/packages']],
  ['the camera', ['/phantom', '/red']],
  ['1000 frames', ['/phantom']],
  ['$8,000 cuesta', ['/packages']],
  ['cuesta pizza', ['/packages']],
  ['8000', ['/packages']],
  ['10k', ['/packages']],
  ['music street', ['/packages', '/salsa']],
])('finds "%s"', (typed, expected) => {
  expect(paths(typed).sort()).toEqual(expected);
});

it.each(['phanton', 'phatnom', 'phntom', 'phaantom', 'hpantom'])('reads "%s", one slip away, as phantom', (typed) => {
  expect(paths(typed)).toEqual(['/phantom']);
});

it.each(['', '  ', 'pizza', 'fantome', 'rde', 'camera pizza', '<img src=x onerror=alert(1)>', '()*"\\'])(
  'finds nothing rather than something unrelated for "%s"',
  (typed) => {
    expect(paths(typed)).toEqual([]);
  },
);

it('tolerates one unknown word of three', () => {
  expect(paths('dragon camera hire')).toEqual(['/red']);
});

it('marks the matches in their context', () => {
  const [first] = find('technician');
  expect(first?.excerpt.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'technician.', isMarked: true }]);
});
