import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { pageToMarkdown } from './page-to-markdown.ts';

const reader = unified().use(remarkParse).use(remarkGfm);

function page(main: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>Lamps &amp; lenses | Studio</title>
    <meta name="description" content="What &quot;we&quot; rent: lamps.">
    <link rel="canonical" href="https://studio.example/lamps">${head}</head>
    <body><header>Menu</header><main><h1>Lamps</h1>${main}</main><footer>End</footer></body></html>`;
}

/** What follows the page's name. */
function body(main: string): string {
  return pageToMarkdown(page(main)).markdown.split('# Lamps\n')[1]?.trim() ?? '';
}

/** The types of all nodes that the Markdown reads as. */
function nodeTypes(markdown: string): Set<string> {
  const types = new Set<string>();
  visit(reader.parse(markdown), (node) => {
    types.add(node.type);
  });
  return types;
}

describe('pageToMarkdown', () => {
  it('starts with title, description and address, and holds the main part alone', () => {
    const { markdown, ...head } = pageToMarkdown(page('<p>Cold.</p>'));
    expect(head).toEqual({
      title: 'Lamps & lenses | Studio',
      description: 'What "we" rent: lamps.',
      canonical: 'https://studio.example/lamps',
    });
    expect(markdown).toBe(
      '---\ntitle: Lamps & lenses | Studio\ndescription: \'What "we" rent: lamps.\'\n' +
        'canonical: https://studio.example/lamps\n---\n\n# Lamps\n\nCold.\n',
    );
  });

  it.each([
    ['<title>A</title>', 'has no description'],
    ['<title>A</title><meta name="description" content="b">', 'has no canonical address'],
    ['<title>A</title><meta name="description" content="b"><link rel="canonical" href="https://a.example/">', 'no h1'],
    ['', 'has no title'],
  ])('says what a page lacks: %s', (head, message) => {
    expect(() => pageToMarkdown(`<html><head>${head}</head><body><main><p>x</p></main></body></html>`)).toThrow(
      message,
    );
  });

  it('leaves out what a reader does not see or cannot use', () => {
    const unseen =
      '<script>run()</script><style>p{}</style><template><p>later</p></template><p hidden>hidden</p>' +
      '<ul aria-hidden="true"><li>copy</li></ul><div inert>inert</div><button>Pause</button><div class="needs-script">' +
      'filter</div><svg><title>icon</title></svg><img alt="" src="/a.jpg"><nav><a href="#a">On this page</a></nav>' +
      '<label><input type="checkbox">Stop</label><fieldset><legend>Pick</legend></fieldset><!-- note -->';
    expect(body(`${unseen}<p>Stays.</p>`)).toBe('Stays.');
  });

  it('makes addresses absolute, and leaves a prepared letter to its writer', () => {
    expect(
      body('<p><a href="/about">A</a>, <a href="#b">B</a>, <a href="mailto:a@b.example?subject=x">C</a></p>'),
    ).toBe('[A](https://studio.example/about), [B](https://studio.example/lamps#b), [C](mailto:a@b.example)');
    expect(body('<img alt="A lamp" src="/lamp.jpg">')).toBe('![A lamp](https://studio.example/lamp.jpg)');
  });

  it('turns the place of a player into a link to its host', () => {
    const facade =
      '<div><a data-facade="vimeo" data-title="Neon" href="https://player.vimeo.com/video/1?h=ab&amp;dnt=1">' +
      '<img alt="" src="/a.jpg"><span>Play Neon.</span></a></div>';
    expect(body(facade)).toBe('[Neon (Vimeo)](https://vimeo.com/1/ab)');
  });

  it('keeps words apart that stand apart on the page', () => {
    expect(body('<p><span>Ana</span><span>Director</span></p>')).toBe('Ana · Director');
    expect(body('<p><span>24 ÷ 4 =</span><span>6</span></p>')).toBe('24 ÷ 4 = 6');
    expect(body('<p><span>19</span> <span>May</span></p>')).toBe('19 May');
    expect(body('<dl><div><dt>clients</dt><dd>500+</dd></div><div><dt>awards</dt><dd>15+</dd></div></dl>')).toBe(
      '- **clients:** 500+\n- **awards:** 15+',
    );
  });

  it('puts a heading before its label and a card’s name before its picture', () => {
    const head = '<div><p><span aria-hidden="true"></span>Our work</p><h2>Three films</h2></div>';
    const card = '<li><img alt="A boat" src="/boat.jpg"><div><h3>Boats</h3><p>Wet.</p></div></li>';
    expect(body(`${head}<ul>${card}</ul>`)).toBe('## Three films\n\n_Our work_\n\n### Boats\n\nWet.');
  });

  it('names a section that has no heading', () => {
    expect(body('<section aria-label="In figures"><p>20 years</p></section>')).toBe('_In figures_\n\n20 years');
  });

  it('puts the page’s name first where a date or a picture stands before it', () => {
    const html = page('<p>Text.</p>').replace('<main>', '<main><time>1 May</time>');
    expect(pageToMarkdown(html).markdown.split('---\n\n')[1]).toBe('# Lamps\n\n1 May\n\nText.\n');
  });

  it('writes tables, also where cells hold pipes, breaks and buttons', () => {
    const table =
      '<table><caption>Rates</caption><thead><tr><th>Rate</th><th>Use</th></tr></thead>' +
      '<tbody><tr><th><button>24 fps</button></th><td>film | video<br>both</td></tr></tbody></table>';
    const markdown = body(table);
    expect(markdown).toContain('film \\| video');
    const cells: number[] = [];
    visit(reader.parse(markdown), 'tableRow', ({ children }) => {
      cells.push(children.length);
    });
    expect(cells).toEqual([2, 2]);
    expect(markdown).toContain('24 fps');
  });

  it.each([
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; and &lt;b&gt;</p>',
    '<p>5 &lt; 6 &amp;lt; 7 &amp;amp; 8</p>',
    '<p><code>a ` b &lt;i&gt; \\&amp;c</code> R&amp;B</p>',
    '<p>[not](a link) *not* _emphasis_ # not a heading</p>',
    '<p># not a heading</p><p>- not a list</p><p>1. not a list</p><p>---</p><p>| a | b |</p>',
    '<p><a href="/a?b=(c)&amp;copy=1">[in] \\brackets]</a></p>',
    '<ul><li><p>a</p><blockquote><p>&lt;div&gt;</p></blockquote></li></ul>',
    '<table><tr><th>a|b</th></tr><tr><td>`|` &lt;br&gt;</td></tr></table>',
  ])('reads as the same words, and never as HTML: %s', (html) => {
    const markdown = body(html);
    let words = '';
    visit(reader.parse(markdown), (node) => {
      if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
    });
    const shown = html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(words.replace(/\s/g, '')).toBe(shown.replace(/\s/g, ''));
    expect([...nodeTypes(markdown)]).not.toContain('html');
  });

  it('leaves mail addresses and ampersands as they are read', () => {
    expect(body('<p>bookings@studio.example, R&amp;B</p>')).toBe('bookings@studio.example, R&B');
  });

  it('keeps an address whole that holds brackets and an ampersand', () => {
    const addresses: string[] = [];
    visit(reader.parse(body('<p><a href="/a?b=(c)&amp;copy=1&amp;d=%29">x</a></p>')), 'link', ({ url }) => {
      addresses.push(url);
    });
    expect(addresses).toEqual(['https://studio.example/a?b=(c)&copy=1&d=%29']);
  });
});
