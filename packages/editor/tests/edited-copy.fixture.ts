/** Copies of the project that are edited. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { withProjectCopy } from './copy-project.ts';
import { linkFolder } from '@site/model/files/link-folder.ts';

export const root = path.join(import.meta.dirname, '../../..');

/** The app as the first copy's server has bundled it, which takes longer than most tests. */
const kept = path.join(root, '.cache/tests/editor-app');

const appOf = (folder: string) => path.join(folder, '.cache/editor/app');

/** Copies the project, with the tests' content, while a function runs; the copy has the app that another has bundled. */
export async function withEditedCopy(use: (folder: string) => Promise<void>): Promise<void> {
  await withProjectCopy(root, 'tests/fixture', async (folder) => {
    await linkFolder(kept, appOf(folder));
    await use(folder);
  });
}

interface Started {
  /** The copy's folder. */
  readonly folder: string;
  /** The address of the editor's first page. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What has been started, each with its name: none may end. */
  readonly running: Readonly<Record<string, Promise<number>>>;
}

/**
 * Waits until an editor answers, and keeps its app for the copies that follow.
 * @throws Error where something that was started has ended: its port may be taken.
 */
export async function waitForEditor({ folder, address, headers = {}, running }: Started): Promise<void> {
  const isReady = async () =>
    fetch(address, { headers }).then(
      ({ ok }) => ok,
      () => false,
    );
  const ended = Object.entries(running).map(async ([name, end]) => {
    throw new Error(`${name} has ended with code ${await end}: its port may be taken, see E2E_PORT.`);
  });
  // At its first start the editor is bundled.
  await Promise.race([expect.poll(isReady, { timeout: 150_000, intervals: [100] }).toBe(true), ...ended]);
  // Who uses the editor later notices its end.
  for (const end of ended) end.catch(() => undefined);
  await rm(kept, { recursive: true, force: true });
  await linkFolder(appOf(folder), kept);
}
