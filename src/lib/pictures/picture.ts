import * as z from 'zod/mini';

/** Everything a component needs to render a picture; width and height are those of the fallback, in pixels. */
export const pictureData = z.object({
  alt: z.string(),
  /** AVIF files, one source for each crop; a browser tries them in turn before the fallback below. */
  sources: z.array(
    z.object({
      srcSet: z.string(),
      /** The screens it is for; all if absent. */
      media: z.exactOptional(z.string()),
      /** Its `sizes`, if they differ from those of the picture's place. */
      sizes: z.exactOptional(z.string()),
    }),
  ),
  src: z.string(),
  width: z.number(),
  height: z.number(),
});

export type PictureData = Readonly<z.infer<typeof pictureData>>;

/** A logo's file as it is, and its size in its box. */
export interface LogoData {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** From the project's folder. */
  readonly file: string;
}
