import { describe, expect, it, test } from 'vitest';
import { cleanPostHtml, type CleanPostOptions } from './clean-post.ts';
import { listUnsafe, testOptions } from './post-safety.fixture.ts';

const clean = (html: string, changes: Partial<CleanPostOptions> = {}) =>
  cleanPostHtml(html, { ...testOptions, ...changes }).trim();

const prose = '<p>The street was wet.</p>';

describe('a line of the old engine', () => {
  test.each([
    '<span class="day">13</span><span class="month">May 2016</span>',
    '<p>13</p><p>May 2016</p>',
    '<p>Friday, May 13th, 2016 at 10:30 am</p>',
    '<p>Posted in</p><p>News, Tips &amp; tricks</p>',
    '<p>POSTED&#32;IN: tips, news &amp; video | 3 Comments</p>',
    '<center><font>Posted in News by Ana Quiroga on May 13, 2016</font></center>',
    '<p>BY&nbsp;<a href="/author/ana">Ana de la Cruz</a>, 13 May 2016</p>',
    '<p><em>By J. R. O’Neill, Leo Park and the crew.</em></p>',
    '<p>By 李小龙</p>',
    '<p>By Ana Quiroga, Director of Photography | 5 min read</p>',
    '<p>By <a href="/ana">Ana Quiroga</a> · May 13, 2016 · 4 minute read</p>',
    '<p>Permalink: <a href="/p">https://www.new.example/p</a></p>',
    '<p>Permalink to Light and Rain, a plan</p>',
    '<div>13 May 2016 | By Ana Quiroga | Posted in News | Permalink</div>',
  ])('is removed anywhere: %s', (line) => {
    expect(clean(line)).toBe('');
    expect(clean(line + prose + line + prose + line)).toBe(`${prose}\n${prose}`);
  });

  test.each([
    'By noon the light was gone.',
    'By Ana Quiroga, the door was opened',
    'Permalink to a post is a link that stays.',
    'Posted in the window of the diner was a call sheet.',
    'By the time the team came, it rained',
  ])('is not the prose "%s"', (text) => {
    expect(clean(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
    expect(clean(`<p>13 May 2016<br>${text}<br>By Ana Quiroga</p>`)).toBe(`<p>${text}</p>`);
  });

  test.each([
    '<ul><li>13</li><li>By Ana Ruiz</li></ul>',
    '<p>Takes:<br>13<br>of 25</p>',
    '<table><tbody><tr><td>Fest</td><td>14 March 2019</td></tr><tr><td>25</td><td>Permalink</td></tr></tbody></table>',
    '<blockquote><p>By Ana Ruiz</p></blockquote>',
    '<figure><img src="/a" alt="" class="post-image" loading="lazy"><figcaption>By Ana Ruiz</figcaption></figure>',
    '<h3>October 2014</h3>\n<p>It rained.</p>',
  ])('is not in a list, a cell, a quote, a caption or a heading of the text: %s', (html) => {
    expect(clean(`${prose}${html}<p>Permalink</p>`)).toBe(`${prose}\n${html}`);
  });
});

describe('repeats of the title', () => {
  test.each([
    '<p>Light &amp; rain: a “plan”</p>',
    '<p><strong>LIGHT&nbsp;&amp;&nbsp;RAIN – A <i>"PLAN"</i>!</strong></p>',
    '<p><a href="/p">Light and rain<br>a plan</a></p>',
  ])('are removed: %s', (html) => {
    expect(clean(`${prose}${html}${prose}`)).toBe(`${prose}\n${prose}`);
  });

  it('are removed as headings where the article starts', () => {
    const heading = '<h2>Light &#x26; rain: a plan</h2>';
    expect(clean(`<h1>Light and rain<br>a plan</h1>${prose}${heading}`)).toBe(`${prose}\n${heading}`);
  });

  it('are not what says more, or what a title without letters does not say', () => {
    const more = '<p>Light and rain: a plan that works</p>\n<p>!!!</p>';
    expect(clean(more)).toBe(more);
    expect(clean(more, { title: '???' })).toBe(more);
  });
});

describe('links', () => {
  test.each([
    '<p>Sponsored: <a href="HTTPS://WWW.Cheap-SEO.example.">cheap-seo.example</a></p>',
    '<ul><li><a href="//blog.cheap-seo.example">Top rank</a></li></ul>',
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
    ['http://www.oldsite.example/a/b?c=d#e', '/a/b?c=d#e'],
    ['www.oldsite.example/a', '/a'],
    ['http://blog.oldsite.example/a', '/a'],
    ['/.//evil.example', '/evil.example'],
    ['TEL:+13055550142', 'tel:+13055550142'],
    ['https://notoldsite.example/a', 'https://notoldsite.example/a" rel="noopener'],
    ['//x.example/a" target="_blank', 'https://x.example/a" rel="noopener'],
  ])('to %s lead to %s, on this site whatever its host', (from, to) => {
    expect(clean(`<p>See <a href="${from}">this</a>.</p>`)).toBe(`<p>See <a href="${to}">this</a>.</p>`);
  });

  it('that moved get the canonical form of a path', () => {
    const normalizePath = (path: string) => path.replace(/\/$/, '');
    const html = '<a href="http://www.oldsite.example/packages/">See</a>';
    expect(clean(html, { normalizePath })).toBe('<p><a href="/packages">See</a></p>');
  });
});

it('pictures are full width by class alone, and come from this site with the sizes that are known', () => {
  const file = { src: '/built/a.webp', width: 1600, height: 670 };
  const html = clean(
    '<img src="http://oldsite.example/a.jpg" width="9" style="x"><img src="/b.jpg" srcset="/c.jpg 9w">',
    {
      resolvePicture: (src) => (src === '/a.jpg' ? file : undefined),
    },
  );
  expect(html).toContain('src="/built/a.webp" alt="" class="post-image" loading="lazy" width="1600" height="670">');
  expect(html).toContain('<img src="/b.jpg" alt="" class="post-image" loading="lazy">');
});

test.each([
  ['<p><b>A</b> <i>B</i> <font>C</font> <q>x</q></p>', '<p><b>A</b> <i>B</i> C <q>x</q></p>'],
  ['<p><a href="#n1">1</a></p><h2 id="n1">A</h2>', '<p><a href="#part-n1">1</a></p>\n<h2 id="part-n1">A</h2>'],
  [
    '<p><a name="a">A</a> <sup id="b">B</sup></p><div id="c"><p>C</p></div>',
    '<p><a id="part-a">A</a> <sup id="part-b">B</sup></p>\n<p>C</p>',
  ],
  ['<div>A</div><div>B<p>C</p>D</div>', '<p>A</p>\n<p>B</p>\n<p>C</p>\n<p>D</p>'],
  [
    '<ul><li><div>A</div><div>B</div></li><li>C<ul><li>D</li></ul></li></ul>',
    '<ul><li><p>A</p><p>B</p></li><li>C<ul><li>D</li></ul></li></ul>',
  ],
  ['<p>A</p><p><span id="more-1"></span>&nbsp; &#8203;</p><p><b> </b><br></p>', '<p>A</p>'],
  ['<p>A<!--more--><script>x</script><style>x</style></p><form>A<input></form><iframe>B</iframe>', '<p>A</p>'],
  [
    '<table><td colspan="2" onclick="x">A<td></table>',
    '<table><tbody><tr><td colspan="2">A</td><td></td></tr></tbody></table>',
  ],
])('%s becomes %s', (from, to) => {
  expect(clean(from)).toBe(to);
});

/** Known attack vectors, after the collections of OWASP, PortSwigger, DOMPurify and html5sec. */
const hostileHtml: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="jav&#x09;ascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="https://x.example" onclick=alert(1) onmouseover=alert(1) style="x:expression(alert(1))">x</a>',
  '<a href="https://x.example" target="_blank" rel="opener" id="location" name="cookie">x</a>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<a href="//cheap-seo.example\\@x.example/">x</a>',
  '<table><tr><td colspan="2" onclick=alert(1) headers=x>x</table>',
  '<img src="/blog-media/a.jpg" alt="\u0022 onerror=alert(1) x=\u0022">',
  '<iframe><img title="</iframe><img src=x onerror=alert(1)>"></iframe>',
  '<select><noscript><img title="</noscript></select><img src=x onerror=alert(1)>"></select>',
  '<svg><set href=#x attributeName=href to="javascript:alert(1)" /><a id=x><text>x</text></a></svg>',
  '<a href="https://x.example/?"onclick=alert(1)"x=">x</a>',
  '<a href="javascript:/*--></title></style></textarea></script></xmp><svg/onload=\'+/"/+/onmouseover=1/+/[*/[]/+alert(1)//\'>x</a>',
  "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>\">",
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
];

it.each(hostileHtml)('hostile HTML cannot pass: %s', (html) => {
  const output = clean(`<p>A</p>${html}<p>B</p>`);
  expect(listUnsafe(output)).toEqual([]);
  expect(output).not.toMatch(/<[^>]*="(?:javascript|vbscript|data):/iu);
});
