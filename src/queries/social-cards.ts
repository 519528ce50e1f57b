import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { cardSize } from '#domain/seo/site-page.ts';

/** Cards that were drawn before, by what they are made of: a build draws those alone that changed. */
const cacheFolder = '.cache/social-cards';

/** Networks fetch a card once and shrink it: a plain encoder is twice as fast as a thrifty one, for 12 kB more. */
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

const pictureKeys = new Map<string, Promise<string>>();

async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

async function draw(picture: string, words: ReactNode): Promise<Buffer> {
  fonts ??= loadFonts();
  const layer = await satori(words, { ...cardSize, fonts: await fonts });
  return sharp(picture)
    .resize({ ...cardSize, fit: 'cover' })
    .composite([{ input: Buffer.from(layer) }])
    .jpeg({ quality })
    .toBuffer();
}

async function readCache(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

/** Nobody ever reads half a file: a name is given to it once it is whole. */
async function writeCache(file: string, card: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${String(process.pid)}`;
  await writeFile(draft, card);
  await rename(draft, file);
}

export interface CardParts {
  /** The picture below the words: a file, from the project's folder. */
  readonly picture: string;
  readonly words: ReactNode;
  /** All that the words are drawn from, as text: another one is another card. */
  readonly key: string;
}

/**
 * The card of a shared page as JPEG, from the cache where nothing of it changed.
 * @param folder of the cache.
 * @throws Error naming the picture where it cannot be read.
 */
export async function drawCard({ picture, words, key }: CardParts, folder = cacheFolder): Promise<Buffer> {
  const pictureKey = pictureKeys.get(picture) ?? hashFile(picture);
  pictureKeys.set(picture, pictureKey);
  const name = createHash('sha256')
    .update(`${await pictureKey} ${String(quality)} ${key}`)
    .digest('hex');
  const file = path.join(folder, `${name}.jpg`);
  const cached = await readCache(file);
  if (cached) return cached;
  const card = await draw(picture, words);
  await writeCache(file, card);
  return card;
}
