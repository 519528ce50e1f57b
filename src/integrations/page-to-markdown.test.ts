import { expect, test } from 'vitest';
import { pageToMarkdown, readPage } from './page-to-markdown.ts';

const head = `<title>Rain &amp; shine</title><meta name="description" content="What we do.">
<link href="https://site.example/rain" rel="canonical"><link href="/rain.md" rel="alternate" type="text/markdown">`;

function write(main: string) {
  const page = readPage(`<!doctype html><head>${head}</head><body><a href="#main">Skip</a><main>${main}</main></body>`);
  return page && { path: page.path, text: pageToMarkdown(page) };
}

/** What follows the front matter. */
const writeMain = (main: string) => write(main)?.text.split('\n---\n')[1]?.trim();

test('a twin has the head of its page as front matter, and is where the head says', () => {
  const frontMatter = '---\ntitle: Rain & shine\ndescription: What we do.\ncanonical: https://site.example/rain\n---\n';
  expect(write('<h1>Rain</h1>')).toEqual({ path: '/rain.md', text: `${frontMatter}\n# Rain\n` });
});

test('a page that names no twin has none', () => {
  expect(readPage('<!doctype html><head><title>Rain</title></head><main><h1>Rain</h1></main>')?.path).toBeUndefined();
});

test.each([
  [
    'addresses become absolute',
    '<p><a href="/wind">Wind</a><img src="/a.jpg" alt="A cloud"></p>',
    '[Wind](https://site.example/wind) ![A cloud](https://site.example/a.jpg)',
  ],
  [
    'what no reader of a text needs is left out',
    `<button>Play</button><p aria-hidden="true">→</p><p hidden>Loading</p><img src="/a.jpg" alt="">
     <p class="needs-script">Copy</p><p data-no-markdown>3:07</p><ul><li><input></li></ul><p>Words</p>`,
    'Words',
  ],
  [
    'a label comes after its heading',
    '<div><p data-eyebrow>Services</p><h2>What we do</h2><p>Rain.</p></div>',
    '## What we do\n\n_Services_\n\nRain.',
  ],
  [
    'cards are sections, with their heading first',
    '<ul><li><div><img src="/a.jpg" alt="A cloud"></div><div><h3>Rain</h3><p>From a tower.</p></div></li></ul>',
    '### Rain\n\nFrom a tower.\n\n![A cloud](https://site.example/a.jpg)',
  ],
  [
    'a first paragraph stays above the heading that follows',
    '<section><p>First.</p><h2>Rain</h2></section>',
    'First.\n\n## Rain',
  ],
  [
    'names and values are items',
    '<dl><div><dt>Hours</dt><dd>9 to 6</dd></div><dt>Abroad</dt><dd><b>+1 305</b></dd></dl>',
    '- Hours: 9 to 6\n- Abroad: **+1 305**',
  ],
  [
    'facts that only the layout separates are told apart, words in a heading by a space',
    '<p><span>Neon</span><span>Vega</span></p><h2>Rain<span>Two</span></h2><p><strong>On air </strong>Now</p>',
    'Neon · Vega\n\n## Rain Two\n\n**On air** Now',
  ],
  [
    'the caption of a table is a paragraph before it',
    '<table><caption>Rates</caption><tr><th>fps</th></tr><tr><td><b>24</b> <p>Film.</p></td></tr></table>',
    'Rates\n\n| fps |\n| - |\n| **24** Film. |',
  ],
  [
    'a player leads to the page of its host',
    '<a data-facade="vimeo" href="https://player.vimeo.com/video/76979871?dnt=1"><span>Neon</span></a>',
    '[Neon](https://vimeo.com/76979871)',
  ],
])('%s', (_, main, markdown) => {
  expect(writeMain(main)).toBe(markdown);
});
