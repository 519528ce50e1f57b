import path from 'node:path';
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { encodePicture, encodings, pictureRecipe } from '@site/delivery/pictures/encode-picture.ts';
import { writePending } from '@site/delivery/pictures/picture-queue.ts';
import { isSamplePicture } from '@site/model/media/sample-picture.ts';
import { readSiteFolders } from '@site/model/site-folders.ts';

/** The word at the edge of a picture that has to be replaced, while drafts are shown: drawn, since a server may have no fonts. */
const sampleMark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="82" height="28"><path fill="#ff9a3d" d="M0 0h82v28H0z"/><path fill="none" stroke="#07090b" stroke-width="2" d="M18 9h-8v5h8v5h-8M22 20V9h8v11m-8-5h8M34 20V9l4 5 4-5v11M47 20V9h7v6h-7M58 8v11h6M74 9h-6v10h6m-6-5h5"/></svg>',
);

/**
 * Astro's own service, except that a build writes a recipe in place of each picture, which is encoded after the build or
 * while the site is served (docs/decisions/pictures.md). A file's name holds the hash of its photograph and a hash of its
 * format and size and of the encoders' settings. Leaving the photograph out of the second hash gives all files of one format
 * and size the same ending, which compresses to nothing on pages with many pictures.
 */
const pictureService: LocalImageService = {
  ...sharpService,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position', 'encodings'],
  validateOptions: (options, ...rest) => sharpService.validateOptions?.({ ...options, encodings }, ...rest) ?? options,
  async transform(photograph, options) {
    if (import.meta.env.DEV) {
      // The development server reads the options from the picture's address, which has no source.
      const recipe = pictureRecipe.parse({
        ...options,
        source: options.src.replace(/\?.*$/, ''),
        quality: undefined,
      });
      // The posters and portraits of samples are marked by the page.
      const isMarked = isSamplePicture(recipe.source) && !/\/(?:posters|portraits)\//.test(recipe.source);
      const mark = isMarked && recipe.width >= 240 ? sampleMark : undefined;
      return { data: await encodePicture(Buffer.from(photograph), recipe, mark), format: recipe.format };
    }
    const { dist } = readSiteFolders(process.env);
    const recipe = pictureRecipe.parse({
      ...options,
      source: path.posix.relative(path.posix.dirname(dist), String(options.source)),
    });
    return { data: writePending(recipe), format: recipe.format };
  },
};

export default pictureService;
