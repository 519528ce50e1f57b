import { ChangeRefusal } from '@site/model/check/content-lock.ts';
import type { Conflict, Refusal } from '../publication.ts';
import { GitError } from './git.ts';

/** Why something was not done. The message is a sentence that says what happened and what to do. */
export class PublishTrouble extends Error implements Refusal {
  readonly details: string | undefined;
  readonly conflicts: readonly Conflict[] | undefined;

  constructor(message: string, { details, conflicts }: Omit<Refusal, 'message'> = {}) {
    super(message);
    this.details = details;
    this.conflicts = conflicts;
  }
}

const kept = 'What you saved is still here';

/** What Git writes, and the sentence for it; the first that fits is taken. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/ENOENT/, 'Git is not installed on this computer. Install it (git-scm.com), then publish.'],
  [
    /not a git repository/i,
    'This folder is not a copy of a Git repository, so there is nothing to publish to. Get the site with "git clone", or ask whoever looks after its code to set it up.',
  ],
  [
    /ambiguous argument 'HEAD'|unknown revision/,
    'This repository has no commit yet. Run "git add --all" and "git commit" once, then publish.',
  ],
  [
    /\(fetch first\)|\(non-fast-forward\)|stale info|remote rejected.*cannot lock ref/,
    'Someone else published at the same moment, so yours was not sent. Publish again: theirs is taken over first.',
  ],
  [
    /\.lock': File exists|could not lock config file/,
    `Another program is working with this copy of the repository. ${kept}. Publish again in a moment; if that program was stopped, five minutes from now.`,
  ],
  [
    /would be overwritten|not uptodate/,
    `Files outside of content/ were changed on this computer, and by someone else as well. ${kept}. Commit or undo the files that the details name, then publish.`,
  ],
  [
    /authentication failed|permission denied|permission to .* denied|could not read (?:username|password)|invalid (?:username|credentials)|error: 40[13]|host key verification failed|access denied/i,
    `The remote repository does not let this computer in. ${kept}. Sign in to it again (a "git push" in a terminal asks for your name and password), or ask its owner for the right to write; then publish again.`,
  ],
  [
    /remote rejected|hook declined|protected branch|not permitted|unpacker error|insufficient permission/i,
    `The remote repository refused the changes. ${kept}. A rule of its own does not let them pass: show the details to its owner, then publish again.`,
  ],
  [
    /could not resolve|unable to access|unable to connect|connection (?:refused|reset|timed out|closed)|timed out|network is unreachable|no route to host|does not appear to be a git repository|could not read from remote|early eof|hung up|did not answer in time|unable to find remote helper/i,
    `The remote repository cannot be reached. ${kept}. Look whether this computer is online, then publish again.`,
  ],
];

/** What a server's own hooks and rules say. */
function wordsOfRemote(output: string): string {
  return [...output.matchAll(/^remote: (.*\S)/gm)].map(([, words]) => words).join('\n');
}

/** @throws PublishTrouble in place of an error of Git; any other error stays as it is. */
export async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ChangeRefusal) throw new PublishTrouble(error.message);
    if (!(error instanceof GitError)) throw error;
    const [, sentence] = sentences.find(([pattern]) => pattern.test(error.output)) ?? [];
    const otherwise = `Git reports a problem. ${kept}. Show the details to whoever looks after the site's code.`;
    const details = wordsOfRemote(error.output) || error.output.trim();
    throw new PublishTrouble(sentence ?? otherwise, { details });
  }
}
