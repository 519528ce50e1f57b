import { readdirSync, readFileSync } from 'node:fs';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { parseHtml } from '../parse-html.ts';
import { cleanPostHtml, type CleanPostOptions } from './clean-post.ts';
import { testOptions } from './post-safety.fixture.ts';

const clean = (html: string, changes: Partial<CleanPostOptions> = {}) =>
  cleanPostHtml(html, { ...testOptions, ...changes }).trim();

const prose = '<p>The street was wet.</p>';

describe('lines of the old engine', () => {
  test.each([
    '<span class="entry-date"><span class="day">13</span> <span class="month">May 2016</span></span>',
    '<div><span>13</span><span>May 2016</span></div>',
    '<p>13</p><p>May 2016</p>',
    '<div>13</div><h2>May 2016</h2>',
    '13\nMay 2016\n',
    '<p>Posted in</p><p>News, Tips &amp; tricks</p>',
    '<h2>13 May 2016</h2><p>By Ana Quiroga</p>',
    '<p>Friday, May 13th, 2016 at 10:30 am</p>',
    '<p><b>Posted in</b><a href="/category/news">News</a></p>',
    '<p>POSTED&#32;IN: tips, news &amp; video | 3 Comments</p>',
    '<center><font>Posted in News by Ana Quiroga on May 13, 2016</font></center>',
    '<p>This entry was posted in News. Bookmark the <a href="/x">permalink</a>.</p>',
    '<p>By Ana Quiroga</p>',
    '<p>BY&nbsp;<a href="/author/ana">Ana de la Cruz</a>, 13 May 2016</p>',
    '<p>by admin</p>',
    '<p><em>By J. R. O’Neill and Leo Park.</em></p>',
    '<p>By sam</p>',
    '<p>by sam_ortiz | 13 May 2016</p>',
    '<p>By Sam Ortiz and the crew</p>',
    '<p>By Dr. J. R. Smith-Jones III</p>',
    '<p>By Sam Ortiz, Ana Quiroga &amp; Leo Park</p>',
    '<p>By June Carter</p>',
    '<p>By the Regulus Films team</p>',
    '<p>By the editors of Regulus Films</p>',
    '<p>By Sam “Lucky” Ortiz</p>',
    '<p>By DJ 305</p>',
    '<p>By 李小龙</p>',
    '<p><a href="/p">Permalink</a></p>',
    '<p>Permalink: <a href="/p">https://www.new.example/p</a></p>',
    '<p><a href="/p">Permalink to another old name</a></p>',
    '<p>Permalink to Light and Rain, a plan</p>',
    '<div>13 May 2016 | By Ana Quiroga | Posted in News | Permalink</div>',
    '<p>13 May 2016<br>Posted in News<br/>By Ana Quiroga</p>',
  ])('removes %s', (line) => {
    expect(clean(line)).toBe('');
    expect(clean(`${line}${prose}${line}`)).toBe(prose);
  });

  test.each([
    'By noon the light was gone.',
    'By Friday',
    'By Ana Quiroga the door was opened for us.',
    'On 13 May 2016 the sun stood high.',
    'May 2016 was wet.',
    'A Permalink is an address that stays.',
    'Permalink to a post is a link that stays.',
    'Posted in the window of the diner was a call sheet.',
    'Posted in Miami by a friend, the clip went round the whole city before we had slept.',
    '13 takes',
    'By chance',
    'By June 2016 we were done.',
    'By the sea',
    'By the time the team came, it rained',
    'by hand and by eye, all night long',
  ])('keeps the prose "%s"', (text) => {
    expect(clean(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
    expect(clean(`<p>13 May 2016<br>${text}<br>By Ana Quiroga</p>`)).toBe(`<p>${text}</p>`);
  });

  const meta = '<p>13</p><p>May 2016</p><p>By Ana</p>';
  test.each([
    '<ul><li>13</li><li>takes</li></ul>\n<p>Takes:<br>13<br>of 25</p>',
    '<p>25</p>\n<p>awards</p>',
    '<ul><li>May 2016</li><li>By Ana Ruiz</li></ul>',
    '<table><tbody><tr><td>Fest</td><td>14 March 2019</td></tr><tr><td>25</td><td>Permalink</td></tr></tbody></table>',
    '<blockquote><p>By Ana Ruiz</p></blockquote>',
    '<figure><img src="/a" alt="" class="post-image" loading="lazy"><figcaption>By Ana Ruiz</figcaption></figure>',
    '<h3>October 2014</h3>\n<p>It rained.</p>',
    '<p>It rained.</p>\n<h2>25</h2>\n<p>awards</p>\n<p>May 2016</p>\n<p>By Ana Ruiz</p>\n<p>It rained again.</p>',
  ])('away from the edges, and in lists, cells, quotes and captions, are content: %s', (html) => {
    expect(clean(html)).toBe(html);
    expect(clean(meta + html + meta)).toBe(html);
  });
});

describe('repeats of the title', () => {
  test.each([
    '<p>Light &amp; rain: a “plan”</p>',
    '<p><strong>LIGHT&nbsp;&amp;&nbsp;RAIN – A <i>"PLAN"</i>!</strong></p>',
    '<p><a href="/p">Light and rain<br>a plan</a></p>',
    'light &amp; rain, a plan',
  ])('are removed: %s', (html) => {
    expect(clean(`${prose}${html}${prose}`)).toBe(`${prose}\n${prose}`);
  });

  it('are removed as headings where the article starts or ends', () => {
    const heading = '<h2>Light &#x26; rain: a plan</h2>';
    expect(clean(`<h1>Light and rain<br>a plan</h1>${prose}${heading}${prose}${heading}`)).toBe(
      [prose, heading, prose].join('\n'),
    );
  });

  it('are not what says more, or what a title without letters does not say', () => {
    const more = '<p>Light and rain: a plan that works</p>\n<p>!!!</p>';
    expect(clean(more)).toBe(more);
    expect(clean(more, { title: '???' })).toBe(more);
  });
});

describe('links', () => {
  test.each([
    '<p><a href="http://cheap-seo.example/x">Top rank</a></p>',
    '<p>Sponsored: <a href="HTTPS://WWW.Cheap-SEO.example.">cheap-seo.example</a></p>',
    '<ul><li><a href="//blog.cheap-seo.example">Top rank</a></li></ul>',
    '<p><a href="\\\\unwanted-links.example">a</a> | <a href="http://cheap%2Dseo.example">b</a></p>',
    '<p>http://cheap-seo.example/x</p>',
    '<p><a href="http://u:p@cheap-seo.example:8080/"><img src="http://cheap-seo.example/banner.gif"></a></p>',
  ])('that promote an unwanted host are removed: %s', (html) => {
    expect(clean(html)).toBe('');
  });

  it('to an unwanted host in running text leave their words', () => {
    expect(clean('<p>The <a href="http://cheap-seo.example/x">street</a> was wet.</p>')).toBe(prose);
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen';
    expect(clean(`<p><a href="http://cheap-seo.example">Ad<p>${words}`)).toBe(`<p>${words}</p>`);
  });

  test.each([
    ['http://www.oldsite.example/a/b?c=d#e', 'https://www.new.example/a/b?c=d#e'],
    ['https://oldsite.example', 'https://www.new.example/'],
    ['//OLDSITE.example/a', 'https://www.new.example/a'],
    ['www.oldsite.example/a', 'https://www.new.example/a'],
    ['ftp://oldsite.example/a', 'https://www.new.example/a'],
    ['http://oldsite.example?a=1', 'https://www.new.example/?a=1'],
    ['/a?b#c', '/a?b#c'],
    ['/.//evil.example', '/evil.example'],
    ['#part', '#part'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['TEL:+13055550142', 'tel:+13055550142'],
    ['http://blog.oldsite.example/a', 'https://www.new.example/a'],
    ['https://notoldsite.example/a', 'https://notoldsite.example/a" rel="noopener'],
    ['//x.example/a" target="_blank', 'https://x.example/a" rel="noopener'],
    ['https://my-cheap-seo.example/', 'https://my-cheap-seo.example/" rel="noopener'],
  ])('to %s lead to %s', (from, to) => {
    expect(clean(`<p>See <a href="${from}">this</a>.</p>`)).toBe(`<p>See <a href="${to}">this</a>.</p>`);
  });

  it.each(['mailto:info@oldsite.example', 'tel:+13055550142'])('to %s keep their text', (href) => {
    const html = `<p><a href="${href}">info@oldsite.example</a></p>`;
    expect(clean(html)).toBe(html);
  });

  it('that moved get the canonical form of a path, also where they show their address', () => {
    const formPath = (path: string) => path.replace(/\/$/, '');
    expect(clean('<a href="http://www.oldsite.example/packages/">oldsite.example/packages</a>', { formPath })).toBe(
      '<p><a href="https://www.new.example/packages">https://www.new.example/packages</a></p>',
    );
  });
});

describe('pictures', () => {
  it('are full width by class alone', () => {
    expect(clean('<p><img src="/a.jpg" width="300" height=9 style="border:0" class="alignleft" alt="A"></p>')).toBe(
      '<p><img src="/a.jpg" alt="A" class="post-image" loading="lazy"></p>',
    );
  });

  it('of the former host come from this site, with the sizes that are known', () => {
    const file = { src: '/built/a.webp', width: 1600, height: 670 };
    const html = clean('<img src="http://oldsite.example/a.jpg" width="300"><img src="/b.jpg" srcset="/c.jpg 9w">', {
      resolveImage: (src) => (src === '/a.jpg' ? file : undefined),
    });
    expect(html).toContain('src="/built/a.webp" alt="" class="post-image" loading="lazy" width="1600" height="670"');
    expect(html).toContain('<img src="/b.jpg" alt="" class="post-image" loading="lazy">');
  });
});

describe('markup', () => {
  test.each([
    ['<h1>A</h1><h5>B</h5>', '<h2>A</h2>\n<h5>B</h5>'],
    ['<p><b>A</b> <i>B</i> <u>C</u></p>', '<p><strong>A</strong> <em>B</em> C</p>'],
    [
      '<p>10<sup>6</sup> H<sub>2</sub>O <strike>$9</strike> <del>$8</del> <q>x</q></p>',
      '<p>10<sup>6</sup> H<sub>2</sub>O <del>$9</del> <del>$8</del> “x”</p>',
    ],
    [
      '<p><a href="#n1">1</a> <a href="#none">2</a></p><h2 id="n1">A</h2><p id="n1">B</p>',
      '<p><a href="#part-n1">1</a> <a href="#none">2</a></p>\n<h2 id="part-n1">A</h2>\n<p>B</p>',
    ],
    ['<a name="a"></a><h2>A</h2><div id="b"><p>B</p></div>', '<h2 id="part-a">A</h2>\n<p id="part-b">B</p>'],
    [
      '<p><a name="a"></a>A <span id="b">B</span></p><ol><li id="part-c">C</li></ol>',
      '<p id="part-a">A <a id="part-b"></a>B</p>\n<ol><li id="part-c">C</li></ol>',
    ],
    ['<div>A</div><div>B<p>C</p>D</div>', '<p>A</p>\n<p>B</p>\n<p>C</p>\n<p>D</p>'],
    ['<p>A</p><p>&nbsp; &#8203;</p><p><b> </b><br></p>', '<p>A</p>'],
    ['<p>A<!--more--><script>x</script><style>x</style></p>', '<p>A</p>'],
    ['<form>A<input></form><iframe>B</iframe><object>C</object><svg><text>D</text></svg>E', '<p>E</p>'],
    ['<a href="/x"><h3>A</h3><p>B</p></a>', '<a href="/x"><h3>A</h3><p>B</p></a>'],
    ['<h3><div>A</div></h3>', '<h3>A</h3>'],
    ['<dl><dt>A</dt><dd>B</dd></dl>', '<p>A</p>\n<p>B</p>'],
    ['<ul>A<li>B<ul><ul><li>C</ul></ul></ul>', '<ul><li>A</li><li>B<ul><li><ul><li>C</li></ul></li></ul></li></ul>'],
    ['<table><td>A</p>4</table>', '<table><tbody><tr><td>A<br>4</td></tr></tbody></table>'],
    ['<td id="x">A</td>', '<p>A</p>'],
    [
      '<table><td colspan="2" onclick="x">A<td></table>',
      '<table><tbody><tr><td colspan="2">A</td><td></td></tr></tbody></table>',
    ],
    [
      '<figure><img src="/a"><figcaption>A</figcaption></figure>',
      '<figure><img src="/a" alt="" class="post-image" loading="lazy"><figcaption>A</figcaption></figure>',
    ],
    ['<pre>  a\n b</pre>', '<pre>  a\n b</pre>'],
    ['A<hr>B', '<p>A</p>\n<hr>\n<p>B</p>'],
  ])('%s becomes %s', (from, to) => {
    expect(clean(from)).toBe(to);
  });
});

const content = new URL('../../../../tests/fixture/', import.meta.url);
const read = (file: string) => parse(readFileSync(new URL(file, content), 'utf8')) as CleanPostOptions;

function listTexts(html: string, names: readonly string[]): string[] {
  const texts: string[] = [];
  visit(parseHtml(html), 'element', (element) => {
    if (names.includes(element.tagName)) texts.push(toString(element).replace(/\s+/gu, ' ').trim());
  });
  return texts;
}

describe.each(readdirSync(new URL('blog/', content)))('the article %s', (file) => {
  const { unwantedHosts, formerHost, origin } = read('site.yaml');
  const { title, contentHtml } = read(`blog/${file}`) as CleanPostOptions & { readonly contentHtml: string };
  const html = cleanPostHtml(contentHtml, { title, unwantedHosts, formerHost, origin });
  const spell = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/gu, '');

  it('has no line, address or attribute of the old engine', () => {
    expect(html).not.toMatch(/permalink|posted in|comments?</iu);
    for (const line of listTexts(html, ['p', 'h2', 'h3', 'h4', 'li', 'td', 'th'])) {
      expect(line).not.toMatch(/^by(?: \p{Lu}\w+){1,4}\W*$/iu);
      expect(line).not.toMatch(/^(?:\d{1,2}|(?:\d{1,2} )?[A-Z][a-z]+ \d{4})$/u);
      expect(spell(line)).not.toBe(spell(title));
    }
    for (const host of [...unwantedHosts, formerHost]) expect(html).not.toContain(host);
    expect(html).not.toMatch(
      /\s(?:style|align|onclick|width|height|id(?!="part-))=|<(?:font|center|div|span|script)|<!--/u,
    );
  });

  it('keeps its paragraphs in order', () => {
    const isOwn = (text: string) => text.split(' ').length >= 8 && !/permalink|posted in/iu.test(text);
    const own = listTexts(contentHtml, ['p', 'li'])
      .map((text) => text.replace(/^Posted in \S+ By \S+ \S+ /u, ''))
      .filter((text) => isOwn(text) && spell(text) !== spell(title));
    expect(own.length).toBeGreaterThanOrEqual(5);
    expect(listTexts(html, ['p', 'li']).filter((text) => own.includes(text))).toEqual(own);
  });
});
