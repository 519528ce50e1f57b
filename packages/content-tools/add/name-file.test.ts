import { expect, it } from 'vitest';
import { askName, nameOfTitle } from './name-file.ts';

it.each([
  ['Neon Tide', 'neon-tide'],
  ['De Aquí Pa’ Hialeah', 'de-aqui-pa-hialeah'],
  ['Azúcar & Sal: Año 2 (Official Video)', 'azucar-and-sal-ano-2-official-video'],
  ['Straße, Œuvre, Łódź, Ågesund', 'strasse-oeuvre-lodz-agesund'],
  ["Don't iPhone", 'dont-iphone'],
  ['Соль', 'sol'],
  ['  —  ', ''],
  ['long '.repeat(30), 'long-'.repeat(16).slice(0, -1)],
])('"%s" is %s', (title, name) => {
  expect(nameOfTitle(title)).toBe(name);
});

it('is taken without a question where it is free', async () => {
  const question = askName('Neon Tide', 'bts-', import.meta.dirname, (name) => [`${name}.ts`]);
  expect(question).toMatchObject({ initial: 'bts-neon-tide', settled: true });
  expect(await question.check('bts-neon-tide')).toEqual({ value: 'bts-neon-tide' });
  expect(await question.check('video')).toEqual({
    advice: 'is video, but content/video.ts is there already: write another name',
  });
});
