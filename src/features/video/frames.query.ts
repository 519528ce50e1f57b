import type { PictureData } from '#lib/pictures/picture.ts';
import type { PictureLayout } from '#lib/pictures/picture-layouts.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';
import type { VideoDetails } from './video.ts';

/** A frame of a film, with its lens, stop and frame rate. */
export interface Frame {
  readonly picture: PictureData;
  readonly note: string;
}

/** The frames of a film; none for most. */
export async function listFrames(
  { file, frames = [] }: Pick<VideoDetails, 'file' | 'frames'>,
  layout: PictureLayout,
): Promise<Frame[]> {
  return Promise.all(
    frames.map(async ({ img, alt, note }) => ({ picture: await resolvePicture(file, img, alt, layout), note })),
  );
}
