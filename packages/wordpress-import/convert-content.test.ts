import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { convertContent } from './convert-content.ts';
import { oldSite, picture, writeExport } from './export.fixture.ts';
import { OldSite } from './old-site.ts';
import { PictureImporter } from './pictures.ts';
import { makeDescription } from './post-fields.ts';
import { readExports } from './read-export.ts';
import type { Note } from './note.ts';

type Items = Parameters<typeof writeExport>[0];

const uploads = `${oldSite}/wp-content/uploads/2016/05`;
const others: Items = [
  picture(7, '2016/05/roof.jpg', 'A roof', { excerpt: 'From above' }),
  picture(8, '2016/05/door-scaled.jpg'),
];
const jpeg = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#208070' } })
  .jpeg()
  .toBuffer();

async function convert(content: string, fields: Items[number] = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  const file = path.join(folder, 'export.xml');
  await writeFile(file, writeExport([{ id: 1, content, ...fields }, ...others]));
  const site = new OldSite(await readExports([file]));
  await rm(folder, { recursive: true });
  const stage = { read: () => Promise.resolve(undefined), write: () => Promise.resolve() };
  const source = ([file = '']: readonly string[]) => Promise.resolve(file.includes('gone') ? undefined : jpeg);
  const pictures = new PictureImporter(site, source, stage);
  const notes: Note[] = [];
  const [item] = site.source.items;
  if (!item) throw new Error('The export has no item');
  const { html } = await convertContent(item, { site, findPlace: () => undefined, pictures, title: 'A title', notes });
  return { html, notes: notes.map(([kind, what]) => `${kind}: ${what}`) };
}

const roof = '<img src="/blog-media/2016-05-roof.jpg" alt="A roof">';
const door = '<img src="/blog-media/2016-05-door.jpg" alt="">';
const noAlt = 'alt: /blog-media/2016-05-door.jpg';

it.each<[what: string, content: string, html: string, notes?: string[]]>([
  [
    'in a classic article, empty lines separate paragraphs',
    'One,\nstill one.\n\nTwo.\r\n\r\n<h3>Three</h3>\nFour.',
    '<p>One,<br>\nstill one.</p>\n<p>Two.</p>\n<h3>Three</h3>\n<p>Four.</p>',
  ],
  [
    'a caption and a gallery are figures',
    `[caption id="x"]<img src="${uploads}/roof-300x200.jpg"> The <em>roof</em>[/caption][gallery ids="7,8"][gallery size="large"]`,
    `<figure>${roof}<figcaption>The <em>roof</em></figcaption></figure>\n<figure>${roof}<figcaption>From above</figcaption></figure>\n<figure>${door}</figure>`,
    ['left: [gallery size="large"]', noAlt],
  ],
  [
    'text between shortcodes is kept, unless it is encoded',
    '[row][col]One [b]bold[/b] word.[/col][col]Two.[/col][/row]\n\n[toc_here]\n\nWrite [[gallery]], [sic].[raw]JTNDcCUzRUhlbGxvJTNDJTJGcCUzRQ==[/raw]',
    '<p>One  bold  word.  Two.</p>\n<p>Write [gallery], [sic].</p>',
    [
      'left: JTNDcCUzRUhlbGxvJTNDJTJGcCUzRQ==',
      ...['left: [row]', 'left: [col]', 'left: [b]', 'left: [col]', 'left: [toc_here]', 'kept: [sic]', 'left: [raw]'],
    ],
  ],
  [
    'pictures from a picture server or in another size are found; others are named',
    `<!-- wp:html --><p><img src="https://i1.wp.com/www.oldsite.example/wp-content/uploads/2016/05/roof-1024x683.jpg?ssl=1" class="wp-image-7"></p><figure><img src="${uploads}/gone.jpg" alt="Gone"><figcaption>Its caption</figcaption></figure><!-- /wp:html -->`,
    `<p>${roof}</p>\n<figure><figcaption>Its caption</figcaption></figure>`,
    [`picture: ${uploads}/gone.jpg Gone: the folder has no 2016/05/gone.jpg`],
  ],
  [
    'an address of another host on its own line becomes a link',
    '<!-- wp:embed --><figure><div>https://music.example/1</div><figcaption>A song</figcaption></figure><!-- /wp:embed -->',
    '<figure><a href="https://music.example/1">https://music.example/1</a><figcaption>A song</figcaption></figure>',
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
    ['[youtube=https://www.youtube.com/watch?v=abcdefghijk&w=320]', youtube],
    ['[acme_player link="https://vimeo.com/76979871" loop="1"]', vimeo],
    ['<p>Look: <iframe src="//player.vimeo.com/video/76979871"></iframe> Good?</p>', vimeo],
    [
      '<!-- wp:embed {"url":"https://vimeo.com/76979871"} --><figure><div>\nhttps://vimeo.com/76979871\n</div></figure><!-- /wp:embed -->',
      vimeo,
    ],
  ])('is made of %j', async (content, address) => {
    const { html, notes } = await convert(content);
    expect(html.split('\n')).toContain(player(address));
    expect(html.match(/vimeo|youtu/g)).toHaveLength(2);
    expect(notes).toEqual([]);
  });

  it('keeps its title and its caption', async () => {
    const frame = `<!-- wp:html --><iframe src="https://player.vimeo.com/video/76979871" title="The take"></iframe><!-- /wp:html -->`;
    expect((await convert(frame)).html).toBe(player(vimeo, 'The take'));
    const captioned = `<!-- wp:embed --><figure><div>${vimeo}</div><figcaption>At <em>dawn</em></figcaption></figure><!-- /wp:embed -->`;
    const caption = '<figcaption>At <em>dawn</em></figcaption></figure>';
    expect((await convert(captioned)).html).toBe(player(vimeo).replace('</figure>', caption));
  });
});

const rain = 'Rain is loud, and a roof of steel makes it louder.';

it.each([
  ['Rain is loud.', `<p>${rain} And cold.</p>`, `Rain is loud. ${rain} And cold.`],
  ['', `<p>${'rain '.repeat(60)}</p>`, `${'rain '.repeat(31)}rain…`],
  ['', `<h2>One</h2><figure>Two</figure><p>https://x.example ${rain} ${rain}</p>`, `${rain} ${rain}`],
  ['', '<p>{phone}</p>', 'On set. (phone) On set. (phone) On set. (phone) On set. (phone) On set. (phone)'],
])(
  'an article is described by its excerpt %j and first words, as long as search results are: %s',
  (excerpt, html, expected) => {
    expect(makeDescription(excerpt, 'On set', html, [])).toBe(expected);
  },
);
