import path from 'node:path';
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { encodePicture, pictureRecipe } from '@site/delivery/pictures/encode-picture.ts';
import { writePending } from '@site/delivery/pictures/picture-queue.ts';
import { readSiteFolders } from '@site/model/site-folders.ts';

/**
 * Astro's own service, but a build writes recipes in the place of pictures: they are encoded while the site is served
 * already (decision 36). The names of files hold their photograph's hash and one of how they are made; leaving the
 * photograph out of the second gives all files of one kind the same ending, which compresses to nothing on pages with many
 * pictures.
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
