import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What builds keep for later ones: a folder of files whose names say everything that they were made of. */
export class BuildCache {
  readonly #folder: string;

  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The file that an earlier build made, or that is made now. */
  async keep(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(name);
    const file = path.join(this.#folder, name);
    try {
      // Synchronous: the files are small and mostly there, and waiting for each takes longer than reading it.
      return readFileSync(file);
    } catch {
      const made = await make();
      await mkdir(this.#folder, { recursive: true });
      // It gets its name once it is complete, so nobody ever reads half a file.
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, made);
      await rename(draft, file);
      return made;
    }
  }

  /** Removes what was not asked for, at the end of a build that asked for everything it needs. */
  async dropUnused(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unused = names.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.#folder, name), { force: true })));
  }
}
