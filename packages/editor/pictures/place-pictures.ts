import { access } from 'node:fs/promises';
import path from 'node:path';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import type { RawContent } from '@site/model/check/read-content.ts';
import { listStaged, readStaged, type StagedPicture } from './staged-pictures.ts';

/** The folder in which new pictures wait for their entries to be saved. */
export type StagedPictures = string;

type Values = Readonly<Record<string, unknown>>;

interface Surroundings {
  /** The entry's file in the content folder. */
  readonly file: string;
  /** What the file says so far; undefined for a new one. */
  readonly old: Values | undefined;
  readonly stage: ContentStage;
  readonly content: RawContent;
  readonly pictures: StagedPictures;
}

function valueAt(value: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? (inner as Values)[key] : undefined),
    value,
  );
}

/** How often content names a picture. */
function countUses(value: unknown, picture: string): number {
  if (typeof value === 'string') return value.split(picture).length - 1;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countUses(inner, picture), 0);
}

/** The entry's name; of a page's several pictures each has its field's name behind it. */
function baseName(file: string, place: readonly string[]): string {
  const { name, dir } = path.posix.parse(file);
  const field = place.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.toLowerCase())).join('-');
  return dir === 'pages' ? `${name}-${field}` : name;
}

/** A name that no other picture has; the one that the field had so far may be taken, where nothing else shows it. */
async function freeName(place: readonly string[], picture: StagedPicture, around: Surroundings): Promise<string> {
  const { file, old, stage, content } = around;
  const base = baseName(file, place);
  const before = valueAt(old, place);
  for (let number = 1; ; number += 1) {
    const name = `${picture.folder}/${number === 1 ? base : `${base}-${String(number)}`}.jpg`;
    const own =
      before === `../media/${name}` &&
      countUses(
        content.entries.map(({ data, body }) => [data, body]),
        name,
      ) === 1;
    const isFree = await access(path.join(stage.folder, 'media', name)).then(
      () => false,
      () => true,
    );
    if (own || isFree) return name;
  }
}

/** @returns the picture's name in content/media. */
async function keep(picture: StagedPicture, place: readonly string[], around: Surroundings): Promise<string> {
  const name = await freeName(place, picture, around);
  await around.stage.write(`media/${name}`, picture.data);
  return name;
}

/** Articles name their pictures by the addresses that the site gives them, all other files by their places. */
function nameInText(name: string): string {
  return name.startsWith('blog/') ? blogPictureFolder + name.replace('blog/', '') : `../media/${name}`;
}

async function placeInText(text: string, place: readonly string[], around: Surroundings): Promise<string> {
  let placed = text;
  for (const staged of listStaged(text)) {
    const picture = await readStaged(around.pictures, staged);
    if (picture) placed = placed.replaceAll(staged, nameInText(await keep(picture, place, around)));
  }
  return placed;
}

async function placeIn(value: unknown, place: readonly string[], around: Surroundings): Promise<unknown> {
  const picture = await readStaged(around.pictures, value);
  if (picture) return `../media/${await keep(picture, place, around)}`;
  if (typeof value === 'string') return placeInText(value, place, around);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const [index, item] of value.entries()) items.push(await placeIn(item, [...place, String(index)], around));
    return items;
  }
  if (value === null || typeof value !== 'object') return value;
  const fields: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) fields.push([key, await placeIn(inner, [...place, key], around)]);
  return Object.fromEntries(fields);
}

/** Puts the new pictures of an entry into content/media, and their places into its fields. */
export async function placePictures(values: Values, around: Surroundings): Promise<Values> {
  return (await placeIn(values, [], around)) as Values;
}
