import path from 'node:path';
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { encodePicture, pictureRecipe } from '@site/delivery/pictures/encode-picture.ts';
import { writePending } from '@site/delivery/pictures/picture-queue.ts';
import { readSiteFolders } from '@site/model/site-folders.ts';

/**
 * Astro's own service, except that a build writes a recipe in place of each picture, which is encoded after the build or
 * while the site is served (docs/decisions/pictures.md). A file's name holds the hash of its photograph and a hash of its
 * format and size. Leaving the photograph out of the second hash gives all files of one format and size the same ending,
 * which compresses to nothing on pages with many pictures.
 */
const pictureService: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position'],
  async transform(photograph, options) {
    const { dist } = readSiteFolders(process.env);
    const recipe = pictureRecipe.parse({
      ...options,
      source: path.posix.relative(path.posix.dirname(dist), String(options.source)),
    });
    return {
      data: import.meta.env.DEV ? await encodePicture(Buffer.from(photograph), recipe) : writePending(recipe),
      format: recipe.format,
    };
  },
};

export default pictureService;
