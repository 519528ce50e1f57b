import { expect, it } from 'vitest';
import { openWithPicture } from './open-with-picture.ts';

const picture = (name: string) => `<p><img src="/${name}.jpg" alt="" loading="lazy"></p>`;

it('lets the picture that an article opens with load first, and no other', () => {
  const rest = `<p>Words</p>${picture('b')}`;
  expect(openWithPicture(picture('a') + rest)).toBe(`<p><img src="/a.jpg" alt="" fetchpriority="high"></p>${rest}`);
});

it('counts a picture after the first paragraph as such', () => {
  expect(openWithPicture(`<p>Words</p>\n${picture('a')}`)).toContain('fetchpriority="high"');
});

it('leaves what is further down as it is', () => {
  const html = `<p>Words</p><p>More words</p>${picture('a')}`;
  expect(openWithPicture(html)).toBe(html);
});
