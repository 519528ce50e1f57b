import { readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '@site/zod-content/front-matter.ts';
import { toLanguages, type Language } from '../languages.ts';
import { isLeftOver } from '../media/left-over.ts';
import { isSlug } from '../routes/slug.ts';
import { contentFiles, mayBeMissing, type ContentName } from '../schemas/content-files.ts';
import { unprintable } from '@site/zod-content/fields.ts';
import { openContent, scanContent, type ContentFolder, type ContentSource, type FileState } from './content-folder.ts';
import { parseYaml } from '@site/zod-content/parse-yaml.ts';
import { problemAt, type Fault, type Problem } from '@site/zod-content/problem.ts';

/** A file that the site reads, valid or not. */
export interface ContentFile {
  readonly name: ContentName;
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  /** The file name without its extension. */
  readonly slug: string;
}

/** A parsed content file, before its values are validated. */
export interface RawEntry extends ContentFile {
  readonly data: unknown;
  readonly source: string;
  /** The text below the front matter; empty for plain YAML. */
  readonly body: string;
  /** The line on which `body` starts. */
  readonly bodyLine: number;
}

/** A valid file with the facts filled in. */
export interface CheckedEntry extends RawEntry {
  readonly data: Record<string, unknown>;
}

export interface RawContent {
  /** Every file found, including unreadable ones. */
  readonly files: readonly ContentFile[];
  readonly entries: readonly RawEntry[];
  readonly problems: readonly Problem[];
}

/** A language's own words, which override those of the first. */
export interface RawTranslation extends Pick<RawContent, 'files' | 'entries'> {
  readonly language: Language;
}

export interface AllContent extends RawContent {
  readonly translations: readonly RawTranslation[];
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

interface ReadEntry {
  readonly entry?: RawEntry;
  readonly problem?: Problem;
}

const conflictMark = /^(?:<{7}|>{7})(?:[ \t]|\r?$)/m;

function findFault(text: string): Fault | undefined {
  const undecodable = text.search(/[\uFFFD\0]/);
  if (undecodable >= 0) {
    const isWide = text.split('\0').length > text.length / 4;
    return {
      at: undecodable,
      advice: `has letters that cannot be read${isWide ? ', those of UTF-16' : ''}: save it as UTF-8`,
    };
  }
  const hidden = text.search(unprintable);
  if (hidden >= 0) return { at: hidden, advice: 'has an invisible character: write the line again', isLine: true };
  const conflict = text.search(conflictMark);
  const advice =
    'has merge conflict markers: keep one of the two texts, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>';
  return conflict < 0 ? undefined : { at: conflict, advice, isLine: true };
}

export function parseEntry(found: ContentFile, source: string): ReadEntry {
  const { file, name } = found;
  const problem = (one: Fault) => ({ problem: problemAt(file, text, one) });
  // Some editors write a byte order mark.
  const text = source.replace(/^\uFEFF/, '');
  const fault = findFault(text);
  if (fault) return problem(fault);
  const { schema } = contentFiles[name];
  const fieldNames = Object.keys(schema.shape).join(', ');
  const entryOf = (data: unknown): ReadEntry => ({ entry: { ...found, data, source, body: '', bodyLine: 1 } });
  // A file without required fields may be empty, such as prices.yaml.
  const empty = () =>
    schema.safeParse({}).success
      ? entryOf({})
      : problem({ at: 0, advice: `is empty: write a block with ${fieldNames}` });
  if (text.trim() === '') return empty();
  if (!file.endsWith('.mdoc')) {
    const { data, problem: wrong } = parseYaml(text, file);
    if (wrong) return { problem: wrong };
    return data === null ? empty() : entryOf(data);
  }
  const front = splitFrontMatter(text);
  if (!front) {
    return problem({ at: 0, advice: 'has no fields: write them at its start, between two lines of three hyphens' });
  }
  const { start, yaml, end, body } = front;
  // Markdoc ends the front matter at the first such line, whatever follows the hyphens.
  const early = yaml.search(/^---/m);
  if (early >= 0) {
    const advice = 'has three hyphens within the fields: remove that line';
    return problem({ at: start.length + early, advice, isLine: true });
  }
  const { data, problem: wrong } = parseYaml(yaml, file, 1);
  if (wrong) return { problem: wrong };
  const bodyLine = countLines(start + yaml + end) + 1;
  return { entry: { ...found, data, source, body: body.replace(/\r\n/g, '\n'), bodyLine } };
}

interface Parsed {
  readonly id: string;
  readonly readAt: number;
  readonly source: string;
  readonly result: ReadEntry;
}

const parseCache = new Map<string, Parsed>();

/** File systems round times: two changes within this many milliseconds may have the same time. */
const mtimeResolutionMs = 100;

/** Repeated checks in one process get the same entry for an unchanged file. */
function readEntry(found: ContentFile, { place, id, changedAt }: FileState): ReadEntry {
  const known = parseCache.get(found.file);
  if (known?.id === id && known.readAt - changedAt > mtimeResolutionMs) return known.result;
  const readAt = Date.now();
  const source = readFileSync(place, 'utf8');
  const result = known?.source === source ? known.result : parseEntry(found, source);
  parseCache.set(found.file, { id, readAt, source, result });
  return result;
}

function describeMissing(name: ContentName): Problem {
  const { pattern, schema } = contentFiles[name];
  const fields = Object.keys(schema.shape).join(', ');
  return pattern.includes('*')
    ? { file: `content/${path.dirname(pattern)}`, field: '', advice: `has no file: write one with ${fields}` }
    : { file: `content/${pattern}`, field: '', advice: `is missing: write it with ${fields}` };
}

/** Files by folder; '' is the content folder itself. */
type ByFolder = ReadonlyMap<string, readonly (readonly [file: string, state: FileState])[]>;

function groupFiles({ files }: ContentFolder): ByFolder {
  return Map.groupBy(files, ([file]) => file.slice(0, Math.max(0, file.lastIndexOf('/'))));
}

function listMatches(folders: ByFolder, pattern: string) {
  const { dir, base } = path.posix.parse(pattern);
  const isMatch = (file: string) =>
    base.startsWith('*') ? file.endsWith(base.slice(1)) && !isLeftOver(file) : file === pattern;
  return (folders.get(dir) ?? []).filter(([file]) => isMatch(file)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Many times the longest post. */
const maxFileBytes = 1_000_000;

export const isTooLarge = ({ size }: FileState) => size > maxFileBytes;

function readFiles(folders: ByFolder, name: ContentName, code?: string): RawContent {
  const pattern = path.posix.join(code ?? '', contentFiles[name].pattern);
  const found = listMatches(folders, pattern);
  const files: ContentFile[] = [];
  const entries: RawEntry[] = [];
  const problems: Problem[] =
    found.length === 0 && code === undefined && !mayBeMissing(name) ? [describeMissing(name)] : [];
  for (const [place, state] of found) {
    const slug = place.slice(place.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
    const file = { name, file: `content/${place}`, slug };
    files.push(file);
    if (pattern.includes('*') && !isSlug(file.slug)) {
      const advice =
        'has a name that cannot be an address: write lowercase letters, digits and hyphens, such as neon-tide';
      problems.push({ file: file.file, field: '', advice });
    }
    if (isTooLarge(state)) {
      const advice = `has more than ${maxFileBytes / 1_000_000} MB, which is more than any page shows: divide it`;
      problems.push({ file: file.file, field: '', advice });
      continue;
    }
    const { entry, problem } = readEntry(file, state);
    if (problem) problems.push(problem);
    if (entry) entries.push(entry);
  }
  return { files, entries, problems };
}

/**
 * Reads the files of one row of `contentFiles`, sorted by name.
 * @param folder the content folder.
 * @param code the folder of a translation, such as `es`, which may lack any file.
 */
export function readCollection(folder: string, name: ContentName, code?: string): RawContent {
  const { dir } = path.posix.parse(path.posix.join(code ?? '', contentFiles[name].pattern));
  return readFiles(groupFiles(scanContent(folder, dir)), name, code);
}

/** Files that match no row of `contentFiles`; media are checked elsewhere. */
function listUnreadFiles({ files }: ContentFolder, read: readonly ContentFile[]): Problem[] {
  const known = new Set(read.map(({ file }) => file));
  const isUnread = (file: string) =>
    !known.has(`content/${file}`) && !/^media\/|(?:^|\/)README\.md$/.test(file) && !isLeftOver(file);
  return [...files.keys()].filter(isUnread).map((file) => {
    const advice = file.endsWith('.yml')
      ? `ends in .yml, which is not read: rename it to ${file.replace(/yml$/, 'yaml')}`
      : 'is not read by any page: rename, move or delete it';
    return { file: `content/${file}`, field: '', advice };
  });
}

/** A link could publish any file of this computer. */
function listLinkProblems({ links }: ContentFolder): Problem[] {
  const advice = 'is a link to another place, which is not followed: put the file itself there';
  return links.filter((file) => !isLeftOver(file)).map((file) => ({ file: `content/${file}`, field: '', advice }));
}

const names = Object.keys(contentFiles) as ContentName[];

function readAll(folders: ByFolder, code?: string): RawContent {
  const collections = names.map((name) => readFiles(folders, name, code));
  return {
    files: collections.flatMap(({ files }) => files),
    entries: collections.flatMap(({ entries }) => entries),
    problems: collections.flatMap(({ problems }) => problems),
  };
}

const contentCache = new WeakMap<ContentFolder, AllContent>();

let lastRead: { readonly content: ContentFolder; readonly readAt: number; readonly read: AllContent } | undefined;

/** Whether the cached folder has the same versions of the same files, all older than the mtime resolution. */
function isLast({ files, links }: ContentFolder): boolean {
  if (lastRead?.content.files.size !== files.size || lastRead.content.links.length + links.length > 0) return false;
  const { content, readAt } = lastRead;
  return [...files].every(
    ([file, state]) => content.files.get(file) === state && readAt - state.changedAt > mtimeResolutionMs,
  );
}

/**
 * Reads all content files.
 * @returns the cached object while nothing changes.
 */
export function readContent(source: ContentSource): AllContent {
  const content = openContent(source);
  const known = contentCache.get(content) ?? (isLast(content) ? lastRead?.read : undefined) ?? readFolder(content);
  if (lastRead?.read !== known) lastRead = { content, readAt: Date.now(), read: known };
  contentCache.set(content, known);
  return known;
}

function readFolder(content: ContentFolder): AllContent {
  const folders = groupFiles(content);
  const { files, entries, problems } = readAll(folders);
  const translations = toLanguages(entries.find(({ name }) => name === 'site')?.data)
    .filter(({ isFirst }) => !isFirst)
    .map((language) => ({ language, ...readAll(folders, language.code) }));
  return {
    files,
    translations,
    entries,
    problems: [
      ...problems,
      ...translations.flatMap((translation) => translation.problems),
      ...listUnreadFiles(content, [...files, ...translations.flatMap((translation) => translation.files)]),
      ...listLinkProblems(content),
    ],
  };
}
