import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { imageSize } from 'image-size';
import { isLeftOver } from '../media/left-over.ts';
import { adviseOnLogo } from '../media/logo.ts';
import { logoFolder, pictureKinds } from '../media/picture-kinds.ts';
import { nearestOf } from '@site/zod-content/nearest.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Problem } from '@site/zod-content/problem.ts';

interface MediaFile {
  readonly bytes: number;
  /** In pixels, as displayed; undefined for drawings, films and unreadable files. */
  readonly size?: { readonly width: number; readonly height: number };
  /** What is wrong with the file itself. */
  readonly advice?: string;
}

/** The files of content/media by their path from the project's folder, such as content/media/posters/title.jpg. */
export type Media = ReadonlyMap<string, MediaFile>;

type State = 'whole' | 'cut' | 'other';

const formatNames: Readonly<Record<string, string>> = { '.jpg': 'JPEG', '.png': 'PNG', '.svg': 'SVG', '.mp4': 'MP4' };

/** Some phones append data after a picture's end marker; one within its first half is the thumbnail's. */
function inspectEnds(bytes: Buffer, start: string, end: string): State {
  if (!bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))) return 'other';
  const last = bytes.lastIndexOf(end, undefined, 'latin1');
  return last > bytes.length / 2 ? 'whole' : 'cut';
}

/** Detects the format by the first bytes, and truncation by the last ones. */
function inspectPicture(bytes: Buffer, ending: string): State {
  if (ending === '.jpg') return inspectEnds(bytes, '\xff\xd8\xff', '\xff\xd9');
  if (ending === '.png') return inspectEnds(bytes, '\x89PNG\r\n\x1a\n', 'IEND\xaeB`\x82');
  const text = bytes.toString();
  if (!/<svg[\s>]/.test(text)) return 'other';
  return text.includes('</svg>') ? 'whole' : 'cut';
}

/** Only the start is read: a film may have many megabytes. */
async function inspectFilm(place: string): Promise<State> {
  await using handle = await open(place);
  const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
  return buffer.toString('latin1', 4) === 'ftyp' ? 'whole' : 'other';
}

/** The displayed size: the EXIF orientation may swap width and height. */
function measure(picture: Buffer): MediaFile['size'] {
  try {
    const { width, height, orientation = 1 } = imageSize(picture);
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    // Drawings have no required size, and broken pictures are reported as such.
    return undefined;
  }
}

/** Git LFS's placeholder in a file's place where LFS is not installed. */
const lfsStart = 'version https://git-lfs';
const lfsAdvice = 'is a Git LFS pointer, not the file: install Git LFS, then run "git lfs pull"';

async function inspect(place: string, bytes: number): Promise<MediaFile> {
  const ending = path.extname(place);
  const name = formatNames[ending];
  if (name === undefined) return { bytes };
  if (bytes === 0) return { bytes, advice: 'is empty: copy the whole file there again' };
  const picture = ending === '.mp4' ? undefined : await readFile(place);
  const state = picture ? inspectPicture(picture, ending) : await inspectFilm(place);
  if (state === 'cut') return { bytes, advice: 'is incomplete: copy the whole file there again' };
  if (state === 'other') {
    const start = await readFile(place).then((data) => data.toString('latin1', 0, lfsStart.length));
    const advice = start === lfsStart ? lfsAdvice : `is not a file of the format ${name}: save it in that format`;
    return { bytes, advice };
  }
  const isLogo = path.basename(path.dirname(place)) === logoFolder;
  const advice = picture && isLogo ? adviseOnLogo(picture, ending) : undefined;
  if (advice !== undefined) return { bytes, advice };
  const size = picture && ending !== '.svg' ? measure(picture) : undefined;
  return size ? { bytes, size } : { bytes };
}

/** Cached by file identity, so that an unchanged file is read once even after a rename. */
const inspectCache = new Map<string, Promise<MediaFile>>();

/** Reads every file of content/media, except those that systems and editors leave there. */
export async function inspectMedia(content: ContentFolder): Promise<Media> {
  const found = [...content.files].filter(([file]) => file.startsWith('media/') && !isLeftOver(file));
  const files = found.map(async ([file, { place, size, id }]) => {
    const key = `${id} ${path.extname(file)}`;
    const found = inspectCache.get(key) ?? inspect(place, size);
    inspectCache.set(key, found);
    return [`content/${file}`, await found] as const;
  });
  return new Map(await Promise.all(files));
}

/** Pictures, drawings and films that no browser can show, or that would break the build. */
export function checkMedia(media: Media): Problem[] {
  return [...media].flatMap(([file, { advice }]) => (advice === undefined ? [] : [{ file, field: '', advice }]));
}

/** What a picture's place requires: a minimum size, and the aspect ratio if the place doesn't crop. */
interface RequiredSize {
  readonly width: number;
  readonly height: number;
  readonly hasShape: boolean;
}

/** By the folder of content/media. */
const requiredIn: Readonly<Record<string, RequiredSize>> = {
  posters: { ...pictureKinds.posters, hasShape: true },
  frames: { ...pictureKinds.frames, hasShape: true },
  reel: { ...pictureKinds.reel, hasShape: true },
  portraits: { ...pictureKinds.portraits, hasShape: true },
  upright: { ...pictureKinds.upright, hasShape: true },
  stills: { ...pictureKinds.stills, hasShape: false },
};

/** Social networks crop pictures of shared links to this, whatever their folder (https://ogp.me). */
const requiredOfShared: RequiredSize = { width: 1200, height: 630, hasShape: false };

/** The tolerance of an aspect ratio: a row or two of pixels. */
const shapeTolerance = 0.02;

/** @returns what is wrong with a picture's size; undefined for an unreadable one, which checkMedia reports. */
function adviseOnSize({ size }: MediaFile, required: RequiredSize | undefined): string | undefined {
  if (!size || !required) return undefined;
  const { width, height, hasShape } = required;
  const found = `which is ${size.width}×${size.height}`;
  const least = height > 1 ? `${width}×${height}` : `${width} wide`;
  if (size.width < width || size.height < height) return `${found}: put a picture there that is at least ${least}`;
  const isOff = hasShape && Math.abs(size.width / size.height / (width / height) - 1) > shapeTolerance;
  return isOff ? `${found}, the wrong aspect ratio: crop it to ${least}` : undefined;
}

/** The file whose name differs only in case. Compares names, since some file systems ignore case. */
function findAlike(place: string, media: Media): string | undefined {
  return [...media.keys()].find((one) => one.toLowerCase() === place.toLowerCase());
}

function adviseOnCapitals(verb: string, value: string, found: string): string {
  // Content can't name a file with an uppercase extension.
  const way = /\.\w*[A-Z]\w*$/.test(found)
    ? 'rename it with a lowercase extension'
    : 'write its name with the same upper- and lowercase letters';
  return `${verb} ${value}, but the file is ${found}: ${way}`;
}

/** The file in the same folder and with the same extension whose name is the nearest. */
function nearestIn(place: string, media: Media): string {
  const [folder, ending] = [path.posix.dirname(place), path.posix.extname(place.replace('.av1.mp4', '.av1'))];
  const nameOf = (file: string) => path.posix.basename(file).replace(/(?:\.av1)?\.\w+$/, '');
  const files = [...media.keys()].filter((file) => path.posix.dirname(file) === folder && file.includes(ending));
  const names = files.map(nameOf).filter((name) => name !== nameOf(place));
  return nearestOf(nameOf(place), names);
}

const kinds = {
  picture: { verb: 'names', what: 'picture' },
  sharedPicture: { verb: 'names', what: 'picture' },
  postPicture: { verb: 'shows', what: '.jpg' },
  film: { verb: 'names', what: 'film' },
} as const;

/**
 * @param value the picture or film as the content names it.
 * @param place its path from the project's folder, such as content/media/posters/title.jpg.
 * @returns what is wrong with the file or its name; undefined if it exists, and a picture is large enough.
 */
export function adviseOnFile(kind: keyof typeof kinds, value: string, place: string, media: Media): string | undefined {
  const { verb, what } = kinds[kind];
  if (what === 'picture' && !/^content\/media\/.*\.(?:jpg|png|svg)$/.test(place)) {
    return `is "${value}", which is not a picture in content/media: write its place from this file, such as ../media/stills/name.jpg`;
  }
  const file = media.get(place);
  const alike = file ? undefined : findAlike(place, media);
  if (alike !== undefined) return adviseOnCapitals(verb, value, alike);
  if (!file || (what === '.jpg' && !place.endsWith(what))) {
    return `${verb} ${value}, but ${place} does not exist: put the ${what} there, or write the name of one that is there${nearestIn(place, media)}`;
  }
  const required = kind === 'sharedPicture' ? requiredOfShared : requiredIn[place.split('/')[2] ?? ''];
  const advice = adviseOnSize(file, required);
  return advice && `${verb} ${value}, ${advice}`;
}
