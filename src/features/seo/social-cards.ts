import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { cardSize } from './site-page.ts';
import { BuildCache } from '@site/model/files/build-cache.ts';
import { hashFile } from '#lib/file-hash.ts';
import { fitLogo } from '@site/model/media/logo.ts';
import type { CutTypefaces } from '@site/model/typefaces/cut-typefaces.ts';

/** A cache of cards, keyed by a hash of their inputs: a build only draws those that changed. */
const cacheFolder = '.cache/social-cards';

/**
 * Networks fetch a card once and shrink it, so the default encoder is good enough: twice as fast as mozjpeg, for 12 kB
 * more.
 */
const quality = 72;

/** The company's faces, without axes, as satori reads them. */
type CardFaces = CutTypefaces['cards'];

const listFonts = ({ heading, text }: CardFaces): Font[] => [
  { name: 'Display', data: heading, weight: 800, style: 'normal' },
  { name: 'Text', data: text, weight: 600, style: 'normal' },
];

async function draw(picture: string, words: ReactNode, faces: CardFaces): Promise<Buffer> {
  const layer = await satori(words, { ...cardSize, fonts: listFonts(faces) });
  return sharp(picture)
    .resize({ ...cardSize, fit: 'cover' })
    .composite([{ input: Buffer.from(layer) }])
    .jpeg({ quality })
    .toBuffer();
}

/** A logo as the card's program takes it. */
export interface CardLogo {
  /** The picture itself, as an address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The room of a logo at the foot of a card. */
const logoRoom = { width: 420, height: 72 };

/** Draws a logo for cards. @param file SVG or PNG, from the project's folder. */
export async function drawCardLogo(file: string): Promise<CardLogo> {
  const source = await readFile(file);
  const { width, height } = fitLogo(source, logoRoom);
  const png = await sharp(source, { density: 300 }).resize({ width, height, fit: 'fill' }).png().toBuffer();
  return { src: `data:image/png;base64,${png.toString('base64')}`, width, height };
}

export interface CardParts {
  /** The picture behind the text: a file, from the project's folder. */
  readonly picture: string;
  readonly words: ReactNode;
  readonly faces: CardFaces;
  /** The cache key of the text layer. */
  readonly key: string;
}

/**
 * A page's social card as JPEG, from the cache if nothing has changed.
 * @param folder of the cache.
 * @throws Error naming the picture, if it cannot be read.
 */
export async function drawCard({ picture, words, faces, key }: CardParts, folder = cacheFolder): Promise<Buffer> {
  const name = createHash('sha256')
    .update(`${await hashFile(picture)} ${quality} ${key}`)
    .digest('hex');
  return new BuildCache(folder).keep(`${name}.jpg`, () => draw(picture, words, faces));
}
