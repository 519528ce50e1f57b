import { stat } from 'node:fs/promises';
import path from 'node:path';
import { imageSizeFromFile } from 'image-size/fromFile';
import { pictureKinds } from '../media/picture-kinds.ts';

/** What a picture's place asks of it: pixels at the least, and its shape where the place cuts nothing off. */
interface WantedPicture {
  readonly width: number;
  readonly height: number;
  readonly hasShape: boolean;
}

/** By the folder of content/media. */
const wantedIn: Readonly<Record<string, WantedPicture>> = {
  posters: { ...pictureKinds.posters, hasShape: true },
  portraits: { ...pictureKinds.portraits, hasShape: true },
  stills: { ...pictureKinds.stills, hasShape: false },
  // Half of what is wanted is as much as a phone shows.
  blog: { width: pictureKinds.blog.width / 2, height: 1, hasShape: false },
};

/** Pictures of shared links are cut to this, wherever they lie (https://ogp.me). */
const wantedOfShare: WantedPicture = { width: 1200, height: 630, hasShape: false };

/** How far a shape may be off: a row or two of pixels. */
const shapeTolerance = 0.02;

const pictureEnding = /\.(?:jpg|png|svg)$/;

async function isFile(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** @returns what is wrong with a picture's size; undefined for one that cannot be read, of which checkMedia tells. */
async function adviseOnSize(place: string, { width, height, hasShape }: WantedPicture): Promise<string | undefined> {
  const size = await imageSizeFromFile(place).catch(() => undefined);
  if (!size) return undefined;
  // Cameras write so where they were held on their side.
  const isTurned = (size.orientation ?? 1) >= 5;
  const [across, down] = isTurned ? [size.height, size.width] : [size.width, size.height];
  const found = `which is ${String(across)}×${String(down)}`;
  const least = height > 1 ? `${String(width)}×${String(height)}` : `${String(width)} wide`;
  if (across < width || down < height) return `${found}: put a picture there that is at least ${least}`;
  const isOff = hasShape && Math.abs(across / down / (width / height) - 1) > shapeTolerance;
  return isOff ? `${found}, another shape than its place: cut it to ${least}` : undefined;
}

function wantedOf(place: string, field: string): WantedPicture | undefined {
  if (place.endsWith('.svg')) return undefined;
  return /(?:^|\.)share$/.test(field) ? wantedOfShare : wantedIn[place.split('/')[2] ?? ''];
}

/** A picture that a field names. */
export interface NamedPicture {
  /** The content file, such as content/videos/title.yaml. */
  readonly file: string;
  readonly field: string;
  /** As the field has it, from that file's folder. */
  readonly value: string;
}

/** A picture's place from the project's folder, such as content/media/posters/title.jpg. */
function picturePlace({ file, value }: Omit<NamedPicture, 'field'>): string {
  return path.posix.join(path.posix.dirname(file), value);
}

/** @returns what is wrong with a picture or its name; undefined where it is there and large enough. */
export async function adviseOnPicture(picture: NamedPicture, folder: string): Promise<string | undefined> {
  const { field, value } = picture;
  const place = picturePlace(picture);
  if (!place.startsWith('content/media/') || !pictureEnding.test(place)) {
    return `is "${value}", which is no picture of content/media: write its place from this file, such as ../media/stills/name.jpg`;
  }
  const file = path.join(folder, path.posix.relative('content', place));
  if (!(await isFile(file))) {
    return `names ${value}, which does not exist: put the picture there, or write the name of one that is there`;
  }
  const wanted = wantedOf(place, field);
  const advice = wanted && (await adviseOnSize(file, wanted));
  return advice && `names ${value}, ${advice}`;
}

/** The file of an article's picture, from the project's folder; src/pages/blog-media serves it. */
function articlePicturePlace(value: string): string {
  return `content/media/blog/${path.posix.basename(value)}`;
}

/** @returns what is wrong with an article's picture. */
export async function adviseOnArticlePicture(value: string, folder: string): Promise<string | undefined> {
  const place = articlePicturePlace(value);
  const file = path.join(folder, path.posix.relative('content', place));
  if (!place.endsWith('.jpg') || !(await isFile(file))) {
    return `shows ${value}, but ${place} does not exist: put the .jpg there, or write the name of one that is there`;
  }
  const wanted = wantedIn.blog;
  const advice = wanted && (await adviseOnSize(file, wanted));
  return advice && `shows ${value}, ${advice}`;
}

/** @returns what is wrong with the name of a film; undefined where it is there. */
export async function adviseOnFilm(value: string, folder: string): Promise<string | undefined> {
  const name = path.posix.basename(value);
  if (await isFile(path.join(folder, 'media/films', name))) return undefined;
  return `names ${value}, but content/media/films/${name} does not exist: put the film there, or write the name of one that is there`;
}
