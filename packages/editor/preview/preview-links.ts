import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { z } from 'zod';
import { EntryError } from '@site/content-tools/entries/save-content.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { writeWhole } from '../saves/write-whole.ts';

const day = 24 * 3_600_000;

/** How long a link of a client holds, and the visit of somebody who is signed in, in milliseconds. */
const [linkLasts, visitLasts] = [7 * day, day / 2];

const linkSchema = z.object({
  id: z.string(),
  /** Of the token: whoever reads the file can't open the preview. */
  hash: z.string(),
  /** The one page that it shows; the whole site where there is none. */
  page: z.string().optional(),
  /** Who made it. */
  name: z.string(),
  until: z.number(),
});
export type PreviewLink = z.infer<typeof linkSchema>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Another 43 letters each time, of which none can be guessed. */
const newToken = () => randomBytes(32).toString('base64url');

/** Who may see the preview: links that were given to clients, and visits of people who are signed in. */
export class PreviewLinks {
  readonly #file: string;
  readonly #visits = new Map<string, number>();
  readonly #writing = new PQueue({ concurrency: 1 });
  #links: Promise<readonly PreviewLink[]> | undefined;

  /** @param root the project's folder; a restart finds the links there. */
  constructor(root: string) {
    this.#file = path.join(root, '.cache/editor/preview-links.json');
  }

  async #read(): Promise<readonly PreviewLink[]> {
    this.#links ??= readFile(this.#file, 'utf8').then(
      (text) => z.array(linkSchema).parse(JSON.parse(text)),
      (error: unknown) => {
        if (hasCode(error, 'ENOENT')) return [];
        throw error;
      },
    );
    return this.#links;
  }

  async #change(change: (links: readonly PreviewLink[]) => readonly PreviewLink[]): Promise<void> {
    await this.#writing.add(async () => {
      const links = change(await this.#read()).filter(({ until }) => until > Date.now());
      await writeWhole(this.#file, links);
      this.#links = Promise.resolve(links);
    });
  }

  /** The links that hold, without what opens them. */
  async list(): Promise<Omit<PreviewLink, 'hash'>[]> {
    const links = await this.#read();
    return links
      .filter(({ until }) => until > Date.now())
      .map(({ id, page, name, until }) => ({ id, name, until, ...(page !== undefined && { page }) }));
  }

  /** @param page such as /about; without it, the whole site. @returns what opens the preview; it is kept nowhere. */
  async give(name: string, page?: string, now = Date.now()): Promise<string> {
    if (page !== undefined && !/^\/(?!\/)[^?#\\\s]*$/.test(page)) {
      throw new EntryError(`"${page}" is no address of a page: write it as /about.`);
    }
    const token = newToken();
    const link = { id: randomBytes(9).toString('base64url'), hash: hashOf(token), name, until: now + linkLasts };
    await this.#change((links) => [...links, page === undefined ? link : { ...link, page }]);
    return token;
  }

  async withdraw(id: string): Promise<void> {
    await this.#change((links) => links.filter((link) => link.id !== id));
  }

  /** Lets somebody in who is signed in. */
  visit(): string {
    const now = Date.now();
    for (const [hash, until] of this.#visits) if (until <= now) this.#visits.delete(hash);
    const token = newToken();
    this.#visits.set(hashOf(token), now + visitLasts);
    return token;
  }

  /** What a token lets somebody see; undefined for one that ended, was withdrawn, or never was. */
  async find(token: string): Promise<{ readonly page?: string | undefined; readonly until: number } | undefined> {
    const hash = hashOf(token);
    const visit = this.#visits.get(hash);
    const found = visit === undefined ? (await this.#read()).find((link) => link.hash === hash) : { until: visit };
    return found && found.until > Date.now() ? found : undefined;
  }
}
