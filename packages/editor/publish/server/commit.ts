import { headline, type EntryChange } from '../publication.ts';
import type { Git } from './git.ts';

/** How many entries the first line of a commit names. */
const named = 3;

function writeSubject(changes: readonly EntryChange[]): string {
  const names = changes.slice(0, named).map(headline);
  const more = changes.length > named ? ` and ${String(changes.length - named)} more` : '';
  return `Publish ${names.join(', ')}${more}`;
}

/** A commit's message: what changed, in words. @param subject its first line; without it, the entries. */
export function writeMessage(changes: readonly EntryChange[], subject = writeSubject(changes)): string {
  const lines = changes.flatMap((change) =>
    change.sentences.length === 0
      ? [headline(change)]
      : change.sentences.map((sentence) => `${headline(change)}: ${sentence}`),
  );
  return `${subject}\n\n${lines.join('\n')}\n`;
}

/** Makes a commit of a tree on the current one, without moving the branch. @returns the current one if nothing changed. */
export async function commitTree(git: Git, tree: string, message: string): Promise<string> {
  const head = await git.text(['rev-parse', 'HEAD']);
  if ((await git.text(['rev-parse', 'HEAD^{tree}'])) === tree) return head;
  return git.text(['commit-tree', tree, '-p', head, '-F', '-'], { input: message });
}

/** Moves the branch of this copy to a commit whose content is on the disk already. */
export async function moveBranch(git: Git, commit: string): Promise<void> {
  await git.text(['reset', '--quiet', '--mixed', commit]);
}
