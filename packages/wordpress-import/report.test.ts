import { describe, expect } from 'vitest';
import { parse } from 'yaml';
import { test as ownerTest } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { type Items, picture, readHtml, readPost, run, sentence, writeExport } from './import.fixture.ts';

/** An article with everything that has no field here, and one of each other kind of item. */
const rich: Items = [
  {
    id: 1,
    title: 'Lamps &#8211; three &amp; a rag',
    name: 'lamps',
    content: `<!-- wp:paragraph --><p>${sentence(1)}</p><!-- /wp:paragraph -->
<!-- wp:acme/quote {"quote":"They were quick"} /-->
<!-- wp:acme/slider {"speed":3} --><div><p>Kept words</p></div><!-- /wp:acme/slider -->
<!-- wp:block {"ref":9} /--><!-- wp:shortcode -->[row][card title="Three lamps" url="https://shop.example/a"]In a card[/card][/row] and [sic][contact-form-7 id="5"]<!-- /wp:shortcode -->
<form action="/go"><label>Your name</label></form><p title="A tooltip" onclick="x()">HDR</p><iframe src="https://maps.example/a"></iframe>
<div style="background:url(https://shop.example/b.jpg)" data-caption="A lost caption">On a picture</div><!-- a remark -->
<p>By Zoe Quorn, Director | 5 min read</p><img src="https://pictures.example/c.jpg" alt="Elsewhere">`,
    excerpt: 'Words of an excerpt that are nowhere else. '.repeat(6),
    creator: 'guest7',
    terms: { category: 'Lighting', series: 'Night', post_format: 'Aside' },
    meta: {
      _builder_data: '[{"text":"Words of a builder"}]',
      lens: 'a:1:{i:0;s:5:"85 mm";}',
      _edit_lock: '1:1',
      _thumbnail_id: '99',
    },
    more: '<wp:comment><wp:comment_author>Bea</wp:comment_author><wp:comment_content>Which lamps?</wp:comment_content></wp:comment><acme:sound>song.mp3</acme:sound>',
  },
  { id: 2, title: 'For clients', password: 'let me in' },
  { id: 3, title: 'To the bin', status: 'trash' },
  { id: 4, title: 'Only for us', status: 'private' },
  { id: 5, title: 'Half an idea', status: 'draft', date: '0000-00-00 00:00:00' },
  { id: 6, title: 'In a builder alone', content: '', meta: { _builder_data: 'Words that only a builder knows' } },
  { id: 8, type: 'page', title: 'Rates of 2012', name: 'rates' },
  { id: 9, type: 'wp_block', title: 'Shared' },
  { id: 10, type: 'product', title: 'A lamp for sale' },
  { id: 11, type: 'nav_menu_item', title: '', meta: { _menu_item_url: 'https://shop.example/menu' } },
  picture(12, '2016/05/unseen.jpg', '', { excerpt: 'A caption of its own' }),
];
const richChannel = `<wp:author><wp:author_login>guest7</wp:author_login><wp:author_display_name>A Guest Who Left</wp:author_display_name></wp:author>
<acme:setting>loud</acme:setting>`;

/** `imported`: the content after an import, for tests that don't change it. */
const test = ownerTest.extend('imported', { scope: 'file' }, async ({ shared: content }) => ({
  content,
  redirects: await content.read('redirects.yaml'),
  ...(await run(content, [writeExport(rich, richChannel)])),
}));

describe('whatever is in the export', () => {
  test('becomes an article that the content check accepts, where it fits', async ({
    imported: { content, code, output, changed },
  }) => {
    expect(code, output).toBe(0);
    expect(await content.check()).toEqual([]);
    expect(changed).toEqual(['blog/lamps.yaml', 'redirects.yaml']);
    expect(await readPost(content, 'blog/lamps')).toMatchObject({
      title: 'Lamps – three & a rag',
      date: '13 May 2016',
    });
    expect((await readHtml(content, 'lamps')).trim().split('\n')).toEqual([
      `<p>${sentence(1)}</p>`,
      ...['<p>Kept words</p>', '<p>In a card   and [sic]</p>', '<p>HDR</p>'],
      ...['<p>On a picture</p>'],
    ]);
  });

  test.for([
    '<!-- wp:acme/quote {"quote":"They were quick"} /-->',
    '<!-- wp:acme/slider {"speed":3} -->',
    '<!-- wp:block {"ref":9} /-->',
    '[card title="Three lamps" url="https://shop.example/a"]',
    '[contact-form-7 id="5"]',
    '<form action="/go"><label>Your name</label></form>',
    'title="A tooltip"',
    'onClick="x()"',
    '<iframe src="https://maps.example/a"></iframe>',
    'https://shop.example/b.jpg',
    'A lost caption',
    '<!-- a remark -->',
    'By Zoe Quorn, Director | 5 min read',
    'https://pictures.example/c.jpg Elsewhere: it is not on the old site',
    'attachment 99, the featured picture: the export does not have it',
    'excerpt: Words of an excerpt that are nowhere else.',
    'author: A Guest Who Left',
    ...['category: Lighting', 'series: Night', 'post_format: Aside'],
    '_builder_data: [{"text":"Words of a builder"}]',
    'lens: a:1:{i:0;s:5:"85 mm";}',
    'comment of Bea: Which lamps?',
    'acme:sound: song.mp3',
    '[sic]',
  ])('is in the report under the article, where it does not fit: %s', (what, { imported: { report } }) => {
    const [, article = ''] = report.split('### Lamps');
    expect(article).toContain(what);
  });

  test.for([
    'For clients: it has a password on the old site',
    'To the bin: its status is trash',
    'Only for us: its status is private',
    'Half an idea: its status is draft',
    'In a builder alone: none of its text is left',
    '_builder_data: Words that only a builder knows',
    'Rates of 2012: `https://www.oldsite.example/rates/`',
    'A lamp for sale',
    'Shared',
    'https://shop.example/menu',
    '2016/05/unseen.jpg`: excerpt: A caption of its own',
    'acme:setting: loud',
  ])('is in the report, if it is not an article: %s', (what, { imported: { report } }) => {
    expect(report).toContain(what);
    expect(report).not.toContain('_edit_lock');
  });

  test('old addresses lead to the new ones, beside those that were there', async ({
    imported: { content, redirects },
  }) => {
    const after = await content.read('redirects.yaml');
    expect(after.startsWith(redirects.trimEnd())).toBe(true);
    const added = parse(after.slice(redirects.trimEnd().length)) as { from: string; to: string }[];
    expect(added.map(({ from, to }) => `${from} ${to}`)).toEqual([...['/lamps /blog/lamps', '/feed /rss.xml']]);
  });

  test('is imported once', async ({ imported: { content } }) => {
    const { output, changed } = await run(content, [writeExport(rich, richChannel)]);
    expect(changed).toEqual([]);
    expect(output).toContain('0 articles; 0 pictures.');
  });
});
