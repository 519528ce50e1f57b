import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { blogPictureFolder } from '@site/model/blog/picture-folder.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { makePicture, PictureError } from '../media/make-picture.ts';
import { hasCode } from '@site/system/has-code.ts';
import { pictureKey, pictureName, type OldPicture } from './picture-address.ts';
import type { PictureSource } from './picture-sources.ts';

/** A picture that stands in the content now, by the address that articles name, or why there is none. */
export type PlacedPicture = { readonly src: string } | { readonly problem: string };

/** Where articles get the site's own pictures. */
export interface PicturePlaces {
  place(picture: OldPicture): Promise<PlacedPicture>;
}

/** Puts pictures of the old site into content/media/blog, each once. */
export class PictureShelf implements PicturePlaces {
  private readonly placed = new Map<string, Promise<PlacedPicture>>();
  private readonly source: PictureSource;
  private readonly stage: ContentStage;
  /** New files. */
  count = 0;

  constructor(source: PictureSource, stage: ContentStage) {
    this.source = source;
    this.stage = stage;
  }

  async place(picture: OldPicture): Promise<PlacedPicture> {
    const key = pictureKey(picture);
    const placing = this.placed.get(key) ?? this.make(key, picture);
    this.placed.set(key, placing);
    return placing;
  }

  private async make(key: string, picture: OldPicture): Promise<PlacedPicture> {
    const source = await this.source.read(picture);
    if (typeof source === 'string') return { problem: source };
    try {
      return { src: await this.keep(key, await makePicture('blog', source)) };
    } catch (error) {
      if (error instanceof PictureError) return { problem: error.message };
      throw error;
    }
  }

  /** A name that another picture has gets a mark of its own, which is the same in every import. */
  private async keep(key: string, picture: Buffer): Promise<string> {
    const plain = pictureName(key);
    const marked = `${plain}-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
    for (const name of [plain, marked]) {
      const file = `media/blog/${name}.jpg`;
      const there = await this.read(file);
      if (there && !there.equals(picture) && name === plain) continue;
      if (!there?.equals(picture)) {
        await this.stage.write(file, picture);
        this.count += 1;
      }
      return `${blogPictureFolder}${name}.jpg`;
    }
    throw new Error(`content/media/blog has no room for ${key}`);
  }

  private async read(file: string): Promise<Buffer | undefined> {
    return readFile(path.join(this.stage.folder, file)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    });
  }
}
