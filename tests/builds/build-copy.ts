import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { siteFolders } from '@site/model/site-folders.ts';
import { copyContent, projectFolder, type ContentCopy } from '../content/copy-content.ts';

export interface BuildCopy {
  readonly content: ContentCopy;
  readonly dist: string;
  /**
   * Builds the pages.
   * @returns the exit code, and the output of both streams.
   */
  readonly build: (signal?: AbortSignal) => Promise<{ readonly code: number; readonly output: string }>;
  readonly remove: () => Promise<void>;
}

/**
 * A site whose content is in a folder of the project.
 * @param content such as a copy of the fixture.
 */
export function siteOf(content: ContentCopy): BuildCopy {
  const given = path.relative(projectFolder, content.folder);
  const dist = path.join(projectFolder, siteFolders(given).dist);
  const args = ['packages/delivery/build/run.ts', '--no-pictures', '--no-compression', '--content', given];
  return {
    content,
    dist,
    build: (signal) => {
      const options = {
        cwd: projectFolder,
        // Vitest's own NODE_ENV would make this a test build.
        env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
        maxBuffer: 64 * 1024 ** 2,
        ...(signal && { signal }),
      };
      const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
      execFile(process.execPath, args, options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) || 1 : 0, output: stdout + stderr }),
      );
      return promise;
    },
    remove: async () => {
      for (const folder of [content.folder, path.dirname(dist)])
        await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export async function copyForBuild(): Promise<BuildCopy> {
  const parent = path.join(projectFolder, '.cache/contents');
  await mkdir(parent, { recursive: true });
  return siteOf(await copyContent(parent));
}
