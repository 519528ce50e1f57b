import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMissingGlyph } from '@site/model/typefaces/letters.ts';
import { typefacesNames } from '@site/model/typefaces/pairs.ts';
import { readTypefaces } from '@site/model/typefaces/typefaces.ts';
import { describeCard, type CardParts } from './social-cards.ts';

let folder = '';
let parts: CardParts;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  const picture = path.join(folder, 'poster.png');
  parts = {
    picture,
    faces: readTypefaces({ brand: {} }).folder,
    key: 'Nitrate',
    words: createElement('div', { style: { fontSize: 80, color: 'white' } }, 'Nitrate'),
  };
  await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } }).toFile(picture);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

it('a card has the size that networks ask for, with its text over the picture', async () => {
  const card = await describeCard(parts);
  expect(card).toMatchObject({ source: parts.picture, format: 'jpeg', width: 1200, height: 630 });
  expect(await sharp(Buffer.from(await card.drawLayer())).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('another text or another picture makes another file', async () => {
  const { name } = await describeCard(parts);
  expect((await describeCard({ ...parts, key: 'Silver' })).name).not.toBe(name);
});

it('a missing picture is reported by name', async () => {
  await expect(describeCard({ ...parts, picture: 'no-such-poster.jpg' })).rejects.toThrow('no-such-poster.jpg');
});

it.each(typefacesNames)('the pair %s has each letter with which a card keeps its title', async (typefaces) => {
  const { folder: faces } = readTypefaces({ brand: { typefaces } });
  const files = ['card-heading', 'card-heading-ext', 'card-text', 'card-text-ext'];
  const fonts = files.map(async (name) => ({ name, data: await readFile(path.join(faces, `${name}.woff`)) }));
  const letters = Array.from({ length: 0x2200 }, (_, point) => String.fromCodePoint(point));
  const kept = letters.filter((letter) => /\S/.test(letter) && findMissingGlyph(letter) === undefined);
  const missing: string[] = [];
  await satori(createElement('div', {}, kept.join(' ')), {
    width: 1200,
    height: 630,
    fonts: await Promise.all(fonts.map(async (font) => ({ ...(await font), weight: 400 }))),
    loadAdditionalAsset: (_, text) => Promise.resolve((missing.push(text), [])),
  });
  expect(missing).toEqual([]);
});
