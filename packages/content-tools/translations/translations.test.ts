import { describe, expect } from 'vitest';
import { test, type OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { changeName } from '../names/change-name.ts';
import { markTranslations } from './mark-translations.ts';

const person = 'team/ana-quiroga';

/** The fixture with some Spanish, written by hand. */
async function translate(content: OwnerCopy, files: Readonly<Record<string, string>>): Promise<void> {
  await content.setField(
    'site.yaml',
    ['languages'],
    [
      { tag: 'en', name: 'English' },
      { tag: 'es', name: 'Español' },
    ],
  );
  for (const [file, source] of Object.entries(files)) await content.write(`es/${file}`, source);
}

describe('the mark of a translation', () => {
  test('is written at its end, and everything else stays, line ends included', async ({ content }) => {
    await translate(content, { [`${person}.yaml`]: '# Por revisar\r\ntitle: "Directora"\r\n' });
    expect(await markTranslations(content.folder, ['es'])).toEqual([`es/${person}.yaml`]);
    expect(await content.read(`es/${person}.yaml`)).toMatch(
      /^# Por revisar\r\ntitle: "Directora"\r\noriginal: [a-z]{8}\r\n$/,
    );
    expect(await markTranslations(content.folder, [`content/es/${person}.yaml`])).toEqual([]);
    expect(await content.check()).toEqual([]);
  });

  test('of nothing is refused', async ({ content }) => {
    await expect(markTranslations(content.folder, ['es/pages/nowhere'])).rejects.toThrow('is no translation');
  });
});

describe('a translation follows its original', () => {
  test('to another name, and goes with it', async ({ content }) => {
    await translate(content, { [`${person}.yaml`]: 'title: Directora\n' });
    await changeName(content.folder, { entry: person, to: 'ana-maria-quiroga' });
    expect(await content.read('es/team/ana-maria-quiroga.yaml')).toBe('title: Directora\n');
    expect(await content.check()).toEqual([]);
    await changeName(content.folder, { entry: 'team/ana-maria-quiroga', to: undefined });
    await expect(content.read('es/team/ana-maria-quiroga.yaml')).rejects.toThrow('ENOENT');
    expect(await content.check()).toEqual([]);
  });

  test('in links and lists, and its mark stays right where nothing new is to be translated', async ({ content }) => {
    const page = 'pages/color-grading.mdoc';
    const text = (await content.read(page)).split(/^---\r?\n/m)[2] ?? '';
    await content.appendText(page, 'See [the film](/videos/tinta-seca).');
    const links = [
      { label: 'Drama', path: '/videos/low-orbit' },
      { label: 'Ink', path: '/videos/tinta-seca' },
      { label: 'Color', path: '/color-grading' },
    ];
    await content.setField('search.yaml', ['start', 'links'], links);
    await translate(content, {
      [page]: `---\nheading: Color\n---\n${text}\n\nVea [el video](/videos/tinta-seca).\n`,
      'search.yaml': 'start:\n  links:\n    - label: Dramas\n    - { label: Tinta }\n    - label: Colores\n',
    });
    await markTranslations(content.folder, ['es']);
    const mark = /original.*/.exec(await content.read(`es/${page}`))?.[0];
    await changeName(content.folder, { entry: 'videos/tinta-seca', to: 'tinta-negra' });
    expect(await content.read(`es/${page}`)).toContain('Vea [el video](/videos/tinta-negra).');
    expect(await content.read(`es/${page}`)).toContain(mark);
    await changeName(content.folder, { entry: 'videos/tinta-negra', to: undefined });
    expect(await content.read(`es/${page}`)).toContain('Vea el video.');
    expect(await content.read('es/search.yaml')).toMatch(
      /^start:\n {2}links:\n {4}- label: Dramas\n {4}- label: Colores\noriginal/,
    );
    expect(await markTranslations(content.folder, ['es'])).toEqual([]);
    expect(await content.check()).toEqual([]);
  });
});
