import { describe, expect } from 'vitest';
import { test } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';

test('the content as it stands has no problem', async ({ content }) => {
  expect(await content.check()).toEqual([]);
});

describe('a field', () => {
  test('that no schema knows', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.setField(file, ['stars'], 5);
    expect(await content.check()).toEqual([
      `content/${file}: has the unknown field stars: remove it, or write one of name, rating, text, project, order, draft`,
    ]);
  });

  test('that no schema knows, inside a block', async ({ content }) => {
    await content.setField('site.yaml', ['emails', 'press'], 'press@studio.example');
    expect(await content.check()).toEqual([
      'content/site.yaml: emails has the unknown field press: remove it, or write one of studio, bookings',
    ]);
  });

  test('that is missing', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['title'], undefined);
    expect(await content.check()).toEqual([`content/${file}: title is missing: write the title`]);
  });

  test('without a value', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['title'], null);
    expect(await content.check()).toEqual([`content/${file}: title is empty: write the title`]);
  });

  test('with a mark that nobody sees', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['title'], '\u200B');
    expect(await content.check()).toEqual([`content/${file}: title is empty: write the title`]);
  });

  test('with a number where text belongs', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['title'], 1984);
    expect(await content.check()).toEqual([
      `content/${file}: title is a number, not text: put it in quotes, and write the title`,
    ]);
  });

  test('with text where a number belongs', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['year'], '2024');
    expect(await content.check()).toEqual([
      `content/${file}: year is text: write the year, a whole number from 1990 to 2100, without quotes`,
    ]);
  });

  test('that starts with a token but has no quotes', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['location'], { company: null });
    expect(await content.check()).toEqual([
      `content/${file}: location is a block, not text: put it in quotes, and write where it was shot`,
    ]);
  });
});

describe('a Vimeo id', () => {
  const advice = 'write the number alone, such as 123456789 or, for an unlisted video, 123456789?h=0a1b2c3d4e';

  test('that is a pasted address', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['vimeoId'], 'https://vimeo.com/76979871');
    expect(await content.check()).toEqual([`content/${file}: vimeoId is a pasted address: ${advice}`]);
  });

  test('that is a number without quotes', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['vimeoId'], 76979871);
    expect(await content.check()).toEqual([
      `content/${file}: vimeoId is a number, not text: put it in quotes, and ${advice}`,
    ]);
  });

  test('that is no id', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['vimeoId'], '7697 9871');
    expect(await content.check()).toEqual([`content/${file}: vimeoId is not right: ${advice}`]);
  });
});

describe('a date', () => {
  test.for(['31 May 2024', '2024-02-30', '2024-13-01', '2024-5-1', '2024-05-31T10:00:00Z'])(
    'of a video that is no day: %s',
    async (date, { content }) => {
      const [file] = await content.filesIn('videos');
      await content.setField(file, ['published'], date);
      expect(await content.check()).toEqual([
        `content/${file}: published is "${date}", which is no day: write it as year-month-day, such as 2024-05-31`,
      ]);
    },
  );

  test.for(['2016-05-13', '31 February 2016', '13 may 2016', 'May 2016'])(
    'of an article that is no day: %s',
    async (date, { content }) => {
      const [file] = await content.filesIn('blog');
      await content.setField(file, ['date'], date);
      expect(await content.check()).toEqual([
        `content/${file}: date is "${date}", which is no date: write day, month and year, such as 13 May 2016`,
      ]);
    },
  );
});

describe('a group', () => {
  const genres = 'Latin pop, Reggaeton, Hip-hop, R&B, Rock, Electronic, Country, Salsa, Gospel';

  test('category that is not known', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['category'], 'wedding');
    expect(await content.check()).toEqual([
      `content/${file}: category is "wedding", which is not known: write one of music, corporate`,
    ]);
  });

  test('genre that is not known', async ({ content }) => {
    const file = await content.videoOf('music');
    await content.setField(file, ['genre'], 'Polka');
    expect(await content.check()).toEqual([
      `content/${file}: genre is "Polka", which is not known: write one of ${genres}`,
    ]);
  });

  test('genre that a music video lacks', async ({ content }) => {
    const file = await content.videoOf('music');
    await content.setField(file, ['genre'], undefined);
    expect(await content.check()).toEqual([
      `content/${file}: genre is missing: a music video needs it; write one of ${genres}`,
    ]);
  });
});

describe('a phone number', () => {
  test.for(['+1 305 555 0142', '(305) 555-0142', '+9991234567'])(
    'that no phone dials: %s',
    async (phone, { content }) => {
      await content.setField('site.yaml', ['phone'], phone);
      expect(await content.check()).toEqual([
        'content/site.yaml: phone is not right: write + and the digits alone, such as "+13055550142"',
      ]);
    },
  );
});

describe('a length', () => {
  test('that is too great once the tokens are filled in', async ({ content }) => {
    await content.setField('site.yaml', ['phone'], '+13055550142');
    await content.setField(page, ['title'], `${'x'.repeat(50)} {phone}`);
    expect(await content.check()).toEqual([`content/${page}: title has 65 characters: write at most 60`]);
  });

  test('that is too small', async ({ content }) => {
    await content.setField(page, ['description'], 'Too short.');
    expect(await content.check()).toEqual([`content/${page}: description has 10 characters: write at least 70`]);
  });
});

describe('a token that stands for nothing', () => {
  const promotion =
    '{promotion.price}, {promotion.everyHours}, {promotion.hoursADay}, {promotion.months}, {promotion.devices}';

  test('in a field', async ({ content }) => {
    await content.setField(page, ['lead'], 'It costs {promotion.fee}.');
    expect(await content.check()).toEqual([
      `content/${page}: lead uses {promotion.fee}, which stands for nothing: write one of ${promotion}`,
    ]);
  });

  test('in a text', async ({ content }) => {
    const line = await content.appendText(page, 'It costs {promotion.fee}.');
    expect(await content.check()).toEqual([
      `content/${page}: line ${String(line)} uses {promotion.fee}, which stands for nothing: write one of ${promotion}`,
    ]);
  });
});

test('one broken file does not hide the faults of another', async ({ content }) => {
  const [first, second] = await content.filesIn('team');
  await content.setField(first, ['order'], undefined);
  await content.setField(second, ['order'], undefined);
  expect(await content.check()).toEqual([
    `content/${first}: order is missing: write the place in the list, a whole number from 0 to 100000`,
    `content/${second}: order is missing: write the place in the list, a whole number from 0 to 100000`,
  ]);
});
