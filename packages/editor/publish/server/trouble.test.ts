import { expect, test } from 'vitest';
import { GitError } from './git.ts';
import { inWords } from './trouble.ts';

test.for<[output: string, words: string]>([
  ['fatal: Authentication failed for', 'does not let this computer in'],
  ['git@example.com: Permission denied (publickey).', 'does not let this computer in'],
  ['fatal: unable to access: Could not resolve host: example.com', 'cannot be reached'],
  ["fatal: Unable to create '.git/index.lock': File exists.", 'Another program is working with this copy'],
  ['error: something new', 'Git reports a problem'],
])('Git says "%s"', async ([output, words]) => {
  const failing = inWords(() => Promise.reject(new GitError('fetch', output)));
  const message = expect.stringMatching(`${words}.*What you saved is still here`) as string;
  await expect(failing).rejects.toMatchObject({ message, details: output });
});
