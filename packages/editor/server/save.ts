import path from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { describeFile } from '@site/content-tools/entries/describe-fields.ts';
import { lastOrder, nextId, valuesOf, valuesWithText, writeEntryYaml } from '@site/content-tools/entries/new-entry.ts';
import { bodyField } from '@site/zod-content/front-matter.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import { updateReferences } from '@site/content-tools/names/update-references.ts';
import { checkContent } from '@site/model/check/check-content.ts';
import { openContentStage, type ContentStage } from '@site/model/check/content-stage.ts';
import { describeProblem, type Problem } from '@site/zod-content/problem.ts';
import { isSlug } from '@site/model/routes/slug.ts';
import { readContent, type AllContent, type RawEntry } from '@site/model/check/read-content.ts';
import { momentOf } from '@site/model/drafts/site-moment.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { digestField } from '@site/model/translations/translation-digest.ts';
import type { EntryData, Person, Place, SaveRequest, Values } from '../api.ts';
import { entryTrailer, formerTrailer, type Drafts } from './drafts.ts';
import { contentOf, fieldInWords, messageInWords, titleInSentence, titleOf } from './labels.ts';
import { fitValues, mergeValues } from './merge.ts';
import { placePictures } from './pictures.ts';
import { RefusalError } from './refusal.ts';
import { addressOf, fileOf, routesOf } from './state.ts';
import { findPair, readTranslation, wordsByPlace, writeTranslation, type Pair } from './translations.ts';

const unknownFile = () => new RefusalError(404, 'This no longer exists: go back to the list.');

/** @throws RefusalError for an unknown file. */
export function readEntry(folder: string, file: string): EntryData {
  const content = readContent(folder);
  const entry = content.entries.find((one) => fileOf(one) === file);
  if (entry) {
    const { name } = entry;
    const address = addressOf(entry, routesOf(content));
    return { file, name, title: titleOf(entry, content.entries), values: valuesWithText(entry), address };
  }
  const pair = findPair(file, content);
  if (!pair) throw unknownFile();
  const address = addressOf(pair.first, routesOf(content));
  const { path: own } = pair.translation ? valuesOf(pair.translation) : {};
  const there = `/${file.split('/')[0] ?? ''}${typeof own === 'string' ? own : (address ?? '')}`.replace(/\/$/, '');
  return { ...readTranslation(file, pair, content), ...(address !== undefined && { address: there }) };
}

/** Edited or removed fields are no samples anymore. */
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

/** Known problems, which must not block a save, by content. */
const known = new WeakMap<object, ReadonlySet<string>>();

export const withoutLine = ({ file, field, advice }: Problem) => describeProblem({ file, field, advice });

async function findNewProblems(stage: ContentStage): Promise<Problem[]> {
  const problems = await stage.check();
  if (problems.length === 0) return [];
  const before = readContent(stage.before);
  const old = known.get(before) ?? new Set((await checkContent(stage.before)).map(withoutLine));
  known.set(before, old);
  return problems.filter((problem) => !old.has(withoutLine(problem)));
}

/** Problems of the entry become messages at its fields, others links. */
export function refuseProblems(problems: readonly Problem[], file: string, { entries }: AllContent): RefusalError {
  const own = problems.filter((problem) => problem.file === `content/${file}`);
  const fields = own.map((problem) => placeOf(problem, entries)).map(({ field, text }) => ({ field, message: text }));
  const places = problems.filter((problem) => !own.includes(problem)).map((problem) => placeOf(problem, entries));
  const [first] = own;
  const name = contentOf(file)?.name;
  const label = first && name ? fieldInWords(name, first.field) : '';
  const message = first
    ? `${[label, messageInWords(first.advice, entries)].filter(Boolean).join(' ')}.`
    : 'This would break other entries, so nothing was saved.';
  return new RefusalError(422, message, { fields, places });
}

function placeOf({ file, field, advice }: Problem, entries: readonly RawEntry[]): Place {
  const bare = file.replace(/^content\//, '');
  const name = contentOf(bare)?.name;
  const entry = entries.find((one) => one.file === file);
  return {
    file: bare,
    field: field.startsWith('line ') ? bodyField : field,
    title: entry ? titleInSentence(entry, entries) : messageInWords(file, entries),
    label: name ? fieldInWords(name, field) : field,
    text: messageInWords(advice, entries),
  };
}

/** What keeps the site from being built, as after an update of the schemas. */
export async function listProblems(folder: string): Promise<Place[]> {
  const { entries } = readContent(folder);
  return (await checkContent(folder)).slice(0, 20).map((problem) => placeOf(problem, entries));
}

interface Work {
  readonly drafts: Drafts;
  readonly stage: ContentStage;
  readonly content: AllContent;
}

function writeNew(file: string, name: ContentName, values: Values, { entries }: AllContent): string {
  const others = entries.filter((entry) => entry.name === name);
  const shape: Readonly<Record<string, z.ZodType>> = contentFiles[name].schema.shape;
  const isTaken = others.some((entry) => valuesOf(entry).id === values.id);
  const numbers = {
    ...(shape.id && (values.id === undefined || isTaken) && { id: nextId(others, shape.id) }),
    ...(shape.order && values.order === undefined && { order: lastOrder(others) }),
  };
  const { [bodyField]: body, ...whole }: Values = { ...values, ...numbers };
  const ordered = fitValues(describeFile(contentFiles[name].schema, file), whole) as Values;
  const yaml = writeEntryYaml(ordered);
  return file.endsWith('.mdoc') ? `---\n${yaml}---\n${typeof body === 'string' ? body.trim() : ''}\n` : yaml;
}

/** Merges with what others have saved meanwhile. @returns the entry's file, which a rename changes. */
async function stageEntry(request: SaveRequest, name: ContentName, { drafts, stage, content }: Work): Promise<string> {
  const { file, base, slug, values, resolutions } = request;
  const schema = describeFile(contentFiles[name].schema, file);
  const existing = content.entries.find((entry) => fileOf(entry) === file);
  const target = slug === undefined ? file : path.join(path.dirname(file), `${slug}${path.extname(file)}`);
  if (!isSlug(path.parse(target).name)) {
    const message = 'is not right: write lowercase letters, digits and hyphens, such as neon-tide';
    throw new RefusalError(422, `Name in the address ${message}.`, { fields: [{ field: 'slug', message }] });
  }
  if ((base === undefined && existing) || (target !== file && stage.content.files.has(target))) {
    const message = `is taken: there is one with the name ${path.parse(target).name} already`;
    throw new RefusalError(422, `Name in the address ${message}.`, { fields: [{ field: 'slug', message }] });
  }
  const old = existing && valuesWithText(existing);
  const placed = await placePictures(values, { root: drafts.root, file: target, old, stage });
  if (!existing || !old) {
    // Deleted by somebody else: saving recreates it.
    await stage.write(target, writeNew(target, name, placed, content));
    return target;
  }
  const whole = fitValues(schema, placed) as Values;
  const before = fitValues(schema, base) as Values;
  const versions = {
    base: before,
    mine: clearSamples(before, whole),
    theirs: fitValues(schema, old, () => false) as Values,
  };
  const merged = mergeValues(versions, schema.fields, resolutions);
  if (merged.conflicts.length > 0) {
    const title = titleOf(existing, content.entries);
    const conflicts = [{ file, title, fields: merged.conflicts }];
    throw new RefusalError(409, `Somebody else has changed ${title} as well.`, { conflicts });
  }
  const body = file.endsWith('.mdoc') ? { [bodyField]: '' } : {};
  await stage.write(target, patchFile(existing.file, existing.source, { ...body, ...merged.values }));
  if (target !== file) await stage.write(file, undefined);
  return target;
}

async function stageTranslation(
  { base, values, digest = '', resolutions }: SaveRequest,
  pair: Pair,
  file: string,
  stage: ContentStage,
) {
  const { first, translation } = pair;
  const theirs = Object.fromEntries(wordsByPlace(translation));
  const filled = Object.fromEntries(Object.keys(values).map((place) => [place, theirs[place] ?? '']));
  const merged = mergeValues({ base, mine: values, theirs: filled }, {}, resolutions, [digestField]);
  if (merged.conflicts.length > 0) {
    const fields = merged.conflicts.map((one) => ({ ...one, label: fieldInWords(first.name, one.field) }));
    const conflicts = [{ file, title: titleOf(first, [first]), fields }];
    throw new RefusalError(409, 'Somebody else has changed this translation as well.', { conflicts });
  }
  await stage.write(file, writeTranslation(pair, merged.values, digest));
}

interface Finished {
  readonly person: Person;
  /** `former` is the file before a rename. */
  readonly file: string;
  readonly former?: string | undefined;
  readonly message: string;
}

/** Updates references, checks, writes and commits. */
export async function finish({ drafts, stage, content }: Work, { person, file, former, message }: Finished) {
  const after = readContent(stage.content);
  const renamed = new Map(former === undefined ? [] : [[`content/${former}`, `content/${file}`]]);
  const following = { before: content, after, renamed, today: momentOf(after.entries) };
  const plan = await updateReferences(stage, following);
  if (plan.stuck.length > 0) {
    const stuck = plan.stuck.map(({ file: from, field, words }) => ({ file: from, field, advice: words ?? '' }));
    const places = stuck.map((problem) => placeOf(problem, content.entries));
    throw new RefusalError(409, 'Other entries need this: choose something else there first.', { places });
  }
  for (const edit of plan.edits) await stage.write(edit.file, edit.after);
  const problems = await findNewProblems(stage);
  if (problems.length > 0) throw refuseProblems(problems, file, readContent(stage.content));
  const files = await stage.commit();
  const changed = files.map((one) => `content/${one}`);
  const trailers = [`${entryTrailer}: ${file}`, ...(former === undefined ? [] : [`${formerTrailer}: ${former}`])];
  await drafts.commit(person, `${message}\n\n${trailers.join('\n')}\n`, changed);
  return files;
}

export async function withStage<Result>(
  drafts: Drafts,
  work: (stage: ContentStage) => Promise<Result>,
): Promise<Result> {
  return drafts.withLock(async () => {
    const stage = await openContentStage(drafts.content);
    try {
      return await work(stage);
    } finally {
      await stage.drop();
    }
  });
}

export interface Saved {
  readonly file: string;
  readonly files: readonly string[];
}

/** YAML would quote a text with CRLF. */
const withPlainLines = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value;

/** Atomic. @throws RefusalError */
export async function saveEntry(drafts: Drafts, sent: SaveRequest, person: Person): Promise<Saved> {
  const request = JSON.parse(JSON.stringify(sent), withPlainLines) as SaveRequest;
  return withStage(drafts, async (stage) => {
    const content = readContent(stage.before);
    const found = contentOf(request.file);
    const pair = findPair(request.file, content);
    if (!found || (found.code !== undefined && !pair)) throw unknownFile();
    const work = { drafts, stage, content };
    if (pair && found.code !== undefined) {
      await stageTranslation(request, pair, request.file, stage);
      const message = `Translate ${titleOf(pair.first, content.entries)}`;
      return { file: request.file, files: await finish(work, { person, file: request.file, message }) };
    }
    const file = await stageEntry(request, found.name, work);
    if (stage.changed.size === 0) return { file, files: [] };
    const entry = readContent(stage.content).entries.find((one) => fileOf(one) === file);
    const title = entry ? titleOf(entry, content.entries) : file;
    const former = file === request.file ? undefined : request.file;
    const message = `${request.base ? 'Change' : 'Add'} ${title}`;
    return { file, files: await finish(work, { person, file, former, message }) };
  });
}

/** Lists drop it, credits keep its name. @throws RefusalError with the fields that require it. */
export async function deleteEntry(drafts: Drafts, file: string, person: Person): Promise<Saved> {
  return withStage(drafts, async (stage) => {
    const content = readContent(stage.before);
    const all = [...content.entries, ...content.translations.flatMap(({ entries }) => entries)];
    const entry = all.find((one) => fileOf(one) === file);
    if (!entry) throw unknownFile();
    await stage.write(file, undefined);
    const message = `Delete ${titleOf(entry, content.entries)}`;
    return { file, files: await finish({ drafts, stage, content }, { person, file, message }) };
  });
}
