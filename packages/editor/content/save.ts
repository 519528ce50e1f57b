import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { describeFile, type Field } from '@site/content-tools/entries/describe-fields.ts';
import { bodyField, nextId, valuesOf, valuesWithText, writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { patchFile } from '@site/content-tools/entries/patch-yaml.ts';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { removeUnusedLoops } from '@site/content-tools/names/unused-loops.ts';
import { followNames } from '@site/content-tools/names/follow-names.ts';
import type { ContentFolder } from '@site/model/check/content-folder.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { readContent, type AllContent, type RawEntry } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import type { Signature } from '../people/person.ts';
import type { Choices } from '../publish/publication.ts';
import { readState } from '../publish/server/describe-changes.ts';
import { mergeFiles, type Versions } from '../publish/server/merge-entry.ts';
import { Git } from '../publish/server/git.ts';
import { readBlob } from '../saves/drafts.ts';
import { saveAs } from '../saves/save-as.ts';
import { confirmNames, type NamesAnswer } from './names-question.ts';
import { placePictures } from './pictures.ts';
import { fileOfPlace } from './translations/places.ts';
import { translatedSchema, writeTranslation } from './translations/save-translation.ts';
import { renumber } from './renumber.ts';
import { listOrdered, listOrdersOf, versionField, type OrderList } from './view-extras.ts';
import { blobId } from './digest.ts';
import { contentPath, type ContentPath } from './view.ts';
import { problemInWords } from './words.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the editor asks to be saved; paths are those of the view. */
export interface Changes {
  readonly additions: readonly { readonly path: string; readonly data: Values }[];
  readonly deletions: readonly string[];
  /** What the person has chosen where names change. */
  readonly names?: NamesAnswer | undefined;
  /** Whose version remains where someone else has changed the same. */
  readonly choices?: Choices | undefined;
}

interface Context {
  /** The content folder. */
  readonly folder: string;
  readonly stage: ContentStage;
  /** The content before the change. */
  readonly content: AllContent;
  /** Files of the content folder that this change removes; a file that replaces one keeps its comments. */
  readonly removed: readonly string[];
  readonly choices: Choices;
}

/** A file by its path in the content folder. */
const fileOf = ({ file }: RawEntry) => path.posix.relative('content', file);

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

/** Takes the fields that were changed, or are no longer there, out of the list of samples. */
function clearSamples(old: Values, written: Values): Values {
  const { sample } = written;
  if (!Array.isArray(sample)) return written;
  const valueAt = (values: Values, place: unknown) =>
    (String(place).match(/\w+/g) ?? []).reduce<unknown>((value, part) => (Object(value) as Values)[part], values);
  const left = sample.filter(
    (place) => valueAt(written, place) !== undefined && isDeepStrictEqual(valueAt(old, place), valueAt(written, place)),
  );
  return { ...written, sample: left.length > 0 ? left : undefined };
}

/** A file as it was when a form was filled with it; someone may have saved since, or removed it. */
async function readBase(folder: string, version: unknown, theirs: Buffer | undefined): Promise<Buffer | undefined> {
  if (version === undefined || (theirs && version === blobId(theirs))) return theirs;
  return readBlob(new Git(path.dirname(path.resolve(folder))), version);
}

/** Writes what a person has made of a file, with what others have changed in it meanwhile. */
async function stageMerged(file: string, versions: Versions, { stage, choices }: Context): Promise<void> {
  const merged = mergeFiles(new Map([[`content/${file}`, versions]]), choices);
  await stage.write(file, merged.get(`content/${file}`));
}

async function stageFile({ name, file }: ContentPath, data: Values, context: Context) {
  const { folder, stage, content, removed } = context;
  const { [versionField]: version, ...written } = data;
  const find = (wanted: string | undefined) => content.entries.find((entry) => fileOf(entry) === wanted);
  const existing = find(file);
  const former = removed.find((candidate) => path.dirname(candidate) === path.dirname(file));
  const old = existing ?? find(former);
  if (existing && (version === undefined || former !== undefined)) {
    throw new EntryError(`There is one with the name ${path.posix.parse(file).name} already: give this one another.`);
  }
  const theirs = old && (await stage.read(fileOf(old)));
  const base = await readBase(folder, version, theirs);
  const before = base && readState(`content/${old ? fileOf(old) : file}`, base);
  const whole = dropEmpty(describeFile(contentFiles[name].schema, file), written) as Values;
  const filled = existing && before ? clearSamples(valuesWithText(before), whole) : whole;
  const placed = await placePictures(filled, { ...context, file, old: before && valuesWithText(before) });
  const source = base ?? theirs;
  if (source) {
    const values = file.endsWith('.mdoc') ? { [bodyField]: '', ...placed } : placed;
    const mine = Buffer.from(patchFile(file, source.toString(), values));
    await stageMerged(file, { base, mine, theirs }, context);
    return;
  }
  if (file.endsWith('.mdoc')) {
    const { [bodyField]: body, ...fields } = placed;
    await stage.write(file, `---\n${writeEntryYaml(fields)}---\n${typeof body === 'string' ? body.trimEnd() : ''}\n`);
    return;
  }
  // The number was counted when the editor was opened; it may have been taken since.
  const others = content.entries.filter((entry) => entry.name === name);
  const isTaken = typeof placed.id === 'number' && others.some((entry) => valuesOf(entry).id === placed.id);
  await stage.write(file, writeEntryYaml(isTaken ? { ...placed, id: nextId(others) } : placed));
}

/** The words of an entry in another language, as the form of its translation sends them. */
async function stageTranslation({ name, file }: ContentPath, data: Values, context: Context) {
  const { folder, stage, content } = context;
  const { [versionField]: version, ...written } = data;
  const existing = content.translations.flatMap(({ entries }) => entries).find((entry) => fileOf(entry) === file);
  const first = content.entries.find((entry) => entry.name === name && entry.slug === path.parse(file).name);
  if (!first) throw new EntryError('What this translates is no longer there: reload this page.');
  const theirs = existing && (await stage.read(fileOf(existing)));
  const base = await readBase(folder, version, theirs);
  const old = base && readState(`content/${file}`, base);
  const mine = Buffer.from(writeTranslation(first, old, translatedSchema.parse(written).translated));
  if (base || theirs) await stageMerged(file, { base, mine, theirs }, context);
  else await stage.write(file, mine);
}

const orderSchema = z.object({ entries: z.array(z.object({ slug: z.string() })) });

async function stageOrder(list: OrderList, data: Values, { stage, content }: Context) {
  const before = new Map(listOrdered(list, content.entries).map((item) => [item.slug, item]));
  const wanted = orderSchema.parse(data).entries.flatMap(({ slug }) => before.get(slug) ?? []);
  if (new Set(wanted).size !== before.size) {
    throw new EntryError('The list was changed in the meantime: reload this page.');
  }
  const orders = renumber(wanted.map(({ order }) => order));
  for (const [place, { entry, order: old }] of wanted.entries()) {
    const order = orders[place];
    if (order === old) continue;
    await stage.write(fileOf(entry), patchFile(entry.file, entry.source, { ...valuesWithText(entry), order }));
  }
}

/** A new file in the folder of one that goes is the same entry by another name. */
function listRenamed(own: readonly string[], { content, removed }: Context): ReadonlyMap<string, string> {
  const known = new Set(content.files.map(({ file }) => file));
  const pairs = own.flatMap((file) => {
    const old = removed.find((candidate) => path.dirname(candidate) === path.dirname(file));
    return old === undefined || known.has(`content/${file}`) ? [] : [[`content/${old}`, `content/${file}`] as const];
  });
  return new Map(pairs);
}

/**
 * Saves changes to the content, all of them or none. What names an entry follows it.
 * @param folder the content folder.
 * @param person whose save it is in the history.
 * @returns the content as it is then.
 * @throws EntryError or PictureError that says why nothing was written; NamesQuestion where more would change than what
 * was asked for; ConflictQuestion where someone else has changed the same.
 */
export async function saveChanges(
  folder: string,
  { additions, deletions, names, choices = {} }: Changes,
  person: Signature,
): Promise<ContentFolder> {
  let content: AllContent | undefined;
  const removed = deletions.flatMap((place) => contentPath(place)?.file ?? []);
  const own = additions.flatMap(({ path: place }) => contentPath(place)?.file ?? []);
  const saving = saveAs(folder, person, async (stage) => {
    // Nobody changes it anymore.
    content = readContent(stage.content);
    const context: Context = { folder, stage, content, removed, choices };
    const orders = listOrdersOf(content.entries);
    for (const { path: place, data } of additions) {
      const list = orders.find((candidate) => candidate.path === place);
      const target = contentPath(place);
      if (list) await stageOrder(list, data, context);
      else if (target && fileOfPlace(place) !== undefined) await stageTranslation(target, data, context);
      else if (target) await stageFile(target, data, context);
      else throw new EntryError(`${place.replace(/\.json$/, '')} is not a content file.`);
    }
    for (const file of removed) await stage.remove(file);
    const after = readContent(stage.content);
    const renamed = listRenamed(own, context);
    const following = { before: content, after, renamed, choices: names ?? {}, today: siteDay(process.env) };
    const plan = await followNames(stage, following);
    confirmNames(plan, following, stage.content, names);
    for (const edit of plan.edits) await stage.write(edit.file, edit.after);
    await removeUnusedLoops(stage, content, after);
  });
  return saving.catch((error: unknown) => {
    const known = content;
    if (!(error instanceof EntryError) || error.problems.length === 0 || !known) throw error;
    throw new EntryError(error.problems.map((problem) => problemInWords(problem, known, own)).join('\n'));
  });
}
