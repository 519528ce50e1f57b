import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { cardSize } from './site-page.ts';
import { BuildCache } from '@site/system/build-cache.ts';
import { hashFile } from '#lib/file-hash.ts';

/** A cache of cards, keyed by a hash of their inputs: a build only draws those that changed. */
const cacheFolder = '.cache/social-cards';

/**
 * Networks fetch a card once and shrink it, so the default encoder is good enough: twice as fast as mozjpeg, for 12 kB
 * more.
 */
const quality = 72;

async function loadFonts(): Promise<Font[]> {
  const read = (file: string) => readFile(`src/styles/fonts/${file}`);
  const [display, text] = await Promise.all([read('archivo-display.ttf'), read('archivo-text.ttf')]);
  return [
    { name: 'Archivo Display', data: display, weight: 800, style: 'normal' },
    { name: 'Archivo Text', data: text, weight: 600, style: 'normal' },
  ];
}

let fonts: ReturnType<typeof loadFonts> | undefined;

async function draw(picture: string, words: ReactNode): Promise<Buffer> {
  fonts ??= loadFonts();
  const layer = await satori(words, { ...cardSize, fonts: await fonts });
  return sharp(picture)
    .resize({ ...cardSize, fit: 'cover' })
    .composite([{ input: Buffer.from(layer) }])
    .jpeg({ quality })
    .toBuffer();
}

export interface CardParts {
  /** The picture behind the text: a file, from the project's folder. */
  readonly picture: string;
  readonly words: ReactNode;
  /** The cache key of the text layer. */
  readonly key: string;
}

/**
 * A page's social card as JPEG, from the cache if nothing has changed.
 * @param folder of the cache.
 * @throws Error naming the picture, if it cannot be read.
 */
export async function drawCard({ picture, words, key }: CardParts, folder = cacheFolder): Promise<Buffer> {
  const name = createHash('sha256')
    .update(`${await hashFile(picture)} ${String(quality)} ${key}`)
    .digest('hex');
  return new BuildCache(folder).keep(`${name}.jpg`, () => draw(picture, words));
}
