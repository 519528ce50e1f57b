import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isCollection, titleField } from '@site/content-tools/entries/collections.ts';
import { describeFile, type BlockField } from '@site/content-tools/entries/describe-fields.ts';
import { valuesOf } from '@site/content-tools/entries/new-entry.ts';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
import { parseEntry, type RawEntry } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { contentLabel } from '../../content/labels.ts';
import { bodyField } from '../../content/view-extras.ts';
import { contentPath, viewValues } from '../../content/view.ts';
import type { EntryChange, PictureChange } from '../publication.ts';
import { compareFields } from './compare-values.ts';
import type { Git } from './git.ts';
import { listChanges, type FileChange } from './snapshot.ts';

/** What one entry of a collection is called. */
const singular: Partial<Record<ContentName, string>> = {
  videos: 'Video',
  movies: 'Movie',
  behindTheScenes: 'Day on set',
  reviews: 'Review',
  team: 'Team member',
  posts: 'Article',
  textPages: 'Page',
};

const media = 'content/media/';
const isPicture = (file: string) => file.startsWith(media) && /\.(?:jpg|png|svg)$/.test(file);

/** A content file in one of two states. */
interface State {
  readonly source: string;
  readonly entry: RawEntry | undefined;
}

async function readState(git: Git, name: ContentName, file: string, object: string | undefined): Promise<State> {
  const source = object === undefined ? '' : (await git.bytes(['cat-file', 'blob', object])).toString();
  const found = { name, file, slug: path.posix.parse(file).name };
  return { source, entry: object === undefined ? undefined : parseEntry(found, source).entry };
}

function titleOf(name: ContentName, entry: RawEntry | undefined, slug: string): string {
  const values = entry ? valuesOf(entry) : {};
  const title = isCollection(name) ? values[titleField(name)] : name === 'textPages' ? values.siteMapLabel : undefined;
  return typeof title === 'string' ? title : isCollection(name) || name === 'textPages' ? slug : contentLabel(name);
}

/** What the editor calls a file of a tree: the title of an entry, and the file's name where it is none. */
export async function titleOfFile(git: Git, tree: string, file: string): Promise<string> {
  const found = contentPath(path.posix.relative('content', file));
  if (!found) return path.posix.basename(file);
  const object = await git.find(['rev-parse', '--verify', '--quiet', `${tree}:${file}`]);
  return titleOf(found.name, (await readState(git, found.name, file, object)).entry, path.posix.parse(file).name);
}

function fieldsOf(name: ContentName): BlockField['fields'] {
  const { schema, pattern } = contentFiles[name];
  const text = { kind: 'prose', syntax: 'markdoc', label: 'Text', optional: false, check: () => undefined } as const;
  const { fields } = describeFile(schema, pattern);
  return pattern.endsWith('.mdoc') ? { ...fields, [bodyField]: text } : fields;
}

/** The pictures that a file names, from the project's folder. */
function picturesOf({ source }: State): Set<string> {
  const names = source.matchAll(/(?:\.\.\/media\/|\/blog-media\/)[^\s"')]+\.(?:jpg|png|svg)/g);
  return new Set(
    [...names].map(([name]) =>
      name.startsWith(blogPictureFolder)
        ? name.replace(blogPictureFolder, `${media}blog/`)
        : name.replace('../media/', media),
    ),
  );
}

/** The Git objects of all pictures of a state. */
async function listPictures(git: Git, tree: string): Promise<ReadonlyMap<string, string>> {
  const rows = await git.list(['ls-tree', '-r', '-z', tree, '--', media]);
  return new Map(
    rows.flatMap((row) => {
      const [facts = '', file = ''] = row.split('\t');
      return isPicture(file) ? [[file, facts.split(' ')[2] ?? '']] : [];
    }),
  );
}

type Pictures = Record<'before' | 'after', ReadonlyMap<string, string>>;

function comparePictures(before: State, after: State, pictures: Pictures): PictureChange[] {
  const names = new Set([...picturesOf(before), ...picturesOf(after)]);
  return [...names].flatMap((file) => {
    const old = picturesOf(before).has(file) ? pictures.before.get(file) : undefined;
    const now = picturesOf(after).has(file) ? pictures.after.get(file) : undefined;
    if (old === now) return [];
    return [{ name: path.posix.basename(file), ...(old && { before: old }), ...(now && { after: now }) }];
  });
}

/** An entry that changed, and whether that is nothing but its place in a list. */
interface Described {
  readonly name: ContentName;
  readonly change: EntryChange;
  readonly isMoved: boolean;
}

async function describeEntry(git: Git, name: ContentName, file: FileChange, pictures: Pictures): Promise<Described> {
  const { before: old, after: now } = file;
  const before = await readState(git, name, file.from, old);
  const after = await readState(git, name, file.file, now);
  const slug = path.posix.parse(file.file).name;
  const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'changed';
  const [oldValues, values] = [before, after].map(({ entry }) => entry && viewValues(entry));
  const isUnreadable = now !== undefined && !after.entry;
  const sentences = kind === 'changed' && !isUnreadable ? compareFields(fieldsOf(name), oldValues, values) : [];
  if (isUnreadable) sentences.push('Cannot be read: the content check says why');
  if (file.from !== file.file) {
    sentences.unshift(`Name in the address changed from "${path.posix.parse(file.from).name}" to "${slug}"`);
  }
  const images = comparePictures(before, after, pictures);
  if (kind === 'changed' && sentences.length === 0) {
    sentences.push(images.length > 0 ? 'Another picture under the same name' : 'Only comments or line breaks changed');
  }
  const change: EntryChange = {
    key: file.file,
    type: singular[name] ?? contentLabel(name),
    title: titleOf(name, after.entry ?? before.entry, slug),
    kind,
    sentences,
    pictures: images,
  };
  const place = values?.order;
  const isMoved = kind === 'changed' && place !== oldValues?.order;
  return { name, change, isMoved: isMoved && isDeepStrictEqual({ ...oldValues, order: place }, { ...values }) };
}

/** Entries that only got another place, as one change for each list. */
function mergeOrders(described: readonly Described[]): EntryChange[] {
  const moved = Map.groupBy(
    described.filter(({ isMoved }) => isMoved),
    ({ name }) => name,
  );
  const lists = [...moved].map(([name, those]): EntryChange => {
    const label = contentLabel(name);
    return {
      key: `order ${name}`,
      type: 'Order',
      title: `Order of the ${label.toLowerCase()}`,
      kind: 'changed',
      sentences: [`Another place for ${those.map(({ change }) => change.title).join(', ')}`],
      pictures: [],
    };
  });
  return [...described.filter(({ isMoved }) => !isMoved).map(({ change }) => change), ...lists];
}

const count = (number: number, noun: string) => `${String(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Pictures and films that changed, and that no changed entry shows. */
function describeMedia(files: readonly FileChange[]): EntryChange[] {
  const kinds = Object.groupBy(files, ({ file }) => (isPicture(file) ? 'picture' : 'other file'));
  return Object.entries(kinds).map(([noun, those]): EntryChange => {
    const {
      added = [],
      removed = [],
      changed = [],
    } = Object.groupBy(those, ({ before, after }) =>
      before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    );
    const lists = { added, removed, changed };
    return {
      key: noun,
      type: 'Files',
      title: noun === 'picture' ? 'Pictures' : 'Other files',
      kind: 'changed',
      sentences: Object.entries(lists).flatMap(([verb, list]) =>
        list.length > 0 ? [`${count(list.length, noun)} ${verb}`] : [],
      ),
      pictures: those
        .filter(({ file }) => isPicture(file))
        .map(({ file, before, after }) => ({
          name: path.posix.basename(file),
          ...(before !== undefined && { before }),
          ...(after !== undefined && { after }),
        })),
    };
  });
}

/** Entries that show a picture whose file was exchanged, and whose own files stayed as they were. */
async function listShowing(git: Git, tree: string, pictures: readonly FileChange[]): Promise<FileChange[]> {
  if (pictures.length === 0) return [];
  const names = pictures.flatMap(({ file }) => [
    '-e',
    file.replace(media, '').replace(/^blog\//, blogPictureFolder.slice(1)),
  ]);
  const options = ['--fixed-strings', '--files-with-matches', '-z', '--full-name'];
  // It fails where nothing matches.
  const found = (await git.find(['grep', ...options, ...names, tree, '--', 'content'])) ?? '';
  const files = found
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(tree.length + 1));
  const objects = files.map(async (file) => {
    const object = await git.text(['rev-parse', `${tree}:${file}`]);
    return { file, from: file, before: object, after: object };
  });
  return Promise.all(objects);
}

/**
 * What changed between two states of the content, by entry, in words and pictures.
 * @param from a commit or tree.
 */
export async function describeChanges(git: Git, from: string, to: string): Promise<EntryChange[]> {
  const changes = await listChanges(git, from, to, 'content');
  if (changes.length === 0) return [];
  const pictures = { before: await listPictures(git, from), after: await listPictures(git, to) };
  const changed = new Set(changes.map(({ file }) => file));
  const exchanged = changes.filter(({ file, before, after }) => isPicture(file) && before && after);
  const showing = (await listShowing(git, to, exchanged)).filter(({ file }) => !changed.has(file));
  const named = [...changes, ...showing].flatMap((change) => {
    const found = contentPath(path.posix.relative('content', change.file));
    return found ? [{ name: found.name, change }] : [];
  });
  const described = await Promise.all(
    named.map(async ({ name, change }) => describeEntry(git, name, change, pictures)),
  );
  const shown = new Set(
    described.flatMap(({ change }) => change.pictures.flatMap(({ before, after }) => [before, after])),
  );
  const others = changes.filter(
    ({ file, before, after }) =>
      !contentPath(path.posix.relative('content', file)) && !shown.has(after ?? '') && !shown.has(before ?? ''),
  );
  return [...mergeOrders(described), ...describeMedia(others)];
}
