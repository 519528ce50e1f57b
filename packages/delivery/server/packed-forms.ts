import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Negotiator from 'negotiator';

/** The forms of a text file that a build leaves beside it, best first, by their names in HTTP. */
const packings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** A file as it is sent. */
export interface Form {
  /** From the site's folder. */
  readonly file: string;
  /** Absent for the file itself. */
  readonly encoding?: (typeof packings)[number]['encoding'];
  /** A strong entity tag: other bytes have another. */
  readonly tag: string;
}

/** What a site's folder holds of each file, as it is and packed. */
export class PackedForms {
  readonly #folder: string;

  readonly #files: ReadonlySet<string>;

  readonly #tags = new Map<string, string>();

  /** @param files paths from the folder. */
  constructor(folder: string, files: Iterable<string>) {
    this.#folder = folder;
    this.#files = new Set(files);
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /**
   * The smallest form of a file that a visitor takes.
   * @param acceptEncoding the header of that name.
   * @throws where the file is gone.
   */
  choose(file: string, acceptEncoding: string | string[] | undefined): Form {
    const names = packings.map(({ encoding }) => encoding);
    const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding ?? 'identity' } }).encodings(names);
    for (const { encoding, ending } of packings) {
      const packed = file + ending;
      if (accepted.includes(encoding) && this.#files.has(packed)) {
        return { file: packed, encoding, tag: this.#tagOf(packed) };
      }
    }
    return { file, tag: this.#tagOf(file) };
  }

  #tagOf(file: string): string {
    const known = this.#tags.get(file);
    if (known !== undefined) return known;
    const content = readFileSync(path.join(this.#folder, file));
    const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    this.#tags.set(file, tag);
    return tag;
  }
}
