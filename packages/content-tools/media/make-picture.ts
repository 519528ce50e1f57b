import sharp, { type Sharp } from 'sharp';
import { pictureKinds, pictureSize, type PictureFolder, type PictureKind } from '@site/model/media/picture-kinds.ts';

/** Enough for the thumbnails of Vimeo and YouTube, which are at least 640 wide. */
const smallestShare = 0.5;
/** JPEG quality, the same as that of the sample content's pictures. */
const quality = 84;

const ignored = () => undefined;

/** Whether a picture has more frames or pages than the one that is shown. */
export async function hasSeveralFrames(source: Uint8Array): Promise<boolean> {
  const { pages = 1 } = (await sharp(source).metadata().catch(ignored)) ?? {};
  return pages > 1;
}

/** How wide a picture is looked at to choose a ground. */
const sampleWidth = 100;

/** The ground for a picture with transparent parts on which its own parts can be seen: black for light ones. */
async function chooseGround(picture: Sharp): Promise<string> {
  const small = picture
    .clone()
    .resize({ width: sampleWidth, withoutEnlargement: true })
    .toColorspace('srgb')
    .ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  let [light, weight] = [0, 0];
  for (let start = 0; start < data.length; start += info.channels) {
    const pixel = data.subarray(start, start + info.channels);
    const alpha = pixel.at(-1) ?? 0;
    const colors = pixel.subarray(0, -1);
    light += (alpha * colors.reduce((sum, color) => sum + color, 0)) / colors.length;
    weight += alpha;
  }
  return light / Math.max(weight, 1) < 128 ? '#fff' : '#000';
}

/** A picture that cannot be used; the message completes "name …" and says what to give instead. */
export class PictureError extends Error {}

/**
 * Makes the JPEG for a folder of content/media: upright, cropped to the folder's shape around its main subject, sRGB,
 * and without metadata such as the place where it was taken.
 * @param source any picture that browsers or cameras write: JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG.
 * @param options `anySize`: it may be smaller than its place, as those of an old site are.
 * @throws PictureError if it is not a picture, or smaller than half of the folder's size.
 */
export async function makePicture(
  folder: PictureFolder,
  source: Uint8Array,
  { anySize = false }: { readonly anySize?: boolean } = {},
): Promise<Buffer> {
  const kind: PictureKind = pictureKinds[folder];
  if (source.length === 0) throw new PictureError('is empty: give the complete file');
  const picture = sharp(source, { failOn: 'error' });
  const { autoOrient, hasAlpha } = await picture.metadata().catch(() => {
    throw new PictureError(`is not a picture that can be read: give a JPEG or PNG of ${pictureSize(kind)}`);
  });
  const { width, height } = autoOrient;
  const isSmall = width < kind.width * smallestShare || height < (kind.height ?? 0) * smallestShare;
  if (isSmall && !anySize) {
    throw new PictureError(`is only ${String(width)}×${String(height)}: give one of at least ${pictureSize(kind)}`);
  }
  if (width * height < 4) throw new PictureError('is a single dot, as used to count visitors');
  try {
    const background = hasAlpha ? await chooseGround(picture) : '#000';
    return await picture
      .autoOrient()
      .resize({
        ...kind,
        fit: 'cover',
        position: sharp.strategy.attention,
        withoutEnlargement: kind.height === undefined,
      })
      .flatten({ background })
      .toColorspace('srgb')
      .jpeg({ quality, mozjpeg: true, progressive: true })
      .toBuffer();
  } catch {
    throw new PictureError(`is cut short or damaged: give the complete file`);
  }
}
