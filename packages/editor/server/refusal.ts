import { PictureError } from '@site/content-tools/media/make-picture.ts';
import { EntryError } from '@site/content-tools/entries/entry-error.ts';
import { GitError } from '@site/model/git/git.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { ZodError } from 'zod';
import type { Refusal } from '../api.ts';

/** The message is a sentence that says what to do. */
export class RefusalError extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, message: string, more: Omit<Refusal, 'message'> = {}) {
    super(message);
    this.status = status;
    this.refusal = { message, ...more };
  }
}

const kept = 'What you saved is still here';

/** Patterns in Git's output; the first match wins. */
const gitSentences: readonly (readonly [RegExp, string])[] = [
  [/ENOENT/, 'Git is not installed on this computer: install it (git-scm.com), then try again.'],
  [
    /not a git repository/i,
    'This folder is not a Git repository: get the site with "git clone", then open the editor there.',
  ],
  [
    /No space left|Out of diskspace|disk quota/i,
    'The disk is full: free some space, then try again. Nothing was changed.',
  ],
  [
    /\.lock': File exists|could not lock/,
    `Another program is using this Git repository. ${kept}. Try again in a moment.`,
  ],
  [
    /would be overwritten|not uptodate|local changes/,
    `Somebody changed files in this folder by hand. ${kept}. Commit or undo the changes in the details, then try again.`,
  ],
  [
    /git-lfs|filter-process|smudge filter|clean filter/i,
    'A filter of this repository, such as Git LFS, does not run on this computer: install it, then try again.',
  ],
  [
    /authentication failed|permission denied|permission to .* denied|could not read (?:username|password)|invalid (?:username|credentials)|error: 40[13]|host key verification failed|access denied/i,
    `The remote repository denies this computer access. ${kept}. Run "git push" in a terminal once and sign in, or ask its owner for write access; then publish again.`,
  ],
  [
    /remote rejected|hook declined|protected branch|unpacker error/i,
    `The remote repository refused the changes. ${kept}. Show the details to its owner, then publish again.`,
  ],
  [
    /^error: failed to push some refs/m,
    `A check of this repository (its "pre-push" hook) stopped the publication. ${kept}. Show the details to the site's developer.`,
  ],
  [
    /could not resolve|unable to access|unable to connect|connection (?:refused|reset|timed out|closed)|timed out|network is unreachable|no route to host|does not appear to be a git repository|could not read from remote|early eof|hung up|did not answer in time|unable to find remote helper/i,
    `The remote repository cannot be reached. ${kept}. Check that this computer is online, then publish again.`,
  ],
];

/** The output of the remote's hooks. */
const wordsOfRemote = (output: string) =>
  [...output.matchAll(/^remote: (.*\S)/gm)].map(([, words]) => words).join('\n');

export function asRefusal(error: unknown): RefusalError {
  if (error instanceof RefusalError) return error;
  if (error instanceof GitError) {
    const [, sentence] = gitSentences.find(([pattern]) => pattern.test(error.output)) ?? [];
    const otherwise = `Git reports a problem. ${kept}. Show the details to the site's developer.`;
    return new RefusalError(409, sentence ?? otherwise, {
      details: wordsOfRemote(error.output) || error.output.trim(),
    });
  }
  if (error instanceof PictureError) return new RefusalError(422, `The picture ${error.message}.`);
  if (error instanceof EntryError) return new RefusalError(422, error.message);
  if (error instanceof ZodError) return new RefusalError(400, 'The editor was updated: reload the page.');
  if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
    return new RefusalError(507, 'The disk is full, so nothing was saved: free some space, then save again.');
  }
  if (hasCode(error, 'EACCES', 'EROFS', 'EPERM')) {
    return new RefusalError(500, "The editor can't write to its folder: give it permission, then save again.");
  }
  // For the developer.
  console.error(error);
  return new RefusalError(
    500,
    "The editor could not do this. Your words are kept here: try again, and show the server's log to the site's developer if it happens again.",
  );
}
