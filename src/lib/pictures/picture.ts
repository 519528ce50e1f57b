/** Files of one crop, as AVIF. */
export interface PictureSource {
  readonly srcSet: string;
  /** The screens it is for; all of them where absent. */
  readonly media?: string;
  /** How wide it is drawn there, where that is not what the picture's place says. */
  readonly sizes?: string;
}

/** A picture with everything a component needs to draw it; width and height are pixels of the fallback's frame. */
export interface PictureData {
  readonly alt: string;
  /** Which of the page's tints comes nearest to it: stands in its place until it is there. */
  readonly tint: number;
  /** What a browser tries in turn before the fallback below. */
  readonly sources: readonly PictureSource[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing (SVG), served as it is. */
export interface DrawingData {
  readonly src: string;
  readonly alt: string;
}
