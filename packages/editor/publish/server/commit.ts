import type { Signature } from '../../people/person.ts';

import { describeChanges, writeMessage } from './describe-changes.ts';
import { signAs } from '../../saves/drafts.ts';
import { listChanged, stageContent, type Repository } from './repository.ts';
import { PublishTrouble } from './trouble.ts';

/**
 * Commits the content as it is on the disk.
 * @param tree what it has to be, from `stageContent`.
 * @returns whether there was something to commit.
 */
export async function commitContent(repository: Repository, person: Signature, tree?: string): Promise<boolean> {
  const { git } = repository;
  const files = await listChanged(repository, 'HEAD');
  const message = writeMessage('Publish', await describeChanges(git, ['HEAD'], files));
  const staged = await stageContent(repository);
  if (tree !== undefined && staged !== tree) {
    throw new PublishTrouble(
      'The content was changed while it was being checked, so nothing was published. Publish again, and the change is part of it.',
    );
  }
  if (staged === (await git.text(['rev-parse', 'HEAD^{tree}']))) return false;
  const options = ['--quiet', '--no-verify', '--no-gpg-sign', '--file=-'];
  await git.text(['commit', ...options], { input: message, env: signAs(person) });
  return true;
}
