import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { convertContent } from './convert-content.ts';
import { exportOf, postItem } from './export-item.fixture.ts';
import { PictureImporter } from './pictures.ts';
import type { ExportItem } from './read-export.ts';
import type { Note } from './note.ts';

const site = 'https://www.oldsite.example';
const uploads = `${site}/wp-content/uploads/2016/05`;

const source = exportOf(site, [
  { id: 7, attachmentUrl: `${uploads}/roof.jpg`, alt: 'A roof', excerpt: 'From above' },
  { id: 8, attachmentUrl: `${uploads}/door-scaled.jpg`, parent: 1 },
  { id: 9, attachmentUrl: `${uploads}/gone.jpg`, parent: 1, menuOrder: 2 },
]);

const sourceWithBlocks = {
  ...source,
  blocks: new Map([
    [905, '<!-- wp:paragraph --><p>Ask us.</p><!-- /wp:paragraph -->'],
    [906, '<!-- wp:block {"ref":906} /-->'],
  ]),
};

const jpeg = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#208070' } })
  .jpeg()
  .toBuffer();
const readUpload = ({ key }: { key: string }) => Promise.resolve(key.includes('gone') ? 'it is gone' : jpeg);
const stage = { read: () => Promise.resolve(undefined), write: () => Promise.resolve() };

async function convert(content: string, fields: Partial<ExportItem> = {}) {
  const notes: Note[] = [];
  const newAddresses = new Map([['oldsite.example/2018/09/night', '/blog/night']]);
  const pictures = new PictureImporter(source, readUpload, stage);
  const html = await convertContent(postItem({ content, ...fields }), {
    source: sourceWithBlocks,
    newAddresses,
    pictures,
    title: 'A title',
    notes,
  });
  return { html, notes: notes.map(([kind, what]) => `${kind}: ${what}`) };
}

const roof = '<img src="/blog-media/2016-05-roof.jpg" alt="A roof">';
const door = '<img src="/blog-media/2016-05-door.jpg" alt="">';

it.each<[what: string, content: string, html: string, notes?: string[]]>([
  [
    'empty lines separate paragraphs',
    'One,\nstill one.\n\nTwo.\r\n\r\n<h3>Three</h3>\nFour.',
    '<p>One,<br>\nstill one.</p>\n<p>Two.</p>\n<h3>Three</h3>\n<p>Four.</p>',
  ],
  [
    'a gallery without numbers shows what was uploaded for the article',
    '[gallery]',
    `<figure>${door}</figure>`,
    ['alt: /blog-media/2016-05-door.jpg', `picture: ${uploads}/gone.jpg: it is gone`],
  ],
  [
    'shortcodes that only the old site knew are dropped, and remarks in brackets are kept',
    'Rain [sic] and [1] and [an aside].\n\n[recent_posts]\n\n[box color="red"]Inside [b]bold[/b][/box]\n\n[toc]\n\nWrite [[gallery]].',
    '<p>Rain [sic] and [1] and [an aside].</p>\n<p>Inside bold</p>\n<p>Write [gallery].</p>',
    ['shortcode: [recent_posts]', 'shortcode: [box]', 'shortcode: [b]', 'shortcode: [toc]'],
  ],
  [
    "the block editor's comments are removed, and blocks that WordPress generates are noted",
    '<!-- wp:paragraph {"align":"left"} -->\n<p>One\nline</p>\n<!-- /wp:paragraph -->\n<!-- wp:core/latest-posts {"n":3} /-->\n<!-- wp:heading --><h2 class="x" id="y">Two</h2><!-- /wp:heading -->',
    '<p>One\nline</p>\n<h2 id="part-y">Two</h2>',
    ['block: core/latest-posts'],
  ],
  [
    'links to imported articles lead to them, and others stay as they are',
    `<p><a href="http://oldsite.example/2018/09/night/#cut">1</a> <a href="${site}/about/">2</a> <a href="https://other.example/2018/09/night">3</a></p>`,
    `<p><a href="/blog/night#part-cut">1</a> <a href="${site}/about/">2</a> <a href="https://other.example/2018/09/night">3</a></p>`,
  ],
  [
    'pictures that load lazily or from a picture server are found',
    `<p><img src="data:image/gif;base64,R0" data-src="https://i1.wp.com/www.oldsite.example/wp-content/uploads/a-1024x683.jpg?ssl=1" alt="a"></p>`,
    '<p><img src="/blog-media/a.jpg" alt="a"></p>',
  ],
  [
    'scripts, embeds and forms are removed',
    '<p onclick="x()">a <a href="java\tscript:x()">b</a></p><script>x()</script><form><input></form><iframe src="https://evil.example"></iframe><video><source src="x"></video>',
    '<p>a b</p>',
    [
      ...['script: onclick of <p>', 'script: href of <a>', 'element: <script>', 'element: <form>'],
      ...['element: <iframe> https://evil.example', 'element: <video> x'],
    ],
  ],
  [
    'what other names stand for is kept, as on the site',
    '<h1>One</h1>\n<b>a</b> <i>b</i> 10<sup>6</sup> <del>$9</del>',
    '<h2>One</h2>\n<p><strong>a</strong> <em>b</em> 10<sup>6</sup> <del>$9</del></p>',
  ],
  [
    'lines that the blog leaves out are noted',
    '<p>By Ana Ruiz</p><table><tbody><tr><td>May 2016</td></tr></tbody></table><p>A title</p>',
    '<table><tbody><tr><td>May 2016</td></tr></tbody></table>',
    ['line: By Ana Ruiz', 'line: A title'],
  ],
  [
    'signs that cannot be read are left out, and halves of an emoji are joined',
    '<p>caf&#65533; &#55356;&#57225; &#xD83C;&#xDF89; &#55356;</p>',
    '<p>caf 🎉 🎉</p>',
    ['sign: a sign of the text', 'sign: a sign of the text'],
  ],
  [
    'a reusable block is written out, however often it is in itself',
    '<!-- wp:block {"ref":905} /--><!-- wp:block {"ref":906} /-->',
    '<p>Ask us.</p>',
    ['block: block'],
  ],
  [
    'links to places that the article does not have are unwrapped',
    '<p><a href="#more">1</a> <a href="#x">2</a> <a href="#">3</a></p><h2 id="x">A</h2>',
    '<p>1 <a href="#part-x">2</a> 3</p>\n<h2 id="part-x">A</h2>',
    ['jump: #more'],
  ],
  [
    'generated blocks and elements are noted with what they say',
    '<!-- wp:social-link {"url":"https://a.example","label":"Us"} /--><form><button>Buy tickets</button></form>',
    '',
    ['block: social-link https://a.example Us', 'element: <form> "Buy tickets"'],
  ],
  [
    'pictures of page builders and of styles are shown, and what else they say is noted',
    `[vc_single_image image="7"][vc_gallery images="7,99"][et_pb_blurb title="Three lamps" image="${uploads}/roof.jpg"]Blurb[/et_pb_blurb]<div style="background:url(${uploads}/roof.jpg)">Over</div>`,
    [
      ...Array<string>(2).fill(
        '<figure><img src="/blog-media/2016-05-roof.jpg" alt="A roof"><figcaption>From above</figcaption></figure>',
      ),
      '<figure><img src="/blog-media/2016-05-roof.jpg" alt="A roof"></figure>',
      '<p>Blurb</p>',
      '<p><img src="/blog-media/2016-05-roof.jpg" alt="A roof">Over</p>',
    ].join('\n'),
    [
      'shortcode: [vc_single_image]',
      'shortcode: [vc_gallery]',
      `shortcode: [et_pb_blurb title="Three lamps" image="${uploads}/roof.jpg"]`,
    ],
  ],
  [
    'shortcodes of other sites are left out without names too, and an address becomes a link',
    '[audio https://a.example/song.mp3]\n\n[dailymotion x8oma9]\n\n[laughs out loud]',
    '<p><a href="https://a.example/song.mp3">https://a.example/song.mp3</a></p>\n<p>[laughs out loud]</p>',
    [
      'shortcode: [audio https://a.example/song.mp3]',
      'shortcode: [dailymotion x8oma9]',
      'address: https://a.example/song.mp3',
    ],
  ],
  [
    'text in braces is not replaced by a fact',
    'Write {company}, { phone } and {} here.',
    '<p>Write &#123;company}, &#123; phone } and {} here.</p>',
  ],
])('%s', async (_, content, html, notes = []) => {
  expect(await convert(content)).toEqual({ html, notes });
});

const [vimeo, youtube] = ['https://vimeo.com/76979871', 'https://www.youtube.com/watch?v=abcdefghijk'];
const player = (address: string, words = address) => `<figure><a href="${address}">${words}</a></figure>`;

describe('a player', () => {
  it.each([
    ['text above\nhttps://youtu.be/abcdefghijk\ntext below', youtube],
    ['[embed width="640"]https://vimeo.com/76979871[/embed]', vimeo],
    ['[youtube https://www.youtube.com/watch?v=abcdefghijk]', youtube],
    ['[youtube=https://www.youtube.com/watch?v=abcdefghijk&w=320]', youtube],
    ['[youtube id="abcdefghijk"]', youtube],
    ['[youtube=http://youtu.be/abcdefghijk&w=640&h=360]', youtube],
    ['[tube]http://www.youtube.com/watch?v=abcdefghijk, 500, 300[/tube]', youtube],
    [
      '<object><param name="movie" value="http://vimeo.com/moogaloop.swf?clip_id=76979871&amp;server=vimeo.com"></object>',
      vimeo,
    ],
    ['[vimeo 76979871]', vimeo],
    ['[vimeo id=76979871 w=400]', vimeo],
    ['[embedyt] https://www.youtube.com/watch?v=abcdefghijk[/embedyt]', youtube],
    ['<iframe src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe>', youtube],
    [
      '<p>Look: <iframe data-src="https://player.vimeo.com/video/76979871" src="about:blank"></iframe> Good?</p>',
      vimeo,
    ],
    [
      '<object><param name="movie" value="http://www.youtube.com/v/abcdefghijk&hl=en"><embed src="http://www.youtube.com/v/abcdefghijk&hl=en"></object>',
      youtube,
    ],
    [
      '<!-- wp:embed {"url":"https://vimeo.com/76979871"} --><figure><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/76979871\n</div></figure><!-- /wp:embed -->',
      vimeo,
    ],
    ['<!-- wp:core-embed/youtube {"url":"https://youtu.be/abcdefghijk"} /-->', youtube],
  ])('is made of %j', async (content, address) => {
    const { html, notes } = await convert(content);
    expect(html.split('\n')).toContain(player(address));
    expect(html.match(/vimeo|youtu/g)).toHaveLength(2);
    expect(notes).toEqual([]);
  });

  it('keeps its title and its caption', async () => {
    const frame = '<iframe src="https://player.vimeo.com/video/76979871" title="The take"></iframe>';
    expect((await convert(frame)).html).toBe(player(vimeo, 'The take'));
    const captioned = `<!-- wp:embed --><figure><div>${vimeo}</div><figcaption>At <em>dawn</em></figcaption></figure><!-- /wp:embed -->`;
    expect((await convert(captioned)).html).toBe(
      player(vimeo).replace('</figure>', '<figcaption>At <em>dawn</em></figcaption></figure>'),
    );
  });

  it('comes first where the theme kept its address beside the text, once', async () => {
    const fields = { format: 'video', videoAddress: `<iframe src="${vimeo}"></iframe>` };
    const { html, notes } = await convert('Text.', fields);
    expect(html).toBe(`${player(vimeo)}\n<p>Text.</p>`);
    expect(notes).toEqual(['format: video']);
    expect((await convert(`Text.\n\n${vimeo}`, fields)).html).toBe(`<p>Text.</p>\n${player(vimeo)}`);
  });
});

describe('what is no video', () => {
  it('an address of another host on its own line becomes a link, with a note', async () => {
    const address = 'https://music.example/song/1';
    const figure = `<figure><div>${address}</div><figcaption>A <em>song</em></figcaption></figure>`;
    const { html, notes } = await convert(`<!-- wp:embed -->${figure}<!-- /wp:embed -->`);
    expect(html).toBe(`<p><a href="${address}">${address}</a></p>\n<p>A <em>song</em></p>`);
    expect(notes).toEqual([`address: ${address}`]);
  });

  it('a figure that only links to a page becomes a paragraph', async () => {
    const { html } = await convert('<figure><a href="https://other.example/a">A page</a></figure>');
    expect(html).toBe('<p><a href="https://other.example/a">A page</a></p>');
  });

  it('of a block that a plugin brought, the text is kept, with one note', async () => {
    const block = '<!-- wp:acme/hero {"a":{"b":1}} --><div><p>Words</p></div><!-- /wp:acme/hero -->';
    const { html, notes } = await convert(block + block);
    expect(html).toBe('<p>Words</p>\n<p>Words</p>');
    expect(notes).toEqual(['foreign: acme/hero']);
  });
});

it('footnotes are a list, with links that lead there and back', async () => {
  const footnotes = JSON.stringify([{ id: 'ab-1', content: 'At <em>noon</em>.' }]);
  const sup = '<sup data-fn="ab-1" class="fn"><a href="#ab-1" id="ab-1-link">1</a></sup>';
  const written =
    '<p>It rained.<sup><a href="#part-ab-1" id="part-ab-1-link">1</a></sup></p>\n' +
    '<ol><li id="part-ab-1">At <em>noon</em>. <a href="#part-ab-1-link">↩︎</a></li></ol>';
  for (const end of ['<!-- wp:footnotes /-->', '']) {
    const { html, notes } = await convert(`<!-- wp:paragraph --><p>It rained.${sup}</p>${end}`, { footnotes });
    expect([html, notes]).toEqual([written, []]);
  }
});

describe('the featured picture', () => {
  it('comes first', async () => {
    expect((await convert('Text.', { thumbnail: 7 })).html).toBe(`<p>${roof}</p>\n<p>Text.</p>`);
  });

  it('is shown once, in any size', async () => {
    const { html } = await convert(`<p><img src="${uploads}/roof-150x150.jpg" alt="x"></p>`, { thumbnail: 7 });
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});
