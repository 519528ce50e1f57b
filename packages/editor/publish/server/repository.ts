import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isContent } from '@site/model/check/content-mark.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { Git, type GitOptions } from './git.ts';
import { PublishTrouble } from './trouble.ts';

/** A name that Git cannot take for an option. */
const gitName = z.string().regex(/^\w[\w./-]*$/);
const settingsSchema = z.object({ publish: z.object({ remote: gitName, branch: gitName }) });

/** Where a project is published; undefined where its package.json does not say. */
export async function readTarget(
  root: string,
): Promise<{ readonly remote: string; readonly branch: string } | undefined> {
  return settingsSchema.safeParse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))).data?.publish;
}

/** This computer's copy of the project, from which its content is published. */
export interface Repository {
  readonly git: Git;
  /** The content folder. */
  readonly content: string;
  readonly remote: string;
  /** The branch of the remote repository that is online. */
  readonly branch: string;
  /** Where Git keeps what it last knew of that branch. */
  readonly online: string;
}

/** What Git leaves while something is unfinished. */
const unfinished = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/**
 * Looks whether this copy of the project can be published.
 * @param root the project's folder.
 * @throws PublishTrouble or GitError where it cannot.
 */
export async function openRepository(root: string): Promise<Repository> {
  const target = await readTarget(root);
  if (!target) {
    throw new PublishTrouble(
      'package.json does not say where the site is published: write "publish": { "remote": "origin", "branch": "main" }.',
    );
  }
  const { remote, branch } = target;
  const git = new Git(root);
  const facts = await git.text(['rev-parse', '--absolute-git-dir', '--abbrev-ref', 'HEAD']);
  const [gitFolder = '', current] = facts.split('\n');
  if (unfinished.some((name) => existsSync(path.join(gitFolder, name)))) {
    throw new PublishTrouble(
      'A merge was begun in this copy and not finished. Run "git status" in a terminal: it says how to finish it or take it back. Then publish.',
    );
  }
  if (current !== branch) {
    const place = current === 'HEAD' ? 'no branch' : `the branch "${current ?? ''}"`;
    throw new PublishTrouble(
      `This copy is on ${place}, and the site online is the branch "${branch}". Run "git switch ${branch}", then publish.`,
    );
  }
  if ((await git.find(['remote', 'get-url', remote])) === undefined) {
    throw new PublishTrouble(
      `No remote repository is set up under the name "${remote}". Add it once with "git remote add ${remote}" and its address, then publish.`,
    );
  }
  return {
    git,
    content: path.join(root, 'content'),
    remote,
    branch,
    online: `refs/remotes/${remote}/${branch}`,
  };
}

/** What Git calls a state without files: nothing is online yet. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The last state that this copy shares with what is online. */
export async function findPublished({ git, online }: Repository): Promise<string> {
  return (await git.find(['merge-base', 'HEAD', online])) ?? emptyTree;
}

/** The files of the content that differ from a commit, new and removed ones too. */
export async function listChanged(git: Git, commit: string, options?: GitOptions): Promise<string[]> {
  const changed = await git.list(['diff', '--name-only', '--no-renames', '-z', commit, '--', 'content'], options);
  const fresh = await git.list(['ls-files', '--others', '--exclude-standard', '-z', '--', 'content'], options);
  const others = fresh.filter((file) => isContent(path.posix.relative('content', file)));
  return [...new Set([...changed, ...others])].sort();
}

/** Makes files of the content what they are in a state, which lacks those that are to go. */
export async function stageStates(
  stage: ContentStage,
  files: readonly string[],
  states: ReadonlyMap<string, Buffer | undefined>,
): Promise<void> {
  for (const file of files) await stage.write(path.posix.relative('content', file), states.get(file));
}
