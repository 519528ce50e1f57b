import sharp from 'sharp';
import tokens from '#styles/tokens.css?raw';
import { listTints, nearestTint } from './nearest-tint.ts';
import { findGround, type Ground } from './ground.ts';
import { BuildCache } from '@site/model/files/build-cache.ts';
import { hashFile } from '../file-hash.ts';

/** Mean colors of pictures, by a hash of their content. */
const cache = new BuildCache('.cache/picture-colors');

const tints = listTints(tokens);

/** A picture's mean color: red, green and blue. */
async function readColor(file: string): Promise<Buffer> {
  return sharp(file).resize(1, 1, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

/** As many pixels on a side as tell which colors a picture has. */
const side = 16;

/**
 * The ground of a film's page; undefined for a picture without color.
 * @param file the picture, from the project's folder.
 */
export async function readGround(file: string): Promise<Ground | undefined> {
  const pixels = await cache.getOrCreate(`${await hashFile(file)}-${side}`, () =>
    sharp(file).resize(side, side, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer(),
  );
  return findGround([...pixels]);
}

/**
 * The number of the tint that is nearest to a picture.
 * @param file the picture, from the project's folder.
 */
export async function findTint(file: string): Promise<number> {
  const color = await cache.getOrCreate(await hashFile(file), () => readColor(file));
  return nearestTint([...color], tints);
}
