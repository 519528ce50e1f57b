import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Small files that are mostly there: waiting for each would take longer than reading it. */
function readKept(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** What builds make and keep for later ones, in a folder of files whose names say all that they were made of. */
export class BuildCache {
  readonly #folder: string;

  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What was made in an earlier build, or made now. */
  async keep(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    this.#used.add(name);
    const file = path.join(this.#folder, name);
    const kept = readKept(file);
    if (kept) return kept;
    const made = await make();
    await mkdir(this.#folder, { recursive: true });
    // Nobody ever reads half a file: a name is given to it once it is whole.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, made);
    await rename(draft, file);
    return made;
  }

  /** Forgets what was not asked for: at the end of a build that asked for all that it needs. */
  async dropUnused(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unused = names.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(path.join(this.#folder, name), { force: true })));
  }
}
