import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A cache shared by builds: a folder of files whose names identify all their inputs. */
export class BuildCache {
  readonly #folder: string;

  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @param make is called on a cache miss. */
  async getOrCreate(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(name);
    const file = path.join(this.#folder, name);
    try {
      // Synchronous: the files are small and usually exist, and awaiting each takes longer than reading it.
      return readFileSync(file);
    } catch {
      const made = await make();
      await mkdir(this.#folder, { recursive: true });
      // Renamed once it is complete, so that no other build reads a partial file.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, made);
      await rename(draft, file);
      return made;
    }
  }

  /** Removes unused files at the end of a complete build. */
  async dropUnused(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unused = names.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.#folder, name), { force: true })));
  }
}
