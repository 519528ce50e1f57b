import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isCollection, titleField } from '@site/content-tools/entries/collections.ts';
import { describeFile, type BlockField } from '@site/content-tools/entries/describe-fields.ts';
import { bodyField, valuesOf, valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import { parseEntry, type RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { fileLabel, textLabel } from '../../content/labels.ts';
import { contentPath } from '../../content/view.ts';
import type { EntryChange, FieldChange } from '../publication.ts';
import { compareField } from './compare-values.ts';
import type { Git } from './git.ts';

/** What one entry of a collection is called. */
const singular: Partial<Record<ContentName, string>> = {
  portfolios: 'portfolio',
  videos: 'video',
  movies: 'movie',
  behindTheScenes: 'day on set',
  reviews: 'review',
  team: 'team member',
  posts: 'article',
  writtenPages: 'page',
};

/** The name in `contentFiles` of a file that the editor shows; undefined for pictures and others. */
function nameOf(file: string): ContentName | undefined {
  return contentPath(path.posix.relative('content', file))?.name;
}

/** A content file in one of its states; undefined where it is not there, or cannot be read. */
export function readState(file: string, source: Uint8Array | undefined): RawEntry | undefined {
  const name = nameOf(file);
  if (!name || !source) return undefined;
  return parseEntry({ name, file, slug: path.posix.parse(file).name }, Buffer.from(source).toString()).entry;
}

/** What the editor calls a file. */
export function titleOf(file: string, entry: RawEntry | undefined): string {
  const name = nameOf(file);
  if (!name) return path.posix.basename(file);
  if (!isCollection(name) && name !== 'writtenPages') return fileLabel(name, entry ? valuesOf(entry) : {});
  const { siteMapLabel, heading, ...values } = entry ? valuesOf(entry) : {};
  const title = isCollection(name) ? values[titleField(name)] : (siteMapLabel ?? heading);
  return typeof title === 'string' ? title : path.posix.parse(file).name;
}

const described = new Map<ContentName, BlockField>();

/** The fields of a file, with the text below them. */
export function fieldsOf(name: ContentName): BlockField {
  const known = described.get(name);
  if (known) return known;
  const { schema, pattern } = contentFiles[name];
  const block = describeFile(schema, pattern);
  const text = { kind: 'prose', label: textLabel, optional: false, check: () => undefined } as const;
  const fields = pattern.endsWith('.mdoc') ? { ...block, fields: { ...block.fields, [bodyField]: text } } : block;
  described.set(name, fields);
  return fields;
}

function describeEntry(file: string, name: ContentName, old?: Uint8Array, now?: Uint8Array): EntryChange {
  const [before, after] = [readState(file, old), readState(file, now)];
  const title = titleOf(file, after ?? before);
  const type = singular[name];
  const heading = (word: string) => `${word} ${type ?? 'part'}: ${title}`;
  if (!old) return { file, title: heading('New'), fields: [] };
  if (!now) return { file, title: heading('Removed'), fields: [] };
  if (!after) return { file, title, fields: [{ label: 'Cannot be read', before: '', after: 'the check says why' }] };
  const fields = compareField(fieldsOf(name), '', before && valuesWithText(before), valuesWithText(after));
  const isForm = fields.length === 0;
  return { file, title, fields: isForm ? [{ label: 'Only comments or line breaks', before: '', after: '' }] : fields };
}

/** What changed between two states of one file, where the editor shows it. */
export function describeVersions(file: string, old?: Buffer, now?: Buffer): Pick<EntryChange, 'title' | 'fields'> {
  const name = nameOf(file);
  return name ? describeEntry(file, name, old, now) : { title: file, fields: [] };
}

/** Pictures and other files beside the entries. */
async function describeMedia(
  files: readonly string[],
  before: ContentState,
  after: ContentState,
): Promise<EntryChange[]> {
  if (files.length === 0) return [];
  const [old, now] = [await before.list(files), await after.list(files)];
  const fields = files.map((file): FieldChange => {
    const after = now.has(file) ? (old.has(file) ? 'another one' : 'new') : 'removed';
    const isShown = now.has(file) && /\.(?:jpg|png|svg)$/.test(file);
    const picture = path.posix.relative('content/any', file);
    return { label: path.posix.basename(file), before: '', after, ...(isShown && { picture }) };
  });
  return [{ file: 'content/media', title: 'Pictures and other files', fields }];
}

/** The content at one moment. Files are named from the project's folder; those that are not there are left out. */
export interface ContentState {
  read(files: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  list(files: readonly string[]): Promise<Pick<ReadonlySet<string>, 'has'>>;
}

/** What is in a commit or tree. */
export function inCommit(git: Git, commit: string): ContentState {
  return { read: async (files) => git.files(commit, files), list: async (files) => git.ids(commit, files) };
}

/** What is on the disk. @param placeOf says where a file is; undefined where it is not there. */
export function atPlaces(placeOf: (file: string) => string | undefined): ContentState {
  const read = async (files: readonly string[]) => {
    const found = new Map<string, Buffer>();
    for (const file of files) {
      try {
        const place = placeOf(file);
        if (place !== undefined) found.set(file, await readFile(place));
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) throw error;
      }
    }
    return found;
  };
  return {
    read,
    list: async (files) => Promise.resolve(new Set(files.filter((file) => existsSync(placeOf(file) ?? '')))),
  };
}

/** The project's folder as it is. */
export function onDisk(root: string): ContentState {
  return atPlaces((file) => path.join(root, file));
}

/** Holds name and phone. */
const companyFile = 'content/site.yaml';

/** How many entries are described: nobody reads more, and a publication may have thousands. */
const mostDescribed = 100;

/**
 * What changed in files of the content, by entry and field. The file of the company is always described; of others only as
 * many as are shown.
 */
export async function describeChanges(
  files: readonly string[],
  before: ContentState,
  after: ContentState,
): Promise<EntryChange[]> {
  const { entries = [], media = [] } = Object.groupBy(files, (file) => (nameOf(file) ? 'entries' : 'media'));
  const shown = entries.filter((file, index) => index < mostDescribed || file === companyFile);
  const [old, now] = [await before.read(shown), await after.read(shown)];
  const known = new Set(shown);
  return [
    ...entries.flatMap((file) => {
      const name = nameOf(file);
      if (!name) return [];
      return known.has(file)
        ? [describeEntry(file, name, old.get(file), now.get(file))]
        : [{ file, title: titleOf(file, undefined), fields: [] }];
    }),
    ...(await describeMedia(media, before, after)),
  ];
}

/** How many entries the first line of a commit names, and how many lines follow. */
const [named, listed] = [3, 200];

/** Whether the site becomes another company's: its name and its number change together. */
function isTakeover(changes: readonly EntryChange[]): boolean {
  const labels = changes.find(({ file }) => file === companyFile)?.fields.map(({ label }) => label) ?? [];
  return labels.includes('Company') && labels.includes('Phone');
}

/**
 * A commit's message: what changed, in words. What a company has left behind is not named to the next one.
 * @param verb what was done, such as Publish.
 */
export function writeMessage(verb: string, changes: readonly EntryChange[]): string {
  if (isTakeover(changes)) return `${verb} the site of another company\n`;
  const more = changes.length > named ? ` and ${changes.length - named} more` : '';
  const titles = changes.slice(0, named).map(({ title }) => title);
  const lines = changes.flatMap(({ title, fields }) =>
    fields.map(({ label, before, after }) => `${title}: ${label}${before && `, "${before}"`} → "${after}"`),
  );
  return `${verb} ${titles.join(', ')}${more}\n\n${lines.slice(0, listed).join('\n')}\n`;
}
