/** A picture with everything a component needs to draw it; sizes are CSS pixels. */
export interface PictureData {
  readonly alt: string;
  /** The `sizes` attribute: how wide the layout draws it. */
  readonly sizes: string;
  /** Modern formats first; the fallback below serves the rest. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing (SVG), served as it is. */
export interface DrawingData {
  readonly src: string;
  readonly alt: string;
}
