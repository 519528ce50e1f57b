import { expect, it } from 'vitest';
import { listMessageFaults, listPageFaults } from './list-faults.ts';

const file = 'content/site.yaml';

it.each([
  [{ file, field: 'phone', advice: 'is missing: write + and the digits alone' }, undefined],
  [{ file: '', field: 'phone', advice: 'is missing in site.yaml' }, 'names no file'],
  [{ file, field: 'phone', advice: ' ' }, 'has no advice'],
  [{ file, field: 'phone', advice: 'is "a\u001B[2Jb"' }, 'holds a control character'],
  [{ file, field: '[object Object]', advice: 'is missing' }, 'shows a value of a program'],
  [{ file, field: 'phone', advice: 'x'.repeat(5_000) }, 'characters: '],
  [{ file: 'content/claims.yaml', field: 'phone', advice: 'is missing' }, 'no message leads to the file'],
])('judges the message %j', (problem, fault) => {
  expect(listMessageFaults([problem], ['site.yaml'])).toEqual(fault ? [expect.stringContaining(fault)] : []);
});

it.each([
  ['<h1>A</h1><script type="application/ld+json">{"a":"hostile()"}</script>', []],
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
])('judges the page %s', (main, faults) => {
  expect(listPageFaults(`<!doctype html><title>T</title><body>${main}</body>`)).toEqual(faults);
});
