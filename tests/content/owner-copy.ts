import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest, vi } from 'vitest';
import { startFakeHosts, type FakeHosts } from '@site/content-tools/hosts/fake-hosts.fixture.ts';
import { linkFolder } from '@site/system/link-folder.ts';
import { ContentCopy, projectFolder } from './copy-content.ts';

// Each command is a process that reads all of the content twice.
vi.setConfig({ testTimeout: 60_000 });

/** What a command left behind. */
interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Running {
  readonly outcome: Promise<Outcome>;
  stop(signal: NodeJS.Signals): void;
}

/** A copy of the content in a project's folder of its own, as the owner's commands want it. */
export class OwnerCopy extends ContentCopy {
  /** Every file there is. */
  async list(): Promise<string[]> {
    const found = await readdir(this.folder, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  }

  /** What is left of copies that commands made. */
  async leftovers(): Promise<string[]> {
    return readdir(path.join(this.folder, '../.cache')).catch(() => []);
  }

  /** Starts a script of this folder without a terminal; its first argument names this copy. */
  start(script: string, setup: Record<string, unknown>, args: readonly string[]): Running {
    const place = path.join(import.meta.dirname, script);
    const all = [place, JSON.stringify({ ...setup, content: this.folder }), ...args];
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome>();
    const child = execFile(process.execPath, all, { cwd: projectFolder }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? -1, stdout, stderr });
    });
    return { outcome, stop: (signal) => child.kill(signal) };
  }

  async run(script: string, setup: Record<string, unknown>, args: readonly string[]): Promise<Outcome> {
    return this.start(script, setup, args).outcome;
  }
}

async function copyForOwner(): Promise<OwnerCopy> {
  const project = await mkdtemp(path.join(tmpdir(), 'owner-'));
  const source = path.join(projectFolder, 'content');
  const content = path.join(project, 'content');
  await cp(source, content, { recursive: true, filter: (file) => file !== path.join(source, 'media') });
  await linkFolder(path.join(source, 'media'), path.join(content, 'media'));
  return new OwnerCopy(content);
}

/** A test that gets a content folder and hosts of its own; `shared` is for those that leave it as it is. */
export const test = baseTest
  .extend('shared', { scope: 'file' }, async ({}, { onCleanup }): Promise<OwnerCopy> => {
    const content = await copyForOwner();
    onCleanup(() => rm(path.dirname(content.folder), { recursive: true }));
    return content;
  })
  .extend('content', async ({}, { onCleanup }): Promise<OwnerCopy> => {
    const content = await copyForOwner();
    onCleanup(() => rm(path.dirname(content.folder), { recursive: true }));
    return content;
  })
  .extend('fake', async ({}, { onCleanup }): Promise<FakeHosts> => {
    const fake = await startFakeHosts();
    onCleanup(async () => fake.close());
    return fake;
  });
