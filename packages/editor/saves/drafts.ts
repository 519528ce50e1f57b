import { lstatSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ContentFolder } from '@site/model/check/content-folder.ts';
import { isContent } from '@site/model/check/content-mark.ts';
import { isSame, type ContentStage } from '@site/model/check/content-stage.ts';
import type { Signature } from '../people/person.ts';
import { atPlaces, describeChanges, inCommit, onDisk, writeMessage } from '../publish/server/describe-changes.ts';
import { quotePath, type Git } from '../publish/server/git.ts';
import { emptyTree, listChanged } from '../publish/server/repository.ts';

/** Has a commit for each save. */
export const draftsBranch = 'refs/heads/drafts';

/** Changes that no save made: somebody edited a file by hand, or a program did. */
const nobody: Signature = { name: 'Outside of the editor', email: 'outside@localhost' };

/** Where the history of saves stands, beside the branch that is checked out: its index and its files stay as they are. */
export interface Standing {
  /** The last save. */
  readonly tip: string | undefined;
  /** What is checked out. */
  readonly head: string | undefined;
}

/**
 * @returns undefined where there is no history: the content folder is in no repository or deeper in one, or a developer has
 * checked out a branch of the same name.
 */
export async function findStanding(git: Git): Promise<Standing | undefined> {
  const format = '--format=%(HEAD)%(objectname) %(refname) %(worktreepath)';
  const rows = (await git.find(['for-each-ref', format, 'refs/heads']))?.split('\n');
  if (!rows) return undefined;
  const branches = rows.map((row) => /^([* ])([0-9a-f]{40}) (\S+) ?(.*)$/.exec(row) ?? []);
  const [, , tip, , place = ''] = branches.find(([, , , name]) => name === draftsBranch) ?? [];
  if (place !== '') return undefined;
  const [, , current] = branches.find(([, mark]) => mark === '*') ?? [];
  return { tip, head: current ?? (await git.find(['rev-parse', '--verify', '--quiet', 'HEAD'])) };
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

/** The content of the last save of this program, by the project's folder: looking at the disk then takes no Git. */
const remembered = new Map<string, Standing & { readonly content: ContentFolder }>();

function isRemembered({ root }: Git, { tip, head }: Standing): boolean {
  const last = remembered.get(root);
  return last !== undefined && last.tip === tip && last.head === head;
}

interface Draft {
  readonly changes: Changes;
  readonly person: Signature;
  readonly message: string;
}

/** Makes a commit the last save, which also has what is checked out, where that is newer. @returns its name. */
async function addDraft(git: Git, { tip, head }: Standing, { changes, person, message }: Draft): Promise<string> {
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
  return git.commit({ ref: draftsBranch, parents, person, message, changes: lines });
}

export interface CatchUp {
  /** The content as it was looked at, where it was. */
  readonly content?: ContentFolder | undefined;
  /** In whose name, and what is said of it. */
  readonly person?: Signature;
  readonly message?: string;
}

/**
 * Brings the history to the state of the disk: what others have published, what was changed by hand, and what a program
 * that was stopped has left to be finished. Only the holder of the content's lock may call it.
 * @returns undefined where there is no history.
 */
export async function catchUp(
  git: Git,
  { content, person = nobody, message }: CatchUp = {},
): Promise<Standing | undefined> {
  const standing = await findStanding(git);
  const before = remembered.get(git.root)?.content;
  if (!standing || (content && before && isRemembered(git, standing) && isSame(before, content))) return standing;
  const { tip, head } = standing;
  const last = tip ?? head ?? emptyTree;
  const changes = await listOutside(git, last);
  if (changes.size > 0) {
    const describing = describeChanges([...changes.keys()], inCommit(git, last), onDisk(git.root));
    const words = message ?? writeMessage('Save', await describing);
    return { tip: await addDraft(git, { tip: tip ?? head, head }, { changes, person, message: words }), head };
  }
  if (tip === undefined && head !== undefined) await git.text(['update-ref', draftsBranch, head]);
  return { tip: tip ?? head, head };
}

/**
 * Applies a change, and adds it to the history as a person's: both or neither. Without a history it is just applied.
 * @param message what is said of it, in place of what changed.
 */
export async function saveDraft(git: Git, stage: ContentStage, person: Signature, message?: string): Promise<void> {
  const standing = await catchUp(git, { content: stage.before });
  const placeOf = (file: string) => stage.content.files.get(path.posix.relative('content', file))?.place;
  const files = [...stage.changed].filter(isContent).map((file) => `content/${file}`);
  const [before, after] = [onDisk(git.root), atPlaces(placeOf)];
  const [old, now] = [await before.read(files), await after.read(files)];
  const changed = files.filter((file) => !isDeepStrictEqual(old.get(file), now.get(file)));
  if (!standing || changed.length === 0) {
    await stage.commit();
    return;
  }
  const written = changed.filter((file) => now.has(file));
  const ids = await git.store(written.map((file) => path.resolve(placeOf(file) ?? '')));
  const changes = new Map(changed.map((file) => [file, ids[written.indexOf(file)]]));
  const words = message ?? writeMessage('Save', await describeChanges(changed, before, after));
  let tip: string | undefined;
  try {
    await stage.commit(async () => {
      tip = await addDraft(git, standing, { changes, person, message: words });
    });
  } catch (error) {
    if (tip !== undefined && standing.tip !== undefined) await git.text(['update-ref', draftsBranch, standing.tip]);
    throw error;
  }
  remembered.set(git.root, { tip, head: standing.head, content: stage.content });
}
