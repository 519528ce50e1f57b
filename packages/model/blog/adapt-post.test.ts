import { expect, it } from 'vitest';
import { shiftHeadings, prefixAnchors, prioritizeFirstPicture, makeUrlsAbsolute } from './adapt-post.ts';

it.each([
  ['<h3>a</h3><p>x</p><h3>b</h3>', 2, '<h2>a</h2><p>x</p><h2>b</h2>'],
  ['<h2>a</h2><h4>b</h4><h3>c</h3><h2>d</h2>', 3, '<h3>a</h3><h4>b</h4><h4>c</h4><h3>d</h3>'],
  ['<h4>a</h4><h2>b</h2><h3>c</h3><h4>d</h4>', 2, '<h2>a</h2><h2>b</h2><h3>c</h3><h4>d</h4>'],
  ['<blockquote><h3>a</h3></blockquote><p>R&#x26;B</p>', 3, '<blockquote><h3>a</h3></blockquote><p>R&#x26;B</p>'],
] as const)('headings of %s start at level %i and skip no level', (html, top, leveled) => {
  expect(shiftHeadings(html, top)).toBe(leveled);
});

const lazy = '<p><img src="/a.jpg" alt="" loading="lazy"></p>';
const first = '<p><img src="/a.jpg" alt="" fetchpriority="high"></p>';
const words = '<p>Words</p>';

it.each([
  [lazy + words + lazy, first + words + lazy],
  [words + lazy, words + first],
  [words + words + lazy, words + words + lazy],
])('only the opening picture of an article has priority: %s', (html, opened) => {
  expect(prioritizeFirstPicture(html)).toBe(opened);
});

it.each([
  [
    '<p><a href="/contact">Call</a> <img src="/blog-media/a.jpg" srcset="/a.webp 640w" sizes="92vw"></p>',
    '<p><a href="https://www.example.com/contact">Call</a> <img src="https://www.example.com/blog-media/a.jpg"></p>',
  ],
  [
    '<p><a href="#part-a">A</a></p><h2 id="part-a">A</h2>',
    '<p><a href="https://www.example.com/blog/rain#part-a">A</a></p><h2 id="part-a">A</h2>',
  ],
  ...['<p><a href="https://other.example/a?b=c">There</a>, <a href="tel:+13055550142">call</a> &#x26; ask.</p>'].map(
    (html) => [html, html] as const,
  ),
] as const)('in a feed, links are absolute and pictures have one size: %s', (html, feed) => {
  expect(makeUrlsAbsolute(html, 'https://www.example.com/blog/rain')).toBe(feed);
});

it('anchors are prefixed where several posts share a page', () => {
  const html = '<p><a href="#part-a">A</a> <a href="#top">B</a></p><h2 id="part-a">A</h2>';
  expect(prefixAnchors(html, 'rain')).toBe(
    '<p><a href="#rain-part-a">A</a> <a href="#top">B</a></p><h2 id="rain-part-a">A</h2>',
  );
});
