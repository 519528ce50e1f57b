import { describe, expect, it } from 'vitest';
import { listImports, listWokenScripts } from './woken-scripts.ts';

describe('listImports', () => {
  it('finds what a program needs before it runs, however it is packed', () => {
    const program =
      'import{a as e}from"./a.js";import"./b.js";import*as c from"../c.js";export*from"./d.js";export{e};';
    expect(listImports(program)).toEqual(['./a.js', './b.js', '../c.js', './d.js']);
  });

  it('leaves out what a program asks for later, and what only looks like an import', () => {
    const program = 'const later=()=>import(`./later.js`);const text="import \'./never.js\'";// import"./comment.js"\n';
    expect(listImports(program)).toEqual([]);
  });
});

describe('listWokenScripts', () => {
  const programs = new Map([
    ['/uploads/start.js', 'run()'],
    ['/uploads/grid.js', 'import"./react.js";import"./cards.js";const open=()=>import("./dialog.js")'],
    ['/uploads/cards.js', 'import"./react.js";import"./grid.js"'],
    ['/uploads/client.js', 'import"./react.js"'],
    ['/uploads/react.js', 'export const react=1'],
  ]);
  const readProgram = (address: string) => {
    const text = programs.get(address);
    if (text === undefined) throw new Error(`${address} is not loaded`);
    return text;
  };

  it('follows the page’s programs and islands to all that they import, each once', () => {
    const html = `<html data-scripts="/uploads/start.js"><script type="module">here()</script>
      <script type="application/ld+json">{"src":"/data.js"}</script>
      <astro-island component-url="/uploads/grid.js" renderer-url="/uploads/client.js"></astro-island>
      <a href="/uploads/elsewhere.js">A file</a>`;
    expect(listWokenScripts(html, readProgram)).toEqual({
      inline: ['here()'],
      files: ['/uploads/start.js', '/uploads/grid.js', '/uploads/client.js', '/uploads/react.js', '/uploads/cards.js'],
    });
  });

  it('finds nothing on a page of words', () => {
    expect(listWokenScripts('<p>Words</p>', readProgram)).toEqual({ inline: [], files: [] });
  });
});
