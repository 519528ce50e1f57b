import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { cardSize } from './site-page.ts';
import { hashFile } from '#lib/file-hash.ts';
import { fitLogo } from '@site/model/media/logo.ts';
import type { CutTypefaces } from '@site/model/typefaces/cut-typefaces.ts';

/** The company's faces, without axes, as satori reads them. */
type CardFaces = CutTypefaces['cards'];

const listFonts = ({ heading, text }: CardFaces): Font[] => [
  { name: 'Display', data: heading, weight: 800, style: 'normal' },
  { name: 'Text', data: text, weight: 600, style: 'normal' },
];

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
    drawLayer: () => satori(words, { ...cardSize, fonts: listFonts(faces) }),
  };
}
