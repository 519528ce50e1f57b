import type { PictureLayout } from '#lib/pictures/picture-layouts.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';
import type { VideoDetails } from './video.ts';

/** The frames of a film, each with its lens, stop and frame rate; none for most. */
export async function listFrames({ file, frames = [] }: Pick<VideoDetails, 'file' | 'frames'>, layout: PictureLayout) {
  return Promise.all(
    frames.map(async ({ img, alt, note }) => ({ picture: await resolvePicture(file, img, alt, layout), note })),
  );
}

export type Frame = Awaited<ReturnType<typeof listFrames>>[number];

/** The first frames of a film, as small pictures beside its card or in a row between others. */
export async function listSmallFrames(video: Pick<VideoDetails, 'file' | 'frames'>, count: number) {
  const frames = await listFrames({ ...video, frames: video.frames?.slice(0, count) }, 'strip');
  return frames.map(({ picture }) => picture);
}
