import { spawnSync } from 'node:child_process';
import { describe, expect } from 'vitest';
import { projectFolder, test } from './copy-content.ts';

const page = 'pages/red-dragon.mdoc';
const review = 'write a block with name, rating, text, project, order, draft';

describe('YAML that cannot be read', () => {
  const quotes = 'put text with a colon, a brace or a star in quotes';

  test.for([
    ['a colon', 'name: Ana: director', `Nested mappings are not allowed in compact mappings): ${quotes}`],
    [
      'a field twice',
      'rating: 4\nrating: 5',
      'Map keys must be unique): the field stands there twice, keep one of them',
    ],
    ['a tab', 'rating:\n\t- 4', 'Tabs are not allowed as indentation): write spaces instead of tabs'],
    ['a tag', 'name: !Ana', `Unresolved tag: !Ana): ${quotes}`],
  ] as const)('because of %s', async ([, lines, reason], { content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, `order: 10\n${lines}\n`);
    expect(await content.check()).toEqual([
      expect.stringMatching(/^content\/reviews\/[a-z-]+\.yaml: line [23] cannot/),
    ]);
    expect(await content.check()).toEqual([expect.stringContaining(`cannot be read (${reason}`)]);
  });

  test('names the line', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, 'order: 10\n\nname: Ana: director\n');
    expect(await content.check()).toEqual([
      `content/${file}: line 3 cannot be read (Nested mappings are not allowed in compact mappings): ${quotes}`,
    ]);
  });

  test('names the line of the file above a text', async ({ content }) => {
    await content.write(page, '---\ntitle: "RED"\nlabel: Rental: camera\n---\nText.\n');
    expect(await content.check()).toEqual([
      `content/${page}: line 3 cannot be read (Nested mappings are not allowed in compact mappings): ${quotes}`,
    ]);
  });

  test('because of a star', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, 'name: *Ana\n');
    expect(await content.check()).toEqual([
      `content/${file}: cannot be read (Unresolved alias (the anchor must be set before the alias): Ana): ${quotes}`,
    ]);
  });
});

describe('YAML beyond plain values', () => {
  test('a day without quotes is text', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, (await content.read(file)).replace(/^project: .*$/m, 'project: 2024-05-31'));
    expect(await content.check()).toEqual([]);
  });

  test('a tag', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, (await content.read(file)).replace(/^project: /m, 'project: !!binary '));
    expect(await content.check()).toEqual([
      `content/${file}: project is a block, not text: put it in quotes, and write what was shot`,
    ]);
  });

  test('a merge key', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, `${await content.read(file)}<<: 1\n`);
    expect(await content.check()).toEqual([expect.stringContaining('has the unknown field <<: remove it')]);
  });

  test('a list that contains itself', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, 'name: &list [*list]\n');
    expect(await content.check()).toEqual([
      `content/${file}: cannot be read (A list or block contains itself): put text with a colon, a brace or a star in quotes`,
    ]);
  });
});

describe('a file', () => {
  test('that is empty', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, '');
    expect(await content.check()).toEqual([`content/${file}: is empty: ${review}`]);
  });

  test.for(['- name: Ana', 'just words', '42', '"": 1'])(
    'that is no block of fields: %s',
    async (source, { content }) => {
      const [file] = await content.filesIn('reviews');
      await content.write(file, source);
      expect(await content.check()).toContainEqual(
        expect.stringMatching(/^content\/reviews\/[a-z-]+\.yaml: .+: write /),
      );
    },
  );

  test('with numbers and odd names as fields', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, `${await content.read(file)}1: one\n__proto__: two\n? [a, b]\n: three\n`);
    expect(await content.check()).toEqual([
      `content/${file}: has the unknown field 1, __proto__, [ a, b ]: remove it, or write one of name, rating, text, project, order, draft`,
    ]);
  });

  test('cut in the middle of a line', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, 'name: Ana\nproject: "A music vid');
    expect(await content.check()).toEqual([
      `content/${file}: line 2 cannot be read (Missing closing "quote): put text with a colon, a brace or a star in quotes`,
    ]);
  });

  test('cut between two lines', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, 'name: Ana\nrating: 5\n');
    expect(await content.check()).toEqual([
      `content/${file}: text is missing: write what the client said`,
      `content/${file}: project is missing: write what was shot`,
      `content/${file}: order is missing: write the place in the list, a whole number from 0 to 100000`,
    ]);
  });

  test('cut above its text', async ({ content }) => {
    await content.write(page, '---\ntitle: "RED"\n');
    expect(await content.check()).toEqual([
      `content/${page}: has no fields: write them at its start, between two lines of three hyphens`,
    ]);
  });

  test.for(['---', '--- # notes', '---x: 1'])('whose fields seem to end early: %s', async (line, { content }) => {
    await content.write(page, (await content.read(page)).replace(/^---\n/, `---\n${line}\n`));
    expect(await content.check()).toEqual([
      `content/${page}: line 2 has three hyphens within the fields: remove that line`,
    ]);
  });

  test('with a whole article in place of a date', async ({ content }) => {
    const [file] = await content.filesIn('blog');
    await content.setField(file, ['date'], `<p>Rain.</p>\n${'x'.repeat(3_000)}`);
    expect(await content.check()).toEqual([
      expect.stringMatching(/: date is "<p>Rain\.<\/p> x{46}…", which is no date: write day, month and year/),
    ]);
  });

  test('with a name of a picture that no file can have', async ({ content }) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['poster'], `../media/posters/${'x'.repeat(3_000)}.jpg`);
    expect(await content.check()).toEqual([
      `content/${file}: poster is "../media/posters/${'x'.repeat(42)}…", which is longer than any name or address: write at most 255 characters`,
    ]);
  });

  test('that is not UTF-8', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, Buffer.from('name: Jos\xe9\n', 'latin1'));
    expect(await content.check()).toEqual([`content/${file}: has letters that cannot be read: save it as UTF-8`]);
  });

  test('in UTF-16 without a mark', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.write(file, Buffer.from(await content.read(file), 'utf16le'));
    expect(await content.check()).toEqual([`content/${file}: has letters that cannot be read: save it as UTF-8`]);
  });

  test.for(['\u0007', '\u000B', '\u0099'])('with a control character: %j', async (character, { content }) => {
    const source = await content.read(page);
    await content.write(page, `${source}\nText.${character}\n`);
    const line = String(source.split('\n').length + 1);
    expect(await content.check()).toEqual([
      `content/${page}: line ${line} has an invisible character: write the line again`,
    ]);
  });

  test('with the ending .yml', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.rename(file, file.replace('.yaml', '.yml'));
    expect(await content.check()).toEqual([
      `content/${file.replace('.yaml', '.yml')}: ends in .yml, which is not read: rename it to ${file}`,
    ]);
  });

  test('that no page reads', async ({ content }) => {
    await content.write('pages/notes.txt', 'Call Ana.');
    expect(await content.check()).toEqual([
      'content/pages/notes.txt: is not read by any page: rename, move or delete it',
    ]);
  });

  test('whose name is no address', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.rename(file, 'reviews/Ana Díaz.yaml');
    expect(await content.check()).toEqual([
      'content/reviews/Ana Díaz.yaml: has a name that is no address: write lowercase letters, digits and hyphens, such as neon-tide',
    ]);
  });

  test('that the site needs', async ({ content }) => {
    await content.remove('navigation.yaml');
    expect(await content.check()).toEqual([
      'content/navigation.yaml: is missing: write it with main, footer, callToAction',
    ]);
  });

  test('that holds the facts of all others', async ({ content }) => {
    await content.remove('claims.yaml');
    expect(await content.check()).toEqual([expect.stringContaining('content/claims.yaml: is missing: write it with ')]);
  });
});

describe('the command', () => {
  const check = (folder: string) => {
    const command = ['packages/model/check/check.ts', folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: projectFolder, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  test('exits 0 where the content is in order', ({ content }) => {
    expect(check(content.folder)).toEqual({ status: 0, stdout: 'Content is in order.\n', stderr: '' });
  });

  test('exits 1 and names the file, the field and what to write', async ({ content }) => {
    const [file] = await content.filesIn('reviews');
    await content.setField(file, ['rating'], 6);
    expect(check(content.folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: `content/${file}:2: rating is not right: write the stars, a whole number from 1 to 5\n\n1 problem in content. Nothing was built.\n`,
    });
  });
});
