import { describe, expect, it, test } from 'vitest';
import { cleanPostHtml, type CleanPostOptions } from './clean-post.ts';

const options: CleanPostOptions = {
  title: 'Light & rain: a “plan”',
  unwantedHosts: ['unwanted-links.example', 'cheap-seo.example'],
  formerHost: 'oldsite.example',
  origin: 'https://www.new.example',
};

const clean = (html: string, changes: Partial<CleanPostOptions> = {}) =>
  cleanPostHtml(html, { ...options, ...changes }).trim();

const prose = '<p>The street was wet.</p>';

describe('lines of the old engine', () => {
  test.each([
    '<span class="entry-date"><span class="day">13</span> <span class="month">May 2016</span></span>',
    '<div><span>13</span><span>May 2016</span></div>',
    '<p>13</p><p>May 2016</p>',
    '<div>13</div><h2>May 2016</h2>',
    '13\nMay 2016\n',
    '<ul><li>13</li><li>May&nbsp;2016</li></ul>',
    '<table><tr><td>13</td><td>May 2016</td></tr></table>',
    '<p>Friday, May 13th, 2016 at 10:30 am</p>',
    '<p><b>Posted in</b><a href="/category/news">News</a></p>',
    '<p>POSTED&#32;IN: tips, news &amp; video | 3 Comments</p>',
    '<center><font>Posted in News by Ana Quiroga on May 13, 2016</font></center>',
    '<p>This entry was posted in News. Bookmark the <a href="/x">permalink</a>.</p>',
    '<p>By Ana Quiroga</p>',
    '<p>BY&nbsp;<a href="/author/ana">Ana de la Cruz</a>, 13 May 2016</p>',
    '<p>by admin</p>',
    '<blockquote><em>By J. R. O’Neill and Leo Park.</em></blockquote>',
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
  ])('keeps the prose "%s"', (text) => {
    expect(clean(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
    expect(clean(`<p>13 May 2016<br>${text}<br>By Ana Quiroga</p>`)).toBe(`<p>${text}</p>`);
  });

  it('keeps a number in a list or table unless a month stands next to it', () => {
    const list = '<ul><li>13</li><li>takes</li></ul>';
    expect(clean(list)).toBe(list);
  });

  it('takes a marked date out of a line of prose', () => {
    expect(clean('<p><span class="post-date">13 May 2016</span> The street was wet.</p>')).toBe(prose);
  });

  it('keeps loose prose that a source line break splits', () => {
    expect(clean('We shot it in\nMay 2016\nand again in June.')).toBe(
      '<p>We shot it in\nMay 2016\nand again in June.</p>',
    );
  });

  it('takes loose source lines from between sentences', () => {
    expect(clean('It rained.\nBy Ana Quiroga\nThe street was wet.\nPosted in <a href="/n">News</a>')).not.toMatch(
      /Ana|Posted|News/u,
    );
  });
});

describe('repeats of the title', () => {
  test.each([
    '<h1>Light &amp; rain: a “plan”</h1>',
    '<p><strong>LIGHT&nbsp;&amp;&nbsp;RAIN – A <i>"PLAN"</i>!</strong></p>',
    '<h3><a href="/p">Light and rain<br>a plan</a></h3>',
    'light &amp; rain, a plan',
    '<table><tr><td><div>Light & rain: a plan</div></td></tr></table>',
  ])('removes %s', (html) => {
    expect(clean(`${prose}${html}${prose}`)).toBe(`${prose}\n${prose}`);
  });

  it('keeps a paragraph that says more', () => {
    const more = '<p>Light and rain: a plan that works</p>';
    expect(clean(more)).toBe(more);
  });

  it('removes nothing for a title without letters where the text differs', () => {
    expect(clean('<p>!!!</p>', { title: '???' })).toBe('<p>!!!</p>');
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
  ])('removes the promotion %s', (html) => {
    expect(clean(html)).toBe('');
  });

  it('keeps the words of a link in running text', () => {
    expect(clean('<p>The <a href="http://cheap-seo.example/x">street</a> was wet.</p>')).toBe(prose);
  });

  it('keeps the text that an unclosed link swallows', () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen';
    expect(clean(`<p><a href="http://cheap-seo.example">Ad<p>${words}`)).toBe(`<p>${words}</p>`);
  });

  it('leaves hosts that only look alike', () => {
    const link = '<p><a href="https://my-cheap-seo.example/" rel="noopener">a</a></p>';
    expect(clean(link)).toBe(link);
  });

  test.each([
    ['http://www.oldsite.example/a/b?c=d#e', 'https://www.new.example/a/b?c=d#e'],
    ['https://oldsite.example', 'https://www.new.example/'],
    ['//OLDSITE.example/a', 'https://www.new.example/a'],
    ['www.oldsite.example/a', 'https://www.new.example/a'],
    ['ftp://oldsite.example/a', 'https://www.new.example/a'],
    ['http://oldsite.example?a=1', 'https://www.new.example/?a=1'],
    ['http://oldsite.example/{product}-miami', 'https://www.new.example/{product}-miami'],
    ['/a?b#c', '/a?b#c'],
    ['#part', '#part'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['TEL:+13055550142', 'tel:+13055550142'],
  ])('writes %s as %s', (from, to) => {
    expect(clean(`<p>See <a href="${from}">this</a>.</p>`)).toBe(`<p>See <a href="${to}">this</a>.</p>`);
  });

  it('gives a moved link the form that this site gives its own paths', () => {
    const formPath = (path: string) => path.replace(/\/$/, '');
    expect(clean('<p>See <a href="http://www.oldsite.example/packages/">this</a>.</p>', { formPath })).toBe(
      '<p>See <a href="https://www.new.example/packages">this</a>.</p>',
    );
  });

  it('shows the new address where a link shows its old one', () => {
    expect(clean('<p>See <a href="http://oldsite.example/a">www.oldsite.example/a</a>.</p>')).toBe(
      '<p>See <a href="https://www.new.example/a">https://www.new.example/a</a>.</p>',
    );
  });

  it('gives other sites no handle on the page', () => {
    expect(clean('<p>See <a href="//x.example/a" target="_blank">this</a>.</p>')).toBe(
      '<p>See <a href="https://x.example/a" rel="noopener">this</a>.</p>',
    );
  });
});

describe('images', () => {
  it('are full width by class alone', () => {
    expect(clean('<p><img src="/a.jpg" width="300" height=9 style="border:0" class="alignleft" alt="A"></p>')).toBe(
      '<p><img src="/a.jpg" alt="A" class="post-image" loading="lazy"></p>',
    );
  });

  it('of the former host are paths of this one', () => {
    expect(clean('<img src="http://oldsite.example/blog-media/a.jpg">')).toContain('src="/blog-media/a.jpg" alt=""');
  });

  it('come from the resolver, again and again', () => {
    const file = { src: '/built/a.webp', width: 1600, height: 670 };
    const resolveImage = (src: string) => (['/a.jpg', file.src].includes(src) ? file : undefined);
    const once = clean('<img src="/a.jpg" width="300"><img src="/b.jpg" width="300">', { resolveImage });
    expect(once).toContain('width="1600" height="670"');
    expect(once).toContain('<img src="/b.jpg" alt="" class="post-image" loading="lazy">');
    expect(clean(once, { resolveImage })).toBe(once);
  });
});

describe('markup', () => {
  test.each([
    ['<h1>A</h1><h5>B</h5>', '<h2>A</h2>\n<h4>B</h4>'],
    ['<p><b>A</b> <i>B</i> <u>C</u></p>', '<p><strong>A</strong> <em>B</em> C</p>'],
    ['<div>A</div><div>B<p>C</p>D</div>', '<p>A</p>\n<p>B</p>\n<p>C</p>\n<p>D</p>'],
    ['<p>A</p><p>&nbsp; &#8203;</p><p><b> </b><br></p>', '<p>A</p>'],
    ['<p>A<!--more--><script>x</script><style>x</style></p>', '<p>A</p>'],
    ['<form>A<input></form><iframe>B</iframe><object>C</object><svg><text>D</text></svg>E', '<p>E</p>'],
    ['<a href="/x"><h3>A</h3><p>B</p></a>', '<h3><a href="/x">A</a></h3>\n<p><a href="/x">B</a></p>'],
    ['<dl><dt>A</dt><dd>B</dd></dl>', '<p>A</p>\n<p>B</p>'],
    ['<ul>A<li>B<ul><li>C</ul></ul>', '<ul><li>A</li><li>B<ul><li>C</li></ul></li></ul>'],
    ['<td id="x">A</td>', '<p>A</p>'],
    [
      '<table><td colspan="2" onclick="x">A<td></table>',
      '<table><tbody><tr><td colspan="2">A</td><td></td></tr></tbody></table>',
    ],
    [
      '<figure><img src="/a"><figcaption>A</figcaption></figure>',
      '<figure><img src="/a" alt="" class="post-image" loading="lazy"><figcaption>A</figcaption></figure>',
    ],
    ['<figure><img src="data:x"><figcaption>A</figcaption></figure>', '<p>A</p>'],
    ['<pre>\n\n  a\n b</pre>', '<pre>  a\n b</pre>'],
    ['A<hr>B', '<p>A</p>\n<hr>\n<p>B</p>'],
  ])('writes %s as %s', (from, to) => {
    expect(clean(from)).toBe(to);
  });
});

describe('a clean text', () => {
  test.each([
    ['<p>A</p><p>cheap-seo<font>.example</font></p>', '<p>A</p>'],
    ['<p>A&#13;B</p>', '<p>A\nB</p>'],
    ['<table><td>A</p>4</table>', '<table><tbody><tr><td>A<br>4</td></tr></tbody></table>'],
  ])('is reached in as many rounds as %s needs', (from, to) => {
    expect(clean(from)).toBe(to);
    expect(clean(to)).toBe(to);
  });
});
