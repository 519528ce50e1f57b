import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Change, Original } from './corruptions.ts';

/** A copy of the project whose content can be corrupted, checked, built and restored. */
export class ContentCopy {
  readonly folder: string;
  readonly content: string;
  readonly #originals: ReadonlyMap<string, Original>;

  /** @param originals the files of the content folder, by their paths in it. */
  constructor(folder: string, originals: ReadonlyMap<string, Original>) {
    this.folder = folder;
    this.content = path.join(folder, 'content');
    this.#originals = originals;
  }

  /** Applies changes to the content, calls a function, and restores the content. */
  async with<Result>(changes: readonly Change[], use: () => Promise<Result>): Promise<Result> {
    try {
      for (const { file, bytes } of changes) await this.#write(file, bytes);
      return await use();
    } finally {
      for (const { file } of changes) await this.#write(file, this.#originals.get(file)?.bytes);
    }
  }

  /**
   * Runs what `npm run build` runs.
   * @returns the build's output if it failed; undefined otherwise.
   */
  async build(signal: AbortSignal): Promise<string | undefined> {
    const folders = [path.dirname(process.execPath), path.join(this.folder, 'node_modules/.bin'), process.env.PATH];
    const env = { ...process.env, PATH: folders.join(path.delimiter), NODE_ENV: 'production', FORCE_COLOR: '0' };
    const options = { cwd: this.folder, env, signal, maxBuffer: 64 * 1024 ** 2 };
    return new Promise((resolve) => {
      execFile(process.execPath, ['packages/delivery/build/build.ts'], options, (error, stdout, stderr) => {
        resolve(error ? stdout + stderr || error.message : undefined);
      });
    });
  }

  /** Deletes the old file first: in a copy, pictures are hard links to the project's own. */
  async #write(file: string, bytes: Buffer | undefined): Promise<void> {
    const place = path.join(this.content, file);
    await rm(place, { force: true });
    if (bytes === undefined) return;
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
  }
}
