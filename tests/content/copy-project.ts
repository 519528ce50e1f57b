import { execFile } from 'node:child_process';
import { copyFile, cp, link, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as baseTest } from 'vitest';
import { z } from 'zod';
import { ContentCopy, projectFolder } from './copy-content.ts';

/** What a build makes, and what is linked instead of copied. */
const left = new Set(['.git', '.astro', '.cache', 'dist', 'node_modules', 'screens', 'test-results', 'content/media']);

/** Encoded pictures, each under a name that says what it was made from: any build may use them. */
const imageCache = '.cache/astro/assets';

const packageSchema = z.object({ scripts: z.object({ build: z.string() }) });

export interface BuildResult {
  readonly code: number;
  /** All that the build said, on both streams. */
  readonly output: string;
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}

/** Gives a folder's files a second name elsewhere; files that are there already stay. */
async function linkFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, ['ENOENT'])) return [];
    throw error;
  });
  for (const entry of entries.filter((found) => found.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(source, from));
    await mkdir(path.dirname(to), { recursive: true });
    await link(from, to).catch(async (error: unknown) => {
      if (hasCode(error, ['EEXIST'])) return;
      // Another disk, or one without links.
      if (!hasCode(error, ['EXDEV', 'EPERM', 'ENOTSUP'])) throw error;
      await copyFile(from, to);
    });
  }
}

/** A copy of the whole project that a test may spoil and build. */
export class ProjectCopy {
  readonly folder: string;
  readonly content: ContentCopy;

  constructor(folder: string) {
    this.folder = folder;
    this.content = new ContentCopy(path.join(folder, 'content'));
  }

  /** Runs what `npm run build` runs. */
  async build(signal?: AbortSignal): Promise<BuildResult> {
    const { scripts } = packageSchema.parse(JSON.parse(await readFile(path.join(this.folder, 'package.json'), 'utf8')));
    const folders = [
      path.dirname(process.execPath),
      path.join(this.folder, 'node_modules/.bin'),
      process.env.PATH ?? '',
    ];
    const options = {
      cwd: this.folder,
      // Vitest's own NODE_ENV would make this a test build.
      env: { ...process.env, PATH: folders.join(path.delimiter), NODE_ENV: 'production', FORCE_COLOR: '0' },
      maxBuffer: 64 * 1024 ** 2,
      ...(signal && { signal }),
    };
    const result = await new Promise<BuildResult>((resolve) => {
      execFile('sh', ['-c', scripts.build], options, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) || 1 : 0, output: stdout + stderr });
      });
    });
    // Pictures that this build encoded spare the next one the work; those of a stopped build may be cut short.
    if (result.code === 0) {
      await linkFolder(path.join(this.folder, imageCache), path.join(projectFolder, imageCache));
    }
    return result;
  }
}

async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'));
  await cp(projectFolder, folder, {
    recursive: true,
    filter: (source) => !left.has(path.relative(projectFolder, source).split(path.sep).join('/')),
  });
  await symlink(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  for (const linked of ['content/media', imageCache]) {
    await linkFolder(path.join(projectFolder, linked), path.join(folder, linked));
  }
  return new ProjectCopy(folder);
}

/** A test that gets its own copy of the project. */
export const test = baseTest.extend('project', async ({}, { onCleanup }): Promise<ProjectCopy> => {
  const project = await copyProject();
  onCleanup(() => rm(project.folder, { recursive: true, force: true, maxRetries: 3 }));
  return project;
});
