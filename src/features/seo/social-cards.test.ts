import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutTypefaces } from '@site/model/typefaces/cut-typefaces.ts';
import { drawCard, type CardParts } from './social-cards.ts';

let folder = '';
let parts: CardParts;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  const picture = path.join(folder, 'poster.png');
  parts = {
    picture,
    faces: (await cutTypefaces('condensed', [])).cards,
    key: 'Nitrate',
    words: createElement('div', { style: { fontSize: 80, color: 'white' } }, 'Nitrate'),
  };
  await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } }).toFile(picture);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

it('a card has the size that networks ask for', async () => {
  const card = await drawCard(parts, path.join(folder, 'cache'));
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('a picture that is not there is named', async () => {
  const missing = { ...parts, picture: 'no-such-poster.jpg' };
  await expect(drawCard(missing, path.join(folder, 'cache'))).rejects.toThrow('no-such-poster.jpg');
});
