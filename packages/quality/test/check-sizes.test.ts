import { describe, expect, it } from 'vitest';
import { cutFirstSection, listWokenScripts, pagePath, sizeLimits, weighPage } from './check-sizes.ts';

it.each([
  ['index.html', '/'],
  ['about/index.html', '/about'],
  ['blog/first/index.html', '/blog/first'],
  ['404.html', '/404'],
])('%s is the page at %s', (file, address) => {
  expect(pagePath(file)).toBe(address);
});

describe('cutFirstSection', () => {
  it.each([
    ['a section', '<main><section><h1>Title</h1><p>First</p></section>', '<section>Second</section></main>'],
    [
      'what follows the heading of an article',
      '<main><article><h1>Title</h1><p>Lead</p>',
      '<p>Text</p></article></main>',
    ],
  ])('ends a page behind %s', (_, first, rest) => {
    expect(cutFirstSection(`<html><head></head><body>${first}${rest}`)).toBe(`<html><head></head><body>${first}`);
  });

  it('refuses a page without one', () => {
    expect(() => cutFirstSection('<main><p>Words</p></main>')).toThrow('first section');
  });
});

it('a page is weighed whole, up to its first section, and by its style', async () => {
  const style = 'p{color:red}'.repeat(9);
  const page = `<style>${style}</style><main><section><h1>Title</h1></section>${'<p>More</p>'.repeat(99)}</main>`;
  const rows = await weighPage('/about', page);
  expect(rows.map(({ limit }) => limit)).toEqual([sizeLimits.page, sizeLimits.firstSection, sizeLimits.style]);
  const [whole, first, styled] = rows.map(({ bytes }) => bytes);
  expect(styled).toBe(style.length);
  expect(first).toBeGreaterThan(0);
  expect(whole).toBeGreaterThan(first ?? Infinity);
});

describe('listWokenScripts', () => {
  const files = new Map([
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

  it("follows the page's scripts and islands to all that they import, each once", () => {
    const html = `<script type="module">here()</script><script src="/uploads/start.js" type="module"></script>
      <script type="application/ld+json">{"src":"/data.js"}</script>
      <astro-island component-url="/uploads/grid.js" renderer-url="/uploads/client.js"></astro-island>
      <a href="/uploads/elsewhere.js">A file</a>`;
    const [inline, ...loaded] = listWokenScripts(html, read);
    expect(inline).toBe('here()');
    expect(loaded.toSorted()).toEqual([...files.values()].toSorted());
  });

  it('finds nothing on a page of words', () => {
    expect(listWokenScripts('<p>Words</p>', read)).toEqual(['']);
  });
});
