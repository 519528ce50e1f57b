import sharp from 'sharp';
import { pictureKinds, pictureSize, type PictureFolder, type PictureKind } from '@site/model/media/picture-kinds.ts';

/** Enough for the thumbnails of Vimeo and YouTube, which are at least 640 wide. */
const smallestShare = 0.5;
/** JPEG quality, the same as that of the sample content's pictures. */
const quality = 84;

/** A picture that cannot be used; the message completes "name …" and says what to give instead. */
export class PictureError extends Error {}

/**
 * Makes the JPEG for a folder of content/media: upright, cropped to the folder's shape around its main subject, sRGB,
 * and without metadata such as the place where it was taken.
 * @param source any picture that browsers or cameras write: JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG.
 * @throws PictureError if it is not a picture, or smaller than half of the folder's size.
 */
export async function makePicture(folder: PictureFolder, source: Uint8Array): Promise<Buffer> {
  const kind: PictureKind = pictureKinds[folder];
  const picture = sharp(source, { failOn: 'error' });
  const { width, height } = await picture
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => {
      throw new PictureError(`is not a picture that can be read: give a JPEG or PNG of ${pictureSize(kind)}`);
    });
  if (width < kind.width * smallestShare || height < (kind.height ?? 0) * smallestShare) {
    throw new PictureError(`is only ${String(width)}×${String(height)}: give one of at least ${pictureSize(kind)}`);
  }
  return picture
    .autoOrient()
    .resize({
      ...kind,
      fit: 'cover',
      position: sharp.strategy.attention,
      withoutEnlargement: kind.height === undefined,
    })
    .flatten({ background: '#000' })
    .toColorspace('srgb')
    .jpeg({ quality, mozjpeg: true, progressive: true })
    .toBuffer()
    .catch(() => {
      throw new PictureError(`is cut short or damaged: give the complete file`);
    });
}
