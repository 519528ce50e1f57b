import { describe, expect } from 'vitest';
import { test } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';

describe('a tag', () => {
  test('that is not known', async ({ content }) => {
    const line = await content.appendText(page, '{% gif src="cat.gif" /%}');
    expect(await content.check()).toEqual([
      expect.stringContaining(
        `content/${page}: line ${String(line)} has the tag {% gif %}, which is not known: write one of {% figure %}, `,
      ),
    ]);
  });

  test('that lacks a field', async ({ content }) => {
    const line = await content.appendText(page, '{% video /%}');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} has a tag that is not right (Missing required attribute: 'slug'): {% video %} takes slug`,
    ]);
  });

  test('with fields, of which some are lacking', async ({ content }) => {
    const line = await content.appendText(page, '{% framesizes src="../media/stills/splash.jpg" /%}');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} has a tag that is not right (Missing required attribute: 'alt'): {% framesizes %} takes src, alt`,
    ]);
  });

  test('with a field that is not known', async ({ content }) => {
    const line = await content.appendText(page, '{% quote from="Ana" %}\nYes.\n{% /quote %}');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} has a tag that is not right (Invalid attribute: 'from'): {% quote %} takes by`,
    ]);
  });

  test('that is not closed', async ({ content }) => {
    const line = await content.appendText(page, '{% quote by="Ana" %}\nYes.');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} has a tag that is not right (Node 'quote' is missing closing): {% quote %} takes by`,
    ]);
  });

  test('that lacks a quote', async ({ content }) => {
    const line = await content.appendText(page, '{% video slug="neon-tide /%}');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} has a tag that cannot be read: write it as {% name field="text" %}, with both quotes and both braces`,
    ]);
  });
});

describe('a link', () => {
  test.for(['contact', 'http://www.example.com', '//www.example.com', 'www.example.com', '100%', ''])(
    'that leads nowhere: "%s"',
    async (address, { content }) => {
      const line = await content.appendText(page, `See [this](${address}).`);
      expect(await content.check()).toEqual([
        expect.stringMatching(`^content/${page}: line ${String(line)} .+: write `),
      ]);
    },
  );

  test.for(['https://www.example.com/a?b=c#d', 'mailto:{email}', 'tel:+13055550142', '{channel.vimeo}', '#light'])(
    'that leads away: %s',
    async (address, { content }) => {
      await content.appendText(page, `See [this](${address}).`);
      expect(await content.check()).toEqual([]);
    },
  );

  test('says what to write', async ({ content }) => {
    const line = await content.appendText(page, 'See [this](contact).');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} links to "contact", which is no address: write a path such as /contact, or one that starts with https://`,
    ]);
  });
});

test('a heading that competes with the main one', async ({ content }) => {
  const line = await content.appendText(page, '# The camera');
  expect(await content.check()).toEqual([
    `content/${page}: line ${String(line)} has a heading with one #: write ##, since the page's main heading is the field heading`,
  ]);
});

test('a picture without its tag', async ({ content }) => {
  const line = await content.appendText(page, '![Camera](../media/stills/camera.jpg)');
  expect(await content.check()).toEqual([
    `content/${page}: line ${String(line)} has a picture in brackets: write {% figure src="../media/stills/name.jpg" alt="…" caption="…" /%}`,
  ]);
});

test('a page without a text', async ({ content }) => {
  const [front = ''] = /^---\n[\s\S]*?\n---\n/.exec(await content.read(page)) ?? [];
  await content.write(page, front);
  expect(await content.check()).toEqual([
    `content/${page}: has no text: write it under the second line of three hyphens`,
  ]);
});

test('fields in the text, as in a file that was pasted twice', async ({ content }) => {
  const line = await content.appendText(page, '---\ntitle: "RED"\n---\n\nText.');
  expect(await content.check()).toEqual([
    `content/${page}: line ${String(line)} has three hyphens: remove them, and fields under them; fields stand above the text, once`,
  ]);
});
