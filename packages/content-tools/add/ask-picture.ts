import { readFile } from 'node:fs/promises';
import { makePicture, PictureError } from '../media/make-picture.ts';
import { pictureKinds } from '@site/model/media/picture-kinds.ts';
import type { Question } from './question.ts';

/**
 * The question for a picture of the owner's own, which is made into one of that folder of content/media.
 * @param why said after the advice.
 */
export function askPicture(field: string, folder: 'posters' | 'portraits', why = ''): Question<Buffer> {
  const { width, height } = pictureKinds[folder];
  const advice = `write the place of a picture of your own, at least ${String(width)}×${String(height)}${why}`;
  return {
    field,
    advice,
    check: async (answer) => {
      // Terminals put quotes around a file that is dragged onto them.
      const file = answer.trim().replace(/^(['"])(.*)\1$/, '$2');
      const source = await readFile(file).catch(() => undefined);
      if (!source) return { advice: `names ${file || 'nothing'}, which cannot be read: ${advice}` };
      try {
        return { value: await makePicture(folder, source) };
      } catch (error) {
        if (error instanceof PictureError) return { advice: error.message };
        throw error;
      }
    },
  };
}
