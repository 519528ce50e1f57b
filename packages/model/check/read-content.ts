import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles, type ContentName } from '../schemas/content-files.ts';
import { unprintable } from '../schemas/fields.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Problem } from './problem.ts';

/** A file that the site reads, whether or not its content is right. */
export interface ContentFile {
  readonly name: ContentName;
  /** From the project's folder, such as content/videos/title.yaml. */
  readonly file: string;
  readonly slug: string;
}

/** One content file as it stands, before any check of its values. */
export interface RawEntry extends ContentFile {
  readonly data: unknown;
  /** The same as the build reads it. */
  readonly built: unknown;
  /** The text under the front matter; empty for plain YAML. */
  readonly body: string;
  /** Line of the file at which `body` starts. */
  readonly bodyLine: number;
}

export interface RawContent {
  /** Every file found, also those that cannot be read. */
  readonly files: readonly ContentFile[];
  readonly entries: readonly RawEntry[];
  readonly problems: readonly Problem[];
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const addressName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

function readEntry(found: ContentFile, source: string): { entry?: RawEntry; problem?: Problem } {
  const { file } = found;
  if (/[\uFFFD\0]/.test(source)) {
    return { problem: { file, field: '', advice: 'has letters that cannot be read: save it as UTF-8' } };
  }
  const hidden = source.search(unprintable);
  if (hidden >= 0) {
    const field = `line ${String(countLines(source.slice(0, hidden)) + 1)}`;
    return { problem: { file, field, advice: 'has a character that nobody sees: write the line anew' } };
  }
  if (!file.endsWith('.mdoc')) {
    const { data, built, problem } = parseYaml(source, file);
    return problem ? { problem } : { entry: { ...found, data, built, body: '', bodyLine: 1 } };
  }
  const match = frontMatter.exec(source);
  if (!match) {
    const advice = 'has no fields: write them at its start, between two lines of three hyphens';
    return { problem: { file, field: '', advice } };
  }
  // The build takes the first such line for the end of the fields, whatever follows the hyphens.
  const [fields = ''] = match.slice(1);
  const early = fields.search(/^---/m);
  if (early >= 0) {
    const field = `line ${String(countLines(fields.slice(0, early)) + 2)}`;
    return { problem: { file, field, advice: 'has three hyphens within the fields: remove that line' } };
  }
  const { data, built, problem } = parseYaml(fields, file, 2);
  if (problem) return { problem };
  return { entry: { ...found, data, built, body: source.slice(match[0].length), bodyLine: countLines(match[0]) + 1 } };
}

/** Every file of the folder but the pictures, in the order of their names. */
async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/^media(?:\/|$)/.test(file))
    .sort();
}

function missingFile(name: ContentName): Problem {
  const { pattern, schema } = contentFiles[name];
  const fields = Object.keys(schema.shape).join(', ');
  return pattern.includes('*')
    ? { file: `content/${path.dirname(pattern)}`, field: '', advice: `has no file: write one with ${fields}` }
    : { file: `content/${pattern}`, field: '', advice: `is missing: write it with ${fields}` };
}

function strayFile(file: string): Problem {
  const { dir, name, ext } = path.parse(file);
  const advice =
    ext === '.yml'
      ? `ends in .yml, which is not read: rename it to ${path.join(dir, name)}.yaml`
      : 'is not read by any page: rename, move or delete it';
  return { file: `content/${file}`, field: '', advice };
}

function listStrayFiles(all: readonly string[], read: readonly ContentFile[]): Problem[] {
  const known = new Set(read.map(({ file }) => file));
  return all
    .filter((file) => !known.has(`content/${file}`))
    .filter((file) => path.basename(file) !== 'README.md' && !path.basename(file).startsWith('.'))
    .map(strayFile);
}

/**
 * Reads every file that `contentFiles` names.
 * @param folder the content folder.
 */
export async function readContent(folder: string): Promise<RawContent> {
  const files: ContentFile[] = [];
  const entries: RawEntry[] = [];
  const problems: Problem[] = [];
  const all = await listFiles(folder);
  for (const name of Object.keys(contentFiles) as ContentName[]) {
    const { pattern } = contentFiles[name];
    const found = all.filter((file) => path.posix.matchesGlob(file, pattern));
    if (found.length === 0) problems.push(missingFile(name));
    for (const relative of found) {
      const file: ContentFile = { name, file: `content/${relative}`, slug: path.parse(relative).name };
      files.push(file);
      if (pattern.includes('*') && !addressName.test(file.slug)) {
        const advice = 'has a name that is no address: write small letters, digits and hyphens, such as neon-tide';
        problems.push({ file: file.file, field: '', advice });
      }
      const { entry, problem } = readEntry(file, await readFile(path.join(folder, relative), 'utf8'));
      if (problem) problems.push(problem);
      if (entry) entries.push(entry);
    }
  }
  problems.push(...listStrayFiles(all, files));
  return { files, entries, problems };
}
