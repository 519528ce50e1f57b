import type { Element } from 'hast';
import fc from 'fast-check';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { hostileHtml } from '../blog/cleaning/hostile-html.fixture.ts';
import { cleanPostHtml } from '../blog/cleaning/clean-post.ts';
import { parseHtml } from '../blog/parse-html.ts';
import { checkPostPictures } from './check-post-pictures.ts';
import type { CheckedEntry } from './read-content.ts';

const hosts = {
  origin: 'https://www.new.example',
  formerHost: 'oldsite.example',
  unwantedHosts: ['cheap-seo.example'],
};
const media = new Map([['content/media/blog/rain.jpg', { bytes: 1 }]]);
const shown = new Set(['/blog-media/rain.jpg']);

function check(contentHtml: string): string[] {
  const post = { name: 'posts', file: 'content/blog/a.yaml', data: { title: 'A day', contentHtml } };
  return checkPostPictures([post as unknown as CheckedEntry], { hosts, media }).map(({ advice }) => advice);
}

/** The addresses that a browser asks for when it shows the post. */
function loads(contentHtml: string): string[] {
  const found: string[] = [];
  visit(parseHtml(cleanPostHtml(contentHtml, { title: 'A day', ...hosts })), 'element', ({ properties }: Element) => {
    for (const value of [properties.src, properties.srcSet]) if (typeof value === 'string') found.push(value);
  });
  return found;
}

const missing = [
  '<img src="/blog-media/gone.jpg">',
  '<img src=/blog-media/gone.jpg>',
  "<IMG SRC='/blog-media/gone.jpg'>",
  '<image src="/blog-media/gone.jpg">',
  '<img src="blog-media/gone.jpg">',
  '<img src="/blog-media/../blog-media/gone.jpg">',
  '<img src="/blog&#45;media/gone.jpg">',
  '<img src="/blog-media/g%6Fne.jpg">',
  '<img src="\\blog-media\\gone.jpg">',
  '<img src="https://www.new.example/blog-media/gone.jpg">',
  '<img src="//oldsite.example/blog-media/gone.jpg">',
  '<img src="www.oldsite.example/blog-media/gone.jpg">',
  '<img src="/wp-content/uploads/rain.jpg">',
  '<img src="/blog-media/old/rain.jpg">',
  '<img src="/blog-media/rain.jpg?size=2">',
  '<img src="/blog-media/Rain.jpg">',
  '<img src="/blog-media/rain.png">',
  '<img src="/blog-media/">',
  '<figure><a href="https://vimeo.com/123456789"><img src="/blog-media/gone.jpg"></a></figure>',
];
const foreign = [
  '<img src="https://elsewhere.example/rain.jpg">',
  '<img src="http://elsewhere.example/rain.jpg">',
  '<img src="//elsewhere.example/blog-media/rain.jpg">',
  '<img src="https:&#47;&#47;elsewhere.example/count.gif" width=1>',
  '<img src="\\\\elsewhere.example\\rain.jpg">',
];
const fine = [
  '<img src="/blog-media/rain.jpg">',
  '<img src="https://oldsite.example/blog-media/rain.jpg">',
  '<img src="/blog-media/rain.jpg#top">',
  '<img src="/blog-media/rain.jpg" srcset="https://elsewhere.example/rain.jpg 2x">',
  '<img>',
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

test.for(fine)('what a page can show, or leaves out, is no problem: %s', (html) => {
  expect(check(`<p>Rain. ${html}</p>`)).toEqual([]);
});

test('an article that is accepted loads nothing but pictures that are there', () => {
  const fragment = fc.oneof(
    fc.constantFrom(...missing, ...foreign, ...hostileHtml),
    { arbitrary: fc.constantFrom(...fine, '<p>', '</p>', '<svg>', '<table>', '<li>', '<a href="/x">'), weight: 6 },
    fc
      .tuple(fc.constantFrom('src', 'srcset', 'href', 'style', 'background'), fc.webUrl())
      .map(([name, value]) => `<img ${name}="${value}">`),
  );
  let accepted = 0;
  const property = fc.property(fc.array(fragment, { maxLength: 5 }), (fragments) => {
    const html = fragments.join('');
    if (check(html).length > 0) return;
    accepted += 1;
    expect(loads(html).filter((address) => !shown.has(address))).toEqual([]);
  });
  fc.assert(property, { numRuns: 500 });
  expect(accepted).toBeGreaterThan(50);
});
