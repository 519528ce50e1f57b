import { expect } from 'vitest';
import { AnswerError } from '@site/content-tools/add/interview.ts';
import { addEntry, type AddCommand } from '@site/content-tools/add/run-add.ts';
import { hosts as realHosts } from '@site/content-tools/hosts/hosts.ts';
import type { OwnerCopy } from './owner-copy.ts';

const { signal } = new AbortController();

/** What an adding command says when it does not write; no file has come or gone then, and no copy is left. */
export async function refuse(
  content: OwnerCopy,
  command: AddCommand,
  args: readonly string[],
  hosts = realHosts,
): Promise<string> {
  const before = await content.list();
  const surroundings = { args: [...args], content: content.folder, hosts, terminal: undefined };
  const error = await addEntry(command, surroundings, signal).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AnswerError);
  expect(await content.list()).toEqual(before);
  expect(await content.leftovers()).toEqual([]);
  return error instanceof Error ? error.message : '';
}
