export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
  /** The screens it is for; all of them where absent. */
  readonly media?: string;
}

/** A picture with everything a component needs to draw it; sizes are CSS pixels. */
export interface PictureData {
  readonly alt: string;
  /** The `sizes` attribute: how wide the layout draws it. */
  readonly sizes: string;
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
