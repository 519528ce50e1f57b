import { expect, test } from 'vitest';
import { adviseOnAltTexts } from './hints.ts';

test.for([
  ['', true],
  [' alt', true],
  [' alt=" "', true],
  [' alt="Rain"', false],
] as const)("an article's picture with%s", ([alt, isNamed]) => {
  const contentHtml = `<p><img src="/blog-media/rain.jpg"${alt}></p>`;
  const advice = 'shows /blog-media/rain.jpg without alt text: describe it in alt=""';
  expect(adviseOnAltTexts([{ file: 'a.yaml', name: 'posts', data: { contentHtml } }])).toEqual(
    isNamed ? [{ file: 'a.yaml', field: 'contentHtml', advice }] : [],
  );
});
