import { GitError } from './git.ts';
import type { PublishSettings } from './settings.ts';

interface TroubleExtras {
  /** What a program wrote, for whoever wants to know more. */
  readonly details?: string | undefined;
  /** Entries that were changed here and by someone else. */
  readonly overlap?: readonly string[];
}

/** Why something was not published. The message is a sentence that says what happened and what to do. */
export class PublishTrouble extends Error {
  readonly details: string | undefined;
  readonly overlap: readonly string[] | undefined;

  constructor(message: string, { details, overlap }: TroubleExtras = {}) {
    super(message);
    this.details = details;
    this.overlap = overlap;
  }
}

const unreachable =
  /could not resolve|unable to access|unable to connect|connection (?:refused|reset|timed out|closed)|timed out|network is unreachable|no route to host|does not appear to be a git repository|could not read from remote|early eof|hung up|did not answer in time|unable to find remote helper/i;

const noRights =
  /authentication failed|permission denied|permission to .* denied|could not read (?:username|password)|invalid (?:username|credentials)|error: 40[13]|host key verification failed|access denied/i;

const refused = /remote rejected|hook declined|protected branch|not permitted|unpacker error|insufficient permission/i;

/** Whether a push was refused only because the remote branch has commits that this copy does not have. */
export function isBehind(error: unknown): boolean {
  return (
    error instanceof GitError && /\(fetch first\)|\(non-fast-forward\)|cannot lock ref|stale info/.test(error.output)
  );
}

/** What a server's own hooks and rules say. */
function wordsOfRemote(output: string): string {
  return [...output.matchAll(/^remote: (.*\S)/gm)].map(([, words]) => words).join('\n');
}

/** Turns an error of Git into words; any other error stays as it is. */
export function explainGit(error: unknown, { remote, branch }: PublishSettings): unknown {
  if (!(error instanceof GitError)) return error;
  const details = error.output.trim();
  const kept = 'What you saved is still here';
  if (noRights.test(details)) {
    return new PublishTrouble(
      `The remote repository does not let this computer in. ${kept}. Sign in to it again (a "git push" in a terminal asks for your name and password), or ask its owner for the right to write; then publish again.`,
      { details },
    );
  }
  if (refused.test(details)) {
    return new PublishTrouble(
      `The remote repository refused the changes. ${kept}. It accepts no changes of ${branch} from you, or a rule of its own does not let them pass: show the details to its owner, then publish again.`,
      { details: wordsOfRemote(details) || details },
    );
  }
  if (unreachable.test(details)) {
    return new PublishTrouble(
      `The remote repository ("${remote}") cannot be reached. ${kept}. Look whether this computer is online, then publish again.`,
      { details },
    );
  }
  return new PublishTrouble(
    `Git reports a problem. ${kept}. Show the details to whoever looks after the site's code.`,
    {
      details,
    },
  );
}
