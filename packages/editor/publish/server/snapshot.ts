import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isContent } from '@site/model/check/content-mark.ts';
import { listFiles } from '@site/system/list-files.ts';
import type { Git } from './git.ts';

/** A file that differs between two states of the content. */
export interface FileChange {
  /** From the project's folder, such as content/team/ana-quiroga.yaml. */
  readonly file: string;
  /** Its former name, where only that tells it from a file that is gone. */
  readonly from: string;
  /** The Git objects of its two states; undefined where it is not there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const noObject = /^0+$/;

/** The files that differ between two commits or trees. @param folder undefined for all. */
export async function listChanges(git: Git, from: string, to: string, folder?: string): Promise<FileChange[]> {
  const fields = await git.list([
    ...['diff-tree', '-r', '-z', '-M', '--raw', '--no-abbrev', from, to, '--'],
    ...(folder === undefined ? [] : [folder]),
  ]);
  const changes: FileChange[] = [];
  while (fields.length > 0) {
    const [, , before = '', after = '', status = ''] = (fields.shift() ?? '').split(' ');
    const name = fields.shift() ?? '';
    const file = status.startsWith('R') ? (fields.shift() ?? '') : name;
    const objectOf = (id: string) => (noObject.test(id) ? undefined : id);
    changes.push({ file, from: name, before: objectOf(before), after: objectOf(after) });
  }
  return changes;
}

/** Git's own index stays as it is: what a developer has staged there is not touched. */
async function ownIndex(git: Git): Promise<Record<string, string>> {
  const file = await git.text(['rev-parse', '--git-path', 'publish-index']);
  return { GIT_INDEX_FILE: path.resolve(git.root, file) };
}

let last: Promise<unknown> = Promise.resolve();

/** One after another: they share an index. */
async function queue<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work, work);
  last = mine;
  return mine;
}

async function writeSnapshot(git: Git, env: Record<string, string>): Promise<string> {
  await git.text(['read-tree', '--reset', 'HEAD'], { env });
  const ignored = listFiles(path.join(git.root, 'content')).filter((file) => !isContent(file));
  const pathspecs = ['content', ...ignored.map((file) => `:(exclude,literal)content/${file}`)];
  await git.text(['add', '--all', '--', ...pathspecs], { env });
  return git.text(['write-tree'], { env });
}

/** Records the project with its content as it is on the disk. @returns the Git tree. */
export async function takeSnapshot(git: Git): Promise<string> {
  return queue(async () => writeSnapshot(git, await ownIndex(git)));
}

/**
 * Makes files on the disk what they are in a commit or tree.
 * @param files from the project's folder; those that it does not have are removed.
 */
export async function restoreFiles(git: Git, source: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  const there = new Set(await git.list(['ls-tree', '-r', '-z', '--name-only', source]));
  const written = files.filter((file) => there.has(file));
  if (written.length > 0) {
    await git.text(['restore', `--source=${source}`, '--worktree', '--pathspec-from-file=-', '--pathspec-file-nul'], {
      input: written.map((file) => `:(literal)${file}`).join('\0'),
    });
  }
  for (const file of files.filter((name) => !there.has(name))) {
    const place = path.join(git.root, file);
    await rm(place, { force: true });
    const folder = path.dirname(place);
    // As Git does, which knows no empty folders.
    if ((await readdir(folder).catch(() => [''])).length === 0) await rm(folder, { recursive: true });
  }
}

/** Makes the whole content what it is in a commit or tree. */
export async function restoreContent(git: Git, source: string): Promise<void> {
  const changes = await listChanges(git, await takeSnapshot(git), source, 'content');
  const files = changes.flatMap(({ file, from }) => [file, from]);
  await restoreFiles(git, source, [...new Set(files)]);
}

/** Where states of the content are kept that were replaced before anybody published them. */
export const keptRefs = 'refs/kept/';

/** Keeps the content as it is on the disk, so that it can be put back later. Not sent to anybody. */
export async function keepContent(git: Git, reason: string): Promise<void> {
  const tree = await takeSnapshot(git);
  const commit = await git.text(['commit-tree', tree, '-p', 'HEAD', '-m', reason]);
  await git.text(['update-ref', `${keptRefs}${commit}`, commit]);
}
