import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { ContentFolder } from '@site/model/check/content-folder.ts';
import { isContent } from '@site/model/check/content-mark.ts';
import { isSame, type ContentStage } from '@site/model/check/content-stage.ts';
import { blobId } from '../content/digest.ts';
import type { Signature } from '../people/person.ts';
import { atPlaces, describeChanges, inCommit, onDisk, writeMessage } from '../publish/server/describe-changes.ts';
import { quotePath, type Git } from '../publish/server/git.ts';
import { emptyTree, listChanged } from '../publish/server/repository.ts';

/** Has a commit for each save. */
export const draftsBranch = 'refs/heads/drafts';

/** The save that is being written: after a kill it tells whose it was. */
const nextSave = 'refs/saves/next';

/** Changes that no save made: somebody edited a file by hand, or a program did. */
const nobody: Signature = { name: 'Outside of the editor', email: 'outside@localhost' };

/** Where the history of saves stands, beside the branch that is checked out: its index and its files stay as they are. */
export interface Standing {
  /** The last save. */
  readonly tip: string | undefined;
  /** What is checked out. */
  readonly head: string | undefined;
  readonly next: string | undefined;
}

/**
 * @returns undefined where there is no history: the content folder is in no repository or deeper in one, or a developer has
 * checked out a branch of the same name.
 */
export async function findStanding(git: Git): Promise<Standing | undefined> {
  const format = '--format=%(HEAD)%(objectname) %(refname) %(worktreepath)';
  const rows = (await git.find(['for-each-ref', format, 'refs/heads', nextSave]))?.split('\n');
  if (!rows) return undefined;
  const refs = rows.map((row) => /^([* ])([0-9a-f]{40}) (\S+) ?(.*)$/.exec(row) ?? []);
  const find = (wanted: string) => refs.find(([, , , name]) => name === wanted) ?? [];
  const [, , tip, , checkedOut = ''] = find(draftsBranch);
  if (checkedOut !== '') return undefined;
  const [, , current] = refs.find(([, mark]) => mark === '*') ?? [];
  const head = current ?? (await git.find(['rev-parse', '--verify', '--quiet', 'HEAD']));
  return { tip, head, next: find(nextSave)[2] };
}

/** A file as it once was, by its name in Git. @returns undefined where the history does not have it. */
export async function readBlob(git: Git, id: unknown): Promise<Buffer | undefined> {
  if (typeof id !== 'string' || !/^[0-9a-f]{40}$/.test(id)) return undefined;
  return git.bytes(['cat-file', 'blob', id]).catch(() => undefined);
}

/** Changed files by their paths from the project's folder, and what they are called in Git; undefined where one went. */
type Changes = ReadonlyMap<string, string | undefined>;

/** What the disk has in another state than a commit. */
export async function listOutside(git: Git, commit: string): Promise<Changes> {
  // A publication may be writing the index at this moment.
  const files = await listChanged(git, commit, { env: { GIT_OPTIONAL_LOCKS: '0' } });
  // What is new to the index of the branch may be in the commit as it is here.
  const before = await git.ids(commit, files);
  const there = files.filter((file) => lstatSync(path.join(git.root, file), { throwIfNoEntry: false })?.isFile());
  const ids = await git.store(there.map((file) => path.join(git.root, file)));
  const now = new Map(there.map((file, at) => [file, ids[at]]));
  return new Map(files.filter((file) => now.get(file) !== before.get(file)).map((file) => [file, now.get(file)]));
}

interface Draft {
  readonly changes: Changes;
  readonly person: Signature;
  readonly message: string;
}

/** Makes a commit after the last save, and after what is checked out, where that is newer. */
async function commitAfter(
  git: Git,
  { tip, head }: Pick<Standing, 'tip' | 'head'>,
  { changes, person, message }: Draft,
): Promise<string> {
  const isKnown =
    head === undefined ||
    head === tip ||
    isRemembered(git, { tip, head }) ||
    (tip !== undefined && (await git.find(['merge-base', '--is-ancestor', head, tip])) !== undefined);
  const parents = [tip, isKnown ? undefined : head].filter((parent) => parent !== undefined);
  const lines = [...changes].map(([file, id]) =>
    id === undefined ? `D ${quotePath(file)}` : `M 100644 ${id} ${quotePath(file)}`,
  );
  if (parents.length === 2) {
    // What is outside of the content is as in what is checked out.
    const [all, content] = (await git.text(['rev-parse', `${head ?? ''}^{tree}`, `${tip ?? ''}:content`])).split('\n');
    lines.unshift(`M 040000 ${all ?? ''} ""`, `M 040000 ${content ?? ''} content`);
  }
  return git.commit({ ref: nextSave, parents, person, message, changes: lines });
}

/** Makes a commit the last save. */
async function advance(git: Git, commit: string): Promise<void> {
  await git.text(['update-ref', '--stdin'], { input: `update ${draftsBranch} ${commit}\ndelete ${nextSave}\n` });
}

/** The content of the last save of this program, by the project's folder: looking at the disk then takes no Git. */
const remembered = new Map<string, { readonly tip: string; readonly head: string | undefined; content: ContentFolder }>();

function isRemembered({ root }: Git, { tip, head }: Pick<Standing, 'tip' | 'head'>, content?: ContentFolder): boolean {
  const last = remembered.get(root);
  if (!last || last.tip !== tip || last.head !== head) return false;
  return content === undefined || isSame(last.content, content);
}

export interface CatchUp {
  /** The content as it was looked at, where it was. */
  readonly content?: ContentFolder | undefined;
  /** In whose name, and what is said of it; a save that was interrupted keeps its own. */
  readonly person?: Signature;
  readonly message?: string;
}

/**
 * Brings the history to the state of the disk: a save that a kill has kept from its end, what others have published, and
 * what was changed by hand. Only the holder of the content's lock may call it.
 * @returns undefined where there is no history.
 */
export async function catchUp(
  git: Git,
  { content, person = nobody, message }: CatchUp = {},
): Promise<Standing | undefined> {
  const standing = await findStanding(git);
  if (!standing) return undefined;
  const { tip, head, next } = standing;
  if (content && next === undefined && isRemembered(git, standing, content)) return standing;
  const moveTo = async (commit: string): Promise<Standing> => {
    await advance(git, commit);
    return { tip: commit, head, next: undefined };
  };
  if (next !== undefined && (await listOutside(git, next)).size === 0) return moveTo(next);
  const last = tip ?? head ?? emptyTree;
  const changes = await listOutside(git, last);
  if (changes.size === 0) return tip === undefined && head !== undefined ? moveTo(head) : standing;
  const words =
    message ?? writeMessage('Save', await describeChanges([...changes.keys()], inCommit(git, last), onDisk(git.root)));
  return moveTo(await commitAfter(git, { tip: tip ?? head, head }, { changes, person, message: words }));
}

/**
 * Applies a change, and adds it to the history as a person's: both or neither. Its commit is written first, since a disk
 * may be full. Without a history it is just applied.
 * @param message what is said of it, in place of what changed.
 */
export async function saveDraft(git: Git, stage: ContentStage, person: Signature, message?: string): Promise<void> {
  const standing = await catchUp(git, { content: stage.before });
  const places = new Map([...stage.content.files].map(([file, { place }]) => [`content/${file}`, place]));
  const files = [...stage.changed].filter(isContent).map((file) => `content/${file}`);
  const old = await onDisk(git.root).read(files);
  const written = files.filter((file) => places.has(file));
  const ids = standing ? await git.store(written.map((file) => path.resolve(places.get(file) ?? ''))) : [];
  const now = new Map(written.map((file, at) => [file, ids[at]]));
  const before = new Map([...old].map(([file, data]) => [file, blobId(data)]));
  const changed = files.filter((file) => now.get(file) !== before.get(file));
  if (!standing || changed.length === 0) {
    await stage.commit();
    return;
  }
  const next = atPlaces((file) => places.get(file));
  const words = message ?? writeMessage('Save', await describeChanges(changed, onDisk(git.root), next));
  const changes = new Map(changed.map((file) => [file, now.get(file)]));
  const commit = await commitAfter(git, standing, { changes, person, message: words });
  await stage.commit();
  // From here on the save is there; if this fails, the next one does it.
  await advance(git, commit).then(
    () => remembered.set(git.root, { tip: commit, head: standing.head, content: stage.content }),
    () => undefined,
  );
}
