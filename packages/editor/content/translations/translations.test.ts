import { expect } from 'vitest';
import { markTranslations } from '@site/content-tools/translations/mark-translations.ts';
import { test as deskTest, type Desk } from '../desk.fixture.ts';
import { listWaiting } from './list-waiting.ts';
import type { Translated } from './translation.ts';

const member = 'team/ana-quiroga.yaml';
const place = 'translation-es/team.ana-quiroga.json';

/** The editor of a content with a second language, in which one member is written. */
const test = deskTest.extend('spanish', async ({ desk }) => {
  const languages = [
    { tag: 'en', name: 'English' },
    { tag: 'es-US', name: 'Español' },
  ];
  await desk.content.setField('site.yaml', ['languages'], languages);
  await desk.content.write(`es/${member}`, '# Sigue\ntitle: Directora\n');
  return desk;
});

/** What the form of a translation holds, and what it sends with some words written into it. */
async function fill(desk: Desk, at: string, words: Readonly<Record<string, string>>) {
  const { translated, ...version } = await desk.open(at);
  const { mark, texts } = translated as Translated;
  const written = Object.fromEntries(texts.map((text) => [text.place, words[text.place] ?? text.words]));
  return { texts, data: { ...version, translated: { mark, texts: written } } };
}

test('the form of a translation has the words of both languages, and nothing that is no word', async ({ spanish }) => {
  const { texts } = await fill(spanish, place, {});
  expect(texts.find((text) => text.place === 'title')).toEqual({
    place: 'title',
    original: expect.any(String) as string,
    words: 'Directora',
  });
  const places = texts.map((text) => text.place);
  expect(places).toContain('quote');
  expect(places).not.toContain('name');
  expect(places).not.toContain('img');
});

test('a save writes the words with a mark, and takes out what is left empty', async ({ spanish }) => {
  const quote = 'Medir dos veces y cortar una.';
  expect(await spanish.save(place, (await fill(spanish, place, { quote, title: '' })).data)).toBe('');
  expect(await spanish.content.read(`es/${member}`)).toMatch(
    /^# Sigue\nquote: Medir dos veces y cortar una\.\noriginal: [a-z]{8}\n$/,
  );
  expect(await spanish.content.check()).toEqual([]);
});

test('a translation is begun from an empty form, in the lists of its original', async ({ spanish }) => {
  const page = 'translation-es/pages.about.json';
  expect(
    await spanish.save(page, (await fill(spanish, page, { heading: 'Nosotros', 'why.cards[1].title': 'Lejos' })).data),
  ).toBe('');
  expect(await spanish.content.read('es/pages/about.yaml')).toMatch(
    /^heading: Nosotros\nwhy:\n {2}cards:\n {4}- \{\}\n {4}- title: Lejos\noriginal: /,
  );
  expect(await spanish.content.check()).toEqual([]);
});

test('a written page needs its text, and says so', async ({ spanish }) => {
  const page = 'translation-es/pages.color-grading.json';
  expect(await spanish.save(page, (await fill(spanish, page, { heading: 'Color' })).data)).toContain(
    'Text of the page is missing',
  );
});

test('what waits is listed until it is saved, and again when the first language changes', async ({ spanish }) => {
  const stateOf = () => {
    const [language] = listWaiting(spanish.content.folder);
    return language?.waiting.find(({ form }) => form.endsWith('team.ana-quiroga'))?.state;
  };
  expect(stateOf()).toBe('unmarked');
  expect(await spanish.save(place, (await fill(spanish, place, {})).data)).toBe('');
  expect(stateOf()).toBe('incomplete');
  await spanish.content.setField(member, ['quote'], 'Measure it twice, then measure it again.');
  expect(stateOf()).toBe('outdated');
  await spanish.content.remove(`es/${member}`);
  expect(stateOf()).toBe('missing');
});

test('the mark is of the words that the form has shown', async ({ spanish }) => {
  const { data } = await fill(spanish, place, { title: 'La directora' });
  await spanish.content.setField(member, ['title'], 'Director of everything');
  expect(await spanish.save(place, data)).toBe('');
  const [language] = listWaiting(spanish.content.folder);
  expect(language?.waiting.find(({ form }) => form.endsWith('team.ana-quiroga'))?.state).toBe('outdated');
});

test('an item that moves in a list of the first language moves in the translation', async ({ spanish }) => {
  const page = 'translation-es/pages.about.json';
  const words = { 'why.cards[0].title': 'Uno', 'why.cards[1].title': 'Dos' };
  expect(await spanish.save(page, (await fill(spanish, page, words)).data)).toBe('');
  const values = await spanish.open('pages/about.json');
  const why = values.why as { readonly cards: readonly unknown[] };
  const moved = { ...values, why: { ...why, cards: why.cards.toReversed() } };
  expect(await spanish.save('pages/about.json', moved)).toBe('');
  expect(await spanish.content.read('es/pages/about.yaml')).toMatch(
    /- \{\}\n {4}- title: Dos\n {4}- title: Uno\noriginal: /,
  );
});

test('a translation follows its original to another name, and goes with it', async ({ spanish: desk }) => {
  expect(await desk.rename(member, 'ana-maria-quiroga')).toBe('');
  expect(await desk.content.read('es/team/ana-maria-quiroga.yaml')).toBe('# Sigue\ntitle: Directora\n');
  expect(await desk.content.check()).toEqual([]);
  expect(await desk.delete('team/ana-maria-quiroga.yaml')).toBe('');
  await expect(desk.content.read('es/team/ana-maria-quiroga.yaml')).rejects.toThrow('ENOENT');
  expect(await desk.content.check()).toEqual([]);
});

test('it follows in links and lists, and its mark stays right where nothing new is to be translated', async ({
  spanish: desk,
}) => {
  const { content } = desk;
  const page = 'pages/color-grading.mdoc';
  const text = (await content.read(page)).split(/^---\r?\n/m)[2] ?? '';
  await content.appendText(page, 'See [the film](/videos/tinta-seca).');
  const links = [
    { label: 'Drama', path: '/videos/low-orbit' },
    { label: 'Ink', path: '/videos/tinta-seca' },
    { label: 'Color', path: '/color-grading' },
  ];
  await content.setField('search.yaml', ['start', 'links'], links);
  await content.write(`es/${page}`, `---\nheading: Color\n---\n${text}\n\nVea [el video](/videos/tinta-seca).\n`);
  const list = 'start:\n  links:\n    - label: Dramas\n    - { label: Tinta }\n    - label: Colores\n';
  await content.write('es/search.yaml', list);
  await markTranslations(content.folder, ['es']);
  const mark = /original.*/.exec(await content.read(`es/${page}`))?.[0];
  expect(await desk.rename('videos/tinta-seca.yaml', 'tinta-negra')).toBe('');
  expect(await content.read(`es/${page}`)).toContain('Vea [el video](/videos/tinta-negra).');
  expect(await content.read(`es/${page}`)).toContain(mark);
  expect(await desk.delete('videos/tinta-negra.yaml')).toBe('');
  expect(await content.read(`es/${page}`)).toContain('Vea el video.');
  expect(await content.read('es/search.yaml')).toMatch(
    /^start:\n {2}links:\n {4}- label: Dramas\n {4}- label: Colores\noriginal/,
  );
  expect(await markTranslations(content.folder, ['es'])).toEqual([]);
  expect(await content.check()).toEqual([]);
});
