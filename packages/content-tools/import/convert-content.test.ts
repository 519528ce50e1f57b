import { describe, expect, it } from 'vitest';
import { convertContent } from './convert-content.ts';
import { postItem } from './export-item.fixture.ts';
import { listWords } from './convert-pictures.ts';
import { findOldPicture, listHosts, pictureKey, pictureName, type PlacePicture } from './pictures.ts';
import type { ExportItem } from './read-export.ts';
import { takeNotes } from './report.ts';

const site = 'https://www.oldsite.example';
const hosts = listHosts([site]);

const attachments = new Map(
  [
    { id: 7, attachmentUrl: `${site}/wp-content/uploads/2016/05/roof.jpg`, alt: 'A roof', excerpt: 'From above' },
    { id: 8, attachmentUrl: `${site}/wp-content/uploads/2016/05/door-scaled.jpg`, parent: 1 },
    { id: 9, attachmentUrl: `${site}/wp-content/uploads/2016/05/gone.jpg`, parent: 1, menuOrder: 2 },
  ].map((fields) => [fields.id, postItem({ ...fields, type: 'attachment' })]),
);

const findPicture = (address: string) => findOldPicture(address, site, hosts);

/** Knows every picture but those named gone. */
const place: PlacePicture = (picture) => {
  const name = pictureName(pictureKey(picture));
  return Promise.resolve(name.includes('gone') ? { problem: 'it is gone' } : { src: `/blog-media/${name}.jpg` });
};

async function convert(content: string, fields: Partial<ExportItem> = {}) {
  const { notes, note } = takeNotes();
  const words = listWords(attachments, findPicture);
  const moved = new Map([['oldsite.example/2018/09/night', '/blog/night']]);
  const context = { attachments, hosts, findPicture, words, place, moved, note };
  const html = await convertContent(postItem({ content, ...fields }), context);
  return { html, notes: [...notes].flatMap(([kind, found]) => [...found.keys()].map((what) => `${kind}: ${what}`)) };
}

async function htmlOf(content: string): Promise<string> {
  return (await convert(content)).html;
}

describe('a classic article', () => {
  it('has paragraphs where it has empty lines', async () => {
    expect(await htmlOf('One,\nstill one.\n\nTwo.\r\n\r\n<h3>Three</h3>\nFour.')).toBe(
      '<p>One,<br>\nstill one.</p>\n<p>Two.</p>\n<h3>Three</h3>\n<p>Four.</p>',
    );
  });

  it('loses what leads a picture to its own file, and keeps its caption', async () => {
    const html = await htmlOf(
      `[caption id="attachment_7" width="300"]<a href="${site}/wp-content/uploads/2016/05/roof.jpg"><img src="${site}/wp-content/uploads/2016/05/roof-300x200.jpg" alt="" /></a> A <em>roof</em>, seen[/caption]`,
    );
    expect(html).toBe(
      '<figure><img src="/blog-media/2016-05-roof.jpg" alt="A roof"><figcaption>A <em>roof</em>, seen</figcaption></figure>',
    );
  });

  it('shows a gallery picture by picture', async () => {
    const { html, notes } = await convert('[gallery ids="8,7,55"]');
    expect(html).toBe(
      '<figure><img src="/blog-media/2016-05-door.jpg" alt=""></figure>\n<figure><img src="/blog-media/2016-05-roof.jpg" alt="A roof"><figcaption>From above</figcaption></figure>',
    );
    expect(notes).toEqual([
      'picture: attachment 55 of a gallery: the export does not have it',
      'alt: /blog-media/2016-05-door.jpg',
    ]);
  });

  it('shows in a gallery without numbers what was uploaded for it', async () => {
    const { html, notes } = await convert('[gallery]');
    expect(html).toBe('<figure><img src="/blog-media/2016-05-door.jpg" alt=""></figure>');
    expect(notes).toContain(`picture: ${site}/wp-content/uploads/2016/05/gone.jpg: it is gone`);
  });

  it.each([
    ['text above\nhttps://youtu.be/abcdefghijk\ntext below', 'https://youtu.be/abcdefghijk'],
    ['[embed width="640"]https://vimeo.com/76979871[/embed]', 'https://vimeo.com/76979871'],
    ['[youtube https://www.youtube.com/watch?v=abcdefghijk]', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['[youtube=https://www.youtube.com/watch?v=abcdefghijk]', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['[vimeo 76979871]', 'https://vimeo.com/76979871'],
    [
      '<iframe src="//www.youtube.com/embed/abcdefghijk?rel=0"></iframe>',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
    ['<p><iframe src="https://player.vimeo.com/video/76979871"></iframe></p>', 'https://vimeo.com/76979871'],
  ])('turns the player of %j into a link', async (content, address) => {
    const { html, notes } = await convert(content);
    expect(html).toContain(`<p><a href="${address}">${address}</a></p>`);
    expect(notes).toEqual([]);
  });

  it('drops shortcodes that only the old site knew, and leaves remarks in brackets', async () => {
    const { html, notes } = await convert(
      'Rain [sic] and [1] and [an aside].\n\n[recent_posts]\n\n[box color="red"]Inside [b]bold[/b][/box]\n\n[toc]\n\nWrite [[gallery]].',
    );
    expect(html).toBe('<p>Rain [sic] and [1] and [an aside].</p>\n<p>Inside bold</p>\n<p>Write [gallery].</p>');
    expect(notes).toEqual(['shortcode: [recent_posts]', 'shortcode: [box]', 'shortcode: [b]', 'shortcode: [toc]']);
  });
});

describe('an article of blocks', () => {
  it('loses their marks, and a note says which were drawn by WordPress', async () => {
    const { html, notes } = await convert(
      '<!-- wp:paragraph {"align":"left"} -->\n<p>One\nline</p>\n<!-- /wp:paragraph -->\n<!-- wp:core/latest-posts {"n":3} /-->\n<!-- wp:heading --><h2 class="x" id="y">Two</h2><!-- /wp:heading -->',
    );
    expect(html).toBe('<p>One\nline</p>\n<h2>Two</h2>');
    expect(notes).toEqual(['block: core/latest-posts']);
  });

  it('has links where it had players', async () => {
    const html = await htmlOf(
      '<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/76979871\n</div></figure><!-- /wp:embed -->',
    );
    expect(html).toBe('<p><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></p>');
  });
});

describe('addresses', () => {
  it('of articles that come along lead to them; others of the old site are left for the cleaner', async () => {
    const html = await htmlOf(
      `<p><a href="http://oldsite.example/2018/09/night/#cut">1</a> <a href="${site}/about/">2</a> <a href="https://other.example/2018/09/night">3</a></p>`,
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/blog/night#cut',
      `${site}/about/`,
      'https://other.example/2018/09/night',
    ]);
  });

  it('of files that do not come along are told', async () => {
    const { notes } = await convert(`<p><a href="${site}/wp-content/uploads/rates.pdf">rates</a></p>`);
    expect(notes).toEqual([`file: ${site}/wp-content/uploads/rates.pdf`]);
  });

  it('of pictures on other sites are told, and the picture is left out', async () => {
    const { html, notes } = await convert('<p>Text <img src="https://pictures.example/a.jpg" alt="a"></p>');
    expect(html).toBe('<p>Text</p>');
    expect(notes).toEqual(['picture: https://pictures.example/a.jpg: it is not on the old site']);
  });

  it('of pictures that load late or over a picture server are found', async () => {
    const html = await htmlOf(
      `<p><img src="data:image/gif;base64,R0" data-src="https://i1.wp.com/www.oldsite.example/wp-content/uploads/a-1024x683.jpg?ssl=1" alt="a"></p>`,
    );
    expect(html).toBe('<p><img src="/blog-media/a.jpg" alt="a"></p>');
  });
});

describe('the featured picture', () => {
  const roof = `<p><img src="${site}/wp-content/uploads/2016/05/roof-150x150.jpg" alt="x"></p>`;

  it('stands first', async () => {
    const { html } = await convert('Text.', { thumbnail: 7 });
    expect(html).toBe('<p><img src="/blog-media/2016-05-roof.jpg" alt="A roof"></p>\n<p>Text.</p>');
  });

  it('is shown once, in whatever size the article has it', async () => {
    const { html } = await convert(roof, { thumbnail: 7 });
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});

it('scripts, embeds and forms are removed, with a note of each', async () => {
  const { html, notes } = await convert(
    '<p onclick="x()">a <a href="java\tscript:x()">b</a></p><script>x()</script><form><input></form><iframe src="https://evil.example"></iframe><video><source src="x"></video>',
  );
  expect(html).toBe('<p>a <a>b</a></p>');
  expect(notes).toEqual([
    'script: onclick of <p>',
    'script: href of <a>',
    'element: <script>',
    'element: <form>',
    'element: <iframe> https://evil.example',
    'element: <video>',
  ]);
});

it('braces are letters, not facts', async () => {
  expect(await htmlOf('Write {company}, { phone } and {} here.')).toBe(
    '<p>Write &#123;company}, &#123; phone } and {} here.</p>',
  );
});
