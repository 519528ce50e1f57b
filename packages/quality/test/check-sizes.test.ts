import { expect, it } from 'vitest';
import { cutFirstSection, listHydratedScripts, weighStyle } from './check-sizes.ts';

const files = new Map([
  ['/uploads/main.css', 'p{color:red}'],
  ['/uploads/start.js', 'run()'],
  ['/uploads/grid.js', 'import"./react.js";import{a as e}from"./cards.js";const open=()=>import(`./dialog.js`)'],
  ['/uploads/cards.js', 'export*from"./react.js";import"./grid.js";const text="import \'./never.js\'"'],
  ['/uploads/client.js', 'import"./react.js"'],
  ['/uploads/react.js', 'export const react=1'],
]);
const read = (address: string) => {
  const text = files.get(address);
  if (text === undefined) throw new Error(`${address} is not loaded`);
  return text;
};

it.each([
  ['a section', '<main><section><h1>Title</h1><p>First</p></section>', '<section>Second</section></main>'],
  [
    'what follows the heading of an article',
    '<main><article><h1>Title</h1><p>Lead</p>',
    '<p>Text</p></article></main>',
  ],
])('ends the first section of a page behind %s', (_, first, rest) => {
  expect(cutFirstSection(`<html><head></head><body>${first}${rest}`)).toBe(`<html><head></head><body>${first}`);
});

it('rejects a page without a first section', () => {
  expect(() => cutFirstSection('<main><p>Words</p></main>')).toThrow('first section');
});

it('counts inline and linked style for screens, uncompressed', () => {
  const links =
    '<link rel="stylesheet" href="/uploads/main.css"><link rel="stylesheet" href="/print.css" media="print">';
  const html = `${links}<style>a{color:red}</style>`;
  expect(weighStyle(html, read)).toBe('p{color:red}a{color:red}'.length);
});

it("follows the page's scripts and islands to all that they import, each once", () => {
  const html = `<script type="module">here()</script><script src="/uploads/start.js" type="module"></script>
    <script type="application/ld+json">{"src":"/data.js"}</script>
    <astro-island component-url="/uploads/grid.js" renderer-url="/uploads/client.js"></astro-island>
    <a href="/uploads/elsewhere.js">A file</a>`;
  const [inline, ...loaded] = listHydratedScripts(html, read);
  expect(inline).toBe('here()');
  const scripts = [...files].flatMap(([file, text]) => (file.endsWith('.js') ? text : []));
  expect(loaded.toSorted()).toEqual(scripts.toSorted());
});
