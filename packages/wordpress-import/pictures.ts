import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { hasCode } from '@site/model/files/has-code.ts';
import { hasSeveralFrames, makePicture, PictureError } from '@site/content-tools/media/make-picture.ts';
import { pictureName, type OldPicture, type OldSite } from './old-site.ts';
import { metaOf } from './read-export.ts';

/** A copy of the old site's pictures. @returns the file, or the reason why there is none. */
export type PictureSource = (picture: OldPicture) => Promise<Uint8Array | string>;

/** The forms in which systems write a name with accents: a Mac writes a letter and its accent. */
const nameForms = (name: string) => [...new Set([name, name.normalize('NFC'), name.normalize('NFD')])];

/** Reads pictures from a copy of the old site's wp-content/uploads. @throws Error if there is no such folder. */
export async function uploadsFolder(uploads: string): Promise<PictureSource> {
  const folder = path.resolve(uploads);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) {
    throw new Error(
      `--uploads ${uploads}: is no folder: write the path of a copy of the old site's wp-content/uploads`,
    );
  }
  const root = (await realpath(folder)) + path.sep;
  return async ({ uploads: names }) => {
    const [first] = names;
    if (first === undefined) return 'it is not below /uploads/';
    for (const name of names.flatMap(nameForms)) {
      const file = path.resolve(folder, name);
      // The export may contain any path, including one that leads out of the folder.
      if (!file.startsWith(folder + path.sep) || name.includes('\0')) continue;
      try {
        // So may a link in the folder.
        if ((await realpath(file)).startsWith(root)) return await readFile(file);
      } catch (error) {
        if (!hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG')) throw error;
      }
    }
    return `the folder has no ${first}`;
  };
}

/** A picture as a post shows it, or the reason why it cannot. */
type PlacedPicture =
  { readonly src: string; readonly alt: string; readonly hasFrames: boolean } | { readonly problem: string };

/** Copies pictures of the old site into content/media/blog, each once. */
export class PictureImporter {
  readonly #site: OldSite;
  readonly #source: PictureSource | undefined;
  readonly #stage: Pick<ContentStage, 'read' | 'write'>;
  readonly #placed = new Map<string, Promise<PlacedPicture>>();
  /** The keys of those that posts show, and the addresses at which they had them. */
  readonly shown = new Set<string>();
  readonly written = new Set<string>();

  /** @param source undefined where no pictures are imported. */
  constructor(site: OldSite, source: PictureSource | undefined, stage: Pick<ContentStage, 'read' | 'write'>) {
    this.#site = site;
    this.#source = source;
    this.#stage = stage;
  }

  get hasSource(): boolean {
    return this.#source !== undefined;
  }

  /** Removes the new files that no post shows, such as those of a post that was refused. */
  async removeUnused(posts: readonly string[]): Promise<void> {
    for (const name of this.written) {
      if (posts.some((html) => html.includes(`"${blogPictureFolder}${name}"`))) continue;
      await this.#stage.write(`media/blog/${name}`, undefined);
      this.written.delete(name);
    }
  }

  /**
   * @param address as a post has it.
   * @param id the attachment's; 0 where the post does not say it.
   * @returns the picture's new address, with the old site's alternative text.
   */
  async place(address: string, id: number): Promise<PlacedPicture> {
    const picture = this.#site.findPicture(address, id);
    if (!picture) return { problem: 'it is not on the old site' };
    const placed = this.#placed.get(picture.key) ?? this.#import(picture);
    this.#placed.set(picture.key, placed);
    if ('src' in (await placed)) this.shown.add(picture.key).add(address);
    return placed;
  }

  async #import(picture: OldPicture): Promise<PlacedPicture> {
    try {
      const source = (await this.#source?.(picture)) ?? 'no source of pictures was given';
      if (typeof source === 'string') return { problem: source };
      const name = await this.#write(picture.key, await makePicture('blog', source, { anySize: true }));
      const alt = picture.attachment ? metaOf(picture.attachment, '_wp_attachment_image_alt') : '';
      return { src: blogPictureFolder + name, alt, hasFrames: await hasSeveralFrames(source) };
    } catch (error) {
      if (error instanceof PictureError) return { problem: error.message };
      // One bad picture must not end the import.
      return { problem: `cannot be read (${error instanceof Error ? error.message : String(error)})` };
    }
  }

  /** If another picture has the name, a suffix is added, the same in every import. */
  async #write(key: string, picture: Buffer): Promise<string> {
    const suffix = createHash('sha256').update(key).digest('hex').slice(0, 8);
    const [plain, suffixed] = [`${pictureName(key)}.jpg`, `${pictureName(key)}-${suffix}.jpg`];
    const existing = await this.#read(plain);
    const name = existing && !existing.equals(picture) ? suffixed : plain;
    if ((await this.#read(name))?.equals(picture)) return name;
    await this.#stage.write(`media/blog/${name}`, picture);
    this.written.add(name);
    return name;
  }

  async #read(name: string): Promise<Buffer | undefined> {
    return this.#stage.read(`media/blog/${name}`);
  }
}
