import { readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isScalar, LineCounter, parseDocument, visit, YAMLParseError, type Document, type ErrorCode } from 'yaml';
import { hasCode } from '@site/system/has-code.ts';
import { listFiles, listLinks } from '@site/system/list-files.ts';
import { isLeftOver } from '../media/left-over.ts';
import { contentFiles, type ContentName } from '../schemas/content-files.ts';
import { unprintable } from '../schemas/fields.ts';
import type { Problem } from './problem.ts';

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

const quoteAdvice = 'put text with a colon, a brace or a star in quotes';

const adviceByCode: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'write the lines that belong together equally far from the left',
  DUPLICATE_KEY: 'the field is there twice, keep one',
  MULTIPLE_DOCS: 'remove the line of three hyphens',
  TAB_AS_INDENT: 'write spaces instead of tabs',
};

/** Whether a value contains itself, as `&list [*list]` does, and so can't be rendered. */
function containsItself(value: unknown, above: readonly unknown[] = []): boolean {
  if (value === null || typeof value !== 'object') return false;
  return above.includes(value) || Object.values(value).some((inner) => containsItself(inner, [...above, value]));
}

/** A field that is written twice. The parser's own check compares each key with all others, which takes minutes for many. */
function findDuplicate(document: Document): YAMLParseError | undefined {
  let found: YAMLParseError | undefined;
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) {
          const [start = 0, end = 0] = key.range ?? [];
          found = new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique');
          return visit.BREAK;
        }
        seen.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

/**
 * Reads YAML 1.2, in which a day such as 2024-05-31 is text.
 * @param file named in the problem.
 * @param firstLine line of the file at which `source` starts.
 */
export function parseYaml(source: string, file: string, firstLine = 1): { data?: unknown; problem?: Problem } {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, logLevel: 'error', uniqueKeys: false });
  const describe = (field: string, reason: string, advice: string) => ({
    problem: { file, field, advice: `cannot be read (${reason}): ${advice}` },
  });
  // The parser only warns about an unknown tag such as !name, but the text after it would be lost.
  const [error = findDuplicate(document)] = [...document.errors, ...document.warnings];
  if (error) {
    const line = lines.linePos(error.pos[0]).line + firstLine - 1;
    const reason = error.message.replace(/ at line \d+[\s\S]*$/, '');
    return describe(`line ${String(line)}`, reason, adviceByCode[error.code] ?? quoteAdvice);
  }
  try {
    const data: unknown = document.toJS();
    return containsItself(data) ? describe('', 'A list or block contains itself', quoteAdvice) : { data };
  } catch (cause) {
    // Found only on conversion: text that starts with a star refers to an anchor that does not exist.
    return describe('', cause instanceof Error ? cause.message : String(cause), quoteAdvice);
  }
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

/** Reads one content file from its text. */
export function parseEntry(found: ContentFile, source: string): ReadEntry {
  const { file } = found;
  const problem = (field: string, advice: string) => ({ problem: { file, field, advice } });
  if (/[\uFFFD\0]/.test(source)) return problem('', 'has letters that cannot be read: save it as UTF-8');
  const hidden = source.search(unprintable);
  if (hidden >= 0) {
    const field = `line ${String(countLines(source.slice(0, hidden)) + 1)}`;
    return problem(field, 'has an invisible character: write the line again');
  }
  if (!file.endsWith('.mdoc')) {
    const { data, problem: fault } = parseYaml(source, file);
    return fault ? { problem: fault } : { entry: { ...found, data, source, body: '', bodyLine: 1 } };
  }
  const match = frontMatter.exec(source);
  if (!match) return problem('', 'has no fields: write them at its start, between two lines of three hyphens');
  const [whole, fields = ''] = match;
  // Markdoc takes the first such line as the end of the front matter, whatever follows the hyphens.
  const early = fields.search(/^---/m);
  if (early >= 0) {
    const field = `line ${String(countLines(fields.slice(0, early)) + 2)}`;
    return problem(field, 'has three hyphens within the fields: remove that line');
  }
  const { data, problem: fault } = parseYaml(fields, file, 2);
  if (fault) return { problem: fault };
  const body = source.slice(whole.length);
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

/** The files that every site needs: its facts, the texts of every page, and the pages that all others link to. */
const mayBeMissing = (name: ContentName) =>
  (name.endsWith('Page') && !['homePage', 'contactPage', 'notFoundPage'].includes(name)) ||
  [
    'videos',
    'movies',
    'behindTheScenes',
    'reviews',
    'team',
    'posts',
    'writtenPages',
    'packages',
    'planner',
    'tools',
  ].includes(name);

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
 */
export async function readCollection(folder: string, name: ContentName): Promise<RawContent> {
  const { pattern } = contentFiles[name];
  const found = await listMatches(folder, pattern);
  const files = found.map((file) => ({ name, file: `content/${file}`, slug: path.posix.parse(file).name }));
  const places = files.map(({ file }) => path.join(folder, path.posix.relative('content', file)));
  const sources = places.map((place) => (isTooLarge(place) ? undefined : readFileSync(place, 'utf8')));
  const entries: RawEntry[] = [];
  const problems: Problem[] = files.length === 0 && !mayBeMissing(name) ? [describeMissing(name)] : [];
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

/** Files of the folder that match no row of `contentFiles`; media are checked elsewhere. */
function listUnreadFiles(folder: string, read: readonly ContentFile[]): Problem[] {
  const known = new Set(read.map(({ file }) => file));
  const isUnread = (file: string) =>
    !/^media\/|(?:^|\/)README\.md$/.test(file) && !isLeftOver(file) && !known.has(`content/${file}`);
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

/**
 * Reads every file that matches `contentFiles`.
 * @param folder the content folder.
 */
export async function readContent(folder: string): Promise<RawContent> {
  const names = Object.keys(contentFiles) as ContentName[];
  const collections = await Promise.all(names.map((name) => readCollection(folder, name)));
  const files = collections.flatMap((collection) => collection.files);
  return {
    files,
    entries: collections.flatMap((collection) => collection.entries),
    problems: [
      ...collections.flatMap((collection) => collection.problems),
      ...listUnreadFiles(folder, files),
      ...listLinkProblems(folder),
    ],
  };
}
