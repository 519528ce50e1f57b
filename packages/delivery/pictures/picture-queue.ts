import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import { encodePicture, pictureRecipe, type PictureRecipe } from './encode-picture.ts';

/** Astro's picture cache, whose file names are the same. */
const cache = '.cache/astro/assets';

const pendingFile = z.object({ pendingPicture: pictureRecipe });

/** The placeholder for a picture that is not encoded yet. */
export function writePending(recipe: PictureRecipe): Buffer {
  return Buffer.from(JSON.stringify({ pendingPicture: recipe } satisfies z.infer<typeof pendingFile>));
}

/** The recipe in a placeholder; undefined if the file is a picture. No picture begins with a brace. */
function readPending(file: string): PictureRecipe | undefined {
  const first = Buffer.alloc(1);
  const opened = openSync(file, 'r');
  readSync(opened, first, 0, 1, 0);
  closeSync(opened);
  return first.toString() === '{'
    ? pendingFile.parse(JSON.parse(readFileSync(file, 'utf8'))).pendingPicture
    : undefined;
}

/** Atomic, so that nobody reads a partial file. */
async function replaceFile(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/** Encodes the pictures that a build has deferred: one at a time per processor. */
export class PictureQueue {
  readonly #queue = new PQueue({ concurrency: availableParallelism() });
  /** Enqueues each picture, by its path in the site. */
  readonly #pictures = new Map<string, () => Promise<boolean>>();
  readonly #queued = new Set<string>();
  readonly #results = new Map<string, Promise<boolean>>();
  readonly #project: string;
  #left = 0;
  readonly problems: string[] = [];

  /**
   * @param folder the built site, in the project's folder.
   * @param onRequest whether it only encodes pictures passed to {@link encodeNext}.
   */
  constructor(folder: string, onRequest = false) {
    this.#project = path.dirname(folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of files.filter((file) => /\.(?:avif|jpe?g|webp)$/.test(file))) {
      const file = path.join(folder, name);
      const recipe = readPending(file);
      if (recipe === undefined) continue;
      const id = `/${name.split(path.sep).join('/')}`;
      this.#left += 1;
      this.#pictures.set(id, () => {
        this.#queued.add(id);
        const result = this.#queue.add(() => this.#encode(id, file, recipe), { id });
        this.#results.set(id, result);
        return result;
      });
    }
    if (!onRequest) for (const start of this.#pictures.values()) void start();
  }

  async #encode(id: string, file: string, recipe: PictureRecipe): Promise<boolean> {
    this.#queued.delete(id);
    try {
      const bytes = await encodePicture(await readFile(path.join(this.#project, recipe.source)), recipe);
      await replaceFile(path.join(this.#project, recipe.keep ?? path.join(cache, path.basename(file))), bytes);
      await replaceFile(file, bytes);
      return true;
    } catch (error) {
      this.problems.push(
        `${recipe.source} cannot be encoded: ${error instanceof Error ? error.message : String(error)}`,
      );
      return false;
    } finally {
      this.#left -= 1;
    }
  }

  /** The initial number of pictures. */
  get total(): number {
    return this.#pictures.size;
  }

  get left(): number {
    return this.#left;
  }

  has(sitePath: string): boolean {
    return this.#pictures.has(sitePath);
  }

  /** Encodes a picture before the others. @returns false if it can't be encoded. */
  async encodeNext(sitePath: string): Promise<boolean> {
    if (this.#queued.has(sitePath)) this.#queue.setPriority(sitePath, 1);
    return (await (this.#results.get(sitePath) ?? this.#pictures.get(sitePath)?.())) ?? false;
  }

  onEncoded(listener: () => void): void {
    this.#queue.on('next', listener);
  }

  /** Resolves when no picture is left, or when it is stopped. */
  async finish(): Promise<void> {
    await this.#queue.onIdle();
  }

  /** Stops; the next start encodes the remaining pictures. */
  stop(): void {
    this.#queue.clear();
  }
}
