import path from 'node:path';
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { DrawingData, PictureData } from '#domain/picture/picture.ts';

const photographs = import.meta.glob<{ default: ImageMetadata }>('/content/media/**/*.{jpg,png}');
const drawings = import.meta.glob<string>('/content/media/**/*.svg', {
  query: '?url&no-inline',
  import: 'default',
});

interface Layout {
  readonly widths: readonly number[];
  readonly fallback: number;
  readonly sizes: string;
  readonly ratio?: number;
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
  // Taller than wide on most screens, so drawn wider than seen; cropped like the loops that lie over it.
  panel: {
    widths: [800, 1190],
    fallback: 1000,
    sizes: '(min-width: 64rem) 80vw, (min-width: 40rem) 120vw, 150vw',
    ratio: 16 / 9,
  },
  portrait: { widths: [240, 480], fallback: 320, sizes: '(min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 45vw' },
} as const satisfies Record<string, Layout>;

export type PictureLayout = keyof typeof layouts;

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
  const { widths, fallback, sizes, ratio }: Layout = layouts[layout];
  const sizeOf = (width: number) => ({
    width,
    ...(ratio !== undefined && { height: Math.round(width / ratio), fit: 'cover' }),
  });
  // The picture's own fields stay unread: Astro would then publish the original file beside those made here.
  const [modern, plain] = await Promise.all([
    getImage({ src: image, format: 'avif', ...sizeOf(widths.at(-1) ?? fallback), widths: [...widths] }),
    getImage({ src: image, format: 'jpeg', ...sizeOf(fallback) }),
  ]);
  return {
    alt,
    sizes,
    sources: [{ type: 'image/avif', srcSet: modern.srcSet.attribute }],
    src: plain.src,
    width: Number(modern.attributes.width),
    height: Number(modern.attributes.height),
  };
}

/** The same for a drawing (SVG). */
export async function resolveDrawing(entryFile: string, source: string, alt: string): Promise<DrawingData> {
  const load = drawings[keyOf(entryFile, source)];
  if (!load) throw new Error(`${entryFile}: the drawing ${source} does not exist`);
  return { src: await load(), alt };
}
