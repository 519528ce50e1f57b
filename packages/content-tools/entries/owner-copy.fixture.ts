import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest, vi } from 'vitest';
import { listFiles } from '@site/model/files/list-files.ts';
import { ContentCopy, copyFixture } from '../../../tests/content/copy-content.ts';
import { startFakeHosts, type FakeHosts } from '../hosts/fake-hosts.fixture.ts';

// Each command reads and checks all of the content twice.
vi.setConfig({ testTimeout: 60_000 });

/** A copy of the content in its own project folder, for the owner's tools to change. */
export class OwnerCopy extends ContentCopy {
  async state(): Promise<ReadonlyMap<string, string>> {
    const read = async (file: string) => [file, await readFile(path.join(this.folder, file), 'base64')] as const;
    return new Map(await Promise.all(listFiles(this.folder).map(read)));
  }

  async changedSince(before: ReadonlyMap<string, string>): Promise<string[]> {
    const after = await this.state();
    const names = new Set([...before.keys(), ...after.keys()]);
    return [...names].filter((file) => before.get(file) !== after.get(file)).sort();
  }
}

type CleanUp = (remove: () => Promise<void>) => void;

async function copyForOwner(onCleanup: CleanUp): Promise<OwnerCopy> {
  const project = await mkdtemp(path.join(tmpdir(), 'owner-'));
  onCleanup(async () => rm(project, { recursive: true }));
  return new OwnerCopy(await copyFixture(path.join(project, 'content')));
}

/** A test with a content folder and fake hosts; `shared` is for tests that don't change the content. */
export const test = baseTest
  .extend('shared', { scope: 'file' }, async ({}, { onCleanup }) => copyForOwner(onCleanup))
  .extend('content', async ({}, { onCleanup }) => copyForOwner(onCleanup))
  .extend('fake', async ({}, { onCleanup }): Promise<FakeHosts> => {
    const fake = await startFakeHosts();
    onCleanup(async () => fake.close());
    return fake;
  });
