import { expect, test } from 'vitest';
import { SelectedNames } from './selected-names.ts';

const names = new SelectedNames(`
  /* .remark { } */
  @media (width >= 64rem) { .wide\\/2:hover, nav > a { color: red; content: 'text{' } }
  .\\32 xl\\:grid:not(.small) { display: grid }
  [href^='tel:'] { color: lime }
  [href$='.pdf'] { color: lime }
  [data-state="half open"] { color: blue }
`);

test.each(['wide/2', '2xl:grid', 'small', 'nav', 'a', 'href', 'data-state', 'half open'])(
  'a page with %s keeps other rules than one without',
  (name) => {
    expect(names.select([name])).toEqual([name]);
  },
);

test.each(['remark', 'red', 'content', 'text', '64rem', 'wide', 'hover', 'not', 'hotel:'])(
  '%s decides nothing',
  (name) => {
    expect(names.select([name])).toEqual([]);
  },
);

test('values that match a selector by the same part are one', () => {
  expect(names.select(['tel:+13055550100', 'a', 'tel:+13055550101', 'a', '/rates.pdf'])).toEqual(['.pdf', 'a', 'tel:']);
});
