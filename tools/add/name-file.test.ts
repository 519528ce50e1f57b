import { expect, it } from 'vitest';
import { nameOfTitle } from './name-file.ts';

it.each([
  ['Neon Tide', 'neon-tide'],
  ['De Aquí Pa’ Hialeah', 'de-aqui-pa-hialeah'],
  ['Azúcar & Sal: Año 2 (Official Video)', 'azucar-and-sal-ano-2-official-video'],
  ['Straße, Œuvre, Łódź, Ågesund', 'strasse-oeuvre-lodz-agesund'],
  ["Don't iPhone", 'dont-iphone'],
  ['Соль', 'sol'],
  ['  —  ', ''],
  ['long '.repeat(30), 'long-'.repeat(16).slice(0, -1)],
])('«%s» is %s', (title, name) => {
  expect(nameOfTitle(title)).toBe(name);
});
