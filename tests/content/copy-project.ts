import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { test as baseTest } from 'vitest';
import { copyProject, shareBuildCaches } from '@site/system/copy-project.ts';
import { ContentCopy, projectFolder } from './copy-content.ts';

export interface BuildResult {
  readonly code: number;
  /** All that the build said, on both streams. */
  readonly output: string;
}

/** A copy of the whole project that a test may spoil and build. */
export class ProjectCopy {
  readonly folder: string;
  readonly content: ContentCopy;

  constructor(folder: string) {
    this.folder = folder;
    this.content = new ContentCopy(path.join(folder, 'content'));
  }

  /** Builds as `npm run build` does, without compressing. */
  async build(signal?: AbortSignal): Promise<BuildResult> {
    const options = {
      cwd: this.folder,
      // Vitest's own NODE_ENV would make this a test build.
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
      maxBuffer: 64 * 1024 ** 2,
      ...(signal && { signal }),
    };
    const result = await new Promise<BuildResult>((resolve) => {
      execFile(process.execPath, ['packages/delivery/build/build.ts'], options, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) || 1 : 0, output: stdout + stderr });
      });
    });
    // Pictures that this build encoded spare the next one the work; those of a stopped build may be cut short.
    if (result.code === 0) await shareBuildCaches(this.folder, projectFolder);
    return result;
  }
}

/** A test that gets its own copy of the project. */
export const test = baseTest.extend('project', async ({}, { onCleanup }): Promise<ProjectCopy> => {
  const project = new ProjectCopy(await copyProject(projectFolder));
  onCleanup(() => rm(project.folder, { recursive: true, force: true, maxRetries: 3 }));
  return project;
});
