import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@site/system/has-code.ts';
import { listFiles, listLinks } from '@site/system/list-files.ts';
import { readLanguages, type Language } from '../languages.ts';
import { isLeftOver } from '../media/left-over.ts';
import { contentFiles, mayBeMissing, type ContentName } from '../schemas/content-files.ts';
import { unprintable } from '../schemas/fields.ts';
import { parseYaml } from './parse-yaml.ts';
import { problemAt, type Fault, type Problem } from './problem.ts';

/** A file that the site reads, valid or not. */
export interface ContentFile {
  readonly name: ContentName;
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  /** The file's name without its ending. */
  readonly slug: string;
}

/** A content file as written, before any check of its values. */
export interface RawEntry extends ContentFile {
  readonly data: unknown;
  /** The file's whole text. */
  readonly source: string;
  /** The text under the front matter; empty for plain YAML. */
  readonly body: string;
  /** Line of the file at which `body` starts. */
  readonly bodyLine: number;
}

/** A valid file with the facts filled in. */
export interface CheckedEntry extends RawEntry {
  readonly data: Record<string, unknown>;
}

export interface RawContent {
  /** Every file found, including those that cannot be read. */
  readonly files: readonly ContentFile[];
  readonly entries: readonly RawEntry[];
  readonly problems: readonly Problem[];
}

/** What a language has of its own: words over those of the first. */
export interface RawTranslation extends Pick<RawContent, 'files' | 'entries'> {
  readonly language: Language;
}

export interface AllContent extends RawContent {
  readonly translations: readonly RawTranslation[];
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const addressName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

interface ReadEntry {
  readonly entry?: RawEntry;
  readonly problem?: Problem;
}

/** What programs leave in a file that they could not merge. */
const conflictMark = /^(?:<{7}|>{7})(?:[ \t]|\r?$)/m;

/** What is wrong with a file whatever it is about, with its place in the text. */
function findFault(text: string): Fault | undefined {
  const strange = text.search(/[\uFFFD\0]/);
  if (strange >= 0) {
    const isWide = text.split('\0').length > text.length / 4;
    return {
      at: strange,
      advice: `has letters that cannot be read${isWide ? ', those of UTF-16' : ''}: save it as UTF-8`,
    };
  }
  const hidden = text.search(unprintable);
  if (hidden >= 0) return { at: hidden, advice: 'has an invisible character: write the line again', isLine: true };
  const conflict = text.search(conflictMark);
  const advice =
    'has the marks of a merge conflict: keep one of the two texts, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';
  return conflict < 0 ? undefined : { at: conflict, advice, isLine: true };
}

/** Reads one content file from its text. */
export function parseEntry(found: ContentFile, source: string): ReadEntry {
  const { file, name } = found;
  const problem = (one: Fault) => ({ problem: problemAt(file, text, one) });
  // Some editors begin a file with a mark that nobody sees.
  const text = source.replace(/^\uFEFF/, '');
  const fault = findFault(text);
  if (fault) return problem(fault);
  const fieldNames = Object.keys(contentFiles[name].schema.shape).join(', ');
  const empty = problem({ at: 0, advice: `is empty: write a block with ${fieldNames}` });
  if (text.trim() === '') return empty;
  if (!file.endsWith('.mdoc')) {
    const { data, problem: wrong } = parseYaml(text, file);
    if (wrong) return { problem: wrong };
    return data === null ? empty : { entry: { ...found, data, source, body: '', bodyLine: 1 } };
  }
  const match = frontMatter.exec(text);
  if (!match) {
    return problem({ at: 0, advice: 'has no fields: write them at its start, between two lines of three hyphens' });
  }
  const [whole, fields = ''] = match;
  // Markdoc takes the first such line as the end of the front matter, whatever follows the hyphens.
  const early = fields.search(/^---/m);
  if (early >= 0) {
    const advice = 'has three hyphens within the fields: remove that line';
    return problem({ at: text.indexOf(fields) + early, advice, isLine: true });
  }
  const { data, problem: wrong } = parseYaml(fields, file, 1);
  if (wrong) return { problem: wrong };
  const body = text.slice(whole.length);
  return { entry: { ...found, data, source, body, bodyLine: countLines(whole) + 1 } };
}

/** The last result for each file, by its source. */
const parsed = new Map<string, { readonly source: string; readonly result: ReadEntry }>();

/** Parses a file only if its source has changed, so that repeated checks in one process get the same entry. */
function readEntry(found: ContentFile, source: string): ReadEntry {
  const known = parsed.get(found.file);
  if (known?.source === source) return known.result;
  const result = parseEntry(found, source);
  parsed.set(found.file, { source, result });
  return result;
}

function describeMissing(name: ContentName): Problem {
  const { pattern, schema } = contentFiles[name];
  const fields = Object.keys(schema.shape).join(', ');
  return pattern.includes('*')
    ? { file: `content/${path.dirname(pattern)}`, field: '', advice: `has no file: write one with ${fields}` }
    : { file: `content/${pattern}`, field: '', advice: `is missing: write it with ${fields}` };
}

/** The files that match a pattern of `contentFiles`, sorted by name. */
async function listMatches(folder: string, pattern: string): Promise<string[]> {
  const { dir, base } = path.posix.parse(pattern);
  const isMatch = (name: string) =>
    base.startsWith('*') ? name.endsWith(base.slice(1)) && !isLeftOver(name) : name === base;
  try {
    const entries = await readdir(path.join(folder, dir), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .filter(isMatch)
      .sort()
      .map((name) => path.posix.join(dir, name));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** The largest file that is parsed, in bytes: many times the longest article. */
const largestFile = 1_000_000;

export const isTooLarge = (place: string) => statSync(place).size > largestFile;

/**
 * Reads the files of one row of `contentFiles`, sorted by name.
 * @param folder the content folder.
 * @param code the folder of a translation, such as `es`, which may lack any file.
 */
export async function readCollection(folder: string, name: ContentName, code?: string): Promise<RawContent> {
  const pattern = path.posix.join(code ?? '', contentFiles[name].pattern);
  const found = await listMatches(folder, pattern);
  const files = found.map((file) => ({ name, file: `content/${file}`, slug: path.posix.parse(file).name }));
  const places = files.map(({ file }) => path.join(folder, path.posix.relative('content', file)));
  const sources = places.map((place) => (isTooLarge(place) ? undefined : readFileSync(place, 'utf8')));
  const entries: RawEntry[] = [];
  const problems: Problem[] =
    files.length === 0 && code === undefined && !mayBeMissing(name) ? [describeMissing(name)] : [];
  for (const [index, file] of files.entries()) {
    if (pattern.includes('*') && !addressName.test(file.slug)) {
      const advice =
        'has a name that cannot be an address: write lowercase letters, digits and hyphens, such as neon-tide';
      problems.push({ file: file.file, field: '', advice });
    }
    const source = sources[index];
    if (source === undefined) {
      const advice = `has more than ${String(largestFile / 1_000_000)} MB, which is more than any page shows: divide it`;
      problems.push({ file: file.file, field: '', advice });
      continue;
    }
    const { entry, problem } = readEntry(file, source);
    if (problem) problems.push(problem);
    if (entry) entries.push(entry);
  }
  return { files, entries, problems };
}

/** Files of the folder that match no row of `contentFiles`; media and the marks of translations are checked elsewhere. */
function listUnreadFiles(folder: string, read: readonly ContentFile[]): Problem[] {
  const known = new Set(read.map(({ file }) => file));
  const isUnread = (file: string) =>
    !/^media\/|(?:^|\/)README\.md$|^\w+\/translated\.yaml$/.test(file) &&
    !isLeftOver(file) &&
    !known.has(`content/${file}`);
  return listFiles(folder)
    .filter(isUnread)
    .map((file) => {
      const advice = file.endsWith('.yml')
        ? `ends in .yml, which is not read: rename it to ${file.replace(/yml$/, 'yaml')}`
        : 'is not read by any page: rename, move or delete it';
      return { file: `content/${file}`, field: '', advice };
    });
}

/** A link may lead to any file of this computer, whose text would then be on the site. */
function listLinkProblems(folder: string): Problem[] {
  const advice = 'is a link to another place, which is not followed: put the file itself there';
  return listLinks(folder)
    .filter((file) => !isLeftOver(file))
    .map((file) => ({ file: `content/${file}`, field: '', advice }));
}

/** Every file of a translation. */
async function readTranslation(folder: string, code: string) {
  const names = Object.keys(contentFiles) as ContentName[];
  const collections = await Promise.all(names.map((name) => readCollection(folder, name, code)));
  return {
    files: collections.flatMap(({ files }) => files),
    entries: collections.flatMap(({ entries }) => entries),
    problems: collections.flatMap(({ problems }) => problems),
  };
}

/**
 * Reads every file that matches `contentFiles`.
 * @param folder the content folder.
 */
export async function readContent(folder: string): Promise<AllContent> {
  const names = Object.keys(contentFiles) as ContentName[];
  const collections = await Promise.all(names.map((name) => readCollection(folder, name)));
  const files = collections.flatMap((collection) => collection.files);
  const translations = await Promise.all(
    readLanguages(folder)
      .filter(({ isFirst }) => !isFirst)
      .map(async (language) => ({ language, ...(await readTranslation(folder, language.code)) })),
  );
  return {
    files,
    translations,
    entries: collections.flatMap((collection) => collection.entries),
    problems: [
      ...collections.flatMap((collection) => collection.problems),
      ...translations.flatMap((translation) => translation.problems),
      ...listUnreadFiles(folder, [...files, ...translations.flatMap((translation) => translation.files)]),
      ...listLinkProblems(folder),
    ],
  };
}
