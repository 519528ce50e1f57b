import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { cardSize } from './site-page.ts';
import { hashFile } from '#lib/file-hash.ts';
import { fitLogo } from '@site/model/media/logo.ts';

/** The faces of cards, by their families; satori looks for a letter in all of them. */
const cardFaces = [
  { name: 'Display', file: 'card-heading.woff', weight: 800 },
  { name: 'Display Extended', file: 'card-heading-ext.woff', weight: 800 },
  { name: 'Text', file: 'card-text.woff', weight: 600 },
  { name: 'Text Extended', file: 'card-text-ext.woff', weight: 600 },
] as const;

/** By the folder of a pair of typefaces. satori parses the fonts of each new array, which takes longer than a card. */
const fonts = new Map<string, Promise<Font[]>>();

async function readFonts(folder: string): Promise<Font[]> {
  const read = async () =>
    Promise.all(
      cardFaces.map(async ({ file, ...face }) => ({ ...face, data: await readFile(path.join(folder, file)) })),
    );
  const found = fonts.get(folder) ?? read();
  fonts.set(folder, found);
  return found;
}

/** A logo in the form that satori takes. */
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
  /** The folder of the company's typefaces. */
  readonly faces: string;
  /** Identifies the text layer. */
  readonly key: string;
}

/** How a card is made. */
export interface CardRecipe {
  /** The picture, from the project's folder. */
  readonly source: string;
  readonly format: 'jpeg';
  readonly width: number;
  readonly height: number;
  /** The name of its file in a cache: it changes with the card. */
  readonly name: string;
  /** Draws the text over it, as SVG. */
  readonly drawLayer: () => Promise<string>;
}

/**
 * How a page's social card is made: 1200 by 630 pixels of the picture, under the text.
 * @throws Error naming the picture, if it cannot be read.
 */
export async function describeCard({ picture, words, faces, key }: CardParts): Promise<CardRecipe> {
  const name = createHash('sha256')
    .update(`${await hashFile(picture)} ${key}`)
    .digest('hex');
  return {
    source: picture,
    format: 'jpeg',
    ...cardSize,
    name: `${name}.jpg`,
    drawLayer: async () => satori(words, { ...cardSize, fonts: await readFonts(faces) }),
  };
}
