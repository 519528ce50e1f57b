import { expect } from 'vitest';
import type { OwnerCopy } from '../entries/owner-copy.fixture.ts';
import { EntryError } from '../entries/save-content.ts';
import type { Hosts } from '../hosts/oembed.ts';
import { addEntry, type Command } from './add-entry.ts';

/** Runs an adding command without a terminal. @returns what it says. */
export async function add(content: OwnerCopy, hosts: Hosts, command: Command, ...args: string[]): Promise<string> {
  const { signal } = new AbortController();
  return addEntry(command, { args, content: content.folder, hosts, terminal: undefined, signal });
}

/** What an adding command says when it refuses; nothing has changed then. */
export async function refuse(content: OwnerCopy, hosts: Hosts, command: Command, ...args: string[]): Promise<string> {
  const before = await content.state();
  const error = await add(content, hosts, command, ...args).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(EntryError);
  expect(await content.changedSince(before)).toEqual([]);
  expect(await content.leftovers()).toEqual([]);
  return error instanceof Error ? error.message : '';
}
