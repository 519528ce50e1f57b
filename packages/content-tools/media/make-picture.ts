import sharp, { type Region, type Sharp } from 'sharp';
import { pictureKinds, pictureSize, type PictureFolder, type PictureKind } from '@site/model/media/picture-kinds.ts';

/** Enough for the thumbnails of Vimeo and YouTube, which are at least 640 wide. */
const minShare = 0.5;
/** JPEG quality, the same as that of the sample content's pictures. */
const quality = 84;

const ignored = () => undefined;

interface Size {
  readonly width: number;
  readonly height: number;
}

export async function hasSeveralFrames(source: Uint8Array): Promise<boolean> {
  const { pages = 1 } = (await sharp(source).metadata().catch(ignored)) ?? {};
  return pages > 1;
}

/** The width to which a picture is scaled to choose its background. */
const sampleWidth = 100;

/** The lightness of a color, from 0 to 255. */
function lightOf(color: string): number {
  const digits = color.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  return [0, 2, 4].reduce((sum, place) => sum + Number.parseInt(digits.slice(place, place + 2), 16), 0) / 3;
}

/** The minimum difference in lightness between a picture and its background, of 255. */
const minContrast = 80;

/** The first background if the picture's opaque parts are visible on it, else the second. */
async function chooseGround(picture: Sharp, [ground, other]: readonly [string, string]): Promise<string> {
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
  const contrastOf = (color: string) => Math.abs(light / Math.max(weight, 1) - lightOf(color));
  return contrastOf(ground) >= Math.min(minContrast, contrastOf(other)) ? ground : other;
}

/** An unusable picture; the message completes "name …" and says what to give instead. */
export class PictureError extends Error {}

/** The largest input in pixels: that of the largest cameras. Ten such photos at once would fill a small machine. */
const maxPixels = 100_000_000;

/** Formats that browsers and cameras write. A file's extension doesn't count. */
const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff', 'svg'];

/**
 * Opens a picture with sharp. Phones write HEIC, which sharp can't decode for patent reasons.
 * @returns undefined if it is not a picture.
 * @throws PictureError if it has too many pixels.
 */
async function openPicture(source: Uint8Array): Promise<Sharp | undefined> {
  // The size is checked below.
  const picture = sharp(source, { failOn: 'error', limitInputPixels: false });
  const known = await picture.metadata().catch(ignored);
  if (!known || !formats.includes(known.format)) return undefined;
  if (known.width * known.height > maxPixels) {
    const size = `${known.width}×${known.height}`;
    throw new PictureError(`is ${size}: give one of at most ${maxPixels / 1e6} million pixels`);
  }
  if (known.compression !== 'hevc') return picture;
  const { default: decode } = await import('heic-decode');
  const raw = await decode({ buffer: source }).catch(ignored);
  return raw && sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 4 } });
}

/**
 * The region that fills a place of another shape.
 * @param at from 0, its left or upper part, to 1.
 */
function cropAt(at: number, { width, height }: Size, kind: Size): Region {
  const shape = kind.width / kind.height;
  const [wide, high] = [Math.min(width, Math.round(height * shape)), Math.min(height, Math.round(width / shape))];
  return { left: Math.round((width - wide) * at), top: Math.round((height - high) * at), width: wide, height: high };
}

interface PictureOptions {
  /** Accepts pictures smaller than their place, such as those of an old site. */
  readonly anySize?: boolean | undefined;
  /** The crop's position from 0 (left or upper) to 1; by default, the most salient part. */
  readonly at?: number | undefined;
  /**
   * Backgrounds for transparent parts, as hexadecimal colors: the second if the picture is not visible on the first.
   */
  readonly grounds?: readonly [string, string] | undefined;
}

/**
 * Makes the JPEG for a folder of content/media: upright, cropped to the folder's shape, sRGB, and
 * without metadata such as the place where it was taken.
 * @param source any picture that browsers or cameras write: JPEG, PNG, WebP, AVIF, HEIC, GIF, TIFF, SVG.
 * @throws PictureError if it is not a picture, or smaller than half of the folder's size.
 */
export async function makePicture(
  folder: PictureFolder,
  source: Uint8Array,
  { anySize = false, at, grounds = ['#000', '#fff'] }: PictureOptions = {},
): Promise<Buffer> {
  const kind: PictureKind = pictureKinds[folder];
  if (source.length === 0) throw new PictureError('is empty: give the complete file');
  const picture = await openPicture(source);
  if (!picture) throw new PictureError(`is not a picture that can be read: give a JPEG or PNG of ${pictureSize(kind)}`);
  const { autoOrient, hasAlpha } = await picture.metadata();
  const { width, height } = autoOrient;
  const isSmall = width < kind.width * minShare || height < (kind.height ?? 0) * minShare;
  if (isSmall && !anySize) {
    throw new PictureError(`is only ${width}×${height}: give one of at least ${pictureSize(kind)}`);
  }
  if (width * height < 4) throw new PictureError('is a tracking pixel');
  try {
    const background = hasAlpha ? await chooseGround(picture, grounds) : '#000';
    const upright = picture.autoOrient();
    const { height: fixed } = kind;
    const cropped =
      at === undefined || fixed === undefined
        ? upright
        : upright.extract(cropAt(at, { width, height }, { width: kind.width, height: fixed }));
    return await cropped
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
