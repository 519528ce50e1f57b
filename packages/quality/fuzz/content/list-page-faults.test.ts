import { expect, it } from 'vitest';
import { listPageFaults } from './list-page-faults.ts';

const page = (main: string) => `<!doctype html><html><head><title>T</title></head><body>${main}</body></html>`;

it('finds nothing wrong with a page of one heading', () => {
  expect(listPageFaults(page('<h1>A</h1><script type="application/ld+json">{"a":"hostile()"}</script>'))).toEqual([]);
});

it.each([
  ['<h2>A</h2>', ['has 0 h1']],
  ['<h1>A</h1><h1>B</h1>', ['has 2 h1']],
  ['<h1>A</h1><p>undefined stars</p>', ['shows "undefined"']],
  ['<h1>A</h1><img alt="undefined" src="a.jpg">', ['shows "undefined"']],
  ['<h1>A\u0007</h1>', ['shows "\u0007"']],
  ['<h1>[object Object]</h1>', ['shows "[object Object]"']],
  ['<h1>NaN h</h1>', ['shows "NaN"']],
  ['<h1>Call {phone}</h1>', ['shows "{phone}"']],
  ['<h1>A</h1><script>hostile()</script>', ['runs a script of the content']],
  ['<h1>A</h1><img src="x" onerror="hostile()">', ['has a handler of the content']],
])('sees %s', (main, faults) => {
  expect(listPageFaults(page(main))).toEqual(faults);
});
