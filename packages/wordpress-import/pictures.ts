import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import type { ContentStage } from '@site/model/check/content-stage.ts';
import { hasSeveralFrames, makePicture } from '@site/content-tools/media/make-picture.ts';
import { pictureName, type OldPicture } from './old-site.ts';
import { metaOf } from './read-export.ts';

/**
 * @returns the real path of a copy of wp-content/uploads.
 * @throws Error if it is not a folder.
 */
export async function findUploads(uploads: string): Promise<string> {
  const folder = await realpath(uploads).catch(() => '');
  if (folder !== '' && (await stat(folder)).isDirectory()) return folder;
  throw new Error(
    `--uploads ${uploads}: is not a folder: write the path of a copy of the old site's wp-content/uploads`,
  );
}

async function readFirst(folder: string, files: readonly string[]): Promise<Uint8Array | undefined> {
  for (const name of files) {
    const file = await realpath(path.join(folder, name)).catch(() => '');
    // The export may contain any path, and the folder any symbolic link, including one that leads out of it.
    if (file.startsWith(folder + path.sep)) return readFile(file);
  }
  return undefined;
}

type PlacedPicture =
  { readonly src: string; readonly alt: string; readonly hasFrames: boolean } | { readonly problem: string };

export type PictureImporter = ReturnType<typeof createPictureImporter>;

/**
 * Imports each picture of the old site once.
 * @param uploads undefined to import no pictures.
 */
export function createPictureImporter(uploads: string | undefined, stage: ContentStage) {
  const placed = new Map<string, Promise<PlacedPicture>>();
  /** By file name; written once it is known which articles are imported. */
  const made = new Map<string, Buffer>();

  const importPicture = async ({ files, key, attachment }: OldPicture): Promise<PlacedPicture> => {
    if (uploads === undefined) return { problem: 'no folder of uploads was given' };
    try {
      const source = await readFirst(uploads, files);
      if (!source) return { problem: `the folder has no ${key}` };
      const name = `${pictureName(key)}.jpg`;
      const picture = await makePicture('blog', source, { anySize: true });
      const existing = made.get(name) ?? (await stage.read(`media/blog/${name}`));
      if (existing && !existing.equals(picture)) return { problem: `content/media/blog/${name} is another picture` };
      if (!existing) made.set(name, picture);
      const alt = attachment ? metaOf(attachment, '_wp_attachment_image_alt') : '';
      return { src: blogPictureFolder + name, alt, hasFrames: await hasSeveralFrames(source) };
    } catch (error) {
      // One bad picture must not end the import.
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  };

  return {
    place: async (picture: OldPicture) => {
      const result = placed.get(picture.key) ?? importPicture(picture);
      placed.set(picture.key, result);
      return result;
    },
    /** Writes the new pictures that posts show. @returns how many. */
    write: async (posts: readonly string[]) => {
      const shown = [...made].filter(([name]) => posts.some((html) => html.includes(blogPictureFolder + name)));
      for (const [name, picture] of shown) await stage.write(`media/blog/${name}`, picture);
      return shown.length;
    },
  };
}
