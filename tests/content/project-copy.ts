import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentProjectFolder } from '@site/system/content-project.ts';
import { copyProject, shareBuildCaches } from '@site/system/copy-project.ts';
import { ContentCopy, fixture, projectFolder } from './copy-content.ts';

/** A copy of the whole project, with the fixture as its content, that tests may change and build. */
export class ProjectCopy {
  readonly folder: string;
  readonly content: ContentCopy;
  readonly dist: string;

  constructor(folder: string) {
    this.folder = folder;
    this.content = new ContentCopy(path.join(folder, 'content'));
    this.dist = path.join(folder, 'dist');
  }

  /** The caller removes its folder. */
  static async create(): Promise<ProjectCopy> {
    return new ProjectCopy(await copyProject(projectFolder, fixture));
  }

  /** A file of the built site, from its folder. */
  async readBuilt(file: string): Promise<string> {
    return readFile(path.join(this.dist, file), 'utf8');
  }

  /**
   * Builds as `npm run build` does, without compressing.
   * @returns the exit code, and all that the build said on both streams.
   */
  async build(signal?: AbortSignal): Promise<{ readonly code: number; readonly output: string }> {
    const options = {
      cwd: this.folder,
      // Vitest's own NODE_ENV would make this a test build.
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
      maxBuffer: 64 * 1024 ** 2,
      ...(signal && { signal }),
    };
    const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
    execFile(process.execPath, ['packages/delivery/build/build.ts'], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) || 1 : 0, output: stdout + stderr });
    });
    const result = await promise;
    // Pictures that this build encoded spare the next one the work; those of a stopped build may be cut short.
    if (result.code === 0) await shareBuildCaches(this.folder, contentProjectFolder(projectFolder, fixture));
    return result;
  }
}
