import sharp from 'sharp';
import { findGround, type Ground } from './ground.ts';
import { BuildCache } from '@site/model/files/build-cache.ts';
import { hashFile } from '../file-hash.ts';

/** The pixels of downscaled pictures, by a hash of their content. */
const cache = new BuildCache('.cache/picture-colors');

/** The side of a downscaled picture, which is enough for its colors. */
const side = 16;

/**
 * The background of a film's page; undefined for a picture without color.
 * @param file the picture, from the project's folder.
 */
export async function readGround(file: string): Promise<Ground | undefined> {
  const pixels = await cache.getOrCreate(`${await hashFile(file)}-${side}`, () =>
    sharp(file).resize(side, side, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer(),
  );
  return findGround([...pixels]);
}
