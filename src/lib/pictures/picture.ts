import * as z from 'zod/mini';

/** A picture with everything a component needs to draw it; width and height are pixels of the fallback's frame. */
export const pictureData = z.object({
  alt: z.string(),
  /** The number of the tint that comes nearest to it, which is shown until it has loaded. */
  tint: z.number(),
  /** AVIF files, one source for each crop; a browser tries them in turn before the fallback below. */
  sources: z.array(
    z.object({
      srcSet: z.string(),
      /** The screens it is for; all of them where absent. */
      media: z.exactOptional(z.string()),
      /** How wide it is drawn there, where that is not what the picture's place says. */
      sizes: z.exactOptional(z.string()),
    }),
  ),
  src: z.string(),
  width: z.number(),
  height: z.number(),
});

export type PictureData = Readonly<z.infer<typeof pictureData>>;

/** A silent moving picture over a still: the same few seconds as AV1, which is smaller, and as H.264 for all browsers. */
export const loopData = z.object({ av1: z.string(), h264: z.string() });

export type LoopData = Readonly<z.infer<typeof loopData>>;

/** A drawing (SVG), served as it is. */
export interface DrawingData {
  readonly src: string;
  readonly alt: string;
}
