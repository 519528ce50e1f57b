import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement } from 'react';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cutTypefaces } from '@site/model/typefaces/cut-typefaces.ts';
import { drawCard, type CardParts } from './social-cards.ts';

let folder = '';
let picture = '';
let faces: CardParts['faces'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  faces = (await cutTypefaces('condensed', [])).cards;
  picture = path.join(folder, 'poster.png');
  await sharp({ create: { width: 640, height: 360, channels: 3, background: 'teal' } }).toFile(picture);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

function parts(title: string): CardParts {
  return {
    picture,
    faces,
    key: title,
    words: createElement('div', { style: { fontSize: 80, color: 'white' } }, title),
  };
}

describe('drawCard', () => {
  it('draws a card in the size that networks ask for, and takes it from the cache the next time', async () => {
    const cache = path.join(folder, 'first');
    const card = await drawCard(parts('Nitrate'), cache);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [file, ...others] = await readdir(cache);
    expect(others).toEqual([]);
    await writeFile(path.join(cache, file ?? ''), 'kept');
    expect((await drawCard(parts('Nitrate'), cache)).toString()).toBe('kept');
  });

  it('draws another card for other words', async () => {
    const cache = path.join(folder, 'second');
    const cards = await Promise.all(['Nitrate', 'Vacancy'].map((title) => drawCard(parts(title), cache)));
    expect(cards[0]?.equals(cards[1] ?? Buffer.from(''))).toBe(false);
    expect(await readdir(cache)).toHaveLength(2);
  });

  it('names a picture that is not there, and keeps nothing', async () => {
    const cache = path.join(folder, 'third');
    await expect(drawCard({ ...parts('Nitrate'), picture: 'no-such-poster.jpg' }, cache)).rejects.toThrow(
      'no-such-poster.jpg',
    );
    await expect(readdir(cache)).rejects.toThrow('ENOENT');
  });
});
