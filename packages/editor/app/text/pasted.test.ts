import { expect, test } from 'vitest';
import { isPicture, readPastedHtml, readPastedText } from './pasted.ts';

const item = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>\n`;

test.each([
  [
    item(1, '1.', 'A') + item(1, '2.', 'B') + item(2, 'a.', 'C') + item(1, '3.', 'D') + item(1, '·', 'E'),
    '<ol><li>A</li><li>B<ol><li>C</li></ol></li><li>D</li></ol><ul><li>E</li></ul>',
  ],
  ['<p class=MsoTitle>A<o:p></o:p></p><h1>B</h1>', '<h2>A</h2><h2>B</h2>'],
  ['<p>10<sup>6</sup> <s>x</s> <b>y</b> <i>z</i></p>', '<p>10<sup>6</sup> <s>x</s> <b>y</b> <i>z</i></p>'],
  ['<p>H<span style="vertical-align: sub;">2</span>O</p>', '<p>H<sub>2</sub>O</p>'],
  ['<b style="font-weight:normal;" id="docs-internal-guid-1"><p>A</p></b>', '<p>A</p>'],
  ['<style>p {}</style><h2><a name="_Toc1"></a>A</h2>', '<h2>A</h2>'],
  [
    '<p>A<a href="#_ftn1">1</a></p><p><a name="_ftn1"></a>B</p>',
    '<p>A<a href="#part-_ftn1">1</a></p><p id="part-_ftn1">B</p>',
  ],
])('from a word processor, %s keeps its form', (html, expected) => {
  const { html: read, advice } = readPastedHtml(html);
  const plain = read.replace(/<!--.*?-->|<\/?(?:span|o:p)\b[^>]*>| (?:class|style)="[^"]*"|\n/g, '');
  expect([plain, advice]).toEqual([expected, undefined]);
});

test.each([
  ['file:///C:/Users/x/clip_image001.png', [], 'add it with the button Picture'],
  ['https://other.example/a.jpg', [], 'add it with the button Picture'],
  ['data:image/png;base64,iVBORw0KGgo=', [{ type: 'image/png', size: 8 }], undefined],
])('the picture %s is uploaded, or has to be added by hand', (src, uploads, message) => {
  const pasted = readPastedHtml(`<p>A<img src="${src}"></p><p><img src="/blog-media/a.jpg"></p>`);
  expect(pasted.html).toBe('<p>A</p><p><img src="/blog-media/a.jpg"></p>');
  expect(pasted.pictures.map(({ type, size }) => ({ type, size }))).toEqual(uploads);
  if (message === undefined) expect(pasted.advice).toBeUndefined();
  else expect(pasted.advice).toContain(message);
});

test.each([
  [
    '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&title=0" width="640" height="360"></iframe>',
    '<p>https://vimeo.com/76979871/8272103f6e</p>',
  ],
  [
    '<div style="padding:56.25% 0 0 0"><iframe src="//www.youtube.com/embed/aqz-KE-bpKQ?si=x"></iframe></div>\n<script src="https://other.example/a.js"></script>',
    '<p>https://www.youtube.com/watch?v=aqz-KE-bpKQ</p>',
  ],
])('the embed code %s becomes a player', (code, html) => {
  expect(readPastedText(code)?.html).toBe(html);
});

test.each([
  ['<meta charset="utf-8"><img src="https://other.example/a.jpg">', true],
  ['', true],
  ['<p>Words <img src="https://other.example/a.jpg"></p>', false],
])('%j is a picture alone: %s', (html, isAlone) => {
  expect(isPicture(html)).toBe(isAlone);
});

test.each([
  [
    '# A\n\nA **b** and [c](https://example.com/x).',
    '<h2>A</h2><p>A <strong>b</strong> and <a href="https://example.com/x">c</a>.</p>',
  ],
  ['Before:\n\n• A\n• B', '<p>Before:</p><ul><li>A</li><li>B</li></ul>'],
  ['1. A\n2. B', '<ol><li>A</li><li>B</li></ol>'],
])('text with marks gets their form: %j', (text, html) => {
  expect(readPastedText(text)?.html.replace(/<\/?article>/g, '')).toBe(html);
});

test.each(['Just words, 2 * 3 and #1.', 'One\nTwo', '# {% x %}'])(
  'text without marks is pasted as it is: %j',
  (text) => {
    expect(readPastedText(text)).toBeUndefined();
  },
);
