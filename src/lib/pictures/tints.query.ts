import sharp from 'sharp';
import tokens from '#styles/tokens.css?raw';
import { listTints, nearestTint } from './nearest-tint.ts';
import { BuildCache } from '@site/system/build-cache.ts';
import { hashFile } from '../file-hash.ts';

/** Colors of pictures, by the pictures' content. */
const cache = new BuildCache('.cache/picture-colors');

const tints = listTints(tokens);

/** A picture's mean color: red, green and blue. */
async function readColor(file: string): Promise<Buffer> {
  return sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

/**
 * The tint that comes nearest to a picture, by its number.
 * @param file the picture, from the project's folder.
 */
export async function findTint(file: string): Promise<number> {
  const color = await cache.keep(await hashFile(file), () => readColor(file));
  return nearestTint([...color], tints);
}
