import path from 'node:path/posix';
import { isCollection } from '@site/content-tools/entries/collections.ts';
import { describeFile } from '@site/content-tools/entries/describe-fields.ts';
import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import type { Problem } from '@site/model/check/problem.ts';
import type { RawContent } from '@site/model/check/read-content.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { titleOf } from '../publish/server/describe-changes.ts';
import { describePlace } from './describe-place.ts';
import { contentLabel, textLabel } from './labels.ts';
import { contentPath } from './view.ts';

/** A label with the names of company and product, as far as content/site.yaml can be read. */
export function withNames(label: string, entries: RawContent['entries']): string {
  const site = valuesOf(entries.find(({ name }) => name === 'site') ?? { data: undefined });
  const { name: product } = Object(site.product) as { readonly name?: unknown };
  const facts: Readonly<Record<string, unknown>> = { company: site.company, product };
  return label.replace(/\{(\w+)\}/g, (whole, fact: string) => (typeof facts[fact] === 'string' ? facts[fact] : whole));
}

/** A content file as the editor's list has it, such as `Videos, Neon Tide`. @param file such as content/videos/neon-tide.yaml */
export function fileInWords(file: string, { entries }: Pick<RawContent, 'entries'>): string {
  const bare = file.replace(/^content\//, '');
  const found = contentPath(bare.replace(path.extname(bare), '.json'));
  if (!found) return file;
  const { name } = found;
  const entry = entries.find((candidate) => candidate.file === file);
  const title = withNames(titleOf(file, entry), entries);
  return isCollection(name) || name === 'writtenPages' ? `${contentLabel(name)}, ${title}` : title;
}

/** Names of content files, with a line where the command line gives one, and of folders of entries. */
const files = /content\/[\w/-]+\.(?:yaml|mdoc)(?::\d+)*/g;
const folders = /content\/([\w-]+)(?=[\s,.])/g;

/** A message for people at a screen: it names content as the editor's list does, and no command. */
export function messageInWords(message: string, content: RawContent): string {
  const labelOf = (folder: string) =>
    Object.values(contentFiles).findIndex(({ pattern }) => pattern.startsWith(`${folder}/*`));
  const names = Object.keys(contentFiles) as (keyof typeof contentFiles)[];
  return message
    .replace(files, (file) => fileInWords(file.replace(/[:\d]+$/, ''), content))
    .replace(folders, (whole, folder: string) => {
      const name = names[labelOf(folder)];
      return name ? contentLabel(name) : whole;
    })
    .replace(/ \(npm run [^)]*\)/g, '')
    .replace(/write the name of a file of (.+?), without \.yaml/g, 'choose one of $1');
}

/** A place in content by the names on the screen, such as `Videos on the home page: Videos 3`. */
export function placeInWords(file: string, field: string, content: RawContent): string {
  return [fileInWords(file, content), labelOf(file, field)].filter(Boolean).join(': ');
}

/** The field at a place, or the text of a page; empty for a whole file. */
function labelOf(file: string, field: string): string {
  const bare = file.replace(/^content\//, '');
  const found = contentPath(bare.replace(path.extname(bare), '.json'));
  const isField = found && field !== '' && !field.startsWith('line ');
  const label = isField ? describePlace(describeFile(contentFiles[found.name].schema, bare), field).label : '';
  return bare.endsWith('.mdoc') && label === '' ? textLabel : label;
}

/**
 * @param own the files of the page on the screen, from the content folder: its fields are named alone.
 * @returns what the content check says, by the names on the screen.
 */
export function problemInWords({ file, field, advice }: Problem, content: RawContent, own: readonly string[]): string {
  const what = [labelOf(file, field), messageInWords(advice, content)].filter(Boolean).join(' ');
  return own.includes(file.replace(/^content\//, '')) ? what : `${fileInWords(file, content)}: ${what}`;
}
