import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isContent } from '@site/model/check/content-mark.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import type { Signature } from '../people/person.ts';
import { describeChanges, writeMessage } from '../publish/server/describe-changes.ts';
import { Git } from '../publish/server/git.ts';

/** Has a commit for each save. */
export const draftsBranch = 'refs/heads/drafts';

/** The save that is being written: after a kill it tells whose it was. */
const nextSave = 'refs/saves/next';

/** Changes that no save made: somebody edited a file by hand, or a program did. */
const nobody: Signature = { name: 'Outside of the editor', email: 'outside@localhost' };

/** The history of saves, beside the branch that is checked out: its index and its files stay as they are. */
export interface Drafts {
  readonly git: Git;
  /** An index of its own, with the content folder only. */
  readonly index: string;
}

/** Settings of Git that name a person for one command. */
export function signAs({ name, email }: Signature): Readonly<Record<string, string>> {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/** @returns undefined where the content folder is in no repository, or deeper in one: there is no history then. */
export async function openDrafts(content: string): Promise<Drafts | undefined> {
  const git = new Git(path.dirname(path.resolve(content)));
  const facts = await git.find(['rev-parse', '--absolute-git-dir', '--show-prefix']);
  const [folder, prefix = ''] = facts?.split('\n') ?? [];
  return folder === undefined || prefix !== '' ? undefined : { git, index: path.join(folder, 'drafts-index') };
}

/** @returns the commit or tree of a name; undefined where there is none. */
const find = async ({ git }: Drafts, name: string) => git.find(['rev-parse', '--verify', '--quiet', name]);

/** A file as it once was, by its name in Git. @returns undefined where the history does not have it. */
export async function readBlob(content: string, id: unknown): Promise<Buffer | undefined> {
  if (typeof id !== 'string' || !/^[0-9a-f]{40}$/.test(id)) return undefined;
  const drafts = await openDrafts(content);
  return drafts?.git.bytes(['cat-file', 'blob', id]).catch(() => undefined);
}

/** Tells an index the state of the content folder. @returns the folder's tree. */
export async function stageDisk({ git, index }: Drafts): Promise<string> {
  // Whoever held it is gone: the lock of the content is ours.
  await rm(`${index}.lock`, { force: true });
  const env = { GIT_INDEX_FILE: index };
  const unknown = await git.list(['ls-files', '--others', '--exclude-standard', '-z', '--', 'content'], { env });
  const left = unknown.filter((file) => !isContent(path.posix.relative('content', file)));
  await git.text(['add', '--all', '--', 'content', ...left.map((file) => `:(exclude,literal)${file}`)], { env });
  return git.text(['write-tree', '--prefix=content/'], { env });
}

/** Tells the index the state that some files will have. @returns the content folder's tree. */
async function stageFiles({ git, index }: Drafts, { folder, changed }: ContentStage): Promise<string> {
  const env = { GIT_INDEX_FILE: index };
  const files = [...changed].filter(isContent);
  const lines = files.map(async (file) => {
    const place = path.join(folder, file);
    if (!existsSync(place)) return `0 ${'0'.repeat(40)}\tcontent/${file}\0`;
    const object = await git.text(['hash-object', '-w', '--path', `content/${file}`, '--', place]);
    return `100644 ${object}\tcontent/${file}\0`;
  });
  await git.text(['update-index', '-z', '--index-info'], { env, input: (await Promise.all(lines)).join('') });
  return git.text(['write-tree', '--prefix=content/'], { env });
}

/** A tree of the whole project: that of a commit with another content folder. */
export async function withContent(git: Git, commit: string | undefined, content: string): Promise<string> {
  const rows = commit === undefined ? [] : await git.list(['ls-tree', '-z', commit]);
  const others = rows.filter((row) => !row.endsWith('\tcontent'));
  return git.text(['mktree', '-z'], { input: [...others, `040000 tree ${content}\tcontent`].join('\0') + '\0' });
}

/** Makes a commit after the last save, and after what is checked out, where that is newer. */
async function commitAfter(drafts: Drafts, content: string, person: Signature, say?: string): Promise<string> {
  const { git } = drafts;
  const [tip, head] = [await find(drafts, draftsBranch), await find(drafts, 'HEAD')];
  const isKnown =
    tip !== undefined &&
    head !== undefined &&
    (await git.find(['merge-base', '--is-ancestor', head, tip])) !== undefined;
  const parents = [tip, isKnown ? undefined : head].filter((parent) => parent !== undefined);
  const tree = await withContent(git, head, content);
  const from = parents[0];
  const changed =
    from === undefined ? [] : await git.list(['diff-tree', '-r', '-z', '--name-only', from, tree, 'content']);
  const message = say ?? writeMessage('Save', await describeChanges(git, [from ?? tree, tree], changed));
  const options = parents.flatMap((parent) => ['-p', parent]);
  return git.text(['commit-tree', tree, ...options, '-F', '-'], { input: message, env: signAs(person) });
}

/** The tree of the content in a commit. */
const contentOf = async (drafts: Drafts, commit: string) => find(drafts, `${commit}:content`);

/** Makes a commit the last save. */
async function advance({ git }: Drafts, commit: string): Promise<void> {
  const input = `update ${draftsBranch} ${commit}\ndelete ${nextSave}\n`;
  await git.text(['update-ref', '--stdin'], { input });
}

/**
 * Brings the history to the state of the disk: a save that a kill has kept from its end, what others have published, and
 * what was changed by hand. Only the holder of the content's lock may call it.
 * @param person in whose name, and what is said of it; a save that was interrupted keeps its own.
 */
export async function catchUp(drafts: Drafts, person = nobody, say?: string): Promise<void> {
  const tree = await stageDisk(drafts);
  const next = await find(drafts, nextSave);
  if (next !== undefined && (await contentOf(drafts, next)) === tree) await advance(drafts, next);
  const [tip, head] = [await find(drafts, draftsBranch), await find(drafts, 'HEAD')];
  const last = tip ?? head;
  const isSame = last !== undefined && (await contentOf(drafts, last)) === tree;
  if (tip === undefined && isSame) await advance(drafts, last);
  else if (!isSame) await advance(drafts, await commitAfter(drafts, tree, person, say));
}

/**
 * Applies a change, and adds it to the history as a person's: both or neither. Its commit is written first, since a disk
 * may be full.
 * @param say what is said of it, in place of what changed.
 */
export async function saveDraft(drafts: Drafts, stage: ContentStage, person: Signature, say?: string): Promise<void> {
  await catchUp(drafts);
  const tree = await stageFiles(drafts, stage);
  if (tree === (await contentOf(drafts, draftsBranch))) {
    await stage.commit();
    return;
  }
  const commit = await commitAfter(drafts, tree, person, say);
  const { git } = drafts;
  await git.text(['update-ref', nextSave, commit]);
  await stage.commit();
  // From here on the save is there; if this fails, the next one does it.
  await advance(drafts, commit).catch(() => undefined);
}
