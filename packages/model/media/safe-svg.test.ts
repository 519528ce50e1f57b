import { expect, it } from 'vitest';
import { adviseOnLogo, fitLogo } from './logo.ts';
import { listUnsafe, sanitizeSvg } from './safe-svg.ts';

const draw = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"${more}>${inside}<path d="M0 0h1v1z"/></svg>`;

const hostile = {
  script: draw('<script>alert(1)</script>'),
  handler: draw('<path d="M0 0" onclick="alert(1)"/>', ' onload="alert(1)"'),
  'foreign object': draw('<foreignObject><iframe src="https://a.example"></iframe></foreignObject>'),
  'style sheet': draw('<style>@import url(https://a.example/a.css)</style>'),
  'style attribute': draw('<path d="M0 0" style="fill:url(https://a.example/#a)"/>'),
  'address in a color': draw('<path fill="#fff" d="M0 0"/><path d="M0 0" fill="url(https://a.example/#a)"/>'),
  'use of another file': draw('<use href="https://a.example/a.svg#a"/>'),
  link: draw('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
  picture: draw('<image href="https://a.example/a.png"/>'),
  animation: draw('<path d="M0 0"><set attributeName="onclick" to="alert(1)"/></path>'),
};

it.each(Object.entries(hostile))('takes a %s out of a drawing, and refuses a logo with it', (_, svg) => {
  expect(listUnsafe(svg)).not.toEqual([]);
  const clean = sanitizeSvg(svg);
  expect(clean).not.toMatch(/script|alert|a\.example|foreign|@import|\bon\w+=|<set/i);
  expect(clean).toContain('d="M0 0h1v1z"');
  expect(listUnsafe(clean)).toEqual([]);
  expect(adviseOnLogo(Buffer.from(svg), '.svg')).toMatch(/^has <.*which a logo may not have.*again in the editor/);
});

it('keeps shapes, gradients and what refers to them, each id once', () => {
  const svg = draw(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff" stop-opacity=".5"/></linearGradient></defs><path id="a" fill="url(#a)" fill-rule="evenodd" d="M1 1"/>',
  );
  expect(listUnsafe(svg)).toEqual([]);
  const clean = sanitizeSvg(svg);
  expect(clean).toMatch(/viewBox="0 0 40 10".*<linearGradient id="a">.*stop-opacity=".5".*fill="url\(#a\)"/);
  expect(clean.match(/id="a"/g)).toHaveLength(1);
});

it('requires a viewBox, and less weight', () => {
  const svg = draw('').replace(/ viewBox="[^"]+"/, '');
  expect(adviseOnLogo(Buffer.from(svg), '.svg')).toContain('has no viewBox');
  expect(adviseOnLogo(Buffer.alloc(70_000), '.png')).toContain('is 70 kB');
  expect(adviseOnLogo(Buffer.from(draw('')), '.svg')).toBeUndefined();
});

it.each([
  ['very wide', '0 0 1000 50', { width: 224, height: 11 }],
  ['square', '0 0 10 10', { width: 40, height: 40 }],
  ['tall', '0 0 100 400', { width: 10, height: 40 }],
])('fits a %s logo into the head of pages', (_, viewBox, size) => {
  expect(fitLogo(Buffer.from(draw('').replace('0 0 40 10', viewBox)))).toEqual(size);
});
