import { expect } from 'vitest';
import { EntryError } from '../entries/save-content.ts';
import type { OwnerCopy } from '../entries/owner-copy.fixture.ts';
import type { FakeHosts } from '../hosts/fake-hosts.fixture.ts';
import { addEntry, type Command } from './add-entry.ts';

/** Runs a command without a terminal. @returns its message. */
export async function add(
  content: OwnerCopy,
  { hosts }: FakeHosts,
  command: Command,
  ...args: string[]
): Promise<string> {
  const { signal } = new AbortController();
  return addEntry(command, { args, content: content.folder, hosts, terminal: undefined, signal });
}

/** Runs a command that must fail without changing anything. @returns its message. */
export async function fail(...args: Parameters<typeof add>): Promise<string> {
  const [content] = args;
  const before = await content.state();
  const error = await add(...args).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(EntryError);
  expect(await content.changedSince(before)).toEqual([]);
  expect(await content.leftovers()).toEqual([]);
  return error instanceof Error ? error.message : '';
}

/** Long enough for every collection. */
export const description =
  'A dry lake, a horn section and a wind that would not stop, filmed in one take between two trains.';
