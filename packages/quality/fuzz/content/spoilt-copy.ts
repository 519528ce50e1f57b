import { execFile } from 'node:child_process';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Change, ContentMutation } from './content-mutation.ts';
import type { Originals } from './originals.ts';

export interface BuildResult {
  readonly code: number;
  /** All that the build said, on both streams. */
  readonly output: string;
}

/** A copy of the project whose content can be spoilt, checked, built and mended again. */
export class SpoiltCopy {
  /** The copy's folder. */
  readonly folder: string;
  readonly #root: string;
  readonly #known: ReadonlySet<string>;

  constructor(root: string, folder: string, { written, media }: Originals) {
    this.#root = root;
    this.folder = folder;
    this.#known = new Set([...written, ...media].map(({ file }) => file));
  }

  get content(): string {
    return path.join(this.folder, 'content');
  }

  /** Spoils the content while something is done with it. */
  async with<Result>(mutations: readonly ContentMutation[], use: () => Promise<Result>): Promise<Result> {
    const changes = mutations.flatMap((mutation) => mutation.changes);
    try {
      for (const change of changes) await this.#apply(change);
      return await use();
    } finally {
      for (const change of changes) await this.#mend(change);
    }
  }

  /** Runs what `npm run build` runs. */
  async build(signal: AbortSignal): Promise<BuildResult> {
    const folders = [
      path.dirname(process.execPath),
      path.join(this.folder, 'node_modules/.bin'),
      process.env.PATH ?? '',
    ];
    const env = { ...process.env, PATH: folders.join(path.delimiter), NODE_ENV: 'production', FORCE_COLOR: '0' };
    const options = { cwd: this.folder, env, signal, maxBuffer: 64 * 1024 ** 2 };
    return new Promise((resolve) => {
      execFile(process.execPath, ['packages/delivery/build/build.ts'], options, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) || 1 : 0, output: stdout + stderr });
      });
    });
  }

  /** The old file goes first: pictures are links to those of the project. */
  async #apply({ file, bytes }: Change): Promise<void> {
    const place = path.join(this.content, file);
    await rm(place, { force: true });
    if (bytes === undefined) return;
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
  }

  async #mend({ file }: Change): Promise<void> {
    const place = path.join(this.content, file);
    await rm(place, { force: true });
    if (this.#known.has(file)) await copyFile(path.join(this.#root, 'content', file), place);
  }
}
