import { expect, test } from 'vitest';
import { checkPostPictures } from './check-post-pictures.ts';
import type { CheckedEntry } from './read-content.ts';

const hosts = {
  origin: 'https://www.new.example',
  formerHost: 'oldsite.example',
  unwantedHosts: ['cheap-seo.example'],
};
const media = new Map([['content/media/blog/rain.jpg', { bytes: 1 }]]);

function check(contentHtml: string): string[] {
  const post = { name: 'posts', file: 'content/blog/a.yaml', data: { title: 'A day', contentHtml } };
  return checkPostPictures([post as unknown as CheckedEntry], { hosts, media }).map(({ advice }) => advice);
}

const missing = [
  '<img src="/blog-media/gone.jpg">',
  '<image src="/blog-media/gone.jpg">',
  '<img src="blog-media/gone.jpg">',
  '<img src="/blog-media/g%6Fne.jpg">',
  '<img src="//oldsite.example/blog-media/gone.jpg">',
  '<img src="/wp-content/uploads/rain.jpg">',
  '<img src="/blog-media/old/rain.jpg">',
  '<img src="/blog-media/rain.jpg?size=2">',
  '<img src="/blog-media/Rain.jpg">',
  '<img src="/blog-media/">',
  '<figure><a href="https://vimeo.com/123456789"><img src="/blog-media/gone.jpg"></a></figure>',
];
const foreign = [
  '<img src="https://elsewhere.example/rain.jpg">',
  '<img src="//elsewhere.example/blog-media/rain.jpg">',
];
const fine = [
  '<img src="/blog-media/rain.jpg">',
  '<img src="https://oldsite.example/blog-media/rain.jpg">',
  '<img src="/blog-media/rain.jpg#top">',
  '<img src="/blog-media/rain.jpg" srcset="https://elsewhere.example/rain.jpg 2x">',
  '<img src="data:image/gif;base64,R0lGOD">',
  '<img src="http://cheap-seo.example/count.gif">',
  '<video poster="https://elsewhere.example/a.jpg"><source src="https://elsewhere.example/a.mp4"></video>',
  '<!-- <img src="/blog-media/gone.jpg"> -->',
];

test.for(missing)('a missing picture is found: %s', (html) => {
  expect(check(`<p>Rain. ${html}</p>`)).toEqual([expect.stringMatching(/^shows .*content\/media\/blog/) as string]);
});

test.for(foreign)('a picture of another site is refused: %s', (html) => {
  expect(check(`<p>Rain. ${html}</p>`)).toEqual([expect.stringContaining('from another site') as string]);
});

test.for(fine)('a picture that can be shown, or is removed, is no problem: %s', (html) => {
  expect(check(`<p>Rain. ${html}</p>`)).toEqual([]);
});
