import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '@site/system/list-files.ts';
import type { Change, Original } from './corruptions.ts';
import { listPageFaults } from './list-faults.ts';

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
   * Builds the site without compressing it, and looks at every page.
   * @returns what is wrong; empty if nothing is, or if the signal ended the build.
   */
  async build(signal: AbortSignal): Promise<string[]> {
    const options = { cwd: this.folder, env: { ...process.env, FORCE_COLOR: '0' }, signal, maxBuffer: 64 * 1024 ** 2 };
    try {
      await promisify(execFile)(process.execPath, ['packages/delivery/build/run.ts', '--no-pictures', '--no-compression'], options);
    } catch (error) {
      if (signal.aborted) return [];
      const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
      return [`the build fails though the check finds nothing: ${(stdout + stderr || String(error)).slice(-1_500)}`];
    }
    const dist = path.join(this.folder, 'dist');
    const pages = listFiles(dist).filter((file) => file.endsWith('.html'));
    const read = async (file: string) => {
      const faults = listPageFaults(await readFile(path.join(dist, file), 'utf8'));
      return faults.map((fault) => `${file} ${fault}`);
    };
    return (await Promise.all(pages.map(read))).flat();
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
