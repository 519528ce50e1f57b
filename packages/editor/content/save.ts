import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { describeFile, type Field } from '@site/content-tools/entries/describe-fields.ts';
import { nextId, valuesOf, writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { EntryError, saveContent } from '@site/content-tools/entries/save-content.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { readContent, type RawContent } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { listOrdered, orderLists, type OrderList } from './lists.ts';
import { patchFile } from './patch-yaml.ts';
import { placePictures } from './pictures.ts';
import { renumber } from './renumber.ts';
import { contentPath, digest, viewValues } from './view.ts';
import { bodyField, orderPath, versionField } from './view-names.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the editor asks to be saved; paths are those of the view. */
export interface Changes {
  readonly additions: readonly { readonly path: string; readonly data: Values }[];
  readonly deletions: readonly string[];
}

interface Context {
  readonly stage: ContentStage;
  /** The content before the change. */
  readonly content: RawContent;
  /** The folder in which new pictures wait. */
  readonly waiting: string;
  /** Files of the content folder that this change removes; a file that replaces one keeps its comments. */
  readonly removed: readonly string[];
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Leaves out optional blocks and lines in which nothing is written; the others are ordered as in the schema. */
export function dropEmpty(field: Field, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value)) return value.map((item) => dropEmpty(field.item, item));
  if (field.kind !== 'block' || value === null || typeof value !== 'object') return value;
  const known = Object.entries(field.fields).flatMap(([name, inner]): [string, unknown][] => {
    const written: unknown = (value as Values)[name];
    return (inner.optional && isEmpty(written)) || !(name in value) ? [] : [[name, dropEmpty(inner, written)]];
  });
  const others = Object.entries(value).filter(([name]) => !(name in field.fields));
  return Object.fromEntries([...known, ...others]);
}

async function stageFile(
  { name, file }: { readonly name: ContentName; readonly file: string },
  { [versionField]: version, ...data }: Values,
  { stage, content, waiting, removed }: Context,
): Promise<void> {
  const find = (wanted: string) => content.entries.find((entry) => entry.file === `content/${wanted}`);
  const replaced = removed.find((candidate) => path.dirname(candidate) === path.dirname(file));
  const old = find(file) ?? (replaced === undefined ? undefined : find(replaced));
  const origin = old && path.posix.relative('content', old.file);
  const source = origin === undefined ? undefined : await readFile(path.join(stage.folder, origin), 'utf8');
  if (version === undefined && origin === file) {
    throw new EntryError(`content/${file} exists already: give the new one another name.`);
  }
  if (version !== undefined && source !== undefined && version !== digest(source)) {
    throw new EntryError(`content/${file} was changed in the meantime: copy what you wrote, and reload this page.`);
  }
  const filled = dropEmpty(describeFile(contentFiles[name].schema, file), data) as Values;
  const before = old && viewValues(old);
  const placed = await placePictures(filled, { file, old: before, stage, content, waiting });
  if (source !== undefined || file.endsWith('.mdoc')) {
    const values = file.endsWith('.mdoc') ? { [bodyField]: '', ...placed } : placed;
    await stage.write(file, patchFile(file, source ?? '---\n---\n', values));
    return;
  }
  // The number was counted when the editor was opened; it may have been taken since.
  const others = content.entries.filter((entry) => entry.name === name);
  const isTaken = typeof placed.id === 'number' && others.some((entry) => valuesOf(entry).id === placed.id);
  await stage.write(file, writeEntryYaml(isTaken ? { ...placed, id: nextId(others) } : placed));
}

const orderSchema = z.object({ entries: z.array(z.object({ slug: z.string() })) });

async function stageOrder(list: OrderList, data: Values, { stage, content }: Context): Promise<void> {
  const wanted = orderSchema.parse(data).entries.map(({ slug }) => slug);
  const orders = new Map(listOrdered(list, content.entries).map(({ slug, order }) => [slug, order]));
  if (wanted.length !== orders.size || wanted.some((slug) => !orders.has(slug))) {
    throw new EntryError(`${list.label}: the list was changed in the meantime: reload this page.`);
  }
  const numbers = renumber(wanted.map((slug) => orders.get(slug) ?? 0));
  for (const [place, slug] of wanted.entries()) {
    const order = numbers[place];
    const entry = content.entries.find((candidate) => candidate.name === list.collection && candidate.slug === slug);
    if (!entry || orders.get(slug) === order) continue;
    const file = path.posix.relative('content', entry.file);
    const source = await readFile(path.join(stage.folder, file), 'utf8');
    await stage.write(file, patchFile(file, source, { ...viewValues(entry), order }));
  }
}

/** The loops that content names, by their paths in the content folder and without an ending. */
function listLoops({ entries }: RawContent): Set<string> {
  const data = JSON.stringify(entries.map((entry) => entry.data));
  return new Set([...data.matchAll(/"\.\.\/(media\/loops\/[\w/-]+)"/g)].map(([, place = '']) => place));
}

/** Removes loops that no entry names any more: they would still be published, and the check would refuse them. */
async function removeUnusedLoops({ stage, content }: Context): Promise<void> {
  const used = listLoops(await readContent(stage.folder));
  for (const place of listLoops(content)) {
    if (used.has(place)) continue;
    await stage.remove(`${place}.av1.mp4`);
    await stage.remove(`${place}.mp4`);
  }
}

/**
 * Saves changes to the content, all of them or none.
 * @param folder the content folder.
 * @param waiting the folder in which new pictures wait.
 * @throws EntryError or PictureError that says why nothing was written.
 */
export async function saveChanges(folder: string, { additions, deletions }: Changes, waiting: string): Promise<void> {
  const content = await readContent(folder);
  const removed = deletions.flatMap((place) => contentPath(place)?.file ?? []);
  await saveContent(folder, async (stage) => {
    const context: Context = { stage, content, waiting, removed };
    for (const { path: place, data } of additions) {
      const list = orderLists.find(({ key }) => orderPath(key) === place);
      const target = contentPath(place);
      if (list) await stageOrder(list, data, context);
      else if (target) await stageFile(target, data, context);
      else throw new EntryError(`${place.replace(/\.json$/, '')} is not a content file.`);
    }
    for (const file of removed) await stage.remove(file);
    await removeUnusedLoops(context);
  });
}
