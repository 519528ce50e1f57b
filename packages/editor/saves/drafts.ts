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

/**
 * @returns undefined where there is no history: the content folder is in no repository or deeper in one, or a developer has
 * checked out a branch of the same name.
 */
export async function openDrafts(content: string): Promise<Drafts | undefined> {
  const git = new Git(path.dirname(path.resolve(content)));
  const facts = await git.find(['rev-parse', '--absolute-git-dir', '--show-prefix']);
  const [folder, prefix = ''] = facts?.split('\n') ?? [];
  if (folder === undefined || prefix !== '') return undefined;
  const checkedOut = await git.find(['for-each-ref', '--format=%(worktreepath)', draftsBranch]);
  return checkedOut === undefined || checkedOut === '' ? { git, index: path.join(folder, 'drafts-index') } : undefined;
}

/** Where the history stands: commits and the trees of their content; undefined where there is none. */
interface Standing {
  readonly tip: string | undefined;
  readonly head: string | undefined;
  readonly next: string | undefined;
  readonly tipContent: string | undefined;
  readonly headContent: string | undefined;
  readonly nextContent: string | undefined;
}

async function look({ git }: Drafts): Promise<Standing> {
  const commits = [draftsBranch, 'HEAD', nextSave];
  const input = [...commits, ...commits.map((commit) => `${commit}:content`)].map((name) => `${name}\n`).join('');
  const rows = (await git.text(['cat-file', '--batch-check'], { input })).split('\n');
  const found = rows.map((row) => /^([0-9a-f]{40}) (?:commit|tree)/.exec(row)?.[1]);
  const [tip, head, next, tipContent, headContent, nextContent] = found;
  return { tip, head, next, tipContent, headContent, nextContent };
}

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
async function stageFiles({ git, index }: Drafts, { content, changed }: ContentStage): Promise<string> {
  const env = { GIT_INDEX_FILE: index };
  const files = [...changed].filter(isContent);
  const written = files.filter((file) => content.files.has(file));
  const input = written.map((file) => `${path.resolve(content.files.get(file)?.place ?? '')}\n`).join('');
  const objects = (await git.text(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input })).split('\n');
  const lines = files.map((file) => {
    const object = objects[written.indexOf(file)];
    return `${object === undefined ? `0 ${'0'.repeat(40)}` : `100644 ${object}`}\tcontent/${file}\0`;
  });
  await git.text(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
  return git.text(['write-tree', '--prefix=content/'], { env });
}

/** A tree of the whole project: that of a commit with another content folder. */
export async function withContent(git: Git, commit: string | undefined, content: string): Promise<string> {
  const rows = commit === undefined ? [] : await git.list(['ls-tree', '-z', commit]);
  const others = rows.filter((row) => !row.endsWith('\tcontent'));
  return git.text(['mktree', '-z'], { input: [...others, `040000 tree ${content}\tcontent`].join('\0') + '\0' });
}

interface Draft {
  /** The tree of the content folder. */
  readonly content: string;
  readonly person: Signature;
  /** What is said of it, in place of what changed. */
  readonly say?: string | undefined;
}

/** Makes a commit after the last save, and after what is checked out, where that is newer. */
async function commitAfter({ git }: Drafts, { tip, head }: Standing, { content, person, say }: Draft): Promise<string> {
  const isKnown =
    tip !== undefined &&
    head !== undefined &&
    (tip === head || (await git.find(['merge-base', '--is-ancestor', head, tip])) !== undefined);
  const parents = [tip, isKnown ? undefined : head].filter((parent) => parent !== undefined);
  const tree = await withContent(git, head, content);
  const from = parents[0];
  const changed =
    from === undefined ? [] : await git.list(['diff-tree', '-r', '-z', '--name-only', from, tree, 'content']);
  const message = say ?? writeMessage('Save', await describeChanges(git, [from ?? tree, tree], changed));
  const options = parents.flatMap((parent) => ['-p', parent]);
  return git.text(['commit-tree', tree, ...options, '-F', '-'], { input: message, env: signAs(person) });
}

/** Makes a commit the last save. */
async function advance({ git }: Drafts, commit: string): Promise<void> {
  const input = `update ${draftsBranch} ${commit}\ndelete ${nextSave}\n`;
  await git.text(['update-ref', '--stdin'], { input });
}

/**
 * Brings the history to the state of the disk: a save that a kill has kept from its end, what others have published, and
 * what was changed by hand. Only the holder of the content's lock may call it.
 * @param person in whose name, and what is said of it; a save that was interrupted keeps its own.
 * @returns the tree of the content folder.
 */
export async function catchUp(drafts: Drafts, person = nobody, say?: string): Promise<string> {
  const content = await stageDisk(drafts);
  const standing = await look(drafts);
  const { tip, head, next, tipContent, headContent, nextContent } = standing;
  if (next !== undefined && nextContent === content) await advance(drafts, next);
  else if (tip === undefined && head !== undefined && headContent === content) await advance(drafts, head);
  else if (tipContent !== content) {
    await advance(drafts, await commitAfter(drafts, standing, { content, person, say }));
  }
  return content;
}

/**
 * Applies a change, and adds it to the history as a person's: both or neither. Its commit is written first, since a disk
 * may be full.
 * @param say what is said of it, in place of what changed.
 */
export async function saveDraft(drafts: Drafts, stage: ContentStage, person: Signature, say?: string): Promise<void> {
  const before = await catchUp(drafts);
  const content = await stageFiles(drafts, stage);
  if (content === before) {
    await stage.commit();
    return;
  }
  const commit = await commitAfter(drafts, await look(drafts), { content, person, say });
  const { git } = drafts;
  await git.text(['update-ref', nextSave, commit]);
  await stage.commit();
  // From here on the save is there; if this fails, the next one does it.
  await advance(drafts, commit).catch(() => undefined);
}
