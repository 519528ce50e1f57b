import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { nextId } from '@site/content-tools/add/free-place.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { readContent, type RawContent, type RawEntry } from '@site/model/check/read-content.ts';
import { hasCode } from '@site/system/has-code.ts';
import { contentPath } from './content-view.ts';
import { dropEmptyBlocks } from './empty-blocks.ts';
import { patchFile, valuesOf } from './file-parts.ts';
import { blobSha } from './git-tree.ts';
import { listOrdered, orderLists, type OrderList } from './order-lists.ts';
import { placePictures, type StagedPictures } from '../pictures/place-pictures.ts';
import { renumber } from './renumber.ts';
import { removeUnusedLoops } from './unused-loops.ts';
import { bodyField, orderPath, versionField } from './view-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the editor asks to be saved; paths are those of the view. */
export interface Changes {
  readonly additions: readonly { readonly path: string; readonly data: Values }[];
  readonly deletions: readonly string[];
}

/** A change that cannot be made; the message says why, for whoever edits. */
export class ChangeError extends Error {}

interface Context {
  readonly stage: ContentStage;
  readonly content: RawContent;
  readonly pictures: StagedPictures;
  /** Files of the content folder that this change takes away; a file that comes instead of one has its comments. */
  readonly removed: readonly string[];
}

const orderSchema = z.object({ entries: z.array(z.object({ slug: z.string() })) });

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function findEntry({ entries }: RawContent, file: string): RawEntry | undefined {
  return entries.find((entry) => entry.file === `content/${file}`);
}

/** The file whose text a change starts from: the one of that name, else the one that it takes the place of. */
function originOf(file: string, { removed, content }: Context): string | undefined {
  if (findEntry(content, file)) return file;
  return removed.find((candidate) => path.dirname(candidate) === path.dirname(file));
}

/** A new entry's number was counted as the editor was opened: where it has been taken since, it gets the next one. */
function numberAnew(name: ContentName, values: Values, { content }: Context): Values {
  const others = content.entries.filter((entry) => entry.name === name);
  const isTaken = typeof values.id === 'number' && others.some((entry) => valuesOf(entry).id === values.id);
  return isTaken ? { ...values, id: nextId(others) } : values;
}

async function stageFile(
  { name, file }: { readonly name: ContentName; readonly file: string },
  { [versionField]: version, ...data }: Values,
  context: Context,
): Promise<void> {
  const { stage, content, pictures } = context;
  const origin = originOf(file, context);
  const source = origin === undefined ? undefined : await readIfThere(path.join(stage.folder, origin));
  if (version === undefined && source !== undefined && origin === file) {
    throw new ChangeError(`content/${file} is there already: give the new one another name.`);
  }
  if (version !== undefined && source !== undefined && version !== blobSha(source)) {
    throw new ChangeError(`content/${file} was changed meanwhile: copy what you wrote, and load this page again.`);
  }
  const filled = dropEmptyBlocks(contentFiles[name].schema, file, data);
  const values = source === undefined ? numberAnew(name, filled, context) : filled;
  const old = origin === undefined ? undefined : findEntry(content, origin);
  const placed = await placePictures(values, { file, old: old && valuesOf(old), stage, content, pictures });
  const empty = file.endsWith('.mdoc') ? '---\n---\n' : '';
  const body = bodyField in placed || !file.endsWith('.mdoc') ? placed : { ...placed, [bodyField]: '' };
  await stage.write(file, patchFile(file, source ?? empty, body));
}

async function stageOrder(list: OrderList, data: Values, { stage, content }: Context): Promise<void> {
  const wanted = orderSchema.parse(data).entries.map(({ slug }) => slug);
  const entries = new Map(listOrdered(list, content.entries).map((entry) => [entry.slug, entry]));
  if (wanted.length !== entries.size || wanted.some((slug) => !entries.has(slug))) {
    throw new ChangeError(`${list.label}: the list was changed meanwhile: load this page again.`);
  }
  const numbers = renumber(wanted.map((slug) => entries.get(slug)?.order ?? 0));
  for (const [place, slug] of wanted.entries()) {
    const order = numbers[place];
    const entry = content.entries.find((candidate) => candidate.name === list.collection && candidate.slug === slug);
    if (!entry || entries.get(slug)?.order === order) continue;
    const file = path.posix.relative('content', entry.file);
    const source = await readFile(path.join(stage.folder, file), 'utf8');
    await stage.write(file, patchFile(file, source, { ...valuesOf(entry), order }));
  }
}

/**
 * Writes changes into a stage.
 * @param content the content folder.
 * @throws ChangeError where a change does not fit what is there.
 */
export async function stageChanges(
  content: string,
  { additions, deletions }: Changes,
  stage: ContentStage,
  pictures: StagedPictures,
): Promise<void> {
  const raw = await readContent(content);
  const removed = deletions.flatMap((place) => contentPath(place)?.file ?? []);
  const context: Context = { stage, content: raw, pictures, removed };
  for (const { path: place, data } of additions) {
    const list = orderLists.find(({ key }) => orderPath(key) === place);
    const target = contentPath(place);
    if (list) await stageOrder(list, data, context);
    else if (target) await stageFile(target, data, context);
    else throw new ChangeError(`${place.replace(/\.json$/, '')} is no content file.`);
  }
  for (const file of removed) await stage.remove(file);
  await removeUnusedLoops(raw, stage);
}
