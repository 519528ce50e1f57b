import sharp from 'sharp';
import { optimize } from 'svgo';
import { logoBytes } from '@site/model/media/logo.ts';
import { hasViewBox, listUnsafe, sanitizeSvg } from '@site/model/media/safe-svg.ts';
import { PictureError } from './make-picture.ts';

export interface MadeLogo {
  readonly data: Buffer;
  readonly ending: 'svg' | 'png';
}

/** Three times the size of a logo's box on a page, in pixels. */
const maxSize = { width: 672, height: 240 };

/** The minimum size of a PNG that is sharp on screens with two pixels per CSS pixel. */
const minSize = { width: 448, height: 80 };

/** Drawing programs write colors into style sheets, and their own ids everywhere. */
const plugins = [
  { name: 'inlineStyles', params: { onlyMatchedOnce: false, removeMatchedSelectors: true } },
  'convertStyleToAttrs',
  'removeXlink',
  'preset-default',
] as const;

/** Elements that a drawing would visibly lack, and what to do instead. */
const missed: Readonly<Record<string, string>> = {
  '<text>': 'has text, which is set in another face where its font is missing: turn it into outlines',
  '<image>': 'has a picture in it: export it as PNG',
  '<style>': 'has a style sheet of its own: export it again with "presentation attributes"',
};

function makeSvg(source: string): Buffer {
  if (!/<svg[\s>]/.test(source)) throw new PictureError('is not a drawing: give an SVG or PNG');
  if (!hasViewBox(source)) {
    throw new PictureError(
      'has no viewBox, so it cannot be scaled: export it again, as "responsive" or with a viewBox',
    );
  }
  let plain: string;
  try {
    plain = optimize(source, { plugins: [...plugins], multipass: true }).data;
  } catch {
    throw new PictureError('is damaged: export it again as SVG');
  }
  const trouble = listUnsafe(plain).find((name) => name in missed);
  if (trouble !== undefined) throw new PictureError(missed[trouble] ?? trouble);
  const data = Buffer.from(sanitizeSvg(plain));
  if (!/<(?:path|rect|circle|ellipse|line|poly\w+|use)\b/.test(data.toString())) {
    throw new PictureError('has no shapes: export it again, with its text as outlines');
  }
  return data;
}

async function makePng(source: Uint8Array): Promise<Buffer> {
  const picture = sharp(source, { failOn: 'error' });
  const known = await picture.metadata().catch((error: unknown) => {
    const isHuge = error instanceof Error && error.message.includes('pixel limit');
    throw new PictureError(
      isHuge
        ? 'has too many pixels: give one at most 4000 pixels wide'
        : 'is not a picture that can be read: give an SVG or PNG',
    );
  });
  const { format, width, height } = known;
  if (format !== 'png')
    throw new PictureError(`is ${format.toUpperCase()}: give an SVG, or a PNG with a transparent background`);
  if (width < minSize.width && height < minSize.height) {
    const size = `${width}×${height}`;
    throw new PictureError(`is only ${size}: give one at least ${minSize.height} high, or an SVG`);
  }
  const { isOpaque } = await picture.stats().catch(() => ({ isOpaque: false }));
  if (isOpaque)
    throw new PictureError('has no transparent background, so it would show as a box: give an SVG, or a PNG with one');
  try {
    return await picture
      .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .png({ palette: true, effort: 10 })
      .toBuffer();
  } catch {
    throw new PictureError('is cut short or damaged: give the complete file');
  }
}

/**
 * Makes a logo from the owner's file: an SVG reduced to shapes and colors, or a PNG scaled to what pages need.
 * @throws PictureError for a file that is neither, or too heavy.
 */
export async function makeLogo(source: Uint8Array): Promise<MadeLogo> {
  if (source.length === 0) throw new PictureError('is empty: give the complete file');
  const text = Buffer.from(source).toString();
  const isText = !text.includes('\0') && /^\uFEFF?\s*</.test(text);
  const data = isText ? makeSvg(text) : await makePng(source);
  if (data.length <= logoBytes) return { data, ending: isText ? 'svg' : 'png' };
  const [is, most] = [data.length, logoBytes].map((bytes) => String(Math.ceil(bytes / 1000)));
  throw new PictureError(`is ${is ?? ''} kB, and every page loads it: give a simpler one of at most ${most ?? ''} kB`);
}
