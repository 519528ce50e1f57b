import path from 'node:path';
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { DrawingData, PictureData, PictureSource } from '#domain/picture/picture.ts';

const photographs = import.meta.glob<{ default: ImageMetadata }>('/content/media/**/*.{jpg,png}');
const drawings = import.meta.glob<string>('/content/media/**/*.svg', {
  query: '?url&no-inline',
  import: 'default',
});

interface PictureWidths {
  readonly widths: readonly number[];
  readonly fallback: number;
  readonly sizes: string;
  /** Adds an upright crop for tall screens. */
  readonly upright?: boolean;
  /** Width over height to crop to; the picture's own where absent. */
  readonly aspect?: number;
}

/**
 * How wide a layout draws a picture. `widths` are the files made, in pixels; the last
 * is also the size of the fallback for browsers without AVIF unless `fallback` says less.
 * With a `ratio` (width to height) the sides are cropped to it.
 */
const layouts = {
  card: { widths: [400, 800], fallback: 640, sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw' },
  frame: { widths: [640, 1280], fallback: 960, sizes: '(min-width: 64rem) 62vw, 94vw' },
  letterbox: { widths: [640, 1080, 1600], fallback: 1080, sizes: '100vw' },
  /** Fills the first screen: 2.39:1 on wide screens, an upright crop on tall ones. */
  opening: { widths: [1080, 1600], fallback: 1080, sizes: '100vw', upright: true },
  /** Upright cards, cropped out of wide stills. */
  tall: {
    widths: [300, 536],
    fallback: 400,
    sizes: '(min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 60vw',
    aspect: 0.8,
  },
  /** Taller than wide on most screens, so drawn wider than seen; cropped like the loops that lie over it. */
  panel: {
    widths: [800, 1190],
    fallback: 1000,
    sizes: '(min-width: 64rem) 80vw, (min-width: 40rem) 120vw, 150vw',
    aspect: 16 / 9,
  },
  portrait: { widths: [240, 480], fallback: 320, sizes: '(min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 45vw' },
} as const satisfies Record<string, PictureWidths>;

export type PictureLayout = keyof typeof layouts;

/** On a tall screen a wide still would be enlarged to its height: this is its middle, at the height it has. */
async function cropUpright(image: ImageMetadata): Promise<PictureSource> {
  const width = 440;
  const { src } = await getImage({ src: image, format: 'avif', width, height: 670, fit: 'cover' });
  return {
    type: 'image/avif',
    srcSet: `${src} ${String(width)}w`,
    media: '(orientation: portrait) and (width < 48rem)',
  };
}

function keyOf(entryFile: string, source: string): string {
  return `/${path.posix.join(path.posix.dirname(entryFile), source)}`;
}

/**
 * Resolves a picture that a content file names into files, sizes and alternative text.
 * @param entryFile the content file, from the project's folder.
 * @param source the picture's place as that file writes it.
 * @throws Error naming the file where the picture does not exist.
 */
export async function resolvePicture(
  entryFile: string,
  source: string,
  alt: string,
  layout: PictureLayout,
): Promise<PictureData> {
  const load = photographs[keyOf(entryFile, source)];
  if (!load) throw new Error(`${entryFile}: the picture ${source} does not exist`);
  const { default: image } = await load();
  const { widths, fallback, sizes, upright, aspect }: PictureWidths = layouts[layout];
  const width = widths.at(-1) ?? fallback;
  const crop = (toWidth: number) =>
    aspect === undefined ? {} : { height: Math.round(toWidth / aspect), fit: 'cover' };
  // The picture's own fields stay unread: Astro would then publish the original file beside those made here.
  const [modern, plain] = await Promise.all([
    getImage({ src: image, format: 'avif', width, widths: [...widths], ...crop(width) }),
    getImage({ src: image, format: 'jpeg', width: fallback, ...crop(fallback) }),
  ]);
  return {
    alt,
    sizes,
    sources: [...(upright ? [await cropUpright(image)] : []), { type: 'image/avif', srcSet: modern.srcSet.attribute }],
    src: plain.src,
    width: Number(modern.attributes.width),
    height: Number(modern.attributes.height),
  };
}

/** What an entry's still shows and where it lies, as content files write it. */
interface StillFields {
  readonly still: string;
  readonly stillAlt: string;
}

/** A page's or card's still. */
export async function resolveStill(entryFile: string, { still, stillAlt }: StillFields, layout: PictureLayout) {
  return resolvePicture(entryFile, still, stillAlt, layout);
}

/** Cards with their stills resolved. */
export async function resolveStills<Card extends StillFields>(
  entryFile: string,
  cards: readonly Card[],
  layout: PictureLayout,
) {
  return Promise.all(cards.map(async (card) => ({ ...card, still: await resolveStill(entryFile, card, layout) })));
}

/** The same for a drawing (SVG). */
export async function resolveDrawing(entryFile: string, source: string, alt: string): Promise<DrawingData> {
  const load = drawings[keyOf(entryFile, source)];
  if (!load) throw new Error(`${entryFile}: the drawing ${source} does not exist`);
  return { src: await load(), alt };
}
