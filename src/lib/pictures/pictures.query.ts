import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { pictureLayouts, type PictureCrop, type PictureLayout, type PictureLayoutFiles } from './picture-layouts.ts';
import { fitLogo } from '@site/model/media/logo.ts';
import type { LogoData, PictureData } from './picture.ts';

const photographs = import.meta.glob<{ default: ImageMetadata }>('#content/media/**/*.{jpg,png}');
const drawings = import.meta.glob<string>(['#content/media/**/*.svg', '#content/media/logos/*.png'], {
  query: '?url&no-inline',
  import: 'default',
});

/** A picture as Astro imports it. Its fields are never read, because Astro would then publish the original file too. */
interface LoadedPicture {
  readonly image: ImageMetadata;
  /** Its path from the project's folder. */
  readonly file: string;
}

function cutTo(aspect: number | undefined, width: number) {
  return aspect === undefined ? {} : { height: Math.round(width / aspect), fit: 'cover' };
}

async function makeCrop(
  { image: src, file: source }: LoadedPicture,
  { media, aspect, widths, sizes }: PictureCrop,
): Promise<PictureData['sources'][number]> {
  const width = widths.at(-1) ?? 0;
  const { srcSet } = await getImage({
    ...{ src, source, format: 'avif', width, widths: [...widths] },
    ...cutTo(aspect, width),
  });
  return { srcSet: srcSet.attribute, ...(media !== undefined && { media }), ...(sizes !== undefined && { sizes }) };
}

async function makePicture(picture: LoadedPicture, alt: string, layout: PictureLayout): Promise<PictureData> {
  const { crops, fallback }: PictureLayoutFiles = pictureLayouts[layout];
  const { image, file } = picture;
  const plain = {
    src: image,
    source: file,
    format: 'jpeg',
    width: fallback,
    ...cutTo(crops.at(-1)?.aspect, fallback),
  } as const;
  const [{ src, attributes }, ...sources] = await Promise.all([
    getImage(plain),
    ...crops.map((crop) => makeCrop(picture, crop)),
  ]);
  const size = { width: Number(attributes.width), height: Number(attributes.height) };
  return { alt, sources, src, ...size };
}

function keyOf(entryFile: string, source: string): string {
  return `/${path.posix.join(path.posix.dirname(entryFile), source)}`;
}

async function loadPicture(entryFile: string, source: string): Promise<LoadedPicture> {
  const key = keyOf(entryFile, source);
  const load = photographs[key];
  if (!load) throw new Error(`${entryFile}: the picture ${source} does not exist`);
  return { image: (await load()).default, file: key.slice(1) };
}

/**
 * Resolves a picture into files, sizes and alternative text.
 * @param entryFile the content file, from the project's folder.
 * @param source the picture's path as in that file.
 * @throws Error naming the file, if the picture does not exist.
 */
export async function resolvePicture(
  entryFile: string,
  source: string,
  alt: string,
  layout: PictureLayout,
): Promise<PictureData> {
  return makePicture(await loadPicture(entryFile, source), alt, layout);
}

/** The address of the picture as one uncropped JPEG, from the site's root. */
export async function resolvePhotograph(entryFile: string, source: string): Promise<string> {
  const { image, file } = await loadPicture(entryFile, source);
  const { fallback } = pictureLayouts.letterbox;
  return (await getImage({ src: image, source: file, format: 'jpeg', width: fallback })).src;
}

interface StillFields {
  readonly still: string;
  readonly stillAlt: string;
}

export async function resolveStill(entryFile: string, { still, stillAlt }: StillFields, layout: PictureLayout) {
  return resolvePicture(entryFile, still, stillAlt, layout);
}

export async function resolveStills<Card extends StillFields>(
  entryFile: string,
  cards: readonly Card[],
  layout: PictureLayout,
) {
  return Promise.all(cards.map(async (card) => ({ ...card, still: await resolveStill(entryFile, card, layout) })));
}

/** @throws Error naming the file, if it does not exist. */
export async function resolveLogo(entryFile: string, source: string): Promise<LogoData> {
  const src = await resolveDrawing(entryFile, source);
  const file = keyOf(entryFile, source).slice(1);
  return { src, file, ...fitLogo(await readFile(file)) };
}

/** The address of a drawing (SVG); undefined if it does not exist. */
export async function findDrawing(entryFile: string, source: string): Promise<string | undefined> {
  return drawings[keyOf(entryFile, source)]?.();
}

/** @throws Error naming the file, if the drawing does not exist. */
async function resolveDrawing(entryFile: string, source: string): Promise<string> {
  const src = await findDrawing(entryFile, source);
  if (src === undefined) throw new Error(`${entryFile}: the drawing ${source} does not exist`);
  return src;
}

/** Badges with the addresses of their drawings. */
export async function resolveBadges<Badge extends { readonly img: string }>(
  entryFile: string,
  badges: readonly Badge[],
) {
  return Promise.all(badges.map(async (badge) => ({ ...badge, src: await resolveDrawing(entryFile, badge.img) })));
}
