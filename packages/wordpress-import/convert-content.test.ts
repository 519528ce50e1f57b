import { expect, test } from 'vitest';
import { test as ownerTest } from '@site/content-tools/entries/owner-copy.fixture.ts';
import { importItems, oldSite, picture, readHtml, writeUploads } from './import.fixture.ts';
import { makeDescription } from './post-fields.ts';

const uploads = `${oldSite}/wp-content/uploads/2016/05`;
const roof = '<img src="/blog-media/2016-05-roof.jpg" alt="A roof">';
const door = '<img src="/blog-media/2016-05-door.jpg" alt="">';

const [vimeo, youtube] = ['https://vimeo.com/76979871', 'https://www.youtube.com/watch?v=abcdefghijk'];
const player = (address: string, words = address) => `<figure><a href="${address}">${words}</a></figure>`;
const group = (html: string) => `<!-- wp:group -->${html}<!-- /wp:group -->`;

const cases: readonly { text: string; html: string; notes?: readonly string[] }[] = [
  {
    text: 'One,\nstill one.\n\nTwo.\r\n\r\n<h3>Three</h3>\nFour.',
    html: '<p>One,<br>\nstill one.</p>\n<p>Two.</p>\n<h3>Three</h3>\n<p>Four.</p>',
  },
  {
    text: `[caption id="x"]<img src="${uploads}/roof-300x200.jpg"> The <em>roof</em>[/caption][gallery ids="7,8"][gallery size="large"]`,
    html: `<figure>${roof}<figcaption>The <em>roof</em></figcaption></figure>\n<figure>${roof}<figcaption>From above</figcaption></figure>\n<figure>${door}</figure>`,
    notes: ['[gallery size="large"]'],
  },
  {
    text: '[row][col]One [b]bold[/b] word.[/col][col]Two.[/col][/row]\n\n[toc_here]\n\nWrite [[gallery]], [sic].[:en]',
    html: '<p>One  bold  word.  Two.</p>\n<p>Write [gallery], [sic].</p>',
    notes: ['[row]', '[col]', '[b]', '[toc_here]', '[:en]', '[sic]'],
  },
  {
    text: group(
      [
        `${uploads}/roof-scaled.jpg`,
        '//oldsite.example/wp-content/uploads/2016/05/roof.jpg?x=1#y',
        'https://i1.wp.com/www.oldsite.example/wp-content/uploads/2016/05/roof-1024x683.jpg?ssl=1',
        'https://bucket.example/roof-2-300x200.jpg',
      ]
        .map((address) => `<p><img src="${address}"></p>`)
        .join(''),
    ),
    html: `<p>${roof}</p>\n<p>${roof}</p>\n<p>${roof}</p>\n<p><img src="/blog-media/roof-2.jpg" alt="In a bucket"></p>`,
  },
  {
    text: group(`<figure><img src="${uploads}/gone.jpg" alt="Gone"><figcaption>Its caption</figcaption></figure>`),
    html: '<figure><figcaption>Its caption</figcaption></figure>',
    notes: [`${uploads}/gone.jpg Gone: the folder has no 2016/05/gone.jpg`],
  },
  {
    text: group(
      '<figure><div class="wp-block-embed__wrapper">\nhttps://music.example/1\n</div><figcaption>A song</figcaption></figure>',
    ),
    html: player('https://music.example/1').replace('</figure>', '<figcaption>A song</figcaption></figure>'),
  },
  {
    text: 'text above\nhttps://youtu.be/abcdefghijk\ntext below',
    html: `<p>text above</p>\n${player(youtube)}\n<p>text below</p>`,
  },
  { text: '[embed width="640"]https://vimeo.com/76979871[/embed]', html: player(vimeo) },
  { text: '[youtube=https://www.youtube.com/watch?v=abcdefghijk&w=320]', html: player(youtube) },
  { text: '[youtube https://youtu.be/abcdefghijk]', html: player(youtube) },
  { text: '[acme_player link="https://vimeo.com/76979871" loop="1"]', html: player(vimeo) },
  {
    text: '<p>Look: <iframe src="//player.vimeo.com/video/76979871" title="The take"></iframe> Good?</p>',
    html: `<p>Look:</p>\n${player(vimeo, 'The take')}\n<p>Good?</p>`,
  },
  {
    text: group(
      `<figure><div class="wp-block-embed__wrapper">\n${vimeo}\n</div><figcaption>At <em>dawn</em></figcaption></figure>`,
    ),
    html: player(vimeo).replace('</figure>', '<figcaption>At <em>dawn</em></figcaption></figure>'),
  },
];

const importTest = ownerTest.extend('converted', { scope: 'file' }, async ({ shared: content }) => {
  const pictures = [
    picture(7, '2016/05/roof.jpg', 'A roof', { excerpt: 'From above' }),
    picture(8, '2016/05/door-scaled.jpg'),
    picture(9, 'roof-2.jpg', 'In a bucket', { attachmentUrl: 'https://bucket.example/roof-2.jpg' }),
  ];
  const posts = cases.map(({ text }, index) => ({ id: 100 + index, content: text }));
  const files = ['2016/05/roof.jpg', '2016/05/roof-300x200.jpg', '2016/05/door-scaled.jpg', 'roof-2.jpg'];
  const { report } = await importItems(content, [...pictures, ...posts], {
    uploads: await writeUploads(content, files),
  });
  return { content, report };
});

importTest.for(cases.map((one, index) => [one.text, one, 100 + index] as const))(
  'an article is what the blog shows, and a report of the rest: %s',
  async ([, { html, notes = [] }, id], { converted: { content, report } }) => {
    expect((await readHtml(content, `take-${id}`)).trim()).toBe(html);
    const [, own = ''] = new RegExp(`### Take ${id}\n([^#]*)`).exec(report) ?? [];
    const lines = [...own.matchAll(/^ {2}- `(.*)`$/gm)].map(([, what]) => what);
    expect(lines.filter((what) => !what?.startsWith('it is too short'))).toEqual(notes);
  },
);

const rain = 'Rain is loud, and a roof of steel makes it louder.';

test.each([
  ['', `<p>${'rain '.repeat(60)}</p>`, `${'rain '.repeat(31)}rain…`],
  ['', `<h2>One</h2><figure>Two</figure><p>https://x.example ${rain} ${rain}</p>`, `${rain} ${rain}`],
  ['', '<img>', 'On set. '.repeat(9).trim()],
])(
  'an article is described by its excerpt %j and first words, as long as search results are: %s',
  (excerpt, html, expected) => {
    expect(makeDescription(excerpt, 'On set', html, [])).toBe(expected);
  },
);
